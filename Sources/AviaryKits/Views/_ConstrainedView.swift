public import Foundation

/// A view of UIKit or AppKit whose place rules tell: they are kept, and nobody solves them.
@MainActor @preconcurrency
public protocol _ConstrainedView: AnyObject {
  /// Its edges and middles, with its rules.
  var _guide: UILayoutGuide { get }
}

extension UIView: _ConstrainedView {}
extension NSView: _ConstrainedView {}

extension _ConstrainedView {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { _guide.leadingAnchor }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { _guide.trailingAnchor }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { _guide.leftAnchor }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { _guide.rightAnchor }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { _guide.topAnchor }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { _guide.bottomAnchor }
  /// The width.
  public var widthAnchor: NSLayoutDimension { _guide.widthAnchor }
  /// The height.
  public var heightAnchor: NSLayoutDimension { _guide.heightAnchor }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { _guide.centerXAnchor }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { _guide.centerYAnchor }
  /// The line on which its first line of text stands.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { _guide.topAnchor }
  /// The line on which its last line of text stands.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { _guide.bottomAnchor }

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

extension UIView {
  /// The rectangle that no bar covers: its own.
  public var safeAreaLayoutGuide: UILayoutGuide { _guide }
  /// The rectangle within its margins.
  public var layoutMarginsGuide: UILayoutGuide { _guide }
  /// The rectangle in which lines of text can be read well: its own.
  public var readableContentGuide: UILayoutGuide { _guide }
}
