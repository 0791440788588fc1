public import Foundation

/// Looks for words that are spelled wrongly.
///
/// Words are looked up by Enchant in the dictionaries that are installed, those of Hunspell for example. Where there is none of a
/// language, that is said once and each word is right.
open class UITextChecker: NSObject {
  /// Words that this checker leaves alone have this number.
  private let document = NSSpellChecker.uniqueSpellDocumentTag()

  /// Creates a checker that leaves no words alone.
  public override init() { super.init() }

  deinit { Spelling.setIgnoredWords([], in: document) }

  /// The languages that have a dictionary, such as "en_US"; none where Enchant is not there.
  public class var availableLanguages: [String] { Spelling.languages }

  /// Finds the first word that is spelled wrongly.
  ///
  /// - Parameters:
  ///   - stringToCheck: The text.
  ///   - range: The part of it that is checked, in UTF-16 units.
  ///   - startingOffset: Where to begin, in units from the text's beginning.
  ///   - wrapFlag: Whether to go on at the beginning of the part where nothing is found up to its end.
  ///   - language: The language, such as "en" or "de_DE"; one without a country takes that of a dictionary which is there.
  /// - Returns: Where the word is; a range at `NSNotFound` where all are right.
  open func rangeOfMisspelledWord(
    in stringToCheck: String,
    range: NSRange,
    startingAt startingOffset: Int,
    wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    Spelling.misspelling(
      in: stringToCheck,
      range,
      from: startingOffset,
      wraps: wrapFlag,
      language: language,
      document: document
    )
  }

  /// What may have been meant by a word.
  ///
  /// - Parameters:
  ///   - range: Where the word is in the text, in UTF-16 units.
  ///   - string: The text.
  ///   - language: The language, such as "en".
  /// - Returns: Words, the likeliest first; nil where the language has no dictionary or the range is none of the text's.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    Spelling.guesses(for: range, in: string, language: language)
  }

  /// Leaves a word alone from now on, until the checker is gone.
  ///
  /// - Parameter wordToIgnore: The word, as it is written.
  open func ignoreWord(_ wordToIgnore: String) { Spelling.ignore(wordToIgnore, in: document) }

  /// The words that this checker leaves alone.
  open var ignoredWords: [String]? {
    get { Spelling.ignoredWords(in: document) }
    set { Spelling.setIgnoredWords(newValue ?? [], in: document) }
  }

  /// Takes a word as right from now on, in later runs of the program too.
  ///
  /// - Parameter word: The word, as it is written.
  open class func learnWord(_ word: String) { Spelling.learn(word) }

  /// Whether a word was learned.
  ///
  /// - Parameter word: The word, as it is written.
  open class func hasLearnedWord(_ word: String) -> Bool { Spelling.learnedWords.contains(word) }

  /// Forgets a word that was learned.
  ///
  /// - Parameter word: The word, as it is written.
  open class func unlearnWord(_ word: String) { Spelling.unlearn(word) }
}
