public import AviaryFoundation
public import Foundation

/// What AppKit's controls keep their values in; of one that a control has, the control's are meant.
@MainActor @preconcurrency
open class NSCell: NSObject {
  /// What a cell holds.
  public enum CellType: UInt, Sendable {
    /// Nothing.
    case nullCellType = 0
    /// A text.
    case textCellType = 1
    /// A picture.
    case imageCellType = 2
  }

  /// The control that it belongs to; nil for none.
  open internal(set) weak var controlView: NSView?
  /// What it holds.
  open var type = CellType.nullCellType
  /// The picture that it shows.
  open var image: NSImage?
  /// What it stands for.
  open var representedObject: Any?
  /// What becomes of a line that is too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Whether the last line that is seen ends in dots where there are more.
  open var truncatesLastVisibleLine = false
  /// Whether it has one line.
  open var usesSingleLineMode = false
  /// Whether lines that are too long are broken.
  open var wraps = false
  /// Whether a text that is too long is scrolled.
  open var isScrollable = false
  /// Whether its text can be edited.
  open var isEditable = false
  /// Whether its text can be chosen.
  open var isSelectable = false
  /// Whether there is a line around it.
  open var isBordered = false
  /// Whether there is a frame around it.
  open var isBezeled = false
  /// Whether it can be neither on nor off.
  open var allowsMixedState = false
  /// Whether a person may undo what is typed.
  open var allowsUndo = true
  /// Whether a person may change attributes of its text.
  open var allowsEditingTextAttributes = false
  /// Whether its action is sent at the end of typing.
  open var sendsActionOnEndEditing = false
  /// Its menu for the second button.
  open var menu: NSMenu?
  /// Whether the ring of the keyboard is drawn around it; it is not.
  open var focusRingType = NSFocusRingType.default
  /// What is behind it.
  open var backgroundStyle = NSView.BackgroundStyle.normal
  private var own = Values()

  private struct Values {
    var isEnabled = true
    var isHighlighted = false
    var isContinuous = false
    var controlSize = NSControl.ControlSize.regular
    var font: NSFont?
    var alignment = NSTextAlignment.natural
    var state = NSControl.StateValue.off
    var stringValue = ""
    var tag = 0
    weak var target: AnyObject?
    var action: Selector?
  }

  /// A cell that holds nothing.
  @MainActor @preconcurrency public override init() { super.init() }

  /// A cell with a text.
  public init(textCell string: String) {
    super.init()
    type = .textCellType
    own.stringValue = string
  }

  /// A cell with a picture.
  public init(imageCell image: NSImage?) {
    super.init()
    type = .imageCellType
    self.image = image
  }

  /// A cell that holds nothing: there are no interface files here.
  public required init(coder: NSCoder) { super.init() }

  // MARK: - The control's values

  private var control: NSControl? { controlView as? NSControl }

  /// Belongs to a control from now on, and hands it what was set before.
  func attach(to control: NSControl) {
    let own = own
    controlView = control
    if !own.stringValue.isEmpty { control.stringValue = own.stringValue }
    if let font = own.font { control.font = font }
    if let action = own.action { control.action = action }
    if let target = own.target { control.target = target }
    if !own.isEnabled { control.isEnabled = false }
    if own.state != .off { control.cellState = own.state }
  }

