public import AviaryControls
public import AviaryGraphics
public import Foundation

/// A field of UIKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UITextField: UIControl {
  /// What is told; never here.
  open weak var delegate: (any UITextFieldDelegate)?
  /// The text.
  open var text: String?
  /// The text with attributes.
  open var attributedText: NSAttributedString?
  /// What is shown without a text.
  open var placeholder: String?
  /// What is shown without a text, with attributes.
  open var attributedPlaceholder: NSAttributedString?
  /// The font.
  open var font: UIFont? = .systemFont(ofSize: 17)
  /// The colour of letters.
  open var textColor: UIColor?
  /// Where the text stands.
  open var textAlignment = NSTextAlignment.natural
  /// The keys of a phone's keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The return key of a phone's keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether letters are dots.
  open var isSecureTextEntry = false
  private var accessory: UIView?
  /// What is above a phone's keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
  private var keyboard: UIView?
  /// What is in place of a phone's keyboard.
  open override var inputView: UIView? {
    get { keyboard }
    set { keyboard = newValue }
  }
  /// What looks like around it.
  open var borderStyle = BorderStyle.none
  /// What is before the text.
  open var leftView: UIView?
  /// When that is seen.
  open var leftViewMode = ViewMode.never
  /// What is after the text.
  open var rightView: UIView?
  /// When that is seen.
  open var rightViewMode = ViewMode.never
  /// Whether letters become smaller where there is little room.
  open var adjustsFontSizeToFitWidth = false
  /// Whether its font follows the size that a person wants.
  open var adjustsFontForContentSizeCategory = false
  /// What the text is.
  open var textContentType: UITextContentType?
  /// The attributes of what is typed.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether it is edited: never.
  open var isEditing: Bool { false }
  /// Where the text is, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is while it is edited, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the line around it is, in points; never asked here.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the button that clears it is, in points; never asked here.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// Where what is before the text is, in points; never asked here.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = leftView?.frame.size ?? .zero
    let y = bounds.midY - size.height / 2
    return CGRect(origin: CGPoint(x: bounds.minX, y: y), size: size)
  }
  /// Where what is after the text is, in points; never asked here.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = rightView?.frame.size ?? .zero
    let y = bounds.midY - size.height / 2
    return CGRect(origin: CGPoint(x: bounds.maxX - size.width, y: y), size: size)
  }
  /// Draws its text into the current context; nothing asks by itself.
  open func drawText(in rect: CGRect) {
    let plain = NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label,
      ]
    )
    (attributedText ?? plain).draw(in: rect)
  }
  /// Draws what is shown without a text into the current context; nothing asks by itself.
  open func drawPlaceholder(in rect: CGRect) {
    let plain = NSAttributedString(
      string: placeholder ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 17), .foregroundColor: UIColor.placeholderText,
      ]
    )
    (attributedPlaceholder ?? plain).draw(in: rect)
  }
  /// Where what is shown without a text is, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Puts letters in place of what is chosen, or at the caret.
  open func insertText(_ text: String) { replace(TextPlace.range(selection), withText: text) }
  private var chosen: NSRange?
  /// Which part is chosen, in units of UTF-16: the end, unless somebody has said something else.
  fileprivate var selection: NSRange {
    get {
      let length = (text ?? "").utf16.count
      guard let chosen, chosen.upperBound <= length else {
        return NSRange(location: length, length: 0)
      }
      return chosen
    }
    set { chosen = newValue }
  }

  /// What is around a field.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A frame that looks deep.
    case bezel = 2
    /// A frame with round corners.
    case roundedRect = 3
  }
  /// Whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes are made curly.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether the return key counts with text only.
  open var enablesReturnKeyAutomatically = false
  /// How a phone's keyboard looks.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether spaces are put and taken with words.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// When it can be emptied by a button.
  open var clearButtonMode = ViewMode.never
  /// Whether it becomes empty when one begins to edit it; kept.
  open var clearsOnBeginEditing = false

  /// When something in a field is seen.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While it is edited.
    case whileEditing = 1
    /// While it is not edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  // MARK: - Places in the text

  /// What is told of changes; never here.
  open weak var inputDelegate: (any UITextInputDelegate)?
  /// Which part is chosen.
  open var selectedTextRange: UITextRange? {
    get { TextPlace.range(placedSelection) }
    set { if let newValue { placedSelection = TextPlace.range(newValue) } }
  }
  /// The part that is not yet written for good; nil for none.
  open var markedTextRange: UITextRange? { nil }
  /// Where the text begins.
  open var beginningOfDocument: UITextPosition { TextPlace(0) }
  /// Where the text ends.
  open var endOfDocument: UITextPosition { TextPlace(placedLength) }
  /// Whether there is a text.
  open var hasText: Bool { placedLength > 0 }
  /// A part of the text; nil where there is none.
  ///
  /// - Parameter range: The part of the text.
  open func text(in range: UITextRange) -> String? { placedText(in: range) }
  /// Puts letters in place of a part; the caret comes behind them.
  open func replace(_ range: UITextRange, withText text: String) {
    put(text, at: range)
  }
  /// A place that is so many units of UTF-16 from another one; nil beyond the text.
  ///
  /// - Parameters:
  ///   - position: A place in the text.
  ///   - offset: By how many characters, backwards below 0.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    place(from: position, by: offset)
  }
  /// How many units of UTF-16 are from one place to another.
  ///
  /// - Parameters:
  ///   - from: The first place.
  ///   - toPosition: The second place.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    TextPlace.offset(toPosition) - TextPlace.offset(from)
  }
  /// Which of two places comes first.
  open func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    TextPlace.compare(position, other)
  }
  /// The part between two places.
  open func textRange(
    from fromPosition: UITextPosition,
    to toPosition: UITextPosition
  ) -> UITextRange? { TextPart(TextPlace.offset(fromPosition), TextPlace.offset(toPosition)) }
  /// Where a caret would be at a place, in points: nowhere, as nothing lays the text out.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Where a part is first, in points: nowhere, as nothing lays the text out.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// Where a part is, in points: nowhere, as nothing lays the text out.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  /// The place that is nearest to a point; nil, as nothing lays the text out.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
  /// The character at a point; nil, as nothing lays the text out.
  open func characterRange(at point: CGPoint) -> UITextRange? { nil }
  /// The view that places are in.
  open var textInputView: UIView { self }
  /// Writes what is not yet written for good, at the caret.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    if let markedText { insertText(markedText) }
  }
  /// Has what was not yet written for good stay, as it does.
  open func unmarkText() {}
  /// Takes away what is chosen, or else the letter before the caret.
  open func deleteBackward() {
    if let part = partBefore { replace(part, withText: "") }
  }
}

extension UITextField: UITextInput {}

extension UITextField: PlacedText {
  var placedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  var placedSelection: NSRange {
    get { selection }
    set { selection = newValue }
  }
}
