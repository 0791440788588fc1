public import AviaryGeometry
@_spi(Engine) import AviaryLayout
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
  /// Where sources were, in the root's space, that have gone since layout was done last.
  var departed: [MatchedGeometryKey: CGRect] = [:]

  func add(_ node: ViewNode, for key: MatchedGeometryKey) {
    sources[key, default: []].append(WeakNode(node))
  }

  /// Another source for a key, the one that came last: what a new source takes over from.
  func other(than node: ViewNode, for key: MatchedGeometryKey) -> ViewNode? {
    sources[key]?.compactMap(\.node).last { $0.isMounted && $0 !== node && $0.hasFrame }
  }

  /// All other sources for a key that are on their way out: they go along with a new one.
  func leaving(than node: ViewNode, for key: MatchedGeometryKey) -> [any GeometryTaker] {
    (sources[key] ?? []).compactMap(\.node)
      .filter { $0.isMounted && $0 !== node && $0.hasFrame && isLeaving($0) }
      .compactMap { $0 as? any GeometryTaker }
  }

  func remove(_ node: ViewNode, for key: MatchedGeometryKey) {
    sources[key]?.removeAll { $0.node == nil || $0.node === node }
    if sources[key]?.isEmpty == true { sources[key] = nil }
  }

  /// The source for a key: where there are several, the one that came first of those that stay.
  func source(for key: MatchedGeometryKey) -> ViewNode? {
    let mounted = sources[key]?.compactMap(\.node).filter(\.isMounted) ?? []
    return mounted.first { !isLeaving($0) } ?? mounted.first
  }

  private func isLeaving(_ node: ViewNode) -> Bool {
    node.root.animator?.transitions.isLeaving(node) ?? false
  }

  /// Says, once for each id, that an id has several sources.
  func warnOfSeveral(for key: MatchedGeometryKey, root: ViewRoot) {
    guard let nodes = sources[key], nodes.count > 1 else { return }
    let staying = nodes.compactMap(\.node).filter { $0.isMounted && !isLeaving($0) }
    guard staying.count > 1 else { return }
    root.warn(
      "matchedGeometryEffect: several views are the source for the id \(key.id.base); "
        + "those that follow take the geometry of the first"
    )
  }
}

