@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
@_spi(Engine) package import AviaryLayout
public import Foundation

/// Puts space around a view.
package nonisolated struct PaddingModifier: _NodeModifier {
  let edges: Edge.Set
  package let padding: Padding

  /// - Parameter insets: nil for the default of 16 points on each of the edges.
  init(edges: Edge.Set, insets: EdgeInsets?) {
    self.edges = edges
    let all =
      insets
      ?? EdgeInsets(
        top: Padding.defaultLength,
        leading: Padding.defaultLength,
        bottom: Padding.defaultLength,
        trailing: Padding.defaultLength
      )
    var chosen = EdgeInsets()
    if edges.contains(.top) { chosen.top = all.top }
    if edges.contains(.leading) { chosen.leading = all.leading }
    if edges.contains(.bottom) { chosen.bottom = all.bottom }
    if edges.contains(.trailing) { chosen.trailing = all.trailing }
    padding = Padding(chosen)
  }

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    PaddingNode(list, child, place)
  }
}

/// Holds the padding itself: a layout of many nodes waits for memory, and the list is elsewhere.
final class PaddingNode: ModifierNode<PaddingModifier> {
  @exclusivity(unchecked) private var padding: Padding

  override init(_ list: _ModifiedList<PaddingModifier>, _ child: ViewNode, _ place: Place) {
    padding = list.modifier.padding
    super.init(list, child, place)
  }

  override func viewDidChange() {
    padding = modifier.padding
    super.viewDidChange()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    padding.size(child: child.measure(padding.childProposal(proposal)))
  }

  override func layoutContent() {
    let inner = padding.childProposal(proposal)
    child.place(at: padding.childOrigin, size: child.measure(inner), proposal: inner)
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    let child = child.measure(padding.childProposal(proposal))
    return padding.reason(for: proposal, child: child)
  }

  override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let inner = padding.childProposal(proposal)
    let offset = key.axis == .horizontal ? padding.childOrigin.x : padding.childOrigin.y
    return child.explicitAlignment(key, size: child.measure(inner), proposal: inner).map {
      $0 + offset
    }
  }

  override func computeSpacing() -> ViewSpacing {
    child.viewSpacing.resetting(modifier.edges)
  }
}

extension View {
  /// Puts the same space on all edges of the view.
  ///
  /// - Parameter length: In points; less than zero lets the view reach out.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(PaddingModifier(edges: .all, insets: EdgeInsets(length)))
  }

  /// Puts space on the edges of the view.
  ///
  /// - Parameter insets: In points for each edge; one that is not finite counts as 0.
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(edges: .all, insets: insets))
  }

  /// Puts space on some edges of the view.
  ///
  /// - Parameters:
  ///   - edges: Which edges; `.all` by default.
  ///   - length: In points; nil for the default of 16. Negative ones let the view reach out, what
  ///     is not finite counts as 0.
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modifier(PaddingModifier(edges: edges, insets: length.map { EdgeInsets($0) }))
  }
}

extension EdgeInsets {
  /// The same inset on all edges.
  init(_ length: CGFloat) {
    self.init(top: length, leading: length, bottom: length, trailing: length)
  }
}
