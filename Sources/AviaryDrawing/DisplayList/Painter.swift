package import Foundation

/// Turns display lists into pictures.
///
/// It keeps decoded images and blurred shadows between calls.
///
/// The same list gives the same bytes, on every machine that has the same fonts.
package protocol Painter: AnyObject {
  /// The picture in a file format.
  ///
  /// - Parameter scale: Pixels a point, more than 0. Vector formats use points, and the scale only
  ///   for what has to be painted as pixels.
  /// - Throws: `PainterError` when the picture is too large or the library fails.
  func data(of list: DisplayList, as format: PictureFormat, scale: CGFloat) throws -> Data

  /// The picture as pixels, `ceil(size * scale)` of them.
  func bitmap(of list: DisplayList, scale: CGFloat) throws -> Bitmap
}
