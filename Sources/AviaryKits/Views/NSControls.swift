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
open class NSSecureTextField: NSTextField {}

/// A field for searches of AppKit: kept, and nothing draws it.
@MainActor @preconcurrency
open class NSSearchField: NSTextField {
  /// Whether it tells what is searched for at each letter.
  open var sendsSearchStringImmediately = false
  /// Whether it tells what is searched for at the end.
  open var sendsWholeSearchString = false
}

/// Who is told what is searched for; never here.
@MainActor @preconcurrency
public protocol NSSearchFieldDelegate: NSTextFieldDelegate {}

/// A switch of AppKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSSwitch: NSControl {
  /// Whether it is on.
  open var state = NSControl.StateValue.off
}

/// A slider of AppKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSSlider: NSControl {
  /// The least value.
  open var minValue: Double = 0
  /// The greatest value.
  open var maxValue: Double = 1
  /// How many marks it has.
  open var numberOfTickMarks = 0
  /// Whether it stops at marks only.
  open var allowsTickMarkValuesOnly = false
}

/// A picture of AppKit as a view: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSImageView: NSControl {
  /// The picture.
  open var image: NSImage?
  /// How it fills the view.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  /// The colour of a picture that is a pattern.
  open var contentTintColor: NSColor?
  /// Whether pictures with several steps move.
  open var animates = false

  /// A view of a picture.
  public convenience init(image: NSImage) {
    self.init(frame: NSRect(origin: .zero, size: image.size))
    self.image = image
  }
}

/// How a picture fills a view of AppKit.
public enum NSImageScaling: UInt, Sendable {
  /// Made smaller where there is little room.
  case scaleProportionallyDown = 0
  /// Stretched.
  case scaleAxesIndependently = 1
  /// Not at all.
  case scaleNone = 2
  /// As large as there is room for.
  case scaleProportionallyUpOrDown = 3
}

/// Progress, of AppKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSProgressIndicator: NSView {
  /// What it looks like.
  public enum Style: UInt, Sendable {
    /// A bar.
    case bar = 0
    /// It turns.
    case spinning = 1
  }

  /// What it looks like.
  open var style = Style.bar
  /// Whether nobody knows how far it is.
  open var isIndeterminate = true
  /// How far it is.
  open var doubleValue: Double = 0
  /// Where it begins.
  open var minValue: Double = 0
  /// Where it ends.
  open var maxValue: Double = 100
  /// How large it is drawn.
  open var controlSize = NSControl.ControlSize.regular
  /// Whether it is seen while it stands.
  open var isDisplayedWhenStopped = true

  /// Has it turn.
  open func startAnimation(_ sender: Any?) {}
  /// Has it stand.
  open func stopAnimation(_ sender: Any?) {}
  /// Takes it further.
  open func increment(by delta: Double) { doubleValue = min(doubleValue + delta, maxValue) }
}
