@_spi(Hosting) import AviaryDrawing
import Foundation

/// What a painter has decoded of a picture.
final class DecodedPicture {
  /// The pixels of a bitmap or file; of a vector picture, as last drawn.
  var surface: PixelSurface?
  /// Of a vector picture: pixels a point of `surface`.
  var scale: CGFloat = 1
  var vector: VectorPicture?
  /// Decoding failed and was reported.
  var hasFailed = false
}
