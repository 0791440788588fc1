import AviaryDrawing
import Foundation

/// What `DisplayImage.decoded` holds.
final class DecodedPicture {
  /// The pixels of a bitmap or file; of a vector picture, as last drawn.
  var surface: PixelSurface?
  /// Of a vector picture: pixels a point of `surface`.
  var scale: CGFloat = 1
  var vector: VectorPicture?
  /// Decoding failed and was reported.
  var hasFailed = false
}
