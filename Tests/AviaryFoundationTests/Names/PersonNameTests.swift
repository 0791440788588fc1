import Foundation
import Testing

@testable import AviaryFoundation

@Suite("Names of persons")
struct PersonNameTests {
  typealias Style = PersonNameComponents.FormatStyle.Style

  @Test(
    "Each style writes some parts, in the order of the characters",
    arguments: [
      (.short, "Tom", "克华"), (.medium, "Thomas Clark", "陈克华"), (.abbreviated, "TC", "陈"),
      (.long, "Dr. Thomas Louis Clark Esq.", "陈克华"),
    ] as [(Style, String, String)]
  )
  func styles(style: Style, western: String, chinese: String) {
    // The first is documented at PersonNameComponentsFormatter.
    var name = PersonNameComponents()
    name.namePrefix = "Dr."
    name.givenName = "Thomas"
    name.middleName = "Louis"
    name.familyName = "Clark"
    name.nameSuffix = "Esq."
    name.nickname = "Tom"
    #expect(name.formatted(.name(style: style)) == western)
    var other = PersonNameComponents()
    other.givenName = "克华"
    other.familyName = "陈"
    #expect(other.formatted(.name(style: style)) == chinese)
  }

  @Test("Parts that are not there are left out")
  func missing() {
    var name = PersonNameComponents()
    #expect(name.formatted() == "")
    name.familyName = "Clark"
    #expect(name.formatted() == "Clark")
    #expect(name.formatted(.name(style: .abbreviated)) == "C")
    #expect(name.formatted(.name(style: .short)) == "Clark")
  }
}
