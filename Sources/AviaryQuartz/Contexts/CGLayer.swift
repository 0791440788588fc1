public import AviaryCoreGeometry
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
public import Foundation

/// What is drawn once, and then as often as one likes.
///
/// It keeps what is drawn, not pixels of it: it is sharp at any size.
public final class CGLayer {
  /// The size in units of the layer's own context.
  public let size: CGSize
  /// Draws the layer; the origin is the lower left corner.
  public let context: CGContext?
  private let target: RecordingTarget

  /// Makes an empty layer.
  ///
  /// - Parameters:
  ///   - context: Where it is to be drawn.
  ///   - size: The size in units of the layer's own context.
  ///   - auxiliaryInfo: Has no effect.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    guard size.isFinite, size.width > 0, size.height > 0 else { return nil }
    self.size = size
    target = RecordingTarget(
      base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height),
      extent: CGRect(origin: .zero, size: size)
    )
    self.context = CGContext(target: target)
  }

  fileprivate var picture: DisplayFragment { target.picture(name: "layer") }
}

@available(*, unavailable)
extension CGLayer: Sendable {}

extension CGContext {
  /// Draws a layer stretched over a rectangle.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    let rect = rect.standardized
    guard rect.isWithin(FiniteNumbers.limit), rect.width > 0, rect.height > 0 else { return }
    let (x, y) = (rect.width / layer.size.width, rect.height / layer.size.height)
    let transform = CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: rect.minX, ty: rect.maxY)
      .concatenating(total)
    var builder = FragmentBuilder()
    // Nothing is drawn beyond the layer's edges.
    builder.clipped(layer.picture, to: Path(CGRect(origin: .zero, size: layer.size)))
    let picture = builder.build()
    let outline = Path(rect).applying(total)
    add(shape: { outline }) { $0.transformed(picture, by: transform) }
  }

  /// Draws a layer in its own size with its lower left corner at a point.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }
}
