public import AviaryControls
public import AviaryGraphics
public import Foundation

/// What the return key of a phone's keyboard says.
public enum UIReturnKeyType: Int, Sendable {
  /// Return.
  case `default` = 0
  /// Go.
  case go = 1
  /// Google.
  case google = 2
  /// Join.
  case join = 3
  /// Next.
  case next = 4
  /// Route.
  case route = 5
  /// Search.
  case search = 6
  /// Send.
  case send = 7
  /// Yahoo.
  case yahoo = 8
  /// Done.
  case done = 9
  /// Emergency call.
  case emergencyCall = 10
  /// Continue.
  case `continue` = 11
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Who is told what is typed into a field of UIKit; never here.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether it may be edited.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// It is edited.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// It is no longer edited.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// The chosen part changed, or the text.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the return key ends editing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  /// Whether it may be left.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Whether it may be emptied.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether text may be typed.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It does.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}

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
  /// Where what is shown without a text is, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Takes away the letter before the caret.
  open func deleteBackward() { if text?.isEmpty == false { text?.removeLast() } }
  /// Adds letters at the caret, which stands at the end.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }

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
}

/// Who is told what is typed into a text of UIKit; never here.
@MainActor @preconcurrency
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// It is edited.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// It is no longer edited.
  func textViewDidEndEditing(_ textView: UITextView)
  /// The text changed.
  func textViewDidChange(_ textView: UITextView)
  /// The chosen part changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Whether it may be edited.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Whether it may be left.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Whether a link may be opened.
  func textView(
    _ textView: UITextView,
    shouldInteractWith url: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Whether text may be typed.
  func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// It may.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// It may.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// It may.
  public func textView(
    _ textView: UITextView,
    shouldInteractWith url: URL,
    in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  /// It may.
  public func textView(
    _ textView: UITextView,
    shouldChangeTextIn range: NSRange,
    replacementText text: String
  ) -> Bool { true }
}

/// What a person does to something in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// Opens it.
  case invokeDefaultAction = 0
  /// Asks what can be done.
  case presentActions = 1
  /// Looks at it.
  case preview = 2
}

/// Where a text is set.
open class NSTextContainer: NSObject, @unchecked Sendable {
  /// Room before and after lines, in points.
  open var lineFragmentPadding: CGFloat = 5
  /// How many lines there may be; 0 for any.
  open var maximumNumberOfLines = 0
  /// What becomes of the last line.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether its width is that of the view; kept.
  open var widthTracksTextView = false
  /// Whether its height is that of the view; kept.
  open var heightTracksTextView = false
  /// How large it is, in points; 0 for as large as the text.
  open var size = CGSize.zero

  /// A place without a size.
  public override init() {}

  /// A place of a size, in points.
  public init(size: CGSize) { self.size = size }
}

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
  private weak var textDelegate: (any UITextViewDelegate)?
  /// What is told; never here.
  open override var delegate: (any UIScrollViewDelegate)? {
    get { textDelegate }
    set { textDelegate = newValue as? any UITextViewDelegate }
  }
  /// Whether it can be chosen.
  open var isSelectable = true
  /// Which part is chosen.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  /// Where the text is set.
  public private(set) var textContainer = NSTextContainer()
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
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  private var accessory: UIView?
  /// What is above a phone's keyboard.
  open override var inputAccessoryView: UIView? {
    get { accessory }
    set { accessory = newValue }
  }
}
