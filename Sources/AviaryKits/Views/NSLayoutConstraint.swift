public import Foundation

/// A rule for where views of UIKit are: kept, and nobody solves it.
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  /// Points that are added.
  open var constant: CGFloat
  /// The factor.
  public let multiplier: CGFloat
  /// How important it is.
  open var priority = UILayoutPriority.required
  /// Whether it counts.
  open var isActive = false
  /// What it is found by.
  open var identifier: String?

  init(constant: CGFloat, multiplier: CGFloat = 1) {
    self.constant = constant
    self.multiplier = multiplier
  }

  /// Has rules count.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Has rules not count.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// How important a rule is.
  public typealias Priority = UILayoutPriority
  /// Which way.
  public typealias Orientation = Axis

  /// What of a view a rule is about.
  public enum Attribute: Int, Sendable {
    /// Nothing.
    case notAnAttribute = 0
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The upper edge.
    case top = 3
    /// The lower edge.
    case bottom = 4
    /// The leading edge.
    case leading = 5
    /// The trailing edge.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle from left to right.
    case centerX = 9
    /// The middle from top to bottom.
    case centerY = 10
    /// The line of its last text.
    case lastBaseline = 11
    /// The line of its first text.
    case firstBaseline = 12
  }

  /// How the sides of a rule compare.
  public enum Relation: Int, Sendable {
    /// The first is not more.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal = 0
    /// The first is not less.
    case greaterThanOrEqual = 1
  }

  /// Which way.
  public enum Axis: Int, Sendable {
    /// To the sides.
    case horizontal = 0
    /// Up and down.
    case vertical = 1
  }
}

/// How important a rule is, up to 1000.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number.
  public var rawValue: Float

  /// An importance that is so much greater.
  public static func + (priority: UILayoutPriority, more: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue + more)
  }
  /// An importance that is so much less.
  public static func - (priority: UILayoutPriority, less: Float) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - less)
  }

  /// An importance.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// An importance.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It must be.
  public static let required = UILayoutPriority(1000)
  /// Rather.
  public static let defaultHigh = UILayoutPriority(750)
  /// Rather not.
  public static let defaultLow = UILayoutPriority(250)
  /// Only if nothing else matters.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

/// An edge, a middle or a length of a view of UIKit that rules are made of.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  @MainActor override init() { super.init() }

  /// The rule that both are the same, or so many points apart.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  /// The rule that this one is not less.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
  /// The rule that this one is not more.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c) }
}

/// An edge or a middle from left to right.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

/// An edge or a middle from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The rule that it is so many points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// The rule that it is not less than so many points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// The rule that it is not more than so many points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: c)
  }
  /// The rule that it is another one times a factor, and so many points.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint(constant: c, multiplier: m) }
}

/// A rectangle that rules are made of.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// The rules of the view whose rectangle it is.
  var rules: [NSLayoutConstraint] = []

  /// An empty one.
  @MainActor @preconcurrency public override init() { super.init() }

  /// The leading edge.
  public let leadingAnchor = NSLayoutXAxisAnchor()
  /// The trailing edge.
  public let trailingAnchor = NSLayoutXAxisAnchor()
  /// The left edge.
  public let leftAnchor = NSLayoutXAxisAnchor()
  /// The right edge.
  public let rightAnchor = NSLayoutXAxisAnchor()
  /// The upper edge.
  public let topAnchor = NSLayoutYAxisAnchor()
  /// The lower edge.
  public let bottomAnchor = NSLayoutYAxisAnchor()
  /// The width.
  public let widthAnchor = NSLayoutDimension()
  /// The height.
  public let heightAnchor = NSLayoutDimension()
  /// The middle from left to right.
  public let centerXAnchor = NSLayoutXAxisAnchor()
  /// The middle from top to bottom.
  public let centerYAnchor = NSLayoutYAxisAnchor()
}

/// Which way content of a view of UIKit runs.
public enum UISemanticContentAttribute: Int, Sendable {
  /// As the direction of reading is.
  case unspecified = 0
  /// From left to right, as what plays.
  case playback = 1
  /// From left to right, as places are.
  case spatial = 2
  /// From left to right.
  case forceLeftToRight = 3
  /// From right to left.
  case forceRightToLeft = 4
}
