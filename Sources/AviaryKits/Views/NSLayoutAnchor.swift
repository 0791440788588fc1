public import Foundation

/// An edge, a middle or a length of a view of UIKit that rules are made of.
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  private weak var guide: UILayoutGuide?
  let attribute: NSLayoutConstraint.Attribute

  init(_ guide: UILayoutGuide, _ attribute: NSLayoutConstraint.Attribute) {
    self.guide = guide
    self.attribute = attribute
    super.init()
  }

  /// The view or the rectangle that it is of; nil where that is gone.
  open var item: AnyObject? { guide?.item ?? guide }
  /// What it is called: its attribute.
  open var name: String { "\(attribute)" }

  /// The rule that this one compares with another one.
  func rule(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor<AnchorType>?,
    times multiplier: CGFloat = 1,
    _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: item ?? self,
      attribute: attribute,
      relatedBy: relation,
      toItem: other?.item,
      attribute: other?.attribute ?? .notAnAttribute,
      multiplier: multiplier,
      constant: constant
    )
  }

  /// The rule that both are the same, or so many points apart.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.equal, anchor, c) }
  /// The rule that this one is not less.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, c) }
  /// The rule that this one is not more.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, c) }

  /// How many points the system has between views.
  static var systemSpacing: CGFloat { 8 }
}

/// An edge or a middle from left to right.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The rule that this one is so many of the system's distances after another one.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor, multiplier * Self.systemSpacing) }
  /// The rule that this one is at least so many of the system's distances after another one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, multiplier * Self.systemSpacing) }
  /// The rule that this one is at most so many of the system's distances after another one.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, multiplier * Self.systemSpacing) }
}

/// An edge or a middle from top to bottom.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The rule that this one is so many of the system's distances below another one.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.equal, anchor, multiplier * Self.systemSpacing) }
  /// The rule that this one is at least so many of the system's distances below another one.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, multiplier * Self.systemSpacing) }
  /// The rule that this one is at most so many of the system's distances below another one.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, multiplier * Self.systemSpacing) }
}

/// A width or a height.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// The rule that it is so many points.
  public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.equal, nil, c)
  }
  /// The rule that it is not less than so many points.
  public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.greaterThanOrEqual, nil, c)
  }
  /// The rule that it is not more than so many points.
  public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    rule(.lessThanOrEqual, nil, c)
  }
  /// The rule that it is another one times a factor, and so many points.
  public func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.equal, anchor, times: m, c) }
  /// The rule that it is not less than another one times a factor, and so many points.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.greaterThanOrEqual, anchor, times: m, c) }
  /// The rule that it is not more than another one times a factor, and so many points.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat = 0
  ) -> NSLayoutConstraint { rule(.lessThanOrEqual, anchor, times: m, c) }
}
