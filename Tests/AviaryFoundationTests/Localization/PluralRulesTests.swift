import Foundation
import Testing

@testable import AviaryFoundation

@Suite("Plural rules")
struct PluralRulesTests {
  @Test(
    "The categories are CLDR's",
    arguments: [
      ("en", [0: "other", 1: "one", 2: "other"]), ("fr", [0: "one", 1: "one", 2: "other"]),
      ("ru", [1: "one", 2: "few", 5: "many", 11: "many", 21: "one", 22: "few"]),
      ("pl", [1: "one", 2: "few", 5: "many", 12: "many", 22: "few"]),
      ("ar", [0: "zero", 1: "one", 2: "two", 3: "few", 11: "many", 100: "other"]),
      ("ja", [0: "other", 1: "other"]),
      ("cy", [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"]),
      ("pt-PT", [1: "one", 2: "other"]), ("lv", [0: "zero", 1: "one", 21: "one", 2: "other"]),
      ("nonsense", [1: "other"]),
    ]
  )
  func categories(language: String, expected: [Int: String]) {
    for (number, category) in expected {
      let found = PluralRules.category(of: .init(Double(number)), language: language)
      #expect(found == category, "\(number) in \(language)")
    }
  }

  @Test(
    "Digits after the point count",
    arguments: [
      ("en", 1.0, 0, "one"), ("en", 1.0, 1, "other"), ("en", 1.5, 1, "other"),
      ("fr", 1.5, 1, "one"), ("ru", 1.5, 1, "other"), ("lv", 1.1, 1, "one"),
    ]
  )
  func fractions(language: String, value: Double, digits: Int, expected: String) {
    #expect(
      PluralRules.category(of: .init(value, fractionDigits: digits), language: language)
        == expected
    )
  }

  @Test("Infinity has a form too")
  func infinity() {
    #expect(PluralRules.category(of: .init(.infinity), language: "en") == "other")
  }
}