  /// Whether it can be used.
  open var isEnabled: Bool {
    get { control?.isEnabled ?? own.isEnabled }
    set { if let control { control.isEnabled = newValue } else { own.isEnabled = newValue } }
  }
  /// Whether it is pressed.
  open var isHighlighted: Bool {
    get { control?.isHighlighted ?? own.isHighlighted }
    set {
      if let control { control.isHighlighted = newValue } else { own.isHighlighted = newValue }
    }
  }
  /// Whether it tells values while it is moved.
  open var isContinuous: Bool {
    get { control?.isContinuous ?? own.isContinuous }
    set { if let control { control.isContinuous = newValue } else { own.isContinuous = newValue } }
  }
  /// How large it is drawn.
  open var controlSize: NSControl.ControlSize {
    get { control?.controlSize ?? own.controlSize }
    set { if let control { control.controlSize = newValue } else { own.controlSize = newValue } }
  }
  /// Its font.
  open var font: NSFont? {
    get { if let control { control.font } else { own.font } }
    set { if let control { control.font = newValue } else { own.font = newValue } }
  }
  /// Where its text stands.
  open var alignment: NSTextAlignment {
    get { control?.alignment ?? own.alignment }
    set { if let control { control.alignment = newValue } else { own.alignment = newValue } }
  }
  /// Whether it is on.
  open var state: NSControl.StateValue {
    get { control?.cellState ?? own.state }
    set { if let control { control.cellState = newValue } else { own.state = newValue } }
  }
  /// What it shows, as a text.
  open var stringValue: String {
    get { control?.stringValue ?? own.stringValue }
    set { if let control { control.stringValue = newValue } else { own.stringValue = newValue } }
  }
  /// What it shows.
  open var objectValue: Any? {
    get { stringValue }
    set { stringValue = newValue.map { "\($0)" } ?? "" }
  }
  /// Whether it shows something.
  open var hasValidObjectValue: Bool { true }
  /// What it shows, as a text with attributes.
  open var attributedStringValue: NSAttributedString {
    get { NSAttributedString(string: stringValue) }
    set { stringValue = newValue.string }
  }
  /// What it shows, as a number; 0 where it is none.
  open var doubleValue: Double {
    get { control?.doubleValue ?? Double(own.stringValue) ?? 0 }
    set {
      if let control { control.doubleValue = newValue } else { own.stringValue = "\(newValue)" }
    }
  }
  /// What it shows, as a whole number; 0 where it is none.
  open var integerValue: Int {
    get { control?.integerValue ?? Int(own.stringValue) ?? 0 }
    set {
      if let control { control.integerValue = newValue } else { own.stringValue = "\(newValue)" }
    }
  }
  /// What it says.
  open var title: String! {
    get { stringValue }
    set { stringValue = newValue ?? "" }
  }
  /// A number to find it by.
  open var tag: Int {
    get { control?.tag ?? own.tag }
    set { if let control { control.tag = newValue } else { own.tag = newValue } }
  }
  /// Who performs its action; nil for the first that can.
  open var target: AnyObject? {
    get { if let control { control.target } else { own.target } }
    set { if let control { control.target = newValue } else { own.target = newValue } }
  }
  /// What it has its target do; nil for nothing.
  open var action: Selector? {
    get { if let control { control.action } else { own.action } }
    set { if let control { control.action = newValue } else { own.action = newValue } }
  }
  /// Does what a click does.
  open func performClick(_ sender: Any?) { control?.performClick(sender) }
  /// Goes on to its next state: on, off, or where it may be neither, that.
  open func setNextState() {
    state = NSControl.StateValue(rawValue: nextState)
  }
  /// The state that a click would lead to.
  open var nextState: Int {
    switch state {
    case .on: NSControl.StateValue.off.rawValue
    case .mixed: NSControl.StateValue.on.rawValue
    default: (allowsMixedState ? NSControl.StateValue.mixed : .on).rawValue
    }
  }
  /// Says on which events its action is sent; kept by its control, and nothing sends events.
  @discardableResult
  open func sendAction(on mask: Int) -> Int { control?.sendAction(on: mask) ?? 0 }

  // MARK: - Drawing and typing

  /// The size that it needs, in points.
  open var cellSize: NSSize { control?.fittingSize ?? .zero }
  /// The size that it needs in a room, in points.
  open func cellSize(forBounds rect: NSRect) -> NSSize { cellSize }
  /// Where in a room it is drawn: in all of it.
  open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
  /// Where in a room its text is: in all of it.
  open func titleRect(forBounds rect: NSRect) -> NSRect { rect }
  /// Where in a room its picture is: in all of it.
  open func imageRect(forBounds rect: NSRect) -> NSRect { rect }
  /// Draws it; never called here.
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    drawInterior(withFrame: cellFrame, in: controlView)
  }
  /// Draws what is inside its edge; never called here.
  open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {}
  /// Draws the ring of the keyboard; never called here.
  open func drawFocusRingMask(withFrame cellFrame: NSRect, in controlView: NSView) {}
  /// Draws it as pressed or not; never called here.
  open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView) {
    isHighlighted = flag
  }
  /// Begins to edit its text; never called here.
  ///
  /// - Parameters:
  ///   - rect: Where, in points.
  ///   - controlView: In which view.
  ///   - textObj: What edits it.
  ///   - delegate: Who is told.
  ///   - event: What happened.
  open func edit(
    withFrame rect: NSRect,
    in controlView: NSView,
    editor textObj: NSText,
    delegate: Any?,
    event: NSEvent?
  ) {}
  /// Chooses a part of its text; never called here.
  ///
  /// - Parameters:
  ///   - rect: Where, in points.
  ///   - controlView: In which view.
  ///   - textObj: What edits it.
  ///   - delegate: Who is told.
  ///   - selStart: The first character.
  ///   - selLength: How many.
  open func select(
    withFrame rect: NSRect,
    in controlView: NSView,
    editor textObj: NSText,
    delegate: Any?,
    start selStart: Int,
    length selLength: Int
  ) {}
  /// Ends editing; never called here.
  open func endEditing(_ textObj: NSText) {}
  /// Says what edits its text, and how that looks; never called here.
  open func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText { textObj }
  /// Says where the pointer has which shape; never called here.
  open func resetCursorRect(_ cellFrame: NSRect, in controlView: NSView) {}
  /// Begins to follow the pointer; never called here.
  open func startTracking(at startPoint: NSPoint, in controlView: NSView) -> Bool { true }
  /// Follows the pointer; never called here.
  open func continueTracking(
    last lastPoint: NSPoint,
    current currentPoint: NSPoint,
    in controlView: NSView
  ) -> Bool { true }
  /// Follows the pointer no longer; never called here.
  open func stopTracking(
    last lastPoint: NSPoint,
    current stopPoint: NSPoint,
    in controlView: NSView,
    mouseIsUp flag: Bool
  ) {}
}

/// A cell that has a target do something.
@MainActor @preconcurrency
open class NSActionCell: NSCell {}
