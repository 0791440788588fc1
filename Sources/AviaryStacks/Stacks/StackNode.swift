@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryLayout
import Foundation

/// The node of a horizontal or a vertical stack.
///
/// There are more of them than of all other containers together, so they hold their engine and its cache themselves
/// and are not generic where they measure and place: `LayoutNode` has to look up types each time it runs.
class StackNode: ContainerNode {
  @exclusivity(unchecked) final var engine: StackEngine
  @exclusivity(unchecked) private var cache = StackEngine.Cache()
  @exclusivity(unchecked) private var isCacheStale = true

  init(_ place: Place, _ engine: StackEngine, content: _ViewList) {
    self.engine = engine
    super.init(place, content: content)
  }

  override var stackOrientation: Axis? { engine.major }

  override func layoutCacheDidExpire() { isCacheStale = true }

  /// The children, with the engine's cache brought up to date where something changed.
  private func prepared() -> LayoutElements {
    let children = LayoutElements(nodes)
    if isCacheStale {
      isCacheStale = false
      engine.updateCache(&cache, children)
    }
    return children
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    engine.size(proposal, prepared(), &cache)
  }

  override func computeSpacing() -> ViewSpacing { engine.viewSpacing(prepared()) }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    engine.reason(layoutName, for: proposal, size: size, LayoutElements(nodes))
  }

  override func layoutContent() {
    let bounds = CGRect(origin: .zero, size: size)
    engine.place(in: bounds, proposal: proposal, prepared(), &cache) { [nodes] offset, placement in
      nodes[offset].place(
        at: placement.origin,
        size: placement.size,
        proposal: placement.proposal
      )
    }
    if nodes.count <= StackEngine.fewChildren { cache.forgetSizes() }
  }

  override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return engine.explicitAlignment(key, in: bounds, proposal: proposal, prepared(), &cache)
  }
}

/// The node of a stack view.
final class StackViewNode<C: _LayoutContainer>: StackNode where C._LayoutType: StackLayout {
  private let list: _LeafList<C>

  init(_ list: _LeafList<C>, _ place: Place) {
    self.list = list
    let inputs = _ListInputs(
      root: place.root,
      environment: place.environment,
      base: .makeRoot(),
      depth: list.inputs.depth + 1
    )
    // Read once: each reading copies all that is in the stack.
    let view = list.view
    super.init(place, view._layout.engine, content: C._ContentType._makeList(view._content, inputs))
    list.insert(self)
  }

  deinit { list.remove(self) }

  override var viewName: String { "\(C.self)" }
  override var declaringList: _ViewList? { list }

  override func viewDidChange() {
    let view = list.view
    let new = view._layout.engine
    if engine != new {
      engine = new
      invalidateLayout()
    }
    C._ContentType._updateList(content, view._content)
  }
}
