@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import Foundation

/// The view as one picture, combined in some way with what is behind.
nonisolated struct CompositingEffect: DrawingEffect {
  let mode: CompositeMode

  func operation(in environment: EnvironmentValues) -> DrawingOperation {
    .group(opacity: 1, mode: mode)
  }
}

/// The view drawn into a picture of its own, on black where it is to be opaque.
nonisolated struct DrawingGroupEffect: _NodeModifier {
  let isOpaque: Bool

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { DrawingGroupNode(list, child, place) }
}

final class DrawingGroupNode: ModifierNode<DrawingGroupEffect> {
  override func viewDidChange() { invalidateDrawing() }

  override func draw(into recorder: inout NodeRecorder) {
    let picture = recorder.isolated(child)
    var inner = FragmentBuilder()
    if modifier.isOpaque { inner.fill(CGRect(origin: .zero, size: size), .color(.black)) }
    inner.fragment(picture)
    recorder.builder.group(inner.build())
  }
}

extension View {
  /// Combines the view with what is behind it.
  public nonisolated func blendMode(_ blendMode: BlendMode) -> some View {
    modifier(CompositingEffect(mode: .blend(blendMode)))
  }

  /// Makes one picture of the view before effects further out apply to it.
  public nonisolated func compositingGroup() -> some View {
    modifier(CompositingEffect(mode: .normal))
  }

  /// Draws the view into a picture of its own.
  ///
  /// Colours are always mixed in sRGB, whatever `colorMode` asks for.
  public nonisolated func drawingGroup(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear
  ) -> some View {
    if colorMode != .nonLinear {
      Warnings.once("drawingGroup mixes colours in sRGB only; its colour mode is not observed")
    }
    return modifier(DrawingGroupEffect(isOpaque: opaque))
  }
}
