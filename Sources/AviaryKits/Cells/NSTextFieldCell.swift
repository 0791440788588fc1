public import Foundation

/// The cell of a text field of AppKit; its field's values where it has one.
@MainActor @preconcurrency
open class NSTextFieldCell: NSActionCell {
  private var field: NSTextField? { controlView as? NSTextField }
  private var color: NSColor?
  private var placeholder: (plain: String?, attributed: NSAttributedString?)

  /// The colour of letters.
  open var textColor: NSColor? {
    get { if let field { field.textColor } else { color } }
    set { if let field { field.textColor = newValue } else { color = newValue } }
  }
  /// What is shown without a text.
  open var placeholderString: String? {
    get { if let field { field.placeholderString } else { placeholder.plain } }
    set {
      if let field { field.placeholderString = newValue } else { placeholder.plain = newValue }
    }
  }
  /// What is shown without a text, with attributes.
  open var placeholderAttributedString: NSAttributedString? {
    get { if let field { field.placeholderAttributedString } else { placeholder.attributed } }
    set {
      if let field {
        field.placeholderAttributedString = newValue
      } else {
        placeholder.attributed = newValue
      }
    }
  }
  /// Whether a colour is behind it.
  open var drawsBackground = false {
    didSet { field?.drawsBackground = drawsBackground }
  }
  /// The colour behind it.
  open var backgroundColor: NSColor? {
    didSet { field?.backgroundColor = backgroundColor }
  }
  /// How its edge looks.
  open var bezelStyle = NSTextField.BezelStyle.squareBezel {
    didSet { field?.bezelStyle = bezelStyle }
  }

  override func attach(to control: NSControl) {
    let (color, placeholder) = (textColor, placeholder)
    super.attach(to: control)
    if let color { textColor = color }
    if let plain = placeholder.plain { placeholderString = plain }
    if let attributed = placeholder.attributed { placeholderAttributedString = attributed }
  }
}

/// The cell of a field for what nobody may see, of AppKit.
@MainActor @preconcurrency
open class NSSecureTextFieldCell: NSTextFieldCell {
  /// Whether there is a dot for each letter; kept.
  open var echosBullets = true
}

/// The cell of a field for searches, of AppKit.
@MainActor @preconcurrency
open class NSSearchFieldCell: NSTextFieldCell {
  private var search: NSSearchField? { controlView as? NSSearchField }

  /// The button with a magnifying glass; kept, and nothing draws it.
  open lazy var searchButtonCell: NSButtonCell? = NSButtonCell()
  /// The button that takes the text away; kept, and nothing draws it.
  open lazy var cancelButtonCell: NSButtonCell? = NSButtonCell()
  /// The menu of what was searched for; kept.
  open var searchMenuTemplate: NSMenu?
  /// Whether it tells what is searched for at the end.
  open var sendsWholeSearchString = false {
    didSet { search?.sendsWholeSearchString = sendsWholeSearchString }
  }
  /// Whether it tells what is searched for at each letter.
  open var sendsSearchStringImmediately = false {
    didSet { search?.sendsSearchStringImmediately = sendsSearchStringImmediately }
  }
  /// How many things that were searched for are kept; none is.
  open var maximumRecents = 10
  /// What was searched for; kept.
  open var recentSearches: [String]! = []
  /// What that is kept under; kept.
  open var recentsAutosaveName: String?
  /// Has the magnifying glass be there as before.
  open func resetSearchButtonCell() { searchButtonCell = NSButtonCell() }
  /// Has the button that takes the text away be there as before.
  open func resetCancelButtonCell() { cancelButtonCell = NSButtonCell() }
  /// Where in a room the text is: in all of it.
  open func searchTextRect(forBounds rect: NSRect) -> NSRect { rect }
  /// Where in a room the magnifying glass is: nowhere.
  open func searchButtonRect(forBounds rect: NSRect) -> NSRect { .zero }
  /// Where in a room the button that takes the text away is: nowhere.
  open func cancelButtonRect(forBounds rect: NSRect) -> NSRect { .zero }
}
