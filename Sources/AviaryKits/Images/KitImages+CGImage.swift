@_spi(Hosting) import AviaryDrawing
public import AviaryQuartz
public import Foundation

extension UIImage {
  /// The picture of CoreGraphics' pixels, one a point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// The picture of CoreGraphics' pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - scale: Pixels a point.
  ///   - orientation: Which way it is turned; pixels are taken as they are, and told of once if
  ///     they would be turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    if orientation != .up {
      Missing.tell("UIImage(cgImage:scale:orientation:)", "pixels are not turned")
    }
    self.init(PictureContent(cgImage, scale))
  }

  /// The picture's pixels as CoreGraphics'; nil for no picture.
  public var cgImage: CGImage? { content.bitmap(image).flatMap { CGImage($0) } }
}

extension NSImage {
  /// The picture of CoreGraphics' pixels.
  ///
  /// - Parameters:
  ///   - cgImage: The pixels.
  ///   - size: The size in points; zero for as many points as there are pixels.
  public convenience init(cgImage: CGImage, size: NSSize) {
    let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
    self.init(PictureContent(cgImage, scale))
  }

  /// The picture's pixels as CoreGraphics'; nil for no picture.
  ///
  /// - Parameters:
  ///   - proposedDestRect: Kept for sources that give one; nothing reads it here.
  ///   - referenceContext: Kept for sources that give one; nothing reads it here.
  ///   - hints: Kept for sources that give some; nothing reads them here.
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?,
    context referenceContext: NSGraphicsContext?,
    hints: [AnyHashable: Any]?
  ) -> CGImage? {
    content?.bitmap(image).flatMap { CGImage($0) }
  }
}

extension PictureContent {
  fileprivate init(_ image: CGImage, _ scale: CGFloat) {
    self = .picture(
      DisplayImage(image.bitmap(in: .standard), scale: scale > 0 ? scale : 1, name: "cgImage")
    )
  }
}
