import AviaryFoundation
import AviaryGraphics
public import Foundation

/// A text of AppKit that is edited: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSTextView: NSText, NSTextInputClient {
  /// Who is told of what `insertText` changes; nobody types here.
  open weak var delegate: (any NSTextViewDelegate)?
  /// Room around the text, in points.
  open var textContainerInset = NSSize.zero
  /// Where the text is set.
  open var textContainer: NSTextContainer? = NSTextContainer()
  /// Where in it the text begins, in points.
  open var textContainerOrigin: NSPoint {
    NSPoint(x: textContainerInset.width, y: textContainerInset.height)
  }
  private lazy var lines: NSLayoutManager = {
    let manager = NSLayoutManager()
    if let textContainer { manager.addTextContainer(textContainer) }
    storage.addLayoutManager(manager)
    return manager
  }()
  /// What lays the text out in its container, by its current text and width.
  open var layoutManager: NSLayoutManager? {
    _ = textStorage
    let width = bounds.width - 2 * textContainerInset.width
    if width > 0 { textContainer?.size.width = width }
    return lines
  }
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

  /// Whether spaces around words come and go as these do.
  open var smartInsertDeleteEnabled = false
  /// Whether words are completed.
  open var isAutomaticTextCompletionEnabled = false
  /// Whether dates and addresses become links.
  open var isAutomaticDataDetectionEnabled = false
  /// Whether grammar is checked.
  open var isGrammarCheckingEnabled = false
  /// Whether text is found while it is typed.
  open var isIncrementalSearchingEnabled = false
  /// Whether there is a ruler above it.
  open var isRulerVisible = false
  /// Whether it has a ruler.
  open var usesRuler = false
  /// Whether it shows what is typed as it is now.
  open var allowsDocumentBackgroundColorChange = false
  /// The paragraphs of what is typed.
  open var defaultParagraphStyle: NSParagraphStyle?
  /// The attributes of what is being put together of several keys.
  open var markedTextAttributes: [NSAttributedString.Key: Any]?
  /// Whether colours follow the appearance.
  open var usesAdaptiveColorMappingForDarkAppearance = false

  /// A text with a frame.
  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }

  /// A text with a frame.
  ///
  /// - Parameters:
  ///   - frameRect: The frame, in points.
  ///   - container: Where it is set; nil for nowhere.
  public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    super.init(frame: frameRect)
    textContainer = container
  }

  /// A text; what sets it counts for nothing, as nothing draws it.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  /// None: there are no interface files here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A text in something that scrolls it.
  open class func scrollableTextView() -> NSScrollView {
    let view = NSScrollView()
    view.hasVerticalScroller = true
    view.documentView = NSTextView(frame: .zero)
    return view
  }
  /// A text without attributes, of a document, in something that scrolls it.
  open class func scrollablePlainDocumentContentTextView() -> NSScrollView {
    let view = scrollableTextView()
    (view.documentView as? NSTextView)?.isRichText = false
    return view
  }
  /// A text with attributes, of a document, in something that scrolls it.
  open class func scrollableDocumentContentTextView() -> NSScrollView { scrollableTextView() }

  /// Chooses a part.
  open func setSelectedRange(_ charRange: NSRange) { selectedRange = charRange }

  // MARK: - Typing

  /// Whether a part may be changed, as its delegate says.
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
    isEditable
      && delegate?.textView(
        self,
        shouldChangeTextIn: affectedCharRange,
        replacementString: replacementString
      ) != false
  }
  /// Tells that the text has changed.
  open func didChangeText() {
    let notification = Notification(name: Self.didChangeNotification, object: self)
    NotificationCenter.default.post(notification)
    delegate?.textDidChange(notification)
  }
  /// Puts a text in place of a part, if the delegate lets it, and tells it.
  ///
  /// - Parameters:
  ///   - string: The text, with attributes or without.
  ///   - replacementRange: The part; that which is chosen where its location is `NSNotFound`.
  open func insertText(_ string: Any, replacementRange: NSRange) {
    let text = (string as? NSAttributedString)?.string ?? string as? String ?? "\(string)"
    let chosen: NSRange = selectedRange
    let range = replacementRange.location == NSNotFound ? chosen : replacementRange
    guard shouldChangeText(in: range, replacementString: text) else { return }
    replaceCharacters(in: range, with: text)
    selectedRange = NSRange(location: range.location + text.utf16.count, length: 0)
    didChangeText()
  }
  /// The part that is chosen.
  open func selectedRange() -> NSRange { self.selectedRange }
  /// Shows what is being put together of several keys; nothing shows it.
  open func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {}
  /// Takes over what is being put together of several keys; nothing is.
  open func unmarkText() {}
  /// The part that is being put together of several keys: none.
  open func markedRange() -> NSRange { NSRange(location: NSNotFound, length: 0) }
  /// Whether something is being put together of several keys: no.
  open func hasMarkedText() -> Bool { false }
  /// A part of the text; nil where there is none.
  open func attributedSubstring(
    forProposedRange range: NSRange,
    actualRange: UnsafeMutablePointer<NSRange>?
  ) -> NSAttributedString? {
    let all = NSRange(location: 0, length: string.utf16.count)
    guard let part = all.intersection(range) else { return nil }
    actualRange?.pointee = part
    return textStorage?.attributedSubstring(from: part)
  }
  /// The attributes that what is put together may have: none.
  open func validAttributesForMarkedText() -> [NSAttributedString.Key] { [] }
  /// Where a part is on the screen: at the origin, as nothing draws it.
  open func firstRect(
    forCharacterRange range: NSRange,
    actualRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRect { .zero }
  /// Which character is at a point: the first, as nothing draws it.
  open func characterIndex(for point: NSPoint) -> Int { 0 }
}
