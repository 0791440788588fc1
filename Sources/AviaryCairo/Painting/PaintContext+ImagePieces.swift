@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

// How an image with caps is cut into nine, and what is stretched or repeated of it.
extension PaintContext {
  /// The nine pieces between the caps, or the image as a whole.
  func pieces(of image: DisplayImage, in rect: CGRect, _ options: ImageOptions) {
    guard options.hasCaps || options.resizing == .tile else {
      return piece(
        of: image,
        source: CGRect(origin: .zero, size: image.size),
        in: rect,
        options,
        isTiled: false
      )
    }
    let columns = Self.spans(
      image.size.width,
      rect.minX,
      rect.width,
      options.capLeft,
      options.capRight
    )
    let rows = Self.spans(
      image.size.height,
      rect.minY,
      rect.height,
      options.capTop,
      options.capBottom
    )
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source,
          y: row.source,
          width: column.sourceLength,
          height: row.sourceLength
        )
        let target = CGRect(
          x: column.target,
          y: row.target,
          width: column.targetLength,
          height: row.targetLength
        )
        guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else {
          continue
        }
        let isInside = column.isMiddle || row.isMiddle
        piece(
          of: image,
          source: source,
          in: target,
          options,
          isTiled: options.resizing == .tile && isInside
        )
      }
    }
  }

  /// A part of an axis: where it is in the image and where it goes.
  private struct Span {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var targetLength: CGFloat
    var isMiddle: Bool
  }

  /// Caps keep their length unless the target is too short for both.
  private static func spans(
    _ length: CGFloat,
    _ start: CGFloat,
    _ space: CGFloat,
    _ first: CGFloat,
    _ last: CGFloat
  ) -> [Span] {
    let first = min(max(first, 0), length)
    let last = min(max(last, 0), length - first)
    let factor = first + last > space ? space / (first + last) : 1
    let (firstLength, lastLength) = (first * factor, last * factor)
    return [
      Span(
        source: 0,
        sourceLength: first,
        target: start,
        targetLength: firstLength,
        isMiddle: false
      ),
      Span(
        source: first,
        sourceLength: length - first - last,
        target: start + firstLength,
        targetLength: space - firstLength - lastLength,
        isMiddle: true
      ),
      Span(
        source: length - last,
        sourceLength: last,
        target: start + space - lastLength,
        targetLength: lastLength,
        isMiddle: false
      ),
    ]
  }
}
