@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import Foundation

private enum HoverEffectEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum DefaultHoverEffectKey: EnvironmentKey {
  static var defaultValue: _HoverEffectKind { .highlight }
}

extension EnvironmentValues {
  /// Whether views show that a pointer is over them, where they say how.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }

  /// What the automatic effect is.
  fileprivate var defaultHoverEffect: _HoverEffectKind {
    get { self[DefaultHoverEffectKey.self] }
    set { self[DefaultHoverEffectKey.self] = newValue }
  }
}

/// Shows that a pointer is over a view.
struct HoverEffectModifier: ViewModifier {
  let kind: _HoverEffectKind
  @State private var isHovered = false
  @Environment(\.isHoverEffectEnabled) private var isEnabled
  @Environment(\.isEnabled) private var isControlEnabled
  @Environment(\.defaultHoverEffect) private var usual

  nonisolated init(_ kind: _HoverEffectKind) { self.kind = kind }

  private var shown: _HoverEffectKind {
    guard isHovered, isEnabled, isControlEnabled else { return .none }
    return kind == .automatic ? usual : kind
  }

  func body(content: Content) -> some View {
    let shown = shown
    content
      .modifier(HoverHighlightModifier(isShown: shown == .highlight))
      .scaleEffect(shown == .lift ? 1.05 : 1)
      .shadow(color: .black.opacity(shown == .lift ? 0.2 : 0), radius: 6, x: 0, y: 3)
      .animation(.easeOut(duration: 0.15), value: shown)
      .modifier(HoverTransitionModifier { isHovered = $0 })
  }
}

/// Lays a faint light over a view, in the shape that it has for pointers.
nonisolated struct HoverHighlightModifier: _NodeModifier {
  let isShown: Bool

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { HoverHighlightNode(list, child, place) }
}

final class HoverHighlightNode: ModifierNode<HoverHighlightModifier> {
  private var style = resolveStyle(Color.clear, in: EnvironmentValues())

  override class var resolves: Bool { true }

  override func resolve(_ environment: EnvironmentValues) {
    style = resolveStyle(Color.primary.opacity(0.1), in: environment)
  }

  override func environmentDidChange() { invalidateDrawing() }
  override func viewDidChange() { invalidateDrawing() }

  override func draw(into recorder: inout NodeRecorder) {
    recorder.draw(child)
    guard modifier.isShown else { return }
    let bounds = CGRect(origin: .zero, size: size)
    let shape = hoverShape(of: child)
    recorder.builder.fill(
      shape?.path ?? Path(roundedRect: bounds, cornerRadius: min(8, size.height / 4)),
      style,
      in: bounds,
      fillStyle: FillStyle(eoFill: shape?.eoFill ?? false)
    )
  }

  /// The shape that a view has for pointers, looked for where it is one view in another; nil for none.
  private func hoverShape(of node: ViewNode) -> (path: Path, eoFill: Bool)? {
    var node = node
    while true {
      if let shape = (node as? any ContentShapeProvider)?.contentShape(for: .hoverEffect) {
        return shape
      }
      let children = node.children
      guard children.count == 1, children[0].size == node.size else { return nil }
      node = children[0]
    }
  }
}

extension View {
  /// Shows that a pointer is over this view.
  ///
  /// - Parameter effect: How; `.automatic` by default.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    modifier(HoverEffectModifier(effect.kind))
  }

  /// Shows that a pointer is over this view.
  ///
  /// - Parameters:
  ///   - effect: How; `.automatic` by default.
  ///   - isEnabled: Whether it is shown; `true` by default.
  public nonisolated func hoverEffect(
    _ effect: HoverEffect = .automatic,
    isEnabled: Bool = true
  ) -> some View {
    modifier(HoverEffectModifier(isEnabled ? effect.kind : .none))
  }

  /// Shows that a pointer is over this view.
  ///
  /// - Parameters:
  ///   - effect: How.
  ///   - isEnabled: Whether it is shown; `true` by default.
  @_disfavoredOverload
  public nonisolated func hoverEffect(
    _ effect: some CustomHoverEffect,
    isEnabled: Bool = true
  ) -> some View {
    modifier(HoverEffectModifier(isEnabled ? effect._kind : .none))
  }

  /// Says whether views inside show no hover effects.
  ///
  /// - Parameter disabled: Whether they show none; `true` by default. What is further out counts, too.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
  }

  /// Sets what the automatic hover effect is inside of this view; nil for none.
  public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View {
    environment(\.defaultHoverEffect, effect?.kind ?? .none)
  }

  /// Sets what the automatic hover effect is inside of this view.
  @_disfavoredOverload
  public nonisolated func defaultHoverEffect(_ effect: some CustomHoverEffect) -> some View {
    environment(\.defaultHoverEffect, effect._kind)
  }
}
