import AviaryEngine
import CAviaryLibraries
import Foundation
import Synchronization

/// Looks words up in the dictionaries that are installed, by way of Enchant.
///
/// It is loaded with the first word that is asked for. Where it is not there, or has no dictionary of a language, that is said once
/// and every word is right.
struct Spelling: Sendable {
  private struct Store {
    var broker: UnsafeMutableRawPointer?
    var isOpen = false
    var dictionaries: [String: UnsafeMutableRawPointer?] = [:]
    /// What was told to be right, until the program ends.
    var ignored: [Int: [String]] = [:]
  }

  // Shared: the library has one list of dictionaries for the process, and may be asked by one thread at a time.
  private static let store = Mutex(Store())
  private static let learnedKey = "AviaryLearnedWords"

  // MARK: - Dictionaries

  /// The languages that have a dictionary, such as "en_US", in the order of their names.
  static var languages: [String] {
    store.withLock { languages(&$0) }
  }

  private static func languages(_ store: inout Store) -> [String] {
    guard let broker = broker(&store) else { return [] }
    var tags: [String] = []
    withUnsafeMutablePointer(to: &tags) { tags in
      aviary_spelling_languages(broker, collect, tags)
    }
    return Set(tags).sorted()
  }

  private static let collect:
    @convention(c) (UnsafePointer<CChar>?, UnsafeMutableRawPointer?) -> Void =
      { text, context in
        guard let text, let context else { return }
        context.assumingMemoryBound(to: [String].self).pointee.append(String(cString: text))
      }

  private static func broker(_ store: inout Store) -> UnsafeMutableRawPointer? {
    if store.isOpen { return store.broker }
    store.isOpen = true
    var error: UnsafeMutablePointer<CChar>?
    store.broker = aviary_spelling_open(&error)
    if store.broker == nil {
      Warnings.once(
        "words are not checked: \(error.map { String(cString: $0) } ?? "Enchant does not start")"
      )
    }
    free(error)
    return store.broker
  }

  /// The dictionary of a language, or of one of its countries where it is named alone: "en" takes "en_US".
  private static func dictionary(
    _ language: String,
    _ store: inout Store
  ) -> UnsafeMutableRawPointer? {
    let tag = language.replacingOccurrences(of: "-", with: "_")
    if let known = store.dictionaries[tag] { return known }
    guard let broker = broker(&store) else { return nil }
    let all = languages(&store)
    let name = tag.split(separator: "_").first.map(String.init) ?? tag
    let best =
      all.first { $0 == tag } ?? all.first { $0 == name } ?? all.first { $0 == "\(name)_US" }
      ?? all.first { $0 == "\(name)_\(name.uppercased())" }
      ?? all.first { $0.hasPrefix("\(name)_") }
    let found = best.flatMap { aviary_spelling_dictionary(broker, $0) }
    store.dictionaries[tag] = found
    if found == nil {
      Warnings.once(
        "there is no dictionary of \(language), so that its words are not checked; "
          + "a package such as hunspell-\(tag.lowercased().replacingOccurrences(of: "_", with: "-")) has one"
      )
    }
    return found
  }

  // MARK: - Words

  /// The first word of a part of a text that is in no dictionary.
  ///
  /// - Parameters:
  ///   - range: The part, in UTF-16 units; what is outside of the text is left out.
  ///   - start: Where to begin, in units of the whole text.
  ///   - wraps: Whether to go on at the beginning of the part.
  ///   - document: The document whose ignored words are right.
  /// - Returns: Where it is, or a location of `NSNotFound`.
  static func misspelling(
    in text: String,
    _ range: NSRange,
    from start: Int,
    wraps: Bool,
    language: String,
    document: Int
  ) -> NSRange {
    let words = words(of: text, in: range)
    let later = words.filter { $0.range.location >= start }
    let earlier = wraps ? words.filter { $0.range.location < start } : []
    let learned = learnedWords
    return store.withLock { store in
      guard let dictionary = dictionary(language, &store) else { return nil }
      let ignored = store.ignored[document, default: []]
      return (later + earlier).first { word in
        !learned.contains(word.text) && !ignored.contains(word.text)
          && aviary_spelling_knows(dictionary, word.text) == 0
      }?.range
    } ?? NSRange(location: NSNotFound, length: 0)
  }

  /// What may have been meant by a word, the likeliest first; nil where words of the language are not checked.
  static func guesses(for range: NSRange, in text: String, language: String) -> [String]? {
    guard let range = Range(range, in: text) else { return nil }
    let word = String(text[range])
    return store.withLock { store in
      guard let dictionary = dictionary(language, &store) else { return nil }
      var guesses: [String] = []
      withUnsafeMutablePointer(to: &guesses) { guesses in
        aviary_spelling_guesses(dictionary, word, collect, guesses)
      }
      return guesses
    }
  }

  /// The words of a part of a text: letters, and apostrophes between them.
  ///
  /// What has a digit is no word.
  static func words(of text: String, in range: NSRange) -> [(text: String, range: NSRange)] {
    let whole = NSRange(location: 0, length: text.utf16.count)
    guard let range = NSIntersectionRange(whole, range).nonEmpty,
      let part = Range(range, in: text)
    else { return [] }
    var words: [(text: String, range: NSRange)] = []
    var index = part.lowerBound
    while index < part.upperBound {
      guard text[index].isLetter || text[index].isNumber else {
        index = text.index(after: index)
        continue
      }
      var end = index
      while end < part.upperBound, isOfWord(text, end, before: part.upperBound) {
        end = text.index(after: end)
      }
      let word = text[index..<end]
      if !word.contains(where: \.isNumber) {
        words.append(
          (word.replacingOccurrences(of: "\u{2019}", with: "'"), NSRange(index..<end, in: text))
        )
      }
      index = end
    }
    return words
  }

  private static func isOfWord(_ text: String, _ index: String.Index, before end: String.Index)
    -> Bool
  {
    let character = text[index]
    if character.isLetter || character.isNumber { return true }
    guard character == "'" || character == "\u{2019}" else { return false }
    let next = text.index(after: index)
    return next < end && text[next].isLetter
  }

  // MARK: - Words that a person adds

  /// What a person taught, which the program's defaults keep.
  static var learnedWords: [String] { UserDefaults.standard.stringArray(forKey: learnedKey) ?? [] }

  static func learn(_ word: String) {
    let known = learnedWords
    if !known.contains(word) { UserDefaults.standard.set(known + [word], forKey: learnedKey) }
  }

  static func unlearn(_ word: String) {
    UserDefaults.standard.set(learnedWords.filter { $0 != word }, forKey: learnedKey)
  }

  static func ignore(_ word: String, in document: Int) {
    store.withLock { $0.ignored[document, default: []].append(word) }
  }

  static func ignoredWords(in document: Int) -> [String] {
    store.withLock { $0.ignored[document, default: []] }
  }

  static func setIgnoredWords(_ words: [String], in document: Int) {
    store.withLock { $0.ignored[document] = words.isEmpty ? nil : words }
  }
}

extension NSRange {
  fileprivate var nonEmpty: NSRange? { length > 0 ? self : nil }
}
