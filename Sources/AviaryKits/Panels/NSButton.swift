public import AviaryFoundation
public import Foundation

/// A button of an alert, by AppKit's name; as a view its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSButton: NSControl {
  /// What it does when it is clicked on.
  public enum ButtonType: UInt, Sendable {
    /// It lights up.
    case momentaryLight = 0
    /// It is on and off in turn.
    case pushOnPushOff = 1
    /// It is on and off in turn, with another title.
    case toggle = 2
    /// As a box that is checked.
    case `switch` = 3
    /// As one of several.
    case radio = 4
    /// As pressed.
    case momentaryPushIn = 7
  }

  /// What it looks like.
  public enum BezelStyle: UInt, Sendable {
    /// Round.
    case rounded = 1
    /// Square, of any height.
    case regularSquare = 2
    /// With a triangle.
    case disclosure = 5
    /// A circle.
    case circular = 7
    /// With a question mark.
    case helpButton = 9
    /// In a bar.
    case texturedRounded = 11
    /// In a line of text.
    case inline = 15
  }

  /// What it shows.
  open var image: NSImage?
  /// Where the picture is.
  open var imagePosition = NSControl.ImagePosition.noImage
  /// How the picture fills it.
  open var imageScaling = NSImageScaling.scaleProportionallyDown
  override func makeCell() -> NSCell { NSButtonCell() }
  /// Whether it is on.
  open var state: NSControl.StateValue {
    get { cellState }
    set { cellState = newValue }
  }
  /// Whether it can be neither on nor off.
  open var allowsMixedState = false
  /// What it shows while it is on; kept.
  open var alternateImage: NSImage?
  /// What it says while it is on; kept.
  open var alternateTitle = ""
  /// The colour behind it; kept.
  open var bezelColor: NSColor?
  /// Whether nothing of it is seen; kept.
  open var isTransparent = false
  /// Whether there is a line only while the pointer is on it; kept.
  open var showsBorderOnlyWhileMouseInside = false
  /// Whether the picture lies beside the text; kept.
  open var imageHugsTitle = false
  /// The size and weight of a symbol in it; kept.
  open var symbolConfiguration: NSImage.SymbolConfiguration?
  /// The keys that are held for it; kept.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  /// Goes on to its next state.
  open func setNextState() { cell?.setNextState() }
  /// Whether there is a line around it.
  open var isBordered = true
  /// What it looks like.
  open var bezelStyle = BezelStyle.rounded
  /// The colour of its content.
  open var contentTintColor: NSColor?
  /// What it says, with attributes.
  open var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
  private var type = ButtonType.momentaryPushIn
  /// Says what it does when it is clicked on; nothing clicks on it.
  open func setButtonType(_ type: ButtonType) { self.type = type }

  /// What it says.
  open var title = ""
  /// What it does in place of a click; letters count only in menus here.
  open var keyEquivalent = ""
  /// Whether what it does can't be undone; the desktop shows all alike.
  open var hasDestructiveAction = false

  /// A button that says something.
  public convenience init(title: String) {
    self.init(frame: .zero)
    self.title = title
  }

  /// A button that says something and has a target do something.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - target: Who does it; nil for the first that can.
  ///   - action: What is done; nil for nothing.
  public convenience init(title: String, target: Any?, action: Selector?) {
    self.init(title: title)
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// A button with a picture that has a target do something.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - target: Who does it; nil for the first that can.
  ///   - action: What is done; nil for nothing.
  public convenience init(image: NSImage, target: Any?, action: Selector?) {
    self.init(title: "", target: target, action: action)
    self.image = image
    imagePosition = .imageOnly
  }

  /// A button with a picture and words that has a target do something.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - image: The picture, in front of the words.
  ///   - target: Who does it; nil for the first that can.
  ///   - action: What is done; nil for nothing.
  public convenience init(title: String, image: NSImage, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    self.image = image
    imagePosition = .imageLeading
  }

  /// A box that is checked or not.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - target: Who is told when it is clicked on; nil for the first that can be.
  ///   - action: What is done then; nil for nothing.
  public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.switch)
  }

  /// One of several that exclude each other.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - target: Who is told when it is clicked on; nil for the first that can be.
  ///   - action: What is done then; nil for nothing.
  public convenience init(radioButtonWithTitle title: String, target: Any?, action: Selector?) {
    self.init(title: title, target: target, action: action)
    setButtonType(.radio)
  }
}

extension NSControl {
  /// Where the picture of a control is.
  public enum ImagePosition: UInt, Sendable {
    /// There is none.
    case noImage = 0
    /// There is nothing else.
    case imageOnly = 1
    /// At the left.
    case imageLeft = 2
    /// At the right.
    case imageRight = 3
    /// Below.
    case imageBelow = 4
    /// Above.
    case imageAbove = 5
    /// Behind the text.
    case imageOverlaps = 6
    /// At the leading edge.
    case imageLeading = 7
    /// At the trailing edge.
    case imageTrailing = 8
  }
}
