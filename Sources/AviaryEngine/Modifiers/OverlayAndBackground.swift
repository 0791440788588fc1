@_spi(Hosting) import AviaryDrawing
public import AviaryGeometry
@_spi(Engine) import AviaryLayout
import Foundation

/// Where secondary views go.
enum SecondarySide {
  case over
  case behind
}

/// Puts views over or behind a view, in its size.
nonisolated struct SecondaryModifier<Secondary: View>: _NodeModifier {
  let side: SecondarySide
  let alignment: Alignment
  let secondary: Secondary

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    SecondaryModifierNode(list, child, place)
  }
}

final class SecondaryModifierNode<Secondary: View>: ModifierNode<SecondaryModifier<Secondary>> {
  private let secondary: SecondaryNode<Secondary>

  override init(
    _ list: _ModifiedList<SecondaryModifier<Secondary>>,
    _ child: ViewNode,
    _ place: Place
  ) {
    let modifier = list.modifier
    secondary = SecondaryNode(
      modifier.secondary,
      alignment: modifier.alignment,
      place,
      depth: list.inputs.depth
    )
    super.init(list, child, place)
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    body(modifier.side == .over ? child : secondary)
    body(modifier.side == .over ? secondary : child)
  }

  override func viewDidChange() {
    secondary.update(modifier.secondary, alignment: modifier.alignment)
    invalidatePlacement()
  }

  override func layoutContent() {
    super.layoutContent()
    secondary.placeAligned(in: self)
  }

  override var layoutName: String { modifier.side == .over ? "overlay" : "background" }

  override func layoutReason(_ proposal: ProposedViewSize, _ size: CGSize) -> LayoutReason {
    let name = modifier.side == .over ? "what is over it" : "what is behind it"
    return LayoutReason(
      "\(layoutName): as large as the primary view, \(size.inWords)",
      [secondary.placementStep(name)]
    )
  }
}

extension View {
  /// Puts views over this one, aligned in its size; they don't change it.
  ///
  /// - Parameters:
  ///   - alignment: Where the views lie in this view's size; `.center` by default.
  ///   - content: The views on top, the backmost first.
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(side: .over, alignment: alignment, secondary: content()))
  }

  /// Puts a view over this one, aligned in its size.
  ///
  /// An older form.
  ///
  /// - Parameters:
  ///   - overlay: The view on top.
  ///   - alignment: Where the views lie in this view's size; `.center` by default.
  @_disfavoredOverload
  public nonisolated func overlay<Overlay: View>(
    _ overlay: Overlay,
    alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(side: .over, alignment: alignment, secondary: overlay))
  }

  /// Puts views behind this one, aligned in its size; they don't change it.
  ///
  /// - Parameters:
  ///   - alignment: Where the views lie in this view's size; `.center` by default.
  ///   - content: The views behind, the backmost first.
  public nonisolated func background<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(SecondaryModifier(side: .behind, alignment: alignment, secondary: content()))
  }

  /// Puts a view behind this one, aligned in its size.
  ///
  /// An older form.
  ///
  /// - Parameters:
  ///   - background: The view behind.
  ///   - alignment: Where the views lie in this view's size; `.center` by default.
  @_disfavoredOverload
  public nonisolated func background<Background: View>(
    _ background: Background,
    alignment: Alignment = .center
  ) -> some View {
    modifier(SecondaryModifier(side: .behind, alignment: alignment, secondary: background))
  }
}
