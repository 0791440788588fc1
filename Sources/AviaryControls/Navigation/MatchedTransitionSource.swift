@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
public import Foundation

/// What a source looks like while a screen grows out of it.
public protocol MatchedTransitionSourceConfiguration: Sendable {
  /// What was said. For the engine.
  var _look: _TransitionSourceLook { get }
}

/// What is said of a source's look.
///
/// For the engine.
public struct _TransitionSourceLook: Sendable {
  struct Shadow {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
  }

  var background: Color?
  var shape: RoundedRectangle?
  var shadow: Shadow?

  /// The radius of its corners, in points.
  var radius: CGFloat { shape.map { min($0.cornerSize.width, $0.cornerSize.height) } ?? 0 }
}

/// A source that looks as it is.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {
  public var _look: _TransitionSourceLook { _TransitionSourceLook() }
}

/// A source that looks otherwise.
struct ChangedTransitionSource: MatchedTransitionSourceConfiguration {
  let _look: _TransitionSourceLook

  init(
    _ source: some MatchedTransitionSourceConfiguration,
    _ change: (inout _TransitionSourceLook) -> Void
  ) {
    var look = source._look
    change(&look)
    _look = look
  }
}

extension MatchedTransitionSourceConfiguration {
  /// With a colour behind it.
  ///
  /// - Parameter style: The colour.
  public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration {
    ChangedTransitionSource(self) { $0.background = style }
  }

  /// With round corners.
  ///
  /// - Parameter shape: The shape, whose corners become those of the screen on the way.
  public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
    ChangedTransitionSource(self) { $0.shape = shape }
  }

  /// With a shadow, which goes as the screen comes.
  ///
  /// - Parameters:
  ///   - color: Its colour; black at a third by default.
  ///   - radius: How far it is blurred, in points.
  ///   - x: How far it lies to the right, in points; 0 by default.
  ///   - y: How far it lies below, in points; 0 by default.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some MatchedTransitionSourceConfiguration {
    ChangedTransitionSource(self) {
      $0.shadow = _TransitionSourceLook.Shadow(
        color: color,
        radius: radius,
        offset: CGSize(width: x, height: y)
      )
    }
  }
}

extension View {
  /// Lets screens grow out of this view, and go back into it.
  ///
  /// It is not seen as long as such a screen is there.
  ///
  /// - Parameters:
  ///   - id: What a screen's `navigationTransition(.zoom(sourceID:in:))` names it by.
  ///   - namespace: Where the id counts.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID
  ) -> some View {
    matchedTransitionSource(id: id, in: namespace) { $0 }
  }

  /// Lets screens grow out of this view, which looks otherwise on their way.
  ///
  /// - Parameters:
  ///   - id: What a screen's `navigationTransition(.zoom(sourceID:in:))` names it by.
  ///   - namespace: Where the id counts.
  ///   - configuration: Gives the view a background, corners and a shadow.
  public nonisolated func matchedTransitionSource(
    id: some Hashable,
    in namespace: Namespace.ID,
    configuration: (EmptyMatchedTransitionSourceConfiguration) ->
      some MatchedTransitionSourceConfiguration
  ) -> some View {
    modifier(
      TransitionSourceModifier(
        key: TransitionSourceKey(id: AnyHashable(id), namespace: namespace),
        look: configuration(EmptyMatchedTransitionSourceConfiguration())._look
      )
    )
  }
}

/// What a source is found by.
struct TransitionSourceKey: Hashable {
  let id: AnyHashable
  let namespace: Namespace.ID

  init(id: AnyHashable, namespace: Namespace.ID) {
    self.id = id
    self.namespace = namespace
  }

  /// The source that a transition names; nil where it names none.
  init?(_ kind: _NavigationTransitionKind) {
    guard case .zoom(let id, let namespace) = kind else { return nil }
    self.init(id: id, namespace: namespace)
  }
}

/// The views of a tree that screens grow out of.
final class TransitionSources {
  private var sources: [TransitionSourceKey: [WeakNode]] = [:]
  /// How many screens are there that came out of a source.
  private var takers: [TransitionSourceKey: Int] = [:]

  func add(_ node: TransitionSourceNode, for key: TransitionSourceKey) {
    sources[key, default: []].append(WeakNode(node))
  }

  func remove(_ node: TransitionSourceNode, for key: TransitionSourceKey) {
    sources[key]?.removeAll { $0.node == nil || $0.node === node }
    if sources[key]?.isEmpty == true { sources[key] = nil }
  }

  /// The source for a key, the one that came last; nil where none is laid out.
  func source(for key: TransitionSourceKey) -> TransitionSourceNode? {
    sources[key]?.lazy.compactMap { $0.node as? TransitionSourceNode }
      .last { $0.isMounted && $0.hasFrame }
  }

  /// A screen comes out of a source, which is not seen from then on.
  func take(_ key: TransitionSourceKey) {
    takers[key, default: 0] += 1
    source(for: key)?.invalidateDrawing()
  }

  /// Such a screen has gone.
  func giveBack(_ key: TransitionSourceKey) {
    let rest = (takers[key] ?? 1) - 1
    takers[key] = rest > 0 ? rest : nil
    source(for: key)?.invalidateDrawing()
  }

  func isTaken(_ key: TransitionSourceKey) -> Bool { takers[key] != nil }
}

extension ViewRoot {
  /// The views of this tree that screens grow out of.
  var transitionSources: TransitionSources { rootStorage { TransitionSources() } }
}

/// Lets screens grow out of a view.
nonisolated struct TransitionSourceModifier: _NodeModifier {
  let key: TransitionSourceKey
  let look: _TransitionSourceLook

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    TransitionSourceNode(list, child, place)
  }
}

/// The node of a view that screens grow out of.
final class TransitionSourceNode: ModifierNode<TransitionSourceModifier> {
  private var key: TransitionSourceKey?

  private var sources: TransitionSources { root.transitionSources }

  override func didMount() { register() }

  override func viewDidChange() {
    guard key != modifier.key else { return }
    unregister()
    register()
    invalidateDrawing()
  }

  override func willUnmount() { unregister() }

  private func register() {
    key = modifier.key
    sources.add(self, for: modifier.key)
  }

  private func unregister() {
    if let key { sources.remove(self, for: key) }
    key = nil
  }

  override func draw(into recorder: inout NodeRecorder) {
    guard let key, sources.isTaken(key), sources.source(for: key) === self else {
      return recorder.draw(child)
    }
    // Its picture is that of the screen now; those who can't see know that it is there.
    let inner = recorder.apart(child)
    recorder.accessibility += inner.accessibility
  }
}
