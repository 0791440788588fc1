@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import Foundation

/// The view of whose text a ``TextSession`` knows what is selected.
protocol TextSessionOwner: ViewNode {
  /// The session under way; nil while keys don't go to the view.
  var session: TextSession? { get }
  /// The text as it is now. Set only where it is editable, and kept as the view likes.
  var text: String { get set }
  /// The text with what belongs to it, as it is kept to be had back.
  var content: TextContent { get set }
  var isEditable: Bool { get }
  /// What the window's changes are undone by; nil outside of windows.
  var undoManager: UndoManager? { get }
  /// Whether dots are shown in place of characters.
  var isSecure: Bool { get }
  /// Whether there may be several lines.
  var isMultiline: Bool { get }
  /// Whether return breaks a line, and tab is entered.
  var isBreakable: Bool { get }
  /// Whether an input method composes something.
  var isComposing: Bool { get set }
  /// What whoever made the view says is selected; nil where nobody does.
  var selectedRange: Range<String.Index>? { get set }
  /// What shows the text; nil where nothing does.
  var textView: (any SessionTextView)? { get }

  /// The formats that what is selected can be given, and whether it has them; none for a text without.
  var formats: [TextFormat: Bool] { get }

  /// Puts a text in place of some of it.
  ///
  /// - Parameter range: Places between characters.
  func replace(_ range: Range<Int>, with string: String)
  /// Puts an attributed text in place of some of it.
  func replace(_ range: Range<Int>, with string: AttributedString)
  /// Gives a format to what is selected, or takes it away where all of it has it.
  func toggle(_ format: TextFormat)
  /// What is selected, as others can have it.
  func copy(_ range: Range<Int>) -> ClipboardItem
  /// The address of the link at a place; nil for none.
  func link(at place: Int) -> URL?
  /// Opens an address, as a click on a link does.
  func open(_ link: URL)

  /// Enters the text, as the return key does.
  ///
  /// - Returns: Whether anybody wanted to know.
  func submit() -> Bool
  /// A place of the text, in what is shown.
  func shownPlace(_ place: Int) -> Int
  /// A place of what is shown, in the text.
  func textPlace(_ shown: Int) -> Int
  /// What is selected, composed or entered has changed.
  func editingDidMove()
}

extension TextSessionOwner {
  var undoManager: UndoManager? { EnvironmentValues(scope: environment).undoManager }
}

// A text without attributes.
extension TextSessionOwner {
  var content: TextContent {
    get { .plain(text) }
    set { text = newValue.string }
  }
  var formats: [TextFormat: Bool] { [:] }

  func replace(_ range: Range<Int>, with string: String) {
    var new = text
    let start = new.utf8.index(new.startIndex, offsetBy: range.lowerBound)
    let end = new.utf8.index(new.startIndex, offsetBy: range.upperBound)
    new.replaceSubrange(start..<end, with: string)
    text = new
  }

  func replace(_ range: Range<Int>, with string: AttributedString) {
    replace(range, with: String(string.characters))
  }

  func toggle(_ format: TextFormat) {}

  func copy(_ range: Range<Int>) -> ClipboardItem {
    let text = text
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
    return ClipboardItem(text: String(text[start..<end]))
  }

  func link(at place: Int) -> URL? { nil }
  func open(_ link: URL) {}
}

/// The view that shows the text of a ``TextSession``.
protocol SessionTextView: ViewNode {
  /// The lines on the screen; nil while nothing is laid out.
  var textLines: [TextLine]? { get }
  /// In points.
  var textHeight: CGFloat { get }
  /// How much of the text is visible at once, in points.
  var pageHeight: CGFloat { get }

  /// The caret before the character at a place of the text, in the view's space.
  func caret(at place: Int) -> CGRect
  /// The place of the text that is nearest to a point of the view's space.
  func place(at point: CGPoint) -> Int
}

extension EditedTextNode: SessionTextView {}

extension TextInputNode: TextSessionOwner {
  var textView: (any SessionTextView)? { editedNode }
}
