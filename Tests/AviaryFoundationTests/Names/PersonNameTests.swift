import Foundation
import Testing

// Foundation has a class of this name; SwiftUI's clients find ours.
import class AviaryFoundation.PersonNameComponentsFormatter

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

  @Test(
    "A formatter writes as the style does",
    arguments: [
      (.default, "Ada Lovelace"), (.short, "Ada"), (.medium, "Ada Lovelace"),
      (.long, "Lady Ada Lovelace"), (.abbreviated, "AL"),
    ] as [(PersonNameComponentsFormatter.Style, String)]
  )
  func formatter(style: PersonNameComponentsFormatter.Style, expected: String) {
    var name = PersonNameComponents()
    name.namePrefix = "Lady"
    name.givenName = "Ada"
    name.familyName = "Lovelace"
    let formatter = PersonNameComponentsFormatter()
    formatter.style = style
    #expect(formatter.string(from: name) == expected)
    #expect(formatter.string(for: name) == expected)
    #expect(formatter.string(for: "Ada") == nil)
    #expect(PersonNameComponentsFormatter.localizedString(from: name, style: style) == expected)
    var spoken = PersonNameComponents()
    spoken.givenName = "Ayda"
    name.phoneticRepresentation = spoken
    formatter.isPhonetic = true
    #expect(formatter.string(from: name) == (style == .abbreviated ? "A" : "Ayda"))
  }

  @Test(
    "A name is read: titles, given, middle and family names",
    arguments: [
      ("Ada Lovelace", "Ada||Lovelace||"), ("Ada", "Ada||||"),
      ("  Ada  Augusta King Lovelace ", "Ada|Augusta King|Lovelace||"),
      ("Lovelace, Ada Augusta", "Ada|Augusta|Lovelace||"),
      ("Dr. Ada Lovelace, PhD", "Ada||Lovelace|Dr.|PhD"),
      ("Martin Luther King Jr.", "Martin|Luther|King||Jr."), ("Dr.", "Dr.||||"),
    ]
  )
  func reading(text: String, expected: String) throws {
    let name = try #require(PersonNameComponentsFormatter().personNameComponents(from: text))
    let parts = [
      name.givenName, name.middleName, name.familyName, name.namePrefix, name.nameSuffix,
    ]
    #expect(parts.map { $0 ?? "" }.joined(separator: "|") == expected)
  }

  @Test("No word is no name", arguments: ["", "  ", ","])
  func noName(text: String) {
    #expect(PersonNameComponentsFormatter().personNameComponents(from: text) == nil)
  }

  @Test("A style reads names, as fields do that are given one")
  func parsing() throws {
    let style = PersonNameComponents.FormatStyle(style: .medium)
    let name = try style.parseStrategy.parse("Ada King Lovelace")
    #expect(name.givenName == "Ada")
    #expect(name.middleName == "King")
    #expect(name.familyName == "Lovelace")
    #expect(throws: (any Error).self) { try style.parseStrategy.parse("  ") }
  }
}
