@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
@_spi(Engine) import AviaryLayout
public import Foundation

/// Pads a view, and makes the padding unsafe area, into which scroll views and backgrounds may reach.
nonisolated struct SafeAreaPaddingModifier: _NodeModifier {
  let insets: EdgeInsets

  init(insets: EdgeInsets) { self.insets = insets.finite("safeAreaPadding") }

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    SafeAreaPaddingNode(list, child, place)
  }
}

final class SafeAreaPaddingNode: ModifierNode<SafeAreaPaddingModifier>, SafeAreaProvider {
  private var insets: EdgeInsets { modifier.insets }

  override var safeAreaProvider: (any SafeAreaProvider)? { self }

  var safeRect: CGRect {
    let physical =
      isRightToLeft
      ? EdgeInsets(
        top: insets.top,
        leading: insets.trailing,
        bottom: insets.bottom,
        trailing: insets.leading
      )
      : insets
    return CGRect(origin: .zero, size: size).inset(by: physical)
  }

  var unsafeExtents: EdgeInsets { insets + SafeArea.extents(of: self) }

  func makesSafeArea(for child: ViewNode) -> Bool { true }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    child.measure(proposal.inset(by: insets)).outset(by: insets)
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    Padding(insets).reason(
      "safeAreaPadding",
      for: proposal,
      child: child.measure(proposal.inset(by: insets))
    )
  }

  override func layoutContent() {
    let inner = proposal.inset(by: insets)
    child.place(
      at: CGPoint(x: insets.leading, y: insets.top),
      size: child.measure(inner),
      proposal: inner
    )
  }

  override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let inner = proposal.inset(by: insets)
    guard let value = child.explicitAlignment(key, size: child.measure(inner), proposal: inner)
    else { return nil }
    return value + (key.axis == .horizontal ? insets.leading : insets.top)
  }
}

extension View {
  /// Adds to the safe area of this view.
  ///
  /// - Parameter insets: What is added at each edge, in points.
  public nonisolated func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

  /// Adds to the safe area of this view at some edges.
  ///
  /// - Parameters:
  ///   - edges: The edges at which is added.
  ///   - length: In points; nil for 16.
  public nonisolated func safeAreaPadding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length ?? 16, edges: edges)))
  }

  /// Adds a length in points to the safe area of this view at all edges.
  public nonisolated func safeAreaPadding(_ length: CGFloat) -> some View {
    modifier(SafeAreaPaddingModifier(insets: EdgeInsets(length)))
  }
}
