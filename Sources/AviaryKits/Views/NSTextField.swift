public import Foundation

/// A text of AppKit, or a field for one: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSTextField: NSControl {
  /// How its edge looks.
  public enum BezelStyle: UInt, Sendable {
    /// A square.
    case squareBezel = 0
    /// Round.
    case roundedBezel = 1
  }

  /// How its edge looks; kept.
  open var bezelStyle = BezelStyle.squareBezel
  override func makeCell() -> NSCell { NSTextFieldCell() }
  /// What the text is, for what fills it in; kept.
  open var contentType: NSTextContentType?
  /// Whether a person may change attributes of its text; kept.
  open var allowsEditingTextAttributes = false
  /// Whether it can be edited.
  open var isEditable = true
  /// Whether it can be chosen.
  open var isSelectable = true
  /// Whether there is a line around it.
  open var isBordered = true
  /// Whether there is a frame around it.
  open var isBezeled = true
  /// Whether a colour is behind it.
  open var drawsBackground = true
  /// The colour behind it.
  open var backgroundColor: NSColor?
  /// The colour of letters.
  open var textColor: NSColor?
  /// What is shown without a text.
  open var placeholderString: String?
  /// What is shown without a text, with attributes.
  open var placeholderAttributedString: NSAttributedString?
  /// What becomes of a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// How many lines there may be; 0 for any.
  open var maximumNumberOfLines = 0
  /// How wide lines may be, in points; 0 where its rules say so.
  open var preferredMaxLayoutWidth: CGFloat = 0
  /// Whether it has one line.
  open var usesSingleLineMode = false
  /// Who is told; never here.
  open weak var delegate: (any NSTextFieldDelegate)?

  /// A text.
  public convenience init(labelWithString stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
    isEditable = false
    isSelectable = false
    isBordered = false
    isBezeled = false
    drawsBackground = false
  }

  /// A text of several lines.
  public convenience init(wrappingLabelWithString stringValue: String) {
    self.init(labelWithString: stringValue)
    isSelectable = true
  }

  /// A field.
  public convenience init(string stringValue: String) {
    self.init(frame: .zero)
    self.stringValue = stringValue
  }

  /// Called when its text is edited; tells its delegate; never called here.
  open func textDidBeginEditing(_ notification: Notification) {
    delegate?.controlTextDidBeginEditing(notification)
  }
  /// Called when its text changed; tells its delegate; never called here.
  open func textDidChange(_ notification: Notification) {
    delegate?.controlTextDidChange(notification)
  }
  /// Called when its text is no longer edited; tells its delegate; never called here.
  open func textDidEndEditing(_ notification: Notification) {
    delegate?.controlTextDidEndEditing(notification)
  }
  /// Chooses all of its text; nothing is edited.
  open func selectText(_ sender: Any?) {}
}

/// Who is told what is typed into a field; never here.
@MainActor @preconcurrency
public protocol NSControlTextEditingDelegate: NSObjectProtocol {
  /// Its text changed.
  func controlTextDidChange(_ obj: Notification)
  /// It is edited.
  func controlTextDidBeginEditing(_ obj: Notification)
  /// It is no longer edited.
  func controlTextDidEndEditing(_ obj: Notification)
}

extension NSControlTextEditingDelegate {
  /// Does nothing.
  public func controlTextDidChange(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidBeginEditing(_ obj: Notification) {}
  /// Does nothing.
  public func controlTextDidEndEditing(_ obj: Notification) {}
}

/// Who is told what is typed into a text field; never here.
@MainActor @preconcurrency
public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}

/// A field for what nobody may see, of AppKit: kept, and nothing draws it.
@MainActor @preconcurrency
open class NSSecureTextField: NSTextField {
  override func makeCell() -> NSCell { NSSecureTextFieldCell() }
}

/// A field for searches of AppKit: kept, and nothing draws it.
@MainActor @preconcurrency
open class NSSearchField: NSTextField {
  override func makeCell() -> NSCell { NSSearchFieldCell() }
  /// Whether words stand in its middle while it is empty; kept.
  open var centersPlaceholder = true
  /// What was searched for; kept.
  open var recentSearches: [String] = []
  /// What that is kept under; kept.
  open var recentsAutosaveName: String?
  /// The menu of what was searched for; kept.
  open var searchMenuTemplate: NSMenu?
  /// How many things that were searched for are kept; none is.
  open var maximumRecents = 10
  /// Whether it tells what is searched for at each letter.
  open var sendsSearchStringImmediately = false
  /// Whether it tells what is searched for at the end.
  open var sendsWholeSearchString = false
}

/// Who is told what is searched for; never here.
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

extension NSControl {
  /// Posted when a search in a toolbar changed; for other controls it is not posted.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "NSControlTextDidChangeNotification"
  )
  /// Posted when a control's text is edited; not posted here.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "NSControlTextDidBeginEditingNotification"
  )
  /// Posted when a control's text is no longer edited; not posted here.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "NSControlTextDidEndEditingNotification"
  )
}
