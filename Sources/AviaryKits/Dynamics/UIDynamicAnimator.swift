public import AviaryCoreGeometry
import AviaryGraphics
public import Foundation

/// What is moved as if it had a weight, of UIKit.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
  /// Its middle, in points.
  var center: CGPoint { get set }
  /// Its own rectangle, at the origin.
  var bounds: CGRect { get }
  /// How it is turned.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// What moves things of UIKit as if they had weights: kept, and only what snaps comes to its place.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
  /// The view whose points count; nil for none.
  public private(set) weak var referenceView: UIView?
  /// What things do.
  open private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether things move: no.
  open var isRunning: Bool { false }
  /// How long things have moved, in seconds: not at all.
  open var elapsedTime: TimeInterval { 0 }
  /// Who is told when things begin to move and rest; never here.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// One for things in a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init()
  }

  /// One for things without a view.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Has things do something; what snaps is there at once, and the rest stays where it is.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.willMove(to: self)
    behavior.settle()
    Missing.tell("UIDynamicAnimator", "things don't move; SwiftUI's animations do")
  }
  /// Has things no longer do something.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(where: { $0 === behavior }) else { return }
    behavior.willMove(to: nil)
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }
  /// Has things no longer do anything.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// Takes over where a thing is; nothing moves it meanwhile.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
  /// The things in a rectangle, in points.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    var found: [any UIDynamicItem] = []
    for item in behaviors.flatMap(\.allItems)
    where rect.contains(item.center) && !found.contains(where: { $0 === item }) {
      found.append(item)
    }
    return found
  }
}

/// Who is told when things begin to move and rest; never here.
@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Things begin to move.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Things rest.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// What things of UIKit do, alone or together: kept.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
  /// What they do besides.
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// Called at each step; never here.
  open var action: (() -> Void)?
  /// What moves them; nil for nothing.
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  /// The things, those of what they do besides with them.
  var allItems: [any UIDynamicItem] { childBehaviors.flatMap(\.allItems) }

  /// Nothing yet.
  @MainActor @preconcurrency public override init() { super.init() }

  /// Has them do something besides.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if dynamicAnimator != nil { behavior.settle() }
  }
  /// Has them no longer do something besides.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  /// Called before something moves them, or nothing any more.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
  /// Brings things to where they come to rest, as far as that is known.
  func settle() { for behavior in childBehaviors { behavior.settle() } }
}
