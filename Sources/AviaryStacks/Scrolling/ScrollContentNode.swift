@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryLayout
import Foundation

/// What a scroll view scrolls: one view, or several in a centred column.
///
/// Source: layout-rules C3, Z1.
final class ScrollContentNode<Content: View>: ContainerNode {
  private var column: VStackLayout { VStackLayout() }
  private var cache: VStackLayout.Cache?

  init(_ view: Content, _ place: Place, depth: Int) {
    let inputs = _ListInputs(
      root: place.root,
      environment: place.environment,
      base: .makeRoot(),
      depth: depth + 1
    )
    super.init(place, content: Content._makeList(view, inputs))
  }

  func update(_ view: Content) { Content._updateList(content, view) }

  override var stackOrientation: Axis? { .vertical }

  override func layoutCacheDidExpire() { cache = nil }

  override func childrenDidChange() {
    cache = nil
    super.childrenDidChange()
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    if nodes.count == 1 { return nodes[0].measure(proposal) }
    let subviews = LayoutSubviews(nodes)
    var cache = self.cache ?? column.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  override var layoutName: String { "content" }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    guard nodes.count == 1 else {
      return column.engine.reason(
        "content, a VStack",
        for: proposal,
        size: size,
        LayoutSubviews(nodes).elements
      )
    }
    return LayoutReason("content: passes the proposal on and takes its view's \(size.inWords)")
  }

  override func layoutContent() {
    if nodes.count == 1 {
      nodes[0].place(at: .zero, size: nodes[0].measure(proposal), proposal: proposal)
      return
    }
    let subviews = LayoutSubviews(nodes)
    var cache = self.cache ?? column.makeCache(subviews: subviews)
    defer { self.cache = cache }
    column.placeSubviews(
      in: CGRect(origin: .zero, size: size),
      proposal: proposal,
      subviews: subviews,
      cache: &cache
    )
  }
}
