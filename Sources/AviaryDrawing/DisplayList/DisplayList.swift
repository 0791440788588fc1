package import Foundation

/// A whole picture: what the engine hands to a painter.
package struct DisplayList {
  package var root: DisplayFragment
  /// The size of the picture in points; the root's origin is the top left corner.
  package var size: CGSize
  /// Painted below everything; `RGBA.clear` leaves the picture transparent.
  package var background: RGBA

  package init(root: DisplayFragment, size: CGSize, background: RGBA = .clear) {
    self.root = root
    self.size = size
    self.background = background
  }

  package var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
