@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation

/// The coverage of rounded rectangles and ellipses, kept while they are painted again.
///
/// A rounded rectangle's straight sides are kept a pixel long, which is repeated when it is painted; so all of one radius
/// at the same place within a pixel share a mask, whatever their sizes.
struct ShapeMasks {
  /// A shape in pixels, its origin within the first pixel.
  struct Key: Hashable {
    var rect: CGRect
    /// nil for an ellipse.
    var cornerSize: CGSize?
    var style: RoundedCornerStyle
  }

  /// A shape's coverage, and what of it is repeated.
  struct Mask {
    var surface: PixelSurface
    /// The column that is repeated, and the row.
    var column: Int32
    var row: Int32
  }

  /// Larger ones are painted by Cairo: keeping them would save little.
  private static let longestSide: CGFloat = 160
  private static let mostMasks = 256

  private var masks: [Key: Mask] = [:]
  private var last: (key: Key, mask: Mask)?

  /// The mask of a shape, and how often its column and row are repeated.
  ///
  /// nil if it is too large to be kept.
  ///
  /// - Parameter rect: In pixels; not negative.
  mutating func mask(
    of rect: CGRect,
    cornerSize: CGSize?,
    style: RoundedCornerStyle
  ) -> (mask: Mask, columns: Int32, rows: Int32)? {
    let origin = CGPoint(x: rect.minX.rounded(.down), y: rect.minY.rounded(.down))
    var small = rect.offsetBy(dx: -origin.x, dy: -origin.y)
    var (columns, rows): (CGFloat, CGFloat) = (0, 0)
    if let cornerSize {
      columns = Self.repeats(length: small.width, corner: cornerSize.width)
      rows = Self.repeats(length: small.height, corner: cornerSize.height)
      small.size.width -= columns
      small.size.height -= rows
    }
    guard small.maxX <= Self.longestSide, small.maxY <= Self.longestSide else { return nil }
    let key = Key(rect: small, cornerSize: cornerSize, style: style)
    guard let mask = mask(for: key) else { return nil }
    return (mask, Int32(columns), Int32(rows))
  }

  /// How many whole pixels of a side are straight beyond the one that is kept.
  ///
  /// A continuous corner reaches less than 1.6 radii.
  private static func repeats(length: CGFloat, corner: CGFloat) -> CGFloat {
    max((length - 3.2 * corner - 4).rounded(.down), 0)
  }

  private mutating func mask(for key: Key) -> Mask? {
    if let last, last.key == key { return last.mask }
    let mask: Mask
    if let known = masks[key] {
      mask = known
    } else {
      guard let drawn = Self.draw(key) else { return nil }
      if masks.count >= Self.mostMasks { masks.removeAll() }
      masks[key] = drawn
      mask = drawn
    }
    last = (key, mask)
    return mask
  }

  private static func draw(_ key: Key) -> Mask? {
    let width = Int(key.rect.maxX.rounded(.up))
    let height = Int(key.rect.maxY.rounded(.up))
    guard
      let surface = try? PixelSurface(width: width, height: height, alphaOnly: true),
      let cairo = cairo_create(surface.surface)
    else { return nil }
    let context = PaintContext(
      cairo: cairo,
      painter: CairoPainter(),
      transform: .identity,
      clip: CGRect(x: 0, y: 0, width: width, height: height)
    )
    let path =
      if let cornerSize = key.cornerSize {
        Path(roundedRect: key.rect, cornerSize: cornerSize, style: key.style)
      } else {
        Path(ellipseIn: key.rect)
      }
    context.add(path)
    cairo_fill(cairo)
    cairo_destroy(cairo)
    cairo_surface_flush(surface.surface)
    return Mask(
      surface: surface,
      column: Int32(width / 2),
      row: Int32(height / 2)
    )
  }
}
