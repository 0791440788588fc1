public import Foundation

/// How important a rule of AppKit is.
public typealias NSLayoutPriority = UILayoutPriority

extension NSLayoutConstraint {
  /// How important a rule is.
  public typealias Priority = UILayoutPriority
  /// Which way.
  public typealias Orientation = Axis
}

extension NSView {
  /// The leading edge.
  public var leadingAnchor: NSLayoutXAxisAnchor { guide.leadingAnchor }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { guide.trailingAnchor }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { guide.leftAnchor }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { guide.rightAnchor }
  /// The upper edge.
  public var topAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
  /// The lower edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }
  /// The width.
  public var widthAnchor: NSLayoutDimension { guide.widthAnchor }
  /// The height.
  public var heightAnchor: NSLayoutDimension { guide.heightAnchor }
  /// The middle from left to right.
  public var centerXAnchor: NSLayoutXAxisAnchor { guide.centerXAnchor }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { guide.centerYAnchor }
  /// The line on which its first line of text stands.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { guide.topAnchor }
  /// The line on which its last line of text stands.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { guide.bottomAnchor }

  /// Says how much it resists being smaller than it is; nobody solves rules.
  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {}
  /// Says how much it resists being larger than it is; nobody solves rules.
  public func setContentHuggingPriority(
    _ priority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {}

  /// Adds a rule; nobody solves it.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
  /// Adds rules; nobody solves them.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    self.constraints += constraints
  }
  /// Takes a rule away.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
  }
  /// Takes rules away.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    constraints.forEach(removeConstraint)
  }
}
