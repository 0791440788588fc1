public import Foundation
import Synchronization

/// Looks for words that are spelled wrongly, on behalf of all of a program's documents.
///
/// Words are looked up by Enchant in the dictionaries that are installed, those of Hunspell for example. Where there is none of a
/// language, that is said once and each word is right. It has no panel.
open class NSSpellChecker: NSObject, @unchecked Sendable {
  /// The program's checker.
  public static let shared = NSSpellChecker()
  /// Whether anything has asked for ``shared``; always true here.
  public class var sharedSpellCheckerExists: Bool { true }

  // Shared: numbers of documents are the process's.
  private static let lastTag = Mutex(0)
  private let chosenLanguage = Mutex(Locale.current.identifier)

  /// A number that no other document has.
  public class func uniqueSpellDocumentTag() -> Int {
    lastTag.withLock { tag in
      tag += 1
      return tag
    }
  }

  /// The languages that have a dictionary, such as "en_US"; none where Enchant is not there.
  open var availableLanguages: [String] { Spelling.languages }

  /// The language that words are looked up in where none is told; the person's own at first.
  open func language() -> String { chosenLanguage.withLock { $0 } }

  /// Chooses the language that words are looked up in where none is told.
  ///
  /// - Parameter language: The language, such as "en" or "de_DE".
  /// - Returns: Whether it has a dictionary; otherwise nothing changes.
  @discardableResult
  open func setLanguage(_ language: String) -> Bool {
    let name = language.prefix { $0 != "_" && $0 != "-" }
    guard Spelling.languages.contains(where: { $0 == name || $0.hasPrefix("\(name)_") }) else {
      return false
    }
    chosenLanguage.withLock { $0 = language }
    return true
  }

  /// Finds the first word that is spelled wrongly, from a place on and then from the beginning.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - startingOffset: Where to begin, in UTF-16 units.
  /// - Returns: Where the word is; a range at `NSNotFound` where all are right.
  open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange {
    checkSpelling(
      of: stringToCheck,
      startingAt: startingOffset,
      language: nil,
      wrap: true,
      inSpellDocumentWithTag: 0,
      wordCount: nil
    )
  }

  /// Finds the first word that is spelled wrongly.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - startingOffset: Where to begin, in UTF-16 units.
  ///   - language: The language; nil for ``language()``.
  ///   - wrapFlag: Whether to go on at the beginning where nothing is found up to the end.
  ///   - tag: The document whose ignored words are right; 0 for none.
  ///   - wordCount: Is set to the number of words of the text; nil where nobody wants to know.
  /// - Returns: Where the word is; a range at `NSNotFound` where all are right.
  open func checkSpelling(
    of stringToCheck: String,
    startingAt startingOffset: Int,
    language: String?,
    wrap wrapFlag: Bool,
    inSpellDocumentWithTag tag: Int,
    wordCount: UnsafeMutablePointer<Int>?
  ) -> NSRange {
    wordCount?.pointee = countWords(in: stringToCheck, language: language)
    return Spelling.misspelling(
      in: stringToCheck,
      NSRange(location: 0, length: stringToCheck.utf16.count),
      from: startingOffset,
      wraps: wrapFlag,
      language: language ?? self.language(),
      document: tag
    )
  }

  /// The number of words of a text, numbers left out.
  ///
  /// - Parameters:
  ///   - stringToCount: The text.
  ///   - language: Makes no difference.
  open func countWords(in stringToCount: String, language: String?) -> Int {
    Spelling.words(of: stringToCount, in: NSRange(location: 0, length: stringToCount.utf16.count))
      .count
  }

  /// What may have been meant by a word.
  ///
  /// - Parameters:
  ///   - range: Where the word is in the text, in UTF-16 units.
  ///   - string: The text.
  ///   - language: The language; nil for ``language()``.
  ///   - tag: The document; makes no difference.
  /// - Returns: Words, the likeliest first; nil where the language has no dictionary or the range is none of the text's.
  open func guesses(
    forWordRange range: NSRange,
    in string: String,
    language: String?,
    inSpellDocumentWithTag tag: Int
  ) -> [String]? {
    Spelling.guesses(for: range, in: string, language: language ?? self.language())
  }

  /// Takes a word as right from now on, in later runs of the program too.
  ///
  /// - Parameter word: The word, as it is written.
  open func learnWord(_ word: String) { Spelling.learn(word) }

  /// Whether a word was learned.
  ///
  /// - Parameter word: The word, as it is written.
  open func hasLearnedWord(_ word: String) -> Bool { Spelling.learnedWords.contains(word) }

  /// Forgets a word that was learned.
  ///
  /// - Parameter word: The word, as it is written.
  open func unlearnWord(_ word: String) { Spelling.unlearn(word) }

  /// Leaves a word alone in a document from now on, until the program ends.
  ///
  /// - Parameters:
  ///   - wordToIgnore: The word, as it is written.
  ///   - tag: The document, by ``uniqueSpellDocumentTag()``.
  open func ignoreWord(_ wordToIgnore: String, inSpellDocumentWithTag tag: Int) {
    Spelling.ignore(wordToIgnore, in: tag)
  }

  /// The words that are left alone in a document.
  ///
  /// - Parameter tag: The document.
  open func ignoredWords(inSpellDocumentWithTag tag: Int) -> [String]? {
    Spelling.ignoredWords(in: tag)
  }

  /// Leaves words alone in a document, and no others.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - tag: The document.
  open func setIgnoredWords(_ words: [String], inSpellDocumentWithTag tag: Int) {
    Spelling.setIgnoredWords(words, in: tag)
  }

  /// Forgets what was left alone in a document that was closed.
  ///
  /// - Parameter tag: The document.
  open func closeSpellDocument(withTag tag: Int) { Spelling.setIgnoredWords([], in: tag) }
}