/// The node of a view whose geometry is matched.
///
/// To its container it is as large, and lies where, its view would without the effect. The view
/// inside is offered the source's size and put so that its anchor is where the source's is.
///
/// Source: documentation of `matchedGeometryEffect`; layout-rules Z11.
final class MatchedGeometryNode<ID: Hashable>: ModifierNode<MatchedGeometryModifier<ID>>,
  GeometryTaker
{
  private var key: MatchedGeometryKey?
  private var wasSource = false
  /// The source's frame, as it was last, in this node's space.
  private var followed: CGRect?
  /// The place on the way from, or to, another source, in this node's space; nil at rest.
  private var passing: CGRect?

  private var sources: MatchedGeometrySources { root.matchedGeometry }

  override func didMount() {
    register()
    root.animator?.mayTakeOver(self)
    root.surroundingsObservers.add(self) { [unowned self] in follow() }
  }

  override func willUnmount() {
    if let key, wasSource, hasFrame, root.animator != nil {
      sources.departed[key] = (passing ?? CGRect(origin: .zero, size: size))
        .applying(transform(to: nil))
    }
    unregister()
  }

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
    let old = followed
    followed = now
    passing = nil
    if let animator = root.animator, let old, let now {
      let place = animator.animate(
        self,
        .match,
        in: animator.roundTransaction(at: environment),
        at: environment,
        from: old,
        to: now,
        .withSteps
      ) { [unowned self] in pass(through: $0, to: now) }
      if place != now { passing = place }
    }
    invalidatePlacement()
    return true
  }

  private func pass(through place: CGRect, to end: CGRect) {
    passing = place == end ? nil : place
    invalidatePlacement()
  }

  // MARK: - Taking over

  /// A new source begins where the source before it is; that one, if it is on its way out, goes
  /// along.
  func takeOver(_ animator: Animator) {
    guard modifier.isSource, let key else { return }
    let rest = CGRect(origin: .zero, size: size)
    if let other = sources.other(than: self, for: key) as? any GeometryTaker {
      // Of two that stay, none gives way.
      guard animator.transitions.isLeaving(other) else { return }
      takeMotion(of: other, animator)
      go(from: other.geometry(in: self, animator), to: rest, animator)
      for other in sources.leaving(than: self, for: key) {
        other.hand(over: rest.applying(transform(to: nil)), animator)
      }
    } else if let place = sources.departed[key] {
      go(from: place.applying(transform(to: nil).inverted()), to: rest, animator)
    }
  }

  /// Takes what is left of another one's motion along, so that both stay together with all their
  /// velocity.
  private func takeMotion(of other: any GeometryTaker, _ animator: Animator) {
    let between = animator.seenTransform(of: other).concatenating(transform(to: nil).inverted())
    // In a space that is turned or scaled the ways would be other ones.
    guard abs(between.a - 1) + abs(between.b) + abs(between.c) + abs(between.d - 1) < 1e-6 else {
      return
    }
    let rest = CGRect(origin: .zero, size: size)
    _ = animator.copyMotion(
      of: other,
      to: self,
      .match,
      movedBy: CGPoint(x: between.tx, y: between.ty),
      .withSteps
    ) { [unowned self] in pass(through: $0, to: rest) }
  }

  /// Where the view is seen, in the space of another node.
  func geometry(in node: ViewNode, _ animator: Animator) -> CGRect {
    (passing ?? CGRect(origin: .zero, size: size)).applying(animator.seenTransform(of: self))
      .applying(node.transform(to: nil).inverted())
  }

  func hand(over place: CGRect, _ animator: Animator) {
    let start = passing ?? CGRect(origin: .zero, size: size)
    go(from: start, to: place.applying(transform(to: nil).inverted()), animator)
  }

  private func go(from start: CGRect, to end: CGRect, _ animator: Animator) {
    let rest = CGRect(origin: .zero, size: size)
    let place = animator.animate(
      self,
      .match,
      in: animator.roundTransaction(at: environment),
      at: environment,
      from: start,
      to: end,
      .withSteps
    ) { [unowned self] in pass(through: $0, to: rest) }
    pass(through: place, to: rest)
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
    guard let followed = passing ?? followed else {
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

extension ViewRoot {
  /// The sources of this tree.
  var matchedGeometry: MatchedGeometrySources { rootStorage { MatchedGeometrySources() } }
}

/// A node that may take over the place of another one.
protocol GeometryTaker: ViewNode {
  /// Layout is done: goes from where the other one is seen.
  func takeOver(_ animator: Animator)

  /// Where the view is seen, in the space of another node.
  func geometry(in node: ViewNode, _ animator: Animator) -> CGRect

  /// Another one has taken over, at a place of the root's space.
  func hand(over place: CGRect, _ animator: Animator)
}

extension View {
  /// Makes this view one of a group with the same id that share their geometry.
  ///
  /// A view that is no source is offered the size of the source, and drawn where the source is;
  /// what its container sees of it stays as it was. A rigid view keeps its size and is aligned with
  /// the source by the anchor. A source that is new while another one is going begins at that one's
  /// place, if the change is animated.
  ///
  /// - Parameters:
  ///   - id: Names the group within the namespace.
  ///   - namespace: Where the id counts.
  ///   - properties: What is taken from the source: the place, the size, or both; `.frame` by
  ///     default.
  ///   - anchor: The point of either view that is brought to the same place; `.center` by default.
  ///   - isSource: Whether the others follow this view. At any time one view of a group should be
  ///     the source; where several are, the first counts and a warning says so. By default `true`.
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
