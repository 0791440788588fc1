public import AviaryControls
public import AviaryGraphics
public import Foundation

/// A text of UIKit that is edited: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class UITextView: UIScrollView {
  /// The text.
  open var text: String! = ""
  /// The text with attributes.
  open var attributedText: NSAttributedString! = NSAttributedString(string: "")
  /// The font.
  open var font: UIFont?
  /// The colour of letters.
  open var textColor: UIColor?
  /// Where lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// Whether it can be edited.
  open var isEditable = true
  /// What is told; never here.
  open var delegate: (any UITextViewDelegate)? {
    get { _delegate as? any UITextViewDelegate }
    set { _delegate = newValue }
  }
  /// Whether it can be chosen.
  open var isSelectable = true
  /// Which part is chosen.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Where the text is set.
  public private(set) var textContainer = NSTextContainer()
  private lazy var lines: NSLayoutManager = {
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    storage.addLayoutManager(manager)
    return manager
  }()
  /// What lays the text out in its container, by its current text and width.
  open var layoutManager: NSLayoutManager {
    _ = textStorage
    let insets = textContainerInset.left + textContainerInset.right
    if bounds.width > insets { textContainer.size.width = bounds.width - insets }
    return lines
  }
  private lazy var storage: NSTextStorage = {
    let storage = NSTextStorage(string: "")
    storage.onChange = { [weak self] storage in
      // A copy of its own, which nobody else has.
      nonisolated(unsafe) let copy = NSAttributedString(attributedString: storage)
      MainActor.assumeIsolated {
        self?.text = copy.string
        self?.attributedText = copy
      }
    }
    return storage
  }()
  /// The text with its attributes, to be changed in place.
  open var textStorage: NSTextStorage {
    if storage.string != text {
      let hasAttributes = attributedText?.string == text
      storage.show((hasAttributes ? attributedText : nil) ?? NSAttributedString(string: text ?? ""))
    }
    return storage
  }
  /// Whether its font follows the size that a person wants.
  open var adjustsFontForContentSizeCategory = false
  /// Whether its attributes can be edited.
  open var allowsEditingTextAttributes = false
  /// Whether spelling is checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotes are made curly.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether text can be found in it.
  open var isFindInteractionEnabled = false
  /// Whether the text goes where something is put in.
  open var clearsOnInsertion = false
  /// What in it becomes links.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// What the text is.
  open var textContentType: UITextContentType?
  /// The attributes of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether letters are dots.
  open var isSecureTextEntry = false
  /// Scrolls until a part of it is seen; nothing moves.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Adds letters in place of what is chosen.
  open func insertText(_ text: String) {
    guard let range = Range(selectedRange, in: self.text) else {
      self.text += text
      return
    }
    self.text.replaceSubrange(range, with: text)
    selectedRange = NSRange(location: selectedRange.location + text.utf16.count, length: 0)
  }
  /// A text in a container; nil for one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame)
    if let textContainer { self.textContainer = textContainer }
  }

  /// A text with a frame.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The keys of a phone's keyboard.
  open var keyboardType = UIKeyboardType.default
  /// The return key of a phone's keyboard.
  open var returnKeyType = UIReturnKeyType.default
  /// Which letters become capitals.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether the return key counts with text only.
  open var enablesReturnKeyAutomatically = false
  /// How a phone's keyboard looks.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// Whether spaces are put and taken with words.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// Whether misspelt words are mended.
  open var autocorrectionType = UITextAutocorrectionType.default
  private var accessory: UIView?
  /// What is above a phone's keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
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

extension UITextView: UITextInput {}

extension UITextView: PlacedText {
  var placedText: String {
    get { text ?? "" }
    set { text = newValue }
  }
  var placedSelection: NSRange {
    get { selectedRange }
    set { selectedRange = newValue }
  }
}
