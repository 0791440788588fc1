import AviaryMessages
import Foundation
import Testing

@Suite("JSON of requests and answers")
struct JSONTests {
  @Test(
    "a text is read and written",
    arguments: [
      #"{"a":[1,2.5,true,null,"x"],"b":{}}"#, #"[]"#, #""text""#, #"0"#, #"-12"#, #"false"#,
      #"{"n":9007199254740991}"#,
    ]
  )
  func roundTrip(text: String) throws {
    #expect(try JSON(data: Data(text.utf8)).line == text)
  }

  @Test("numbers are no truth values, and the other way round")
  func kinds() throws {
    let value = try JSON(data: Data(#"{"one":1,"yes":true}"#.utf8))
    #expect(value["one"]?.number == 1 && value["one"]?.bool == nil)
    #expect(value["yes"]?.bool == true && value["yes"]?.number == nil)
  }

  @Test("what JSON has no number for is a text")
  func infinity() {
    let value: JSON = ["a": .number(.infinity), "b": .number(.nan)]
    #expect(value.line == #"{"a":"infinity","b":"nan"}"#)
    #expect(value["a"]?.number == nil)
  }

  @Test("numbers with a fraction, or too large, are no whole numbers")
  func whole() {
    #expect((1.5 as JSON).int == nil)
    #expect((1e300 as JSON).int == nil)
    #expect((7 as JSON).int == 7)
  }

  @Test("what is no JSON is an error", arguments: ["", "{", "nonsense", "[1 2]", "{\"a\"}"])
  func garbage(text: String) {
    #expect(throws: (any Error).self) { try JSON(data: Data(text.utf8)) }
  }
}
