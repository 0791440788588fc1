@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
public import AviaryGeometry
public import Foundation

extension GraphicsContext {
  /// A text in the context's environment, ready to be measured and drawn.
  public struct ResolvedText {
    /// What the text is drawn with, except for runs that have a style of their own.
    public var shading: Shading
    private let prepared: (any PreparedText)?

    init(_ text: Text, in environment: EnvironmentValues) {
      var resolver = TextResolver(environment)
      resolver.append(text, resolver.text.styling)
      shading = GraphicsContext.Shading.resolved(resolver.foreground)
      prepared = environment.textEngine.map { $0.text(for: resolver.request($0)) }
    }

    /// The size of the text in space of a size.
    public func measure(in size: CGSize) -> CGSize { layout(size)?.size ?? .zero }

    /// The distance of the first line's baseline from the top, in space of a size.
    public func firstBaseline(in size: CGSize) -> CGFloat { layout(size)?.firstBaseline ?? 0 }

    /// The distance of the last line's baseline from the top, in space of a size.
    public func lastBaseline(in size: CGSize) -> CGFloat { layout(size)?.lastBaseline ?? 0 }

    /// The text's lines; nil lengths for as much space as it needs.
    func layout(_ size: CGSize?) -> (any TextLayout)? {
      prepared?.layout(width: size?.width, height: size?.height)
    }
  }

  /// Makes a text ready to be measured and drawn.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: values) }

  /// Draws a text in a rectangle, from its top left corner.
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    draw(text, text.layout(rect.size), at: rect.origin)
  }

  /// Draws a text with a point of it at a point.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    guard let layout = text.layout(nil) else { return }
    draw(
      text,
      layout,
      at: CGPoint(
        x: point.x - anchor.x * layout.size.width,
        y: point.y - anchor.y * layout.size.height
      )
    )
  }

  private func draw(_ text: ResolvedText, _ layout: (any TextLayout)?, at origin: CGPoint) {
    guard let layout else { return }
    let style = text.shading.style(in: values)
    draw { builder in
      builder.styled(style) {
        $0.text(layout, at: origin, style.paint(in: CGRect(origin: origin, size: layout.size)))
      }
    }
  }

  /// Draws a text in a rectangle, from its top left corner.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws a text with a point of it at a point.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}
