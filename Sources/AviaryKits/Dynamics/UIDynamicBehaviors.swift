public import AviaryCoreGeometry
import AviaryGeometry
import AviaryGraphics
public import Foundation

/// What several things of UIKit do: kept.
@MainActor @preconcurrency
open class _UIItemsBehavior: UIDynamicBehavior {
  /// The things.
  open private(set) var items: [any UIDynamicItem] = []

  override var allItems: [any UIDynamicItem] { items + super.allItems }

  /// What some things do.
  public init(items: [any UIDynamicItem]) {
    super.init()
    self.items = items
  }

  /// Adds a thing.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Takes a thing away.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// Things of UIKit fall: kept, and they don't.
@MainActor @preconcurrency
open class UIGravityBehavior: _UIItemsBehavior {
  /// Which way, in thousands of points a square second.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// Which way, in radians.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How strongly, in thousands of points a square second.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }
  /// Says which way in radians, and how strongly.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
}

/// Things of UIKit are pushed: kept, and they don't move.
@MainActor @preconcurrency
open class UIPushBehavior: _UIItemsBehavior {
  /// How things are pushed.
  public enum Mode: Int, Sendable {
    /// All the time.
    case continuous = 0
    /// Once.
    case instantaneous = 1
  }

  /// How things are pushed.
  public let mode: Mode
  /// Whether they are.
  open var active = true
  /// Which way.
  open var pushDirection = CGVector(dx: 0, dy: 0)
  /// Which way, in radians.
  open var angle: CGFloat {
    get { atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  /// How strongly.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Some things are pushed.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }

  /// Says which way in radians, and how strongly.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
  /// Says where a thing is pushed, from its middle; kept nowhere, as nothing is pushed.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {}
}

/// A thing of UIKit comes to a place: it is there at once.
@MainActor @preconcurrency
open class UISnapBehavior: UIDynamicBehavior {
  /// The place, in points.
  open var snapPoint: CGPoint { didSet { if dynamicAnimator != nil { settle() } } }
  /// How little it swings, from 0 to 1; kept.
  open var damping: CGFloat = 0.5
  private let item: any UIDynamicItem

  override var allItems: [any UIDynamicItem] { [item] }

  /// A thing comes to a place.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    self.item = item
    snapPoint = point
    super.init()
  }

  override func settle() { item.center = snapPoint }
}

/// A thing of UIKit hangs on a place or another one: kept, and it does not move.
@MainActor @preconcurrency
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// On what a thing hangs.
  public enum AttachmentType: Int, Sendable {
    /// On another one.
    case items = 0
    /// On a place.
    case anchor = 1
  }

  /// The things.
  public let items: [any UIDynamicItem]
  /// On what it hangs.
  public let attachedBehaviorType: AttachmentType
  /// The place, in points.
  open var anchorPoint = CGPoint.zero
  /// How far it is from that, in points.
  open var length: CGFloat = 0
  /// How little it swings; kept.
  open var damping: CGFloat = 0
  /// How often it swings a second; kept.
  open var frequency: CGFloat = 0
  /// How hard it is to turn; kept.
  open var frictionTorque: CGFloat = 0

  override var allItems: [any UIDynamicItem] { items }

  /// A thing hangs on a place.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }

  /// A thing hangs on a place, from where it is held.
  public init(
    item: any UIDynamicItem,
    offsetFromCenter offset: UIOffset,
    attachedToAnchor point: CGPoint
  ) {
    items = [item]
    attachedBehaviorType = .anchor
    super.init()
    anchorPoint = point
    let x = item.center.x + offset.horizontal - point.x
    length = hypot(x, item.center.y + offset.vertical - point.y)
  }

  /// A thing hangs on another one.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    items = [item1, item2]
    attachedBehaviorType = .items
    super.init()
    length = hypot(item1.center.x - item2.center.x, item1.center.y - item2.center.y)
  }
}

/// What things of UIKit are like that move: kept.
@MainActor @preconcurrency
open class UIDynamicItemBehavior: _UIItemsBehavior {
  /// How much they bounce, from 0 to 1.
  open var elasticity: CGFloat = 0
  /// How hard they glide along each other.
  open var friction: CGFloat = 0
  /// How heavy they are for their size.
  open var density: CGFloat = 1
  /// How soon they come to rest.
  open var resistance: CGFloat = 0
  /// How soon they stop to turn.
  open var angularResistance: CGFloat = 0
  /// How strongly fields draw them.
  open var charge: CGFloat = 0
  /// Whether they stay where they are.
  open var isAnchored = false
  /// Whether they can turn.
  open var allowsRotation = true

  /// Has a thing be faster, by points a second; it does not move.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// How fast a thing is, in points a second: it rests.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Has a thing turn faster, by radians a second; it does not move.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// How fast a thing turns, in radians a second: it rests.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
