@_spi(Hosting) import AviaryDrawing
import AviaryEngine
public import AviaryGeometry
public import Foundation

extension GraphicsContext {
  /// A view among the canvas's symbols, ready to be drawn.
  public struct ResolvedSymbol {
    let picture: DisplayFragment

    /// The size that the view takes by itself.
    public let size: CGSize
  }

  /// The symbol with a tag; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    let key = ObjectIdentifier(TagKey<ID>.self)
    for (tags, node) in symbols where tags.value(key, as: ID.self) == id {
      return ResolvedSymbol(picture: node.draw(.picture).display, size: node.size)
    }
    return nil
  }

  /// Draws a symbol stretched into a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let transform = CGAffineTransform(
      a: rect.width / symbol.size.width,
      b: 0,
      c: 0,
      d: rect.height / symbol.size.height,
      tx: rect.minX,
      ty: rect.minY
    )
    draw { $0.transformed(symbol.picture, by: transform) }
  }

  /// Draws a symbol in its own size with a point of it at a point.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let origin = CGPoint(
      x: point.x - anchor.x * symbol.size.width,
      y: point.y - anchor.y * symbol.size.height
    )
    draw { $0.fragment(symbol.picture, offset: origin) }
  }
}
