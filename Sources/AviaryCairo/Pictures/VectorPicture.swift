import CPictures
import Foundation

/// A parsed SVG document.
final class VectorPicture {
  let handle: UnsafeMutablePointer<RsvgHandle>

  /// Takes over the reference.
  init(_ handle: UnsafeMutablePointer<RsvgHandle>) {
    self.handle = handle
  }

  deinit {
    g_object_unref(handle)
  }

  /// The width and height the document gives itself, else its view box's size, else 100 x 100.
  var naturalSize: CGSize {
    var (width, height) = (0.0, 0.0)
    if rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0,
      height > 0
    {
      return CGSize(width: width, height: height)
    }
    var (hasWidth, hasHeight, hasViewBox): (gboolean, gboolean, gboolean) = (0, 0, 0)
    var (widthLength, heightLength) = (RsvgLength(), RsvgLength())
    var viewBox = RsvgRectangle()
    rsvg_handle_get_intrinsic_dimensions(
      handle,
      &hasWidth,
      &widthLength,
      &hasHeight,
      &heightLength,
      &hasViewBox,
      &viewBox
    )
    if hasViewBox != 0, viewBox.width > 0, viewBox.height > 0 {
      return CGSize(width: viewBox.width, height: viewBox.height)
    }
    return CGSize(width: 100, height: 100)
  }
}
