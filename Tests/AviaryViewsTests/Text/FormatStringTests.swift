import Foundation
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryFoundation
@testable import AviaryGraphics

@Suite("Formats in localized strings")
struct FormatStringTests {
  private func parts(_ format: String) -> [FormatString.Part] { FormatString(format).parts }

  @Test("A format is taken apart")
  func taken() {
    #expect(
      parts("%lld of %@, 100%%") == [
        .place(.init(index: 0, specifier: "%d", conversion: "d")), .literal(" of "),
        .place(.init(index: 1, specifier: "%@", conversion: "@")), .literal(", 100%"),
      ]
    )
  }

  @Test("Positions change the order")
  func positions() {
    #expect(
      parts("%2$@ %1$.2lf") == [
        .place(.init(index: 1, specifier: "%@", conversion: "@")), .literal(" "),
        .place(.init(index: 0, specifier: "%.2f", conversion: "f")),
      ]
    )
  }

  @Test("A percent sign that begins nothing stays", arguments: ["100%", "%", "%y"])
  func stray(text: String) {
    #expect(parts(text) == [.literal(text)])
  }

  private func text(_ key: LocalizedStringKey, _ locale: String = "en_US") -> String {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    return Text(key).string(in: environment)
  }

  @Test("The key of a literal has a place for each value")
  func keys() {
    let (count, name) = (3, "x")
    #expect(("\(count) of \(name)" as LocalizedStringKey).key == "%lld of %@")
    #expect(
      ("\(1.5) \(Float(2)) \(UInt(1)) \(Int32(1))" as LocalizedStringKey).key == "%lf %f %llu %d"
    )
    #expect(("\(count)%" as LocalizedStringKey).key == "%lld%%")
    #expect(("\(1.5, specifier: "%.1f")" as LocalizedStringKey).key == "%.1f")
    #expect(("100%" as LocalizedStringKey).key == "100%")
  }

  @Test("Numbers are written as the locale does")
  func numbers() {
    #expect(text("\(1234567)") == "1,234,567")
    #expect(text("\(-1234)") == "-1,234")
    #expect(text("\(1234567)", "de_DE") == "1.234.567")
    #expect(text("\(0.5)") == "0.500000")
    #expect(text("\(1234.5, specifier: "%.2f")") == "1,234.50")
    #expect(text("\(1234.5, specifier: "%.2f")", "de_DE") == "1.234,50")
    #expect(text("\(7, specifier: "%02d")") == "07")
    #expect(text("\(255, specifier: "%x")") == "ff")
    #expect(text("\(UInt64.max)") == "18,446,744,073,709,551,615")
    #expect(text("\(Int.min)") == "-9,223,372,036,854,775,808")
    #expect(text("\(3)%") == "3%")
    #expect(text("100%") == "100%")
  }

  @Test("Values of any kind can be put in")
  func values() {
    #expect(text("a \("b") \(Text(verbatim: "c").bold()) \("def".dropFirst())") == "a b c ef")
    #expect(text("\(true) \(Optional(1) as Any)") == "true Optional(1)")
    #expect(text("\(12.5, format: .number)") == "12.5")
    #expect(text("\(0.25, format: .percent)") == "25%")
    #expect(text("\(AttributedString("x"))") == "x")
  }

  @Test("What values contain is never markup")
  func valuesAreNoMarkup() {
    #expect(text("\("**a**") **\("*b*")**") == "**a** *b*")
  }
}
