import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryFoundation
@testable import AviaryGraphics

@MainActor
@Suite("Automatic grammar agreement")
struct NumberAgreementTests {
  private func resolve(_ text: Text, _ locale: String = "en_US") -> TextResolver {
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: locale)
    var resolver = TextResolver(environment)
    resolver.append(text, resolver.text.styling)
    return resolver
  }

  private func written(_ text: Text, _ locale: String = "en_US") -> String {
    resolve(text, locale).string
  }

  @Test(
    "A noun agrees with the number before it",
    arguments: [
      (0, "0 tasks left"), (1, "1 task left"), (2, "2 tasks left"), (1_001, "1,001 tasks left"),
    ]
  )
  func number(_ number: Int, _ expected: String) {
    #expect(written(Text("^[\(number) task](inflect: true) left")) == expected)
    #expect(written(Text("^[\(number) task left](inflect: true)")) == expected)
  }

  @Test(
    "The noun is the last word of its phrase",
    arguments: [
      ("^[3 large apple](inflect: true)", "3 large apples"),
      ("^[2 slice of bread](inflect: true)", "2 slices of bread"),
      ("^[3 selected item](inflect: true)", "3 selected items"),
      ("^[3 item selected](inflect: true)", "3 items selected"),
      ("^[3 of 5 file](inflect: true)", "3 of 5 files"),
      ("^[2 cat and 1 dog](inflect: true)", "2 cats and 1 dog"),
      ("(^[2 cat, 4 dog](inflect: true))", "(2 cats, 4 dogs)"),
      ("^[3 Task](inflect: true)", "3 Tasks"),
      ("^[3 tasks](inflect: true)", "3 tasks"),
      ("^[task 3](inflect: true)", "task 3"),
      ("^[3 completed](inflect: true)", "3 completed"),
      ("^[3](inflect: true)", "3"),
      ("^[2 **bold** word](inflect: true)", "2 bold words"),
      ("^[2 task](inflect: false)", "2 task"),
      ("^[2 task](morphology: { grammaticalGender: 'feminine' })", "2 task"),
      ("^[2 task](morphology: { number: 'one' }, inflect: true)", "2 tasks"),
      ("2 task", "2 task"),
      ("2^[8](unknown)", "28"),
      // An address without angle brackets has no spaces: these brackets are no link.
      ("2^8 and ^[x] and \\^[2 cat](inflect: true)", "2^8 and ^[x] and ^[2 cat](inflect: true)"),
    ]
  )
  func phrases(_ key: String, _ expected: String) {
    #expect(written(Text(LocalizedStringKey(key))) == expected)
  }

  @Test("Words of other languages stay as they are, and attributes are never shown")
  func otherLanguages() {
    #expect(written(Text("^[\(3) Aufgabe](inflect: true)"), "de_DE") == "3 Aufgabe")
    #expect(written(Text("^[\(3) task](inflect: true)"), "fr") == "3 task")
  }

  @Test("There is no link, and styles stay")
  func styles() {
    let resolver = resolve(Text("^[\(3) **task**](inflect: true) left"))
    #expect(resolver.string == "3 tasks left")
    #expect(resolver.pieces.allSatisfy { $0.style.link == nil })
    #expect(resolver.pieces.count == 3 && resolver.pieces[1].style.isBold == true)
  }

  @Test("A noun that is a value agrees, too")
  func values() {
    let food = "sandwich"
    #expect(written(Text("Add ^[\(2) small \(food)](inflect: true)")) == "Add 2 small sandwiches")
    #expect(written(Text("Add ^[\(1) small \(food)](inflect: true)")) == "Add 1 small sandwich")
  }

  @Test(
    "Plurals of English nouns",
    arguments: [
      ("task", "tasks"), ("day", "days"), ("city", "cities"), ("box", "boxes"), ("bus", "buses"),
      ("class", "classes"), ("dish", "dishes"), ("match", "matches"), ("quiz", "quizzes"),
      ("analysis", "analyses"), ("person", "people"), ("Child", "Children"), ("FOOT", "FEET"),
      ("salesman", "salesmen"), ("human", "humans"), ("leaf", "leaves"), ("chef", "chefs"),
      ("photo", "photos"), ("potato", "potatoes"), ("sheep", "sheep"), ("people", "people"),
      ("tasks", "tasks"), ("canvas", "canvases"), ("PDF", "PDFs"), ("TASK", "TASKS"),
      ("to-do", "to-dos"),
      ("entry", "entries"), ("key", "keys"), ("status", "statuses"), ("é", "é"),
    ]
  )
  func plurals(_ noun: String, _ plural: String) { #expect(EnglishPlural.of(noun) == plural) }
}
