public import AviaryQuartz
public import Foundation
public import QuartzCore

/// What happens when something becomes of a layer, by QuartzCore's name.
@MainActor @preconcurrency
public protocol CAAction {
  /// Runs it for an object.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// A change of a layer over time, by QuartzCore's name: its values are kept, and nothing draws it.
///
/// Its delegate is told when it begins and when it ends, as if it were seen.
@MainActor @preconcurrency
open class CAAnimation: NSObject, CAAction, CAMediaTiming {
  /// When it begins, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// How long it lasts, in seconds; 0 for a quarter of a second.
  open var duration: CFTimeInterval = 0
  /// How fast its time goes.
  open var speed: Float = 1
  /// What its time is ahead by, in seconds.
  open var timeOffset: CFTimeInterval = 0
  /// How often it is repeated; 0 for once.
  open var repeatCount: Float = 0
  /// How long it is repeated, in seconds; 0 for as often as `repeatCount` says.
  open var repeatDuration: CFTimeInterval = 0
  /// Whether it goes back as it came.
  open var autoreverses = false
  /// What the layer is before and after.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The pace; nil for an even one.
  open var timingFunction: CAMediaTimingFunction?
  /// Who is told of its beginning and its end; kept until then.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether its layer forgets it at its end.
  open var isRemovedOnCompletion = true
  /// How many frames a second it would have; kept.
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var values: [String: Any] = [:]

  /// An animation of nothing.
  @MainActor @preconcurrency public required override init() { super.init() }

  /// None: there are no interface files here.
  @MainActor @preconcurrency public required init?(coder: NSCoder) { nil }

  /// Adds it to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  /// A value that was set under a name that no property has; nil for none.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Keeps a value under a name, to know the animation by.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// What a value is where nothing is set; nil.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// How long all of it takes, in seconds; infinite for one that is repeated for good.
  var wholeDuration: TimeInterval {
    let once = (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1)
    let whole = repeatDuration > 0 ? repeatDuration : once * Double(max(repeatCount, 1))
    return speed > 0 ? whole / Double(speed) : .infinity
  }
}

/// Who is told of an animation's beginning and its end.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// It begins.
  func animationDidStart(_ anim: CAAnimation)
  /// It is over; false where it was ended before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// A change of one value of a layer.
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
  /// Which value.
  open var keyPath: String?
  /// Whether it is added to the value that there is.
  open var isAdditive = false
  /// Whether what it has come to is kept when it is repeated.
  open var isCumulative = false
  /// What numbers mean; nil for themselves.
  open var valueFunction: CAValueFunction?

  /// A change of a value.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// A change of a value from one to another.
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
  /// The value that it begins with; nil for the one that there is.
  open var fromValue: Any?
  /// The value that it ends with; nil for the one that there is.
  open var toValue: Any?
  /// What it changes the value by; nil where both ends are given.
  open var byValue: Any?
}

/// A change of a value like a spring's.
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
  /// What hangs at the spring.
  open var mass: CGFloat = 1
  /// How hard it pulls.
  open var stiffness: CGFloat = 100
  /// How much it is slowed down.
  open var damping: CGFloat = 10
  /// How fast it is at first.
  open var initialVelocity: CGFloat = 0
  /// Whether it may come to rest without swinging, however slowed down.
  open var allowsOverdamping = false

  /// How long it takes until the rest can't be seen, in seconds: a thousandth of the way.
  open var settlingDuration: CFTimeInterval {
    guard mass > 0, stiffness > 0, damping > 0 else { return .infinity }
    let decay = damping / (2 * mass)
    let frequency = (stiffness / mass).squareRoot()
    let slow =
      decay > frequency ? decay - (decay * decay - frequency * frequency).squareRoot() : decay
    return Double(log(1000) / slow)
  }
}

/// A change of a value over several.
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values; nil where a path has them.
  open var values: [Any]?
  /// The points; nil where values are given.
  open var path: CGPath?
  /// When each value is reached, from 0 to 1; nil for evenly.
  open var keyTimes: [NSNumber]?
  /// The pace from each value to the next; nil for even ones.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// Whether what moves along a path turns with it; nil for no.
  open var rotationMode: CAAnimationRotationMode?
}

/// Several changes at a time.
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
  /// The changes.
  open var animations: [CAAnimation]?
}

/// A change from one look of a layer to another.
@MainActor @preconcurrency
open class CATransition: CAAnimation {
  /// How one gives way to the other.
  open var type = CATransitionType.fade
  /// From where it comes; nil for as usual.
  open var subtype: CATransitionSubtype?
  /// Where on its way it begins, from 0 to 1.
  open var startProgress: Float = 0
  /// Where on its way it ends, from 0 to 1.
  open var endProgress: Float = 1
}

/// What numbers of an animation mean: kept.
@MainActor @preconcurrency
open class CAValueFunction: NSObject {
  /// Which function.
  public let name: CAValueFunctionName

  /// A function of a name.
  public init?(name: CAValueFunctionName) { self.name = name }
}
