@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import Foundation

/// A view that draws with a closure, one command after another.
///
/// It fills the space it is offered. What it draws is no view, and not read out.
public struct Canvas<Symbols: View> {
  /// Views that can be drawn, found by their tags.
  public var symbols: Symbols
  /// Draws, in points from the top left corner of the given size.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether what is not drawn is black.
  public var isOpaque: Bool
  /// The colour space that was asked for; sRGB is used for all.
  public var colorMode: ColorRenderingMode
  /// Whether drawing may happen later; it never does.
  public var rendersAsynchronously: Bool

  /// Makes a canvas with views that its closure can draw.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    self.symbols = symbols()
    self.renderer = renderer
    isOpaque = opaque
    self.colorMode = colorMode
    self.rendersAsynchronously = rendersAsynchronously
    if colorMode != .nonLinear {
      Warnings.once("a canvas mixes colours in sRGB only; its colour mode is not observed")
    }
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a canvas.
  public nonisolated init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque,
      colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}

extension Canvas: _LeafView {
  /// Not to be called: the engine draws the canvas itself.
  public typealias Body = Never

  public nonisolated static func _makeNode(
    _ list: _LeafList<Canvas>,
    _ place: _Place
  ) -> _ViewNode { CanvasNode(list, place) }
}
