public import AviaryFoundation
public import Foundation

/// What knows movements of fingers on a view of UIKit.
///
/// On the view of a representable, and as a gesture of SwiftUI's, those of UIKit's own kinds do; others are kept.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
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

    /// The name of `ended` for movements that are over at once.
    public static let recognized = State.ended
  }

  /// How far it is.
  open var state = State.possible
  /// The view that it is on; nil for none.
  open internal(set) weak var view: UIView?
  /// Who is asked about it.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it counts.
  open var isEnabled = true
  /// Whether the view hears nothing of a touch that it takes.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches later.
  open var delaysTouchesBegan = false
  /// Whether the view hears of the end of touches later.
  open var delaysTouchesEnded = true
  /// What it is found by.
  open var name: String?
  /// How many fingers there are: none.
  open var numberOfTouches: Int { 0 }
  /// What touches count, as numbers of `UITouch.TouchType`.
  open var allowedTouchTypes: [NSNumber] = []
  /// Whether other kinds of touches are left out once one is there.
  open var requiresExclusiveTouchType = true

  /// Whom it tells.
  private(set) var targets: [TargetAction] = []

  /// A recognizer that calls nothing.
  @MainActor @preconcurrency public override init() { super.init() }

  /// A recognizer that has a target perform a method.
  ///
  /// - Parameters:
  ///   - target: Who performs it, not kept; nil for the first that can.
  ///   - action: The method; nil for none.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets = [TargetAction(target, action)] }
  }

  /// Has one more target perform a method.
  open func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target, action))
  }
  /// Has a target perform a method no longer; nil for all targets, or all methods.
  open func removeTarget(_ target: Any?, action: Selector?) {
    targets.removeAll { $0.isMatched(by: target, action) }
  }

  /// What its fingers do, or did last.
  final var movement = GestureMovement()

  /// Has its targets perform their methods.
  final func sendActions() {
    for entry in targets { SentAction.send(entry.action, to: entry.target, from: self) }
  }

  /// Where it is, in a view; nil for its window.
  ///
  /// - Parameter view: Its own, or one around or in that.
  open func location(in view: UIView?) -> CGPoint {
    guard let view else { return movement.globalLocation }
    guard let own = self.view, own !== view else { return movement.location }
    return own.convert(movement.location, to: view)
  }
  /// Where one of its fingers is, in a view: where it is itself.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
  /// Lets another one go first; kept by nobody, since neither begins.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Called when fingers come down; never here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers move; never here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when fingers go up; never here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches are taken away; never here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Begins anew.
  open func reset() { state = .possible }
  /// Whether it keeps another one from beginning; it does.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether another one keeps it from beginning; it does.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

/// Who is asked about recognizers; never here.
@MainActor @preconcurrency
public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether one may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether two may go on at a time.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether one waits for another.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether another waits for it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  /// Whether it gets a touch.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It does not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It does not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  /// It does.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { true }
}

/// Taps, of UIKit.
@MainActor @preconcurrency
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps.
  open var numberOfTapsRequired = 1
  /// With how many fingers.
  open var numberOfTouchesRequired = 1
}

/// A finger that stays, of UIKit.
@MainActor @preconcurrency
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How many taps before.
  open var numberOfTapsRequired = 0
  /// With how many fingers.
  open var numberOfTouchesRequired = 1
  /// How long, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far it may move meanwhile, in points.
  open var allowableMovement: CGFloat = 10
}

/// A finger that moves, of UIKit.
@MainActor @preconcurrency
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var moved = CGPoint.zero

  /// The least number of fingers.
  open var minimumNumberOfTouches = 1
  /// The greatest number of fingers.
  open var maximumNumberOfTouches = Int.max

  /// How far it moved, in points, since that was set.
  ///
  /// - Parameter view: Counts for nothing, nil as well.
  open func translation(in view: UIView?) -> CGPoint { moved }
  /// Says how far it moved.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { moved = translation }
  /// How fast it moves, in points a second.
  ///
  /// - Parameter view: Counts for nothing, nil as well.
  open func velocity(in view: UIView?) -> CGPoint {
    CGPoint(x: movement.velocity.width, y: movement.velocity.height)
  }
}

/// A finger that moves in from an edge, of UIKit: here from anywhere.
@MainActor @preconcurrency
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// From which edges.
  open var edges: UIRectEdge = []
}

/// A quick movement one way, of UIKit.
@MainActor @preconcurrency
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Which way.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Ways of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Upwards.
    public static let up = Direction(rawValue: 4)
    /// Downwards.
    public static let down = Direction(rawValue: 8)
  }

  /// Which way.
  open var direction = Direction.right
  /// With how many fingers.
  open var numberOfTouchesRequired = 1
}

/// Two fingers that go apart, of UIKit.
@MainActor @preconcurrency
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// By which factor, since that was set.
  open var scale: CGFloat = 1
  private var followed: CGFloat = 1

  /// Fingers are so far from each other as they were at first, times a factor.
  final func follow(_ magnification: CGFloat) {
    scale *= magnification / followed
    followed = magnification > 0 ? magnification : 1
  }

  /// Fingers are gone.
  final func end() { (scale, followed) = (1, 1) }
  /// How fast, as a factor a second: not at all.
  open var velocity: CGFloat { 0 }
}

/// Two fingers that turn, of UIKit.
@MainActor @preconcurrency
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far, in radians, since that was set.
  open var rotation: CGFloat = 0
  private var followed: CGFloat = 0

  /// Fingers have turned so far, in radians.
  final func follow(_ radians: CGFloat) {
    rotation += radians - followed
    followed = radians
  }

  /// Fingers are gone.
  final func end() { (rotation, followed) = (0, 0) }
  /// How fast, in radians a second: not at all.
  open var velocity: CGFloat { 0 }
}

/// A pointer over a view, of UIKit.
@MainActor @preconcurrency
open class UIHoverGestureRecognizer: UIGestureRecognizer {}
