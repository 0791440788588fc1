import AviaryControls
import AviaryEngine
import AviaryGeometry
import AviaryLayout
import AviaryStacks
public import Foundation

/// Views of AppKit in a row or a column: those that host views are shown so.
@MainActor @preconcurrency
open class NSStackView: NSView {
  /// How views share the room along the row.
  public enum Distribution: Int, Sendable {
    /// As they are placed by their edges.
    case gravityAreas = -1
    /// They fill it.
    case fill = 0
    /// They fill it, all alike.
    case fillEqually = 1
    /// They fill it, in proportion to themselves.
    case fillProportionally = 2
    /// With equal room between.
    case equalSpacing = 3
    /// With equal room between their middles.
    case equalCentering = 4
  }

  /// At which end of the row a view is.
  public enum Gravity: Int, Sendable {
    /// At its begin, or above.
    case leading = 1
    /// In its middle.
    case center = 2
    /// At its end, or below.
    case trailing = 3

    /// Above.
    public static let top = Gravity.leading
    /// Below.
    public static let bottom = Gravity.trailing
  }

  /// Whether it is a row or a column.
  open var orientation = NSLayoutConstraint.Orientation.horizontal { didSet { contentChanged() } }
  /// Where views are across the row.
  open var alignment = NSLayoutConstraint.Attribute.centerY { didSet { contentChanged() } }
  /// How views share the room along the row; kept.
  open var distribution = Distribution.gravityAreas
  /// Room between views, in points.
  open var spacing: CGFloat = 8 { didSet { contentChanged() } }
  /// Room around the views, in points.
  open var edgeInsets = NSEdgeInsets() { didSet { contentChanged() } }
  /// Whether views that are hidden take no room; they take none.
  open var detachesHiddenViews = true
  /// The views of the row, in their order.
  open private(set) var arrangedSubviews: [NSView] = []
  /// The views of the row, in their order.
  open var views: [NSView] { arrangedSubviews }

  /// A row of views.
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Puts a view behind the others of the row.
  open func addArrangedSubview(_ view: NSView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  /// Puts a view among the others of the row.
  open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    let place = min(max(insertionIndex, 0), arrangedSubviews.count)
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: place)
    contentChanged()
  }
  /// Takes a view out of the row; it stays in the view.
  open func removeArrangedSubview(_ view: NSView) {
    arrangedSubviews.removeAll { $0 === view }
    contentChanged()
  }
  /// Puts a view at one end of the row, behind those that are there.
  open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }
  /// Takes a view out of the row.
  open func removeView(_ view: NSView) {
    removeArrangedSubview(view)
    view.removeFromSuperview()
  }
  /// Takes a view that leaves it out of the row.
  open override func willRemoveSubview(_ subview: NSView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
  }
  /// Says how much room is behind a view, in points; told once that it is the same for all.
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    Missing.tell("NSStackView.setCustomSpacing", "there is the same room between all views")
  }
  /// Says how much it keeps its views together; kept by nobody: nobody solves rules.
  open func setHuggingPriority(
    _ huggingPriority: NSLayoutConstraint.Priority,
    for orientation: NSLayoutConstraint.Orientation
  ) {}

  override var hostedContent: AnyView? {
    let shown = arrangedSubviews.filter { !$0.isHidden && !$0.hostedContents.isEmpty }
    guard !shown.isEmpty else { return nil }
    return AnyView(StackViewContent(stack: self, views: shown))
  }
}

/// Views of AppKit in a row, as SwiftUI shows such.
private struct StackViewContent: View {
  let stack: NSStackView
  let views: [NSView]

  var body: some View {
    let insets = stack.edgeInsets
    row.padding(
      EdgeInsets(
        top: insets.top,
        leading: insets.left,
        bottom: insets.bottom,
        trailing: insets.right
      )
    )
  }

  @ViewBuilder
  private var row: some View {
    if stack.orientation == .horizontal {
      HStack(alignment: vertical, spacing: stack.spacing) { content }
    } else {
      VStack(alignment: horizontal, spacing: stack.spacing) { content }
    }
  }

  private var content: some View {
    ForEach(views.indices, id: \.self) { KitContent.of(views[$0]) }
  }

  private var vertical: VerticalAlignment {
    switch stack.alignment {
    case .top: .top
    case .bottom: .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    default: .center
    }
  }

  private var horizontal: HorizontalAlignment {
    switch stack.alignment {
    case .leading, .left: .leading
    case .trailing, .right: .trailing
    default: .center
    }
  }
}
