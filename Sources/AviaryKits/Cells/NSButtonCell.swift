public import Foundation

/// The cell of a button of AppKit: what it says, and how it looks; its button's values where it has
/// one.
@MainActor @preconcurrency
open class NSButtonCell: NSActionCell {
  private var button: NSButton? { controlView as? NSButton }

  override func attach(to control: NSControl) {
    let words = title ?? ""
    super.attach(to: control)
    guard let button = control as? NSButton else { return }
    if !words.isEmpty { button.title = words }
    if let image { button.image = image }
  }

  /// What it says.
  open override var title: String! {
    get { button?.title ?? super.title }
    set { if let button { button.title = newValue ?? "" } else { super.title = newValue } }
  }
  /// What it says, with attributes.
  open var attributedTitle: NSAttributedString {
    get { NSAttributedString(string: title) }
    set { title = newValue.string }
  }
  /// What it says while it is on; kept.
  open var alternateTitle = ""
  /// What it shows while it is on; kept.
  open var alternateImage: NSImage?
  /// The key that does what it does.
  open var keyEquivalent = "" {
    didSet { button?.keyEquivalent = keyEquivalent }
  }
  /// The keys that are held for it; kept.
  open var keyEquivalentModifierMask: NSEvent.ModifierFlags = []
  /// Where the picture is.
  open var imagePosition = NSControl.ImagePosition.noImage {
    didSet { button?.imagePosition = imagePosition }
  }
  /// How the picture fills it.
  open var imageScaling = NSImageScaling.scaleNone {
    didSet { button?.imageScaling = imageScaling }
  }
  /// What it looks like.
  open var bezelStyle = NSButton.BezelStyle.rounded {
    didSet { button?.bezelStyle = bezelStyle }
  }
  /// The colour behind it; kept.
  open var backgroundColor: NSColor?
  /// Whether nothing behind it is seen; kept.
  open var isTransparent = false
  /// Whether there is a line only while the pointer is on it; kept.
  open var showsBorderOnlyWhileMouseInside = false
  /// Whether its picture is paler while it can't be used; kept.
  open var imageDimsWhenDisabled = true
  /// How it looks while it is pressed; kept.
  open var highlightsBy: NSCell.StyleMask = []
  /// How it looks while it is on; kept.
  open var showsStateBy: NSCell.StyleMask = []
  /// Says what it does when it is clicked on.
  open func setButtonType(_ type: NSButton.ButtonType) { button?.setButtonType(type) }
  /// Draws its picture; never called here.
  open func drawImage(_ image: NSImage, withFrame frame: NSRect, in controlView: NSView) {}
  /// Draws what it says; never called here.
  open func drawTitle(
    _ title: NSAttributedString,
    withFrame frame: NSRect,
    in controlView: NSView
  ) -> NSRect { frame }
  /// Draws its edge; never called here.
  open func drawBezel(withFrame frame: NSRect, in controlView: NSView) {}
  /// Called when the pointer comes in; never here.
  open func mouseEntered(with event: NSEvent) {}
  /// Called when the pointer goes out; never here.
  open func mouseExited(with event: NSEvent) {}
}

extension NSCell {
  /// How a button looks while it is pressed or on.
  public struct StyleMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// What has bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It shows its other title and picture.
    public static let contentsCellMask = StyleMask(rawValue: 1)
    /// It looks pushed in.
    public static let pushInCellMask = StyleMask(rawValue: 2)
    /// Its colours are changed for each other.
    public static let changeGrayCellMask = StyleMask(rawValue: 4)
    /// Its background changes.
    public static let changeBackgroundCellMask = StyleMask(rawValue: 8)
  }
}
