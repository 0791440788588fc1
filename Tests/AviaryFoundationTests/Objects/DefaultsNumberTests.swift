import AviaryFoundation
import Foundation
import Testing

/// Numbers of other types than Foundation keeps.
@Suite("Numbers in defaults")
struct DefaultsNumberTests {
  @Test("Lengths are kept as numbers, alone and in arrays, and nil takes them away")
  func lengths() throws {
    let name = "org.aviary.DefaultsNumberTests"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let length: CGFloat = 12.5
    defaults.set(length, forKey: "one")
    defaults.set([length, 2], forKey: "several")
    defaults.setValue(length * 2, forKey: "other")
    #expect(defaults.double(forKey: "one") == 12.5)
    #expect(defaults.array(forKey: "several") as? [Double] == [12.5, 2])
    #expect(defaults.double(forKey: "other") == 25)
    let none: CGFloat? = nil
    defaults.set(none, forKey: "one")
    #expect(defaults.object(forKey: "one") == nil)
  }
}
