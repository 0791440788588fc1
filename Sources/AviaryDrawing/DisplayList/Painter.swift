public import Foundation

/// Turns display lists into pictures.
///
/// It keeps what it makes of a list's parts between calls: decoded images, glyphs, blurred shadows.
///
/// The same list gives the same bytes, on every machine that has the same fonts.
@_spi(Hosting) public protocol Painter: AnyObject {
  /// The picture in a file format.
  ///
  /// - Parameter scale: Pixels a point, more than 0. Vector formats use points, and the scale only
  ///   for what has to be painted as pixels.
  /// - Throws: `PainterError` when the picture is too large or the library fails.
  func data(of list: DisplayList, as format: PictureFormat, scale: CGFloat) throws -> Data

  /// The picture as pixels, `ceil(size * scale)` of them.
  func bitmap(of list: DisplayList, scale: CGFloat) throws -> Bitmap

  /// Pixels that this painter paints one display list after another on, for a window.
  ///
  /// Unless a painter has its own, each list that differs from the last is painted whole by
  /// ``bitmap(of:scale:)``.
  func makeFramePicture() -> any FramePicture
}

extension Painter {
  /// Pixels that are painted whole when something differs.
  public func makeFramePicture() -> any FramePicture { RepaintedPicture(painter: self) }
}
