import AviaryGraphics
public import Foundation

/// A text of AppKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSText: NSView {
  /// The text.
  open var string = ""
  /// Whether it can be edited.
  open var isEditable = true
  /// Whether it can be chosen.
  open var isSelectable = true
  /// Whether it has attributes.
  open var isRichText = true
  /// The font.
  open var font: NSFont?
  /// The colour of letters.
  open var textColor: NSColor?
  /// Whether a colour is behind it.
  open var drawsBackground = true
  /// The colour behind it.
  open var backgroundColor: NSColor? = .textBackgroundColor
  /// Where lines stand.
  open var alignment = NSTextAlignment.natural
  /// Which part is chosen.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// Whether its height follows its text.
  open var isVerticallyResizable = false
  /// Whether its width follows its text.
  open var isHorizontallyResizable = false
  /// Its least size, in points.
  open var minSize = NSSize.zero
  /// Its greatest size, in points.
  open var maxSize = NSSize(width: CGFloat.infinity, height: CGFloat.infinity)
}

/// A text of AppKit that is edited: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSTextView: NSText {
  /// Who is told; never here.
  open weak var delegate: (any NSTextViewDelegate)?
  /// Room around the text, in points.
  open var textContainerInset = NSSize.zero
  /// Where the text is set.
  open var textContainer: NSTextContainer? = NSTextContainer()
  private lazy var storage: NSTextStorage = {
    let storage = NSTextStorage(string: "")
    storage.onChange = { [weak self] storage in
      let string = storage.string
      MainActor.assumeIsolated { self?.string = string }
    }
    return storage
  }()
  /// The text with its attributes, to be changed in place.
  open var textStorage: NSTextStorage? {
    if storage.string != string { storage.show(NSAttributedString(string: string)) }
    return storage
  }
  /// Whether steps can be taken back.
  open var allowsUndo = false
  /// Whether spelling is checked.
  open var isContinuousSpellCheckingEnabled = false
  /// Whether quotes are made curly.
  open var isAutomaticQuoteSubstitutionEnabled = false
  /// Whether two hyphens become a dash.
  open var isAutomaticDashSubstitutionEnabled = false
  /// Whether letters are replaced.
  open var isAutomaticTextReplacementEnabled = false
  /// Whether spelling is corrected.
  open var isAutomaticSpellingCorrectionEnabled = false
  /// Whether addresses become links.
  open var isAutomaticLinkDetectionEnabled = false
  /// The colour of the caret.
  open var insertionPointColor: NSColor! = .textColor
  /// The attributes of what is typed.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of what is chosen.
  open var selectedTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether text can be found in it.
  open var usesFindBar = false
  /// The parts that are chosen.
  open var selectedRanges: [NSValue] = []

  /// A text in something that scrolls it.
  open class func scrollableTextView() -> NSScrollView {
    let view = NSScrollView()
    view.hasVerticalScroller = true
    view.documentView = NSTextView()
    return view
  }

  /// Chooses a part.
  open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }
  /// Scrolls until a part is seen; nothing moves.
  open func scrollRangeToVisible(_ range: NSRange) {}
}

/// Who is told what is typed into a text; never here.
@MainActor @preconcurrency
public protocol NSTextDelegate: NSObjectProtocol {
  /// It changed.
  func textDidChange(_ notification: Notification)
  /// It is edited.
  func textDidBeginEditing(_ notification: Notification)
  /// It is no longer edited.
  func textDidEndEditing(_ notification: Notification)
}

extension NSTextDelegate {
  /// Does nothing.
  public func textDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func textDidBeginEditing(_ notification: Notification) {}
  /// Does nothing.
  public func textDidEndEditing(_ notification: Notification) {}
}

/// Who is told about a text view; never here.
@MainActor @preconcurrency
public protocol NSTextViewDelegate: NSTextDelegate {
  /// The chosen part changed.
  func textViewDidChangeSelection(_ notification: Notification)
  /// Whether text may be typed.
  func textView(
    _ textView: NSTextView,
    shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool
}

extension NSTextViewDelegate {
  /// Does nothing.
  public func textViewDidChangeSelection(_ notification: Notification) {}
  /// It may.
  public func textView(
    _ textView: NSTextView,
    shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool { true }
}
