import AviaryGraphics
public import Foundation

/// A view of AppKit that scrolls: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSScrollView: NSView {
  /// Whether it goes beyond its ends and back.
  public enum Elasticity: Int, Sendable {
    /// As the system chooses.
    case automatic = 0
    /// No.
    case none = 1
    /// Yes.
    case allowed = 2
  }

  /// What is scrolled.
  open var documentView: NSView? {
    get { contentView.documentView }
    set { contentView.documentView = newValue }
  }
  /// Where it is seen.
  open lazy var contentView: NSClipView = {
    let view = NSClipView()
    addSubview(view)
    return view
  }()
  /// Whether there is a bar for up and down.
  open var hasVerticalScroller = false
  /// Whether there is a bar for the sides.
  open var hasHorizontalScroller = false
  /// Whether bars go away where there is nothing to scroll.
  open var autohidesScrollers = false
  /// What bars look like.
  open var scrollerStyle = NSScroller.Style.overlay
  /// The bar for up and down.
  open var verticalScroller: NSScroller?
  /// The bar for the sides.
  open var horizontalScroller: NSScroller?
  /// Whether a colour is behind it.
  open var drawsBackground = true
  /// The colour behind it.
  open var backgroundColor: NSColor! = .controlBackgroundColor
  /// What is around it.
  open var borderType = NSBorderType.noBorder
  /// Whether it goes beyond its ends, up and down.
  open var verticalScrollElasticity = Elasticity.automatic
  /// Whether it goes beyond its ends, to the sides.
  open var horizontalScrollElasticity = Elasticity.automatic
  /// Whether bars over it count.
  open var automaticallyAdjustsContentInsets = true
  /// Room around its content, in points.
  open var contentInsets = NSEdgeInsets()
  /// Whether content can be made larger.
  open var allowsMagnification = false
  /// How large content is, as a factor.
  open var magnification: CGFloat = 1
  /// The size of what is seen, in points.
  open var contentSize: NSSize { frame.size }
  /// What of the content is seen, in points.
  open var documentVisibleRect: NSRect { contentView.bounds }
}

/// Where something that is scrolled is seen, of AppKit: kept, and nothing draws it.
@MainActor @preconcurrency
open class NSClipView: NSView {
  /// What is scrolled.
  open var documentView: NSView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let documentView { addSubview(documentView) }
    }
  }
  /// Whether a colour is behind it.
  open var drawsBackground = true
  /// Whether it posts a notification when it is scrolled; it does not.
  open var postsBoundsChangedNotifications = false
  /// Scrolls; nothing moves.
  open func scroll(to newOrigin: NSPoint) {}
}

/// A bar that scrolls, of AppKit: kept, and nothing draws it.
@MainActor @preconcurrency
open class NSScroller: NSControl {
  /// What a bar looks like.
  public enum Style: Int, Sendable {
    /// Beside the content.
    case legacy = 0
    /// Over the content.
    case overlay = 1
  }
}

/// What is around a view of AppKit.
public enum NSBorderType: UInt, Sendable {
  /// Nothing.
  case noBorder = 0
  /// A line.
  case lineBorder = 1
  /// A frame.
  case bezelBorder = 2
  /// A groove.
  case grooveBorder = 3
}

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

/// Rows of AppKit: values are kept, and nothing draws them; SwiftUI's `Table` and `List` are drawn.
@MainActor @preconcurrency
open class NSTableView: NSControl {
  /// What is behind what is chosen.
  public enum SelectionHighlightStyle: Int, Sendable {
    /// Nothing.
    case none = -1
    /// As usual.
    case regular = 0
  }

  /// What is behind what is chosen.
  open var selectionHighlightStyle = SelectionHighlightStyle.regular
  /// The colour behind rows.
  open var backgroundColor: NSColor = .controlBackgroundColor
  /// The height of rows, in points.
  open var rowHeight: CGFloat = 24
  /// Room between rows and columns, in points.
  open var intercellSpacing = NSSize(width: 3, height: 2)
  /// Whether every second row is darker.
  open var usesAlternatingRowBackgroundColors = false
  /// Whether several rows can be chosen.
  open var allowsMultipleSelection = false
  /// The row that is chosen; -1 for none.
  open var selectedRow: Int { -1 }
  /// Asks for all rows anew; nothing shows them.
  open func reloadData() {}
}

/// Rows in levels of AppKit: values are kept, and nothing draws them.
@MainActor @preconcurrency
open class NSOutlineView: NSTableView {}

/// Where the pointer is watched, of AppKit: kept, and nothing is told.
@MainActor @preconcurrency
open class NSTrackingArea: NSObject {
  /// What is told.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Coming in and going out.
    public static let mouseEnteredAndExited = Options(rawValue: 1)
    /// Moving.
    public static let mouseMoved = Options(rawValue: 2)
    /// The shape of the pointer.
    public static let cursorUpdate = Options(rawValue: 4)
    /// While it has the keyboard.
    public static let activeWhenFirstResponder = Options(rawValue: 16)
    /// While its window has the keyboard.
    public static let activeInKeyWindow = Options(rawValue: 32)
    /// While its program is in front.
    public static let activeInActiveApp = Options(rawValue: 64)
    /// Always.
    public static let activeAlways = Options(rawValue: 128)
    /// In what is seen of the view.
    public static let inVisibleRect = Options(rawValue: 512)
  }

  /// Where.
  public let rect: NSRect
  /// What is told.
  public let options: Options

  /// A place where the pointer is watched.
  public init(
    rect: NSRect,
    options: Options = [],
    owner: Any?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    self.rect = rect
    self.options = options
    super.init()
  }
}
