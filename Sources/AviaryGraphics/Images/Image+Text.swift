@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import Foundation

extension Image: TextEmbeddable {
  /// The picture on the baseline, symbols as high as beside text of the font.
  package func textContent(
    font: ResolvedFont,
    in environment: EnvironmentValues
  ) -> TextRun.Content? {
    let image = LoadedImage(self, font: font, in: environment)
    switch image.content {
    case .missing: return nil
    case .picture(let picture, let isTemplate):
      return .image(picture, size: image.size, descent: 0, isTemplate: isTemplate)
    case .drawing(let drawing):
      if !drawing.commands.isEmpty {
        Warnings.once("an image that a closure draws leaves its space free in a text")
      }
      return .icon(
        TextIcon(
          path: Path(),
          advance: image.size.width,
          ascent: image.size.height,
          descent: 0
        )
      )
    case .symbol, .placeholder:
      let ascent = image.size.height - image.descent
      let place = CGRect(
        x: 0,
        y: -ascent,
        width: image.size.width,
        height: image.size.height
      )
      return .icon(
        TextIcon(
          path: image.symbolPath(in: place),
          advance: image.size.width,
          ascent: ascent,
          descent: image.descent
        )
      )
    }
  }

  package func textLabel(in environment: EnvironmentValues) -> String? {
    label.string(of: source, in: environment)
  }
}

extension LoadedImage {
  /// The area of a symbol in a rectangle, as one path.
  fileprivate func symbolPath(in rect: CGRect) -> Path {
    if case .symbol(let path) = content {
      return path.applying(
        CGAffineTransform(
          a: rect.width,
          b: 0,
          c: 0,
          d: rect.height,
          tx: rect.minX,
          ty: rect.minY
        )
      )
    }
    return Path(roundedRect: rect.insetBy(dx: 1, dy: 1), cornerRadius: rect.width / 5)
      .strokedPath(StrokeStyle(lineWidth: rect.width / 16, dash: [rect.width / 8]))
  }
}

extension Text {
  /// Makes a text of an image, which stands in the line like a character.
  ///
  /// - Parameter image: The image.
  public nonisolated init(_ image: Image) { self.init(embedding: image) }
}

extension LocalizedStringKey.StringInterpolation {
  /// Adds an image, which stands in the line like a character.
  public mutating func appendInterpolation(_ image: Image) { appendInterpolation(Text(image)) }
}
