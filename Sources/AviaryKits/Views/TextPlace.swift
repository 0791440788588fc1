import Foundation

/// A place in a text, by its units of UTF-16.
final class TextPlace: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  /// Where somebody's place is; 0 for one that is not of these.
  static func offset(_ position: UITextPosition) -> Int { (position as? TextPlace)?.offset ?? 0 }

  static func range(_ range: NSRange) -> UITextRange { TextPart(range.location, range.upperBound) }

  static func range(_ range: UITextRange) -> NSRange {
    let start = offset(range.start)
    return NSRange(location: start, length: max(0, offset(range.end) - start))
  }
}

/// A part of a text, by its units of UTF-16.
final class TextPart: UITextRange {
  private let first: Int
  private let last: Int

  init(_ one: Int, _ other: Int) {
    (first, last) = (min(one, other), max(one, other))
    super.init()
  }

  override var start: UITextPosition { TextPlace(first) }
  override var end: UITextPosition { TextPlace(last) }
  override var isEmpty: Bool { first == last }
}

/// A text that is written into, by its units of UTF-16: what text fields and text views share.
@MainActor
protocol PlacedText: AnyObject {
  var placedText: String { get set }
  var placedSelection: NSRange { get set }
}

extension PlacedText {
  var placedLength: Int { placedText.utf16.count }

  /// A part of the text; nil where there is none.
  func placedText(in range: UITextRange) -> String? {
    Range(TextPlace.range(range), in: placedText).map { String(placedText[$0]) }
  }

  /// Puts letters in place of a part; the caret comes behind them.
  func put(_ letters: String, at range: UITextRange) {
    let place: NSRange = TextPlace.range(range)
    guard let part = Range(place, in: placedText) else { return }
    placedText.replaceSubrange(part, with: letters)
    placedSelection = NSRange(location: place.location + letters.utf16.count, length: 0)
  }

  /// A place so far from another one; nil beyond the text.
  func place(from position: UITextPosition, by distance: Int) -> UITextPosition? {
    let place = TextPlace.offset(position) + distance
    return place >= 0 && place <= placedLength ? TextPlace(place) : nil
  }

  /// What a backspace takes away: what is chosen, or else the letter before the caret; nil for nothing.
  var partBefore: UITextRange? {
    guard let part = Range(placedSelection, in: placedText) else { return nil }
    guard part.isEmpty else { return TextPlace.range(placedSelection) }
    guard part.lowerBound > placedText.startIndex else { return nil }
    let letter = placedText.index(before: part.lowerBound)..<part.lowerBound
    return TextPlace.range(NSRange(letter, in: placedText))
  }
}

extension TextPlace {
  /// Which of two places comes first.
  static func compare(_ one: UITextPosition, _ other: UITextPosition) -> ComparisonResult {
    let (first, second) = (offset(one), offset(other))
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }
}
