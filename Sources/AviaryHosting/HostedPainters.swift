import AviaryCairo
@_spi(Hosting) public import AviaryDrawing
public import Foundation

/// The painters of the process.
@_spi(Hosting)
@MainActor
public enum HostedPainters {
  /// Makes the painter of each `ImageRenderer` and each window that is made from now on; Cairo's unless
  /// something else is set.
  public static var make: () -> any Painter {
    get { Platform.makePainter }
    set { Platform.makePainter = newValue }
  }
}

extension DisplayImage {
  /// The picture's pixels, for painters that decode none: PNG, JPEG, SVG and what else there are
  /// decoders for.
  ///
  /// Decoded, and drawn at its size, by each call: painters keep what they need again.
  ///
  /// - Parameters:
  ///   - width: The number of pixels from left to right, more than 0.
  ///   - height: The number of pixels from top to bottom, more than 0.
  /// - Throws: `PainterError` where it is too large. A picture that can't be decoded is clear.
  @_spi(Hosting)
  @MainActor
  public func pixels(width: Int, height: Int) throws -> Bitmap {
    precondition(width > 0 && height > 0, "a picture of \(width) x \(height) has no pixels")
    let size = CGSize(width: width, height: height)
    let command = DisplayCommand.image(
      self,
      in: CGRect(origin: .zero, size: size),
      ImageOptions()
    )
    return try CairoPainter().bitmap(
      of: DisplayList(root: DisplayFragment([command]), size: size),
      scale: 1
    )
  }
}

extension DisplayCommand {
  /// A picture in a text, for text engines.
  ///
  /// - Parameters:
  ///   - image: The picture, all of it.
  ///   - rect: Where it goes, in the layout's coordinates.
  ///   - template: What the picture's alpha is filled with; nil for its own colours.
  @_spi(Hosting)
  public static func picture(
    _ image: DisplayImage,
    in rect: CGRect,
    template: Paint?
  ) -> DisplayCommand {
    .image(image, in: rect, ImageOptions(template: template))
  }
}
