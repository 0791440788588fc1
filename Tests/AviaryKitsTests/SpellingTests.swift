import AppKit
import Foundation
import Testing
import UIKit

/// Words are looked up in the dictionaries that are installed.
@Suite("Spelling")
struct SpellingTests {
  /// What apps that guess words ask: whether a word is one.
  private func isReal(_ word: String, language: String = "en") -> Bool {
    let checker = UITextChecker()
    let range = NSRange(location: 0, length: word.utf16.count)
    let misspelled = checker.rangeOfMisspelledWord(
      in: word,
      range: range,
      startingAt: 0,
      wrap: false,
      language: language
    )
    return misspelled.location == NSNotFound
  }

  private static var hasEnglish: Bool {
    UITextChecker.availableLanguages.contains { $0.hasPrefix("en_") }
  }

  @Test("Words of a language are real, others are not", .enabled(if: Self.hasEnglish))
  func words() {
    for word in ["house", "don't", "don\u{2019}t", "Paris", "silkworm"] {
      #expect(isReal(word), "\(word)")
    }
    for word in ["huose", "xyzzyq", "silkwrom"] { #expect(!isReal(word), "\(word)") }
    #expect(isReal("house", language: "en_US") && !isReal("huose", language: "en-US"))
  }

  @Test(
    "Places are in UTF-16 units, from an offset on, and around the end",
    .enabled(if: Self.hasEnglish)
  )
  func places() {
    let text = "👍 a huose and 12abc 42 a gardn"
    let whole = NSRange(location: 0, length: text.utf16.count)
    let checker = UITextChecker()
    func place(_ start: Int, wrap: Bool) -> NSRange {
      checker.rangeOfMisspelledWord(
        in: text,
        range: whole,
        startingAt: start,
        wrap: wrap,
        language: "en"
      )
    }
    #expect(place(0, wrap: false) == NSRange(location: 5, length: 5))
    #expect(place(6, wrap: false) == NSRange(location: 26, length: 5))
    #expect(place(28, wrap: false).location == NSNotFound)
    #expect(place(28, wrap: true) == NSRange(location: 5, length: 5))
    // No part of the text, and more than there is of it.
    #expect(
      checker.rangeOfMisspelledWord(
        in: "huose",
        range: NSRange(location: 0, length: 99),
        startingAt: 0,
        wrap: false,
        language: "en"
      ) == NSRange(location: 0, length: 5)
    )
    #expect(
      checker.rangeOfMisspelledWord(
        in: "",
        range: NSRange(location: 3, length: 4),
        startingAt: 9,
        wrap: true,
        language: "en"
      ).location == NSNotFound
    )
  }

  @Test("Guesses have what was meant", .enabled(if: Self.hasEnglish))
  func guesses() throws {
    let text = "a huose"
    let range = NSRange(location: 2, length: 5)
    let guesses = try #require(
      UITextChecker().guesses(forWordRange: range, in: text, language: "en")
    )
    #expect(guesses.contains("house"))
    #expect(
      UITextChecker()
        .guesses(forWordRange: NSRange(location: 5, length: 9), in: text, language: "en") == nil
    )
    #expect(
      NSSpellChecker.shared.guesses(
        forWordRange: range,
        in: text,
        language: "en",
        inSpellDocumentWithTag: 0
      ) == guesses
    )
  }

  @Test(
    "Ignored words are right for who ignores them, learned ones for all",
    .enabled(if: Self.hasEnglish)
  )
  func added() {
    let checker = UITextChecker()
    func place(_ checker: UITextChecker) -> Int {
      checker.rangeOfMisspelledWord(
        in: "aviaryish",
        range: NSRange(location: 0, length: 9),
        startingAt: 0,
        wrap: false,
        language: "en"
      ).location
    }
    #expect(place(checker) == 0)
    checker.ignoreWord("aviaryish")
    #expect(checker.ignoredWords == ["aviaryish"])
    #expect(place(checker) == NSNotFound && place(UITextChecker()) == 0)
    UITextChecker.learnWord("aviaryish")
    #expect(UITextChecker.hasLearnedWord("aviaryish") && place(UITextChecker()) == NSNotFound)
    UITextChecker.unlearnWord("aviaryish")
    #expect(!NSSpellChecker.shared.hasLearnedWord("aviaryish") && place(UITextChecker()) == 0)
  }

  @Test("A language without a dictionary finds nothing wrong, and a program's checker counts words")
  func unknownLanguage() {
    #expect(isReal("huose", language: "tlh"))
    #expect(
      UITextChecker().guesses(
        forWordRange: NSRange(location: 0, length: 5),
        in: "huose",
        language: "tlh"
      ) == nil
    )
    let checker = NSSpellChecker.shared
    #expect(!checker.setLanguage("tlh"))
    #expect(checker.countWords(in: "It's 5 o'clock, isn't it?", language: nil) == 4)
    if Self.hasEnglish {
      #expect(checker.setLanguage("en"))
      #expect(
        checker.checkSpelling(of: "a huose", startingAt: 0) == NSRange(location: 2, length: 5)
      )
    }
  }
}
