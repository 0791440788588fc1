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
  /// Room around its bars, in points; kept.
  open var scrollerInsets = NSEdgeInsets()
  /// How far a line is, up and down, in points; kept.
  open var verticalLineScroll: CGFloat = 10
  /// How far a line is, to the sides, in points; kept.
  open var horizontalLineScroll: CGFloat = 10
  /// Whether one direction is kept while it is scrolled; kept.
  open var usesPredominantAxisScrolling = true
  /// The least that content can be made larger; kept.
  open var minMagnification: CGFloat = 0.25
  /// The most that content can be made larger; kept.
  open var maxMagnification: CGFloat = 4
  /// Puts its bars where they are up to date; there are none.
  open func reflectScrolledClipView(_ cView: NSClipView) {}
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
  /// What may be seen in place of something: that; never called here.
  open func constrainBoundsRect(_ proposedBounds: NSRect) -> NSRect { proposedBounds }
  /// The colour behind it.
  open var backgroundColor: NSColor = .controlBackgroundColor
  /// What is seen of what is scrolled, in points.
  open var documentVisibleRect: NSRect { bounds }
  /// The whole of what is scrolled, in points.
  open var documentRect: NSRect { documentView?.frame ?? .zero }
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

  /// Whether it can lie over the content: as told by a subclass; nobody asks.
  open class var isCompatibleWithOverlayScrollers: Bool { self == NSScroller.self }
  /// What bars look like where the person says nothing.
  open class var preferredScrollerStyle: Style { .overlay }
  /// How wide a bar is, in points.
  open class func scrollerWidth(
    for controlSize: NSControl.ControlSize,
    scrollerStyle: Style
  ) -> CGFloat { scrollerStyle == .legacy ? 15 : 0 }
  /// What it looks like.
  open var scrollerStyle = Style.overlay
  /// How much of all is seen, from 0 to 1.
  open var knobProportion: CGFloat = 1
  /// Draws where what is dragged moves; never called here.
  open func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {}
  /// Draws what is dragged; never called here.
  open func drawKnob() {}
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
