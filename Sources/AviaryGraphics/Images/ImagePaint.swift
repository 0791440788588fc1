@_spi(Hosting) import AviaryDrawing
import AviaryEngine
public import Foundation

/// A picture, or a part of one, repeated in both directions.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part that is repeated, in fractions of the picture's size.
  public var sourceRect: CGRect
  /// The size of a tile relative to the picture's.
  public var scale: CGFloat

  /// Makes a pattern of a picture.
  public nonisolated init(
    image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }

  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    let resolved = LoadedImage(image, in: context.environment)
    switch resolved.content {
    case .picture(let picture, _):
      return context.leveled(
        ResolvedStyle(.image(picture, source: sourceRect, scale: scale))
      )
    case .missing:
      return ResolvedStyle(.clear)
    case .symbol, .placeholder, .drawing:
      Warnings.once("symbols, and what a closure draws, can't be repeated as a paint; pictures can")
      return ResolvedStyle(.clear)
    }
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, or a part of one, repeated in both directions.
  public static func image(
    _ image: Image,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) -> ImagePaint {
    ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
  }
}
