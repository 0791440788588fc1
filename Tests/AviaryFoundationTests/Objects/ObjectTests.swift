import AviaryFoundation
import Foundation
import Testing

@Suite("Members of Foundation's objects that Linux lacks")
struct ObjectTests {
  @Test("user defaults by key-value coding are those of set and object")
  func userDefaults() throws {
    let name = "aviary-test-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    defaults.setValue(3, forKey: "number")
    #expect(defaults.integer(forKey: "number") == 3)
    #expect(defaults.value(forKey: "number") as? Int == 3)
    defaults.setValue(nil, forKey: "number")
    #expect(defaults.value(forKey: "number") == nil)
  }

  @Test("empty objects are made without parameters")
  func emptyObjects() {
    #expect(NSAttributedString().length == 0)
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a")
    let progress = Progress()
    progress.totalUnitCount = 4
    progress.completedUnitCount = 1
    #expect(progress.fractionCompleted == 0.25)
  }

  @Test("a pool returns what its work returns, and throws what it throws")
  func pool() {
    #expect(autoreleasepool { 3 } == 3)
    #expect(throws: CocoaError.self) { try autoreleasepool { throw CocoaError(.fileNoSuchFile) } }
  }

  @Test("the machine is no Mac, and as warm as it should be")
  func processInformation() {
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac && !ProcessInfo.processInfo.isMacCatalystApp)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
  }

  @Test(
    "a predicate compares the object itself with a value",
    arguments: [
      ("SELF MATCHES %@", "[a-z]+@[a-z]+\\.org", "me@there.org", true),
      ("SELF MATCHES %@", "[a-z]+@[a-z]+\\.org", "it is me@there.org", false),
      ("SELF MATCHES %@", "[", "[", false),
      ("self matches[c] %@", "ab+", "ABB", true),
      ("SELF CONTAINS %@", "ell", "hello", true),
      ("SELF CONTAINS %@", "ELL", "hello", false),
      ("SELF CONTAINS[c] %@", "ELL", "héllo", false),
      ("SELF CONTAINS[cd] %@", "ELL", "héllo", true),
      ("SELF CONTAINS[cd] %@", "ÈLL", "hello", true),
      ("SELF BEGINSWITH %@", "he", "hello", true),
      ("SELF ENDSWITH %@", "he", "hello", false),
      ("SELF LIKE %@", "h?l*", "hello", true),
      ("SELF LIKE %@", "h.l*", "hello", false),
      ("SELF == %@", "hello", "hello", true),
      ("SELF != %@", "hello", "hello", false),
    ]
  )
  func predicates(format: String, value: String, object: String, holds: Bool) {
    #expect(NSPredicate(format: format, value).evaluate(with: object) == holds)
  }

  @Test("a predicate with its value in quotes; what is not supported holds for nothing")
  func otherPredicates() {
    #expect(NSPredicate(format: "SELF ENDSWITH 'lo'").evaluate(with: "hello"))
    #expect(!NSPredicate(format: "name == %@", "a").evaluate(with: ["name": "a"] as NSDictionary))
  }
}
