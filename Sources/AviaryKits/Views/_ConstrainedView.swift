import Foundation

/// A view of UIKit or AppKit whose place rules tell: they are kept, and nobody solves them.
@MainActor @preconcurrency
public protocol _ConstrainedView: AnyObject {
  /// Its edges and middles, with its rules.
  var _guide: UILayoutGuide { get }
}

extension UIView: _ConstrainedView {}
extension NSView: _ConstrainedView {}

extension _ConstrainedView {
  /// Its edges and middles, as those of itself.
  private var own: UILayoutGuide {
    let guide = _guide
    guide.item = self
    return guide
  }

  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { own.leadingAnchor }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { own.trailingAnchor }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { own.leftAnchor }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { own.rightAnchor }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { own.topAnchor }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { own.bottomAnchor }
  /// The width.
  public var widthAnchor: NSLayoutDimension { own.widthAnchor }
  /// The height.
  public var heightAnchor: NSLayoutDimension { own.heightAnchor }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { own.centerXAnchor }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { own.centerYAnchor }
  /// The line on which its first line of text stands.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { own.firstBaselineAnchor }
  /// The line on which its last line of text stands.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { own.lastBaselineAnchor }

  /// Says how much it resists being smaller than it is; nobody solves rules.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}
  /// Says how much it resists being larger than it is; nobody solves rules.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {}

  /// The rules of its layout; nobody solves them.
  public var constraints: [NSLayoutConstraint] { _guide.rules }
  /// Adds a rule; nobody solves it.
  public func addConstraint(_ constraint: NSLayoutConstraint) { _guide.rules.append(constraint) }
  /// Adds rules; nobody solves them.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { _guide.rules += constraints }
  /// Takes a rule away.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    _guide.rules.removeAll { $0 === constraint }
  }
  /// Takes rules away.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }
}
