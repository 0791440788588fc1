import AviaryEngine
import Foundation

/// A switch of AppKit: its values are kept, and nothing draws it.
@MainActor @preconcurrency
open class NSSwitch: NSControl {
  /// Whether it is on.
  open var state: NSControl.StateValue {
    get { cellState }
    set { cellState = newValue }
  }
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
  /// Where the picture stands in the view.
  open var imageAlignment = NSImageAlignment.alignCenter
  /// What is around the picture; kept.
  open var imageFrameStyle = FrameStyle.none
  /// Whether another picture can be dropped on it; kept.
  open var isEditable = false
  /// Whether its picture can be cut, copied and pasted; kept.
  open var allowsCutCopyPaste = true
  /// The size and weight of a symbol; nil for its own.
  open var symbolConfiguration: NSImage.SymbolConfiguration?

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

  override var drawnContent: AnyView? { progress }

  /// Has it turn.
  open func startAnimation(_ sender: Any?) {}
  /// Has it stand.
  open func stopAnimation(_ sender: Any?) {}
  /// Takes it further.
  open func increment(by delta: Double) { doubleValue = min(doubleValue + delta, maxValue) }
}
