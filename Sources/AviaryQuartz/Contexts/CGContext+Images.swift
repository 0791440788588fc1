import AviaryCoreGeometry
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
public import Foundation

extension CGContext {
  /// Draws an image stretched over a rectangle.
  ///
  /// Its upper edge is at the greatest y: where y points down it is upside down. A mask is painted in the colour of fills.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle.
  ///   - byTiling: Whether the image is repeated beyond the rectangle in all directions.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rect = rect.standardized
    guard rect.isWithin(FiniteNumbers.limit), rect.width > 0, rect.height > 0 else { return }
    if byTiling { return tile(image, in: rect) }
    var options = ImageOptions(interpolation: state.interpolation.options)
    options.isAntialiased = isAntialiased
    if image.isMask { options.template = .color(state.fillColor.paint(in: target.colorSpace)) }
    let picture = image.display(in: target.colorSpace)
    let transform = total
    add(shape: { Path(rect).placed(by: transform) }) {
      $0.draw(picture, in: rect, transform, options)
    }
  }

  private func tile(_ image: CGImage, in rect: CGRect) {
    let transform = total
    guard transform.canBeInverted, reach.width > 0 else { return }
    let picture = image.display(in: target.colorSpace)
    // A space in which the image has its own size, and its first row is the top one.
    let (x, y) = (rect.width / picture.size.width, rect.height / picture.size.height)
    let tiles = CGAffineTransform(a: x, b: 0, c: 0, d: -y, tx: rect.minX, ty: rect.maxY)
      .concatenating(transform)
    let area = reach.applying(tiles.inverted())
    add(shape: { nil }) {
      var inner = FragmentBuilder()
      inner.fill(
        area,
        .image(picture, source: CGRect(x: 0, y: 0, width: 1, height: 1), origin: .zero, scale: 1)
      )
      $0.transformed(inner.build(), by: tiles)
    }
  }
}

extension CGInterpolationQuality {
  var options: ImageOptions.Interpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .default, .medium: .medium
    case .high: .high
    }
  }
}

extension FragmentBuilder {
  /// Draws a picture over a rectangle of a space in which y points up.
  ///
  /// - Parameter transform: From that space to the commands'.
  mutating func draw(
    _ picture: DisplayImage,
    in rect: CGRect,
    _ transform: CGAffineTransform,
    _ options: ImageOptions
  ) {
    // Pictures are drawn with their first row at the least y.
    let flipped = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
      .concatenating(transform)
    if flipped.b == 0, flipped.c == 0, flipped.a > 0, flipped.d > 0 {
      return image(picture, in: rect.applying(flipped), options)
    }
    var inner = FragmentBuilder()
    inner.image(picture, in: rect, options)
    transformed(inner.build(), by: flipped)
  }
}

extension CGImage {
  /// A black picture that is as opaque as this one is light.
  var lightAsOpacity: DisplayImage {
    var picture = bitmap(in: .deviceGray)
    for at in stride(from: 0, to: picture.bytes.count - 3, by: 4) {
      picture.bytes[at + 3] = picture.bytes[at]
      (picture.bytes[at], picture.bytes[at + 1], picture.bytes[at + 2]) = (0, 0, 0)
    }
    return DisplayImage(picture, name: "mask")
  }
}
