public import Foundation

/// A frame with a title around views of AppKit: what it holds is shown where it hosts views,
/// without the frame.
@MainActor @preconcurrency
open class NSBox: NSView {
  /// What it is.
  public enum BoxType: UInt, Sendable {
    /// A frame as usual.
    case primary = 0
    /// A line.
    case separator = 2
    /// As the program says.
    case custom = 4
  }

  /// Where its title is.
  public enum TitlePosition: UInt, Sendable {
    /// There is none.
    case noTitle = 0
    /// Over the frame.
    case aboveTop = 1
    /// On the upper line.
    case atTop = 2
    /// Below the upper line.
    case belowTop = 3
    /// Over the lower line.
    case aboveBottom = 4
    /// On the lower line.
    case atBottom = 5
    /// Below the frame.
    case belowBottom = 6
  }

  /// What it is.
  open var boxType = BoxType.primary
  /// Where its title is.
  open var titlePosition = TitlePosition.atTop
  /// Its title.
  open var title = "Title"
  /// The font of its title.
  open var titleFont = NSFont.systemFont(ofSize: 11)
  /// The colour of its lines.
  open var borderColor: NSColor = .separatorColor
  /// How wide its lines are, in points.
  open var borderWidth: CGFloat = 1
  /// How round its corners are, in points.
  open var cornerRadius: CGFloat = 0
  /// The colour in it.
  open var fillColor: NSColor = .clear
  /// Whether neither lines nor colour are seen.
  open var isTransparent = false
  /// Room between its lines and what it holds, in points.
  open var contentViewMargins = NSSize(width: 5, height: 5)
  /// What it holds.
  open var contentView: NSView? {
    didSet {
      guard oldValue !== contentView else { return }
      oldValue?.removeFromSuperview()
      if let contentView { addSubview(contentView) }
    }
  }
  /// Makes it as large as what it holds; nothing measures it.
  open func sizeToFit() {}
}
