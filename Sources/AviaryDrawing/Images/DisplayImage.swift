public import Foundation

/// A picture that can be drawn.
///
/// Its pixels are decoded by the painter when first needed, and kept there.
///
/// Two images are equal when they are the same object: whoever loads images hands out one object a
/// file.
///
@_spi(Hosting) public final class DisplayImage: Hashable, CustomStringConvertible, Sendable {
  /// What an image is made of.
  public enum Content: Sendable {
    /// The bytes of a picture file (PNG, JPEG ...), not decoded yet.
    case encoded(Data)
    /// An SVG document; drawn as vectors at any size.
    case vector(Data)
    case bitmap(Bitmap)
  }

  /// What the pixels are decoded from.
  public let content: Content
  /// The size in pixels; of a vector picture its natural size in points.
  public let pixelWidth: Int
  /// The height, as the width.
  public let pixelHeight: Int
  /// Pixels a point, more than 0.
  public let scale: CGFloat
  /// What the display list's dump calls the image.
  public let name: String
  /// Whether the picture asks to be drawn as a template: its alpha filled with the foreground
  /// paint.
  public let isTemplate: Bool

  package init(
    content: Content,
    pixelWidth: Int,
    pixelHeight: Int,
    scale: CGFloat = 1,
    name: String = "image",
    isTemplate: Bool = false
  ) {
    precondition(scale > 0, "an image's scale must be more than 0, not \(scale)")
    self.content = content
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
    self.scale = scale
    self.name = name
    self.isTemplate = isTemplate
  }

  package convenience init(_ bitmap: Bitmap, scale: CGFloat = 1, name: String = "bitmap") {
    self.init(
      content: .bitmap(bitmap),
      pixelWidth: bitmap.width,
      pixelHeight: bitmap.height,
      scale: scale,
      name: name
    )
  }

  /// The size in points.
  public var size: CGSize {
    CGSize(width: CGFloat(pixelWidth) / scale, height: CGFloat(pixelHeight) / scale)
  }

  /// Whether the picture can be drawn at any size without loss.
  public var isVector: Bool {
    if case .vector = content { true } else { false }
  }

  public var description: String { name }

  public static func == (a: DisplayImage, b: DisplayImage) -> Bool { a === b }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
