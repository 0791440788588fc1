public import AviaryGeometry
import AviaryLayout
import Foundation

/// Gives a view the place, the size or both of another view with the same id.
nonisolated struct MatchedGeometryModifier<ID: Hashable>: _NodeModifier {
  let id: ID
  let namespace: Namespace.ID
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    MatchedGeometryNode(list, child, place)
  }
}

/// What a view that takes part in matching is found by.
struct MatchedGeometryKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID
}

/// The nodes that others take their geometry from, by their ids; one for each root.
final class MatchedGeometrySources {
  private var sources: [MatchedGeometryKey: [WeakNode]] = [:]

  func add(_ node: ViewNode, for key: MatchedGeometryKey) {
    sources[key, default: []].append(WeakNode(node))
  }

  func remove(_ node: ViewNode, for key: MatchedGeometryKey) {
    sources[key]?.removeAll { $0.node == nil || $0.node === node }
    if sources[key]?.isEmpty == true { sources[key] = nil }
  }

  /// The source for a key; where there are several, the one that came first, and a warning.
  func source(for key: MatchedGeometryKey) -> ViewNode? {
    let mounted = sources[key]?.compactMap(\.node).filter(\.isMounted) ?? []
    return mounted.first
  }

  /// Says, once for each id, that an id has several sources.
  func warnOfSeveral(for key: MatchedGeometryKey, root: ViewRoot) {
    guard let nodes = sources[key], nodes.count > 1 else { return }
    guard nodes.compactMap(\.node).filter(\.isMounted).count > 1 else { return }
    root.warn(
      "matchedGeometryEffect: several views are the source for the id \(key.id.base); "
        + "those that follow take the geometry of the first"
    )
  }
}

/// The node of a view whose geometry is matched.
///
/// To its container it is as large, and lies where, its view would without the effect. The view inside is
/// offered the source's size and put so that its anchor is where the source's is.
///
/// Source: documentation of `matchedGeometryEffect`; layout-rules Z11.
final class MatchedGeometryNode<ID: Hashable>: ModifierNode<MatchedGeometryModifier<ID>> {
  private var key: MatchedGeometryKey?
  private var wasSource = false
  /// The source's frame, as it was last, in this node's space.
  private var followed: CGRect?

  private var sources: MatchedGeometrySources { root.shelf { MatchedGeometrySources() } }

  override func didMount() {
    register()
    root.surroundingsObservers.add(self) { [unowned self] in follow() }
  }

  override func willUnmount() { unregister() }

  override func viewDidChange() {
    unregister()
    register()
    followed = nil
    invalidatePlacement()
  }

  private func register() {
    let key = MatchedGeometryKey(id: AnyHashable(modifier.id), namespace: modifier.namespace)
    self.key = key
    wasSource = modifier.isSource
    if wasSource { sources.add(self, for: key) }
  }

  private func unregister() {
    if let key, wasSource { sources.remove(self, for: key) }
    key = nil
  }

  /// Looks where the source is now.
  ///
  /// - Returns: Whether this node has to be laid out again.
  private func follow() -> Bool {
    let now = sourceFrame()
    if modifier.isSource, let key { sources.warnOfSeveral(for: key, root: root) }
    guard now != followed else { return false }
    followed = now
    invalidatePlacement()
    return true
  }

  /// The source's frame in this node's space; nil for a source, and where there is none.
  private func sourceFrame() -> CGRect? {
    guard !modifier.isSource, let key, let source = sources.source(for: key), source !== self else {
      return nil
    }
    let frame = CGRect(origin: .zero, size: source.size).applying(source.transform(to: nil))
    return frame.applying(transform(to: nil).inverted())
  }

  override var layoutName: String { "matchedGeometryEffect" }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    var reason = super.layoutReason(proposal, size)
    if let followed {
      reason.steps.append(
        "drawn where its source is, \(followed.size.inWords) at \(followed.origin.inWords)"
      )
    }
    return reason
  }

  override func layoutContent() {
    guard let followed else {
      child.setFrame(origin: .zero, size: size, proposal: proposal)
      return
    }
    let inner =
      modifier.properties.contains(.size) ? ProposedViewSize(followed.size) : proposal
    let childSize = child.measure(inner)
    let frame =
      modifier.properties.contains(.position) ? followed : CGRect(origin: .zero, size: size)
    let anchor = modifier.anchor
    child.setFrame(
      origin: CGPoint(
        x: frame.minX + (frame.width - childSize.width) * anchor.x,
        y: frame.minY + (frame.height - childSize.height) * anchor.y
      ),
      size: childSize,
      proposal: inner
    )
  }
}

extension View {
  /// Makes this view one of a group with the same id that share their geometry.
  ///
  /// A view that is no source is offered the size of the source, and drawn where the source is; what its
  /// container sees of it stays as it was. A rigid view keeps its size and is aligned with the source by
  /// the anchor. In a window the change from one source to another moves; in a picture all is at rest.
  ///
  /// - Parameters:
  ///   - id: Names the group within the namespace.
  ///   - namespace: Where the id counts.
  ///   - properties: What is taken from the source: the place, the size, or both.
  ///   - anchor: The point of either view that is brought to the same place.
  ///   - isSource: Whether the others follow this view. At any time one view of a group should be the source;
  ///     where several are, the first counts and a warning says so.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID,
    in namespace: Namespace.ID,
    properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center,
    isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        id: id,
        namespace: namespace,
        properties: properties,
        anchor: anchor,
        isSource: isSource
      )
    )
  }
}
