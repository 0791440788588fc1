public import Foundation

/// A place in a text of UIKit.
@MainActor @preconcurrency
open class UITextPosition: NSObject {
  /// Nowhere.
  @MainActor @preconcurrency public override init() { super.init() }
}

/// A part of a text of UIKit.
@MainActor @preconcurrency
open class UITextRange: NSObject {
  /// An empty part.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Where it begins.
  open var start: UITextPosition { TextPlace(0) }
  /// Where it ends.
  open var end: UITextPosition { TextPlace(0) }
  /// Whether there is nothing in it.
  open var isEmpty: Bool { true }
}

/// Where a chosen part of a text is, of UIKit; none is made here.
@MainActor @preconcurrency
open class UITextSelectionRect: NSObject {
  /// A rectangle without values.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Where it is, in points.
  open var rect: CGRect { .zero }
  /// Whether the chosen part begins in it.
  open var containsStart: Bool { false }
  /// Whether the chosen part ends in it.
  open var containsEnd: Bool { false }
  /// Whether its text is set from top to bottom.
  open var isVertical: Bool { false }
}

/// What is told of changes of a text of UIKit; never here.
@MainActor @preconcurrency
public protocol UITextInputDelegate: NSObjectProtocol {
  /// Another part is about to be chosen.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Another part was chosen.
  func selectionDidChange(_ textInput: (any UITextInput)?)
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text was changed.
  func textDidChange(_ textInput: (any UITextInput)?)
}

/// What takes keys, of UIKit; views of SwiftUI take them here.
@MainActor @preconcurrency
public protocol UIKeyInput: NSObjectProtocol {
  /// Whether there is a text.
  var hasText: Bool { get }
  /// Adds letters at the caret.
  func insertText(_ text: String)
  /// Takes away the letter before the caret.
  func deleteBackward()
}

/// What a text is written into, of UIKit; texts of SwiftUI are written here.
@MainActor @preconcurrency
public protocol UITextInput: UIKeyInput {
  /// What is told of changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// Which part is chosen; nil for none.
  var selectedTextRange: UITextRange? { get set }
  /// The part that is not yet written for good; nil for none.
  var markedTextRange: UITextRange? { get }
  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// A part of the text; nil where there is none.
  ///
  /// - Parameter range: The part of the text.
  func text(in range: UITextRange) -> String?
  /// Puts letters in place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// A place that is so far from another one; nil beyond the text.
  ///
  /// - Parameters:
  ///   - position: A place in the text.
  ///   - offset: By how many characters, backwards below 0.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// How far it is from one place to another.
  ///
  /// - Parameters:
  ///   - from: The first place.
  ///   - toPosition: The second place.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Which of two places comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// The part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// Where a caret would be at a place, in points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Where a part is first, in points.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where a part is, in points.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place that is nearest to a point; nil for none.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The character at a point; nil for none.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// The view that places are in.
  var textInputView: UIView { get }
  /// Writes what is not yet written for good.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Has what was not yet written for good stay.
  func unmarkText()
}
