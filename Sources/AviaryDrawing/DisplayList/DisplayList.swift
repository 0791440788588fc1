public import Foundation

/// A whole picture: what the engine hands to a painter.
@_spi(Hosting) public struct DisplayList {
  /// What is painted, over the background.
  public var root: DisplayFragment
  /// The size of the picture in points; the root's origin is the top left corner.
  public var size: CGSize
  /// Painted below everything; `RGBA.clear` leaves the picture transparent.
  public var background: RGBA

  package init(root: DisplayFragment, size: CGSize, background: RGBA = .clear) {
    self.root = root
    self.size = size
    self.background = background
  }

  /// The rectangle of the picture, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
