public import AviaryFoundation
public import Foundation

/// What knows movements of a pointer on a view of AppKit.
///
/// It never begins; its values are kept.
@MainActor @preconcurrency
open class NSGestureRecognizer: NSObject {
  /// How far a movement is.
  public enum State: Int, Sendable {
    /// It might be one.
    case possible = 0
    /// It began.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It is over.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
    /// It is none.
    case failed = 5
  }

  /// How far it is.
  open var state = State.possible
  /// The view that it is on; nil for none.
  open internal(set) weak var view: NSView?
  /// Whether it counts.
  open var isEnabled = true

  /// Who performs its action; nil for the first that can.
  open weak var target: AnyObject?
  /// What it has its target do; nil for nothing.
  open var action: Selector?

  /// A recognizer that calls nothing.
  @MainActor @preconcurrency public override init() { super.init() }

  /// A recognizer that has a target perform a method.
  ///
  /// - Parameters:
  ///   - target: Who performs it, not kept; nil for the first that can.
  ///   - action: The method; nil for none.
  public init(target: Any?, action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
    super.init()
  }

  /// Where it is, in a view: at the origin.
  open func location(in view: NSView?) -> NSPoint { .zero }
}

/// Clicks, of AppKit: its values are kept.
@MainActor @preconcurrency
open class NSClickGestureRecognizer: NSGestureRecognizer {
  /// Which buttons, as bits.
  open var buttonMask = 1
  /// How many clicks.
  open var numberOfClicksRequired = 1
}

/// A pointer that drags, of AppKit: its values are kept.
@MainActor @preconcurrency
open class NSPanGestureRecognizer: NSGestureRecognizer {
  private var moved = NSPoint.zero

  /// How far it moved, in points: as far as was set.
  ///
  /// - Parameter view: Counts for nothing, nil as well.
  open func translation(in view: NSView?) -> NSPoint { moved }
  /// Says how far it moved.
  open func setTranslation(_ translation: NSPoint, in view: NSView?) { moved = translation }
  /// How fast it moves, in points a second: it does not.
  ///
  /// - Parameter view: Counts for nothing, nil as well.
  open func velocity(in view: NSView?) -> NSPoint { .zero }
}
