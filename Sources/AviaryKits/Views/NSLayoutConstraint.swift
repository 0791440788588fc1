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

  /// The view or the rectangle that it is about; nil where that is gone.
  open private(set) weak var firstItem: AnyObject?
  /// What of the first one.
  public let firstAttribute: Attribute
  /// How both sides compare.
  public let relation: Relation
  /// The view or the rectangle that it is compared with; nil for a number alone.
  open private(set) weak var secondItem: AnyObject?
  /// What of the second one.
  public let secondAttribute: Attribute
  /// Whether it is kept in interface files; kept.
  open var shouldBeArchived = false

  /// A rule: one side, how it compares, and the other side times a factor, and so many points.
  ///
  /// - Parameters:
  ///   - view1: The view or the rectangle that it is about.
  ///   - attr1: What of it.
  ///   - relation: How both sides compare.
  ///   - view2: What it is compared with; nil for a number alone.
  ///   - attr2: What of that; `.notAnAttribute` for a number alone.
  ///   - multiplier: The factor.
  ///   - c: Points that are added.
  public init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    constant = c
    self.multiplier = multiplier
    firstItem = view1 as AnyObject
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.map { $0 as AnyObject }
    secondAttribute = attr2
    super.init()
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
    /// The left margin.
    case leftMargin = 13
    /// The right margin.
    case rightMargin = 14
    /// The upper margin.
    case topMargin = 15
    /// The lower margin.
    case bottomMargin = 16
    /// The leading margin.
    case leadingMargin = 17
    /// The trailing margin.
    case trailingMargin = 18
    /// The middle between the margins from left to right.
    case centerXWithinMargins = 19
    /// The middle between the margins from top to bottom.
    case centerYWithinMargins = 20
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
