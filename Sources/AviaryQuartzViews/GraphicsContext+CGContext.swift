import AviaryCoreGeometry
@_spi(Hosting) import AviaryDrawing
public import AviaryGraphics
public import AviaryQuartz
import Foundation

extension GraphicsContext {
  /// Draws with CoreGraphics' calls, which become commands of the canvas.
  ///
  /// The origin is the upper left corner and y points down, so that a `CGImage` is upside down. What is drawn is subject to the
  /// transform, the clips, the filters, the opacity and the blend mode that the canvas's context has; blend modes that the
  /// closure sets combine what it draws with what the canvas has there.
  ///
  /// - Parameter content: Draws; called at once.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let target = RecordingTarget(base: .identity, extent: .infinite)
    try content(CGContext(target: target))
    let picture = target.picture(name: "cgContext")
    draw { $0.fragment(picture) }
  }
}
