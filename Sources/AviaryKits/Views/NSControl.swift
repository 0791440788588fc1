public import AviaryFoundation
import AviaryGraphics
public import Foundation

/// A control of AppKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSControl: NSView {
  /// How large it is drawn.
  public enum ControlSize: UInt, Sendable {
    /// As usual.
    case regular = 0
    /// Small.
    case small = 1
    /// Very small.
    case mini = 2
    /// Large.
    case large = 3
  }

  /// How a control is.
  public struct StateValue: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// A state of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// On.
    public static let on = StateValue(rawValue: 1)
    /// Off.
    public static let off = StateValue(rawValue: 0)
    /// In part.
    public static let mixed = StateValue(rawValue: -1)
  }

  /// Whether it can be used.
  open var isEnabled = true
  /// Whether it is pressed.
  open var isHighlighted = false
  /// Whether it tells values while it is moved.
  open var isContinuous = false
  /// How large it is drawn.
  open var controlSize = ControlSize.regular
  /// Its font.
  open var font: NSFont?
  /// Where its text stands.
  open var alignment = NSTextAlignment.natural
  /// What it shows, as a text.
  open var stringValue = ""
  /// What it shows, as a text with attributes.
  open var attributedStringValue: NSAttributedString {
    get { NSAttributedString(string: stringValue) }
    set { stringValue = newValue.string }
  }
  /// What it shows, as a number; 0 where it is none.
  open var doubleValue: Double {
    get { Double(stringValue) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  /// What it shows, as a whole number; 0 where it is none.
  open var integerValue: Int {
    get { Int(stringValue) ?? Int(exactly: doubleValue.rounded(.towardZero)) ?? 0 }
    set { stringValue = "\(newValue)" }
  }
  private var keptCell: NSCell?
  /// What keeps its values.
  open var cell: NSCell? {
    get {
      if keptCell == nil { self.cell = makeCell() }
      return keptCell
    }
    set {
      keptCell?.controlView = nil
      keptCell = newValue
      newValue?.attach(to: self)
    }
  }
  /// The cell that it has where it is given no other one.
  func makeCell() -> NSCell { NSActionCell() }
  /// The class of the cells of such controls; setting it is told once to have no effect: `cell`
  /// has.
  open class var cellClass: AnyClass? {
    get { NSActionCell.self }
    set { Missing.tell("NSControl.cellClass", "a control is given another cell by `cell`") }
  }
  /// Whether it is on, as its cell tells.
  var cellState = StateValue.off
  /// On which events its action is sent.
  var actionMask = 0
  /// Says on which events its action is sent; kept, and nothing sends events.
  ///
  /// - Returns: The events that it was before, as bits.
  @discardableResult
  open func sendAction(on mask: NSEvent.EventTypeMask) -> Int {
    sendAction(on: Int(truncatingIfNeeded: mask.rawValue))
  }
  func sendAction(on mask: Int) -> Int {
    defer { actionMask = mask }
    return actionMask
  }
  /// What edits its text just now; nil: nothing does.
  open func currentEditor() -> NSText? { nil }
  /// Ends editing without taking over the text; false, since nothing edits it.
  open func abortEditing() -> Bool { false }
  /// Takes over the text that is edited; nothing edits it.
  open func validateEditing() {}
  /// What it shows.
  open var objectValue: Any? {
    get { stringValue }
    set { stringValue = newValue.map { "\($0)" } ?? "" }
  }
  /// What it shows, as a number; 0 where it is none.
  open var floatValue: Float {
    get { Float(doubleValue) }
    set { doubleValue = Double(newValue) }
  }
  /// What it shows, as a whole number; 0 where it is none.
  open var intValue: Int32 {
    get { Int32(clamping: integerValue) }
    set { integerValue = Int(newValue) }
  }
  /// What turns values into texts; kept.
  open var formatter: Formatter?
  /// Whether it refuses the keyboard; kept.
  open var refusesFirstResponder = false
  /// Takes over what another control shows.
  open func takeStringValueFrom(_ sender: Any?) {
    if let sender = sender as? NSControl { stringValue = sender.stringValue }
  }
  /// Takes over the number that another control shows.
  open func takeDoubleValueFrom(_ sender: Any?) {
    if let sender = sender as? NSControl { doubleValue = sender.doubleValue }
  }
  /// Takes over the whole number that another control shows.
  open func takeIntegerValueFrom(_ sender: Any?) {
    if let sender = sender as? NSControl { integerValue = sender.integerValue }
  }
  /// Makes it as large as it would like to be.
  open func sizeToFit() { setFrameSize(fittingSize) }
  /// Who performs its action; nil for the first that can.
  open weak var target: AnyObject?
  /// What it has its target do; nil for nothing.
  open var action: Selector?
  /// Does what a click does: sends its action, unless it can't be used.
  open func performClick(_ sender: Any?) {
    guard isEnabled, let action else { return }
    sendAction(action, to: target)
  }
  /// Has a target perform a method.
  ///
  /// - Parameters:
  ///   - action: The method; nil for none.
  ///   - target: Who performs it; nil for the first that can.
  /// - Returns: Whether somebody has performed it.
  @discardableResult
  open func sendAction(_ action: Selector?, to target: Any?) -> Bool {
    guard let action else { return false }
    return SentAction.send(action, to: target, from: self)
  }
  private var number = 0
  /// A number to find it by.
  open override var tag: Int {
    get { number }
    set { number = newValue }
  }
}
