import AviaryCairo
@_spi(Hosting) import AviaryDrawing
public import AviaryQuartz
public import Foundation

extension CGImage {
  /// Makes an image of a PNG file's bytes.
  ///
  /// - Parameters:
  ///   - source: The bytes; nil is the result where they are none of a picture.
  ///   - decode: Must be nil.
  ///   - shouldInterpolate: Whether pixels in between are mixed where the image is enlarged; they always are unless the
  ///     context says otherwise.
  ///   - intent: Has no effect.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard decode == nil else { return nil }
    self.init(file: source)
  }

  /// Makes an image of a JPEG file's bytes.
  ///
  /// - Parameters:
  ///   - source: The bytes; nil is the result where they are none of a picture.
  ///   - decode: Must be nil.
  ///   - shouldInterpolate: Whether pixels in between are mixed where the image is enlarged; they always are unless the
  ///     context says otherwise.
  ///   - intent: Has no effect.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider,
    decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard decode == nil else { return nil }
    self.init(file: source)
  }

  private convenience init?(file: CGDataProvider) {
    guard let data = file.data, let picture = try? ImageLoader.image(data, name: "image") else {
      return nil
    }
    let rect = CGRect(x: 0, y: 0, width: picture.pixelWidth, height: picture.pixelHeight)
    var builder = FragmentBuilder()
    builder.image(picture, in: rect)
    let list = DisplayList(root: builder.build(), size: rect.size)
    guard let pixels = try? CairoPainter(images: PictureCache()).bitmap(of: list, scale: 1) else {
      return nil
    }
    self.init(pixels)
  }
}
