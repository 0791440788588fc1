import AviaryGeometry
import AviaryGraph
@_spi(Engine) public import AviaryLayout
import Foundation

/// A view that lays out its content with a layout: a stack, a grid, a custom layout.
public protocol _LayoutContainer: _LeafView {
  associatedtype _LayoutType: Layout
  associatedtype _ContentType: View
  nonisolated var _layout: _LayoutType { get }
  nonisolated var _content: _ContentType { get }
}

extension _LayoutContainer {
  public nonisolated static func _makeNode(_ list: _LeafList<Self>, _ place: _Place) -> _ViewNode {
    LayoutNode(list, place)
  }
}

/// The node of a view with a layout.
final class LayoutNode<C: _LayoutContainer>: ContainerNode {
  private let list: _LeafList<C>
  @exclusivity(unchecked) private var layout: C._LayoutType
  /// Written to while the layout runs, which never runs inside itself.
  @exclusivity(unchecked) private var cache: C._LayoutType.Cache!
  @exclusivity(unchecked) private var hasCache = false
  @exclusivity(unchecked) private var isCacheStale = false

  init(_ list: _LeafList<C>, _ place: Place) {
    self.list = list
    layout = list.view._layout
    let inputs = _ListInputs(
      root: place.root,
      environment: place.environment,
      base: .makeRoot(),
      depth: list.inputs.depth + 1
    )
    super.init(place, content: C._ContentType._makeList(list.view._content, inputs))
    list.insert(self)
  }

  deinit { list.remove(self) }

  override var viewName: String { "\(C.self)" }
  override var declaringList: _ViewList? { list }

  override func viewDidChange() {
    let new = list.view._layout
    if !ValueEquality.isEqual(layout, new) {
      let old = layout
      let oldOrientation = stackOrientation
      layout = new
      if stackOrientation != oldOrientation { nodes.forEach(invalidateAlongStack) }
      if let animator = root.animator {
        layout = animator.animate(
          self,
          .layout,
          at: environment,
          from: old,
          to: new,
          .withSteps
        ) { [unowned self] in
          layout = $0
          invalidateLayout()
        }
      }
      invalidateLayout()
    }
    C._ContentType._updateList(content, list.view._content)
  }

  /// The axis along which spacers and dividers inside arrange themselves, or nil.
  override var stackOrientation: Axis? {
    guard let layout = layout as? AnyLayout else {
      return C._LayoutType.layoutProperties.stackOrientation
    }
    return layout.erasedProperties.stackOrientation
  }

  /// Has views that stand along the stack's axis measured anew.
  private func invalidateAlongStack(_ node: ViewNode) {
    node.invalidateLayout()
    if node.elementContainer == nil { node.forEachChild(invalidateAlongStack) }
  }

  override func layoutCacheDidExpire() { isCacheStale = true }

  /// Runs a closure with the layout's cache, brought up to date where something changed.
  private func withCache<Result>(
    _ body: (C._LayoutType, LayoutSubviews, inout C._LayoutType.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(nodes, layoutDirection: environmentLayoutDirection)
    if !hasCache {
      cache = layout.makeCache(subviews: subviews)
      hasCache = true
    } else if isCacheStale {
      layout.updateCache(&cache, subviews: subviews)
    }
    isCacheStale = false
    return body(layout, subviews, &cache)
  }

  override func computeSize(_ proposal: ProposedViewSize) -> CGSize {
    withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }
  }

  override func computeSpacing() -> ViewSpacing {
    withCache { $0.spacing(subviews: $1, cache: &$2) }
  }

  override var layoutName: String {
    list.view is any CallableLayoutView
      ? LayoutNames.view("\(C._LayoutType.self)") : super.layoutName
  }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    layout.reason(
      named: layoutName,
      for: proposal,
      size: size,
      subviews: LayoutSubviews(nodes, layoutDirection: environmentLayoutDirection)
    )
  }

  override func layoutContent() {
    let bounds = CGRect(origin: .zero, size: size)
    for node in nodes { node.wasPlaced = false }
    withCache { layout, subviews, cache in
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    for node in nodes where !node.wasPlaced {
      // A subview that was not placed is centred, with the container's own proposal.
      let size = node.measure(proposal)
      node.place(
        at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2),
        size: size,
        proposal: proposal
      )
    }
  }

  override func guide(
    _ key: AlignmentKey,
    size: CGSize,
    proposal: ProposedViewSize
  ) -> CGFloat? {
    let bounds = CGRect(origin: .zero, size: size)
    return withCache { layout, subviews, cache in
      switch key.axis {
      case .horizontal:
        layout.explicitAlignment(
          of: HorizontalAlignment(key),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      case .vertical:
        layout.explicitAlignment(
          of: VerticalAlignment(key),
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      }
    }
  }
}
