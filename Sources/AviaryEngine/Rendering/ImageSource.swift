@_spi(Hosting) package import AviaryDrawing
package import Foundation

/// Finds pictures and colours by name: bundles and asset catalogues on disk, something else in tests.
package protocol ImageSource: AnyObject {
  /// - Throws: `DisplayImageError` where there is no such picture, or it is none.
  func image(named name: String, in bundle: Bundle?, scale: CGFloat, isDark: Bool) throws
    -> DisplayImage

  /// A colour of an asset catalogue, or nil.
  func color(named name: String, in bundle: Bundle?, isDark: Bool) -> RGBA?
}
