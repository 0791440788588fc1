public import Foundation

/// Views in a row or a column, of UIKit: they are kept, and nothing places or draws them.
@MainActor @preconcurrency
open class UIStackView: UIView {
  /// How room is shared out along it.
  public enum Distribution: Int, Sendable {
    /// By what views resist.
    case fill = 0
    /// Each the same.
    case fillEqually = 1
    /// By their own sizes.
    case fillProportionally = 2
    /// The same room between them.
    case equalSpacing = 3
    /// The same distance between their middles.
    case equalCentering = 4
  }

  /// Where views stand across it.
  public enum Alignment: Int, Sendable {
    /// In all of the room.
    case fill = 0
    /// At the leading edge.
    case leading = 1
    /// On the line of their first text.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge.
    case trailing = 4
    /// On the line of their last text.
    case lastBaseline = 5

    /// At the top.
    public static let top = Alignment.leading
    /// At the bottom.
    public static let bottom = Alignment.trailing
  }

  /// The views that it places, in their order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Which way.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How room is shared out along it.
  open var distribution = Distribution.fill
  /// Where views stand across it.
  open var alignment = Alignment.fill
  /// Room between views, in points.
  open var spacing: CGFloat = 0
  /// Whether there is room around its content.
  open var isLayoutMarginsRelativeArrangement = false
  private var spacings: [ObjectIdentifier: CGFloat] = [:]

  /// Views with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Without views: there are no interface files here.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  /// Views in a row.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Puts a view at its end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// Puts a view among the others.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
  }
  /// Has it place a view no longer, which stays in it.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Says how much room is after a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    spacings[ObjectIdentifier(arrangedSubview)] = spacing
  }
  /// How much room is after a view, in points.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    spacings[ObjectIdentifier(arrangedSubview)] ?? spacing
  }
  /// Called when a view leaves it.
  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }
}
