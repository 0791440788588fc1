package import AviaryGeometry
@_spi(Engine) package import AviaryLayout
package import Foundation

/// The node of a view beside a primary one: what stands in a background, an overlay, a mask.
///
/// Several views in it lie over each other, aligned, as in a `ZStack`.
package final class SecondaryNode<Content: View>: ContainerNode {
  package var alignment: Alignment {
    didSet { if alignment != oldValue { invalidateLayout() } }
  }

  /// Step I1: how several views lie.
  private var stack: ZStackLayout { ZStackLayout(alignment: alignment) }

  package init(_ view: Content, alignment: Alignment, _ place: Place, depth: Int) {
    self.alignment = alignment
    let inputs = _ListInputs(
      root: place.root,
      environment: place.environment,
      base: .makeRoot(),
      depth: depth + 1
    )
    super.init(place, content: Content._makeList(view, inputs))
  }

  /// Takes a new value of the view.
  package func update(_ view: Content, alignment: Alignment) {
    self.alignment = alignment
    Content._updateList(content, view)
  }

  package override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if nodes.count == 1 { return nodes[0].measure(proposal) }
    var cache: Void = stack.makeCache(subviews: LayoutSubviews(nodes))
    return stack.sizeThatFits(proposal: proposal, subviews: LayoutSubviews(nodes), cache: &cache)
  }

  package override func layoutContent() {
    if nodes.count == 1 {
      nodes[0].place(at: .zero, size: nodes[0].measure(proposal), proposal: proposal)
      return
    }
    var cache: Void = stack.makeCache(subviews: LayoutSubviews(nodes))
    stack.placeSubviews(
      in: CGRect(origin: .zero, size: size),
      proposal: proposal,
      subviews: LayoutSubviews(nodes),
      cache: &cache
    )
  }

  package override var layoutName: String { "content" }

  package override func layoutReason(
    _ proposal: ProposedViewSize,
    _ size: CGSize
  ) -> LayoutReason {
    switch nodes.count {
    case 0: LayoutReason("content: no views, no size")
    case 1: LayoutReason("content: passes the proposal on and takes its view's \(size.inWords)")
    default: stack.reason("content, a ZStack", for: proposal, LayoutSubviews(nodes).elements)
    }
  }

  /// How this node lies on its parent, to which it is aligned, as if read from left to right.
  package func placementStep(_ name: String) -> String {
    var origin = origin
    if let parent, parent.isRightToLeft { origin.x = parent.size.width - origin.x - size.width }
    return "\(name) is offered that, takes \(size.inWords), "
      + "and lies aligned \(alignment.inWords) at \(origin.inWords)"
  }

  package override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    if nodes.count == 1 { return nodes[0].explicitAlignment(key, size: size, proposal: proposal) }
    let bounds = CGRect(origin: .zero, size: size)
    let subviews = LayoutSubviews(nodes)
    var cache: Void = stack.makeCache(subviews: subviews)
    switch key.axis {
    case .horizontal:
      return stack.explicitAlignment(
        of: HorizontalAlignment(key),
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    case .vertical:
      return stack.explicitAlignment(
        of: VerticalAlignment(key),
        in: bounds,
        proposal: proposal,
        subviews: subviews,
        cache: &cache
      )
    }
  }

  /// Steps I2, I3: proposes a node's size and places this one in it, aligned by the guides of both.
  package func placeAligned(in node: ViewNode) {
    let proposal = ProposedViewSize(node.size)
    let outer = ViewDimensions(size: node.size, proposal: node.proposal, source: node)
    let inner = dimensions(proposal)
    let origin = CGPoint(
      x: outer[alignment.horizontal] - inner[alignment.horizontal],
      y: outer[alignment.vertical] - inner[alignment.vertical]
    )
    place(at: origin, size: inner.size, proposal: proposal)
  }
}
