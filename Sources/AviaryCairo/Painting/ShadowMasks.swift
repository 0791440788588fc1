@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CAviaryPixels
import CCairo
import Foundation

/// The blurred coverage of rectangles with round corners, kept while their shadows are painted again.
///
/// Straight sides are kept a pixel long, as those of ``ShapeMasks`` are: all of one radius and blur at the same place
/// within a pixel share a mask, whatever their sizes.
struct ShadowMasks {
  private struct Key: Hashable {
    /// In pixels, its origin within the first one.
    var rect: CGRect
    var cornerSize: CGSize
    var style: RoundedCornerStyle
    var sigma: CGFloat
    var reach: CGFloat
  }

  struct Mask {
    var surface: PixelSurface
    /// How many pixels left of and above the outline's first one the mask begins.
    var left: Int
    var top: Int
    /// The column that is repeated, and the row.
    var column: Int32 { Int32(surface.width / 2) }
    var row: Int32 { Int32(surface.height / 2) }
  }

  private static let mostMasks = 128
  /// The most pixels of one mask: larger blurs are left to who keeps them for each fragment.
  private static let largestMask: CGFloat = 1_048_576
  private static let capacity = 4 << 20

  private var masks: [Key: Mask] = [:]
  private var byteCount = 0
  /// How many were blurred so far; tests count them.
  private(set) var blurCount = 0

  /// The mask of a shadow, and how often its column and row are repeated.
  ///
  /// nil if it is too large to be kept.
  ///
  /// - Parameters:
  ///   - outline: In pixels.
  ///   - sigma: The blur, in pixels.
  ///   - reach: How far beyond the outline the shadow is painted, in pixels.
  mutating func mask(
    of outline: SolidOutline,
    sigma: CGFloat,
    reach: CGFloat
  ) -> (mask: Mask, columns: Int32, rows: Int32)? {
    let rect = outline.rect
    var small = CGRect(
      x: rect.minX - rect.minX.rounded(.down),
      y: rect.minY - rect.minY.rounded(.down),
      width: rect.width,
      height: rect.height
    )
    // What three boxes see from the middle has to be straight.
    let seen = 3 * sigma + 4
    let columns = Self.repeats(length: small.width, corner: outline.cornerSize.width, seen)
    let rows = Self.repeats(length: small.height, corner: outline.cornerSize.height, seen)
    small.size.width -= columns
    small.size.height -= rows
    let key = Key(
      rect: small,
      cornerSize: outline.cornerSize,
      style: outline.style,
      sigma: sigma,
      reach: reach
    )
    if let known = masks[key] { return (known, Int32(columns), Int32(rows)) }
    guard let mask = Self.draw(key) else { return nil }
    blurCount += 1
    let bytes = mask.surface.stride * mask.surface.height
    if masks.count >= Self.mostMasks || byteCount + bytes > Self.capacity {
      masks.removeAll()
      byteCount = 0
    }
    masks[key] = mask
    byteCount += bytes
    return (mask, Int32(columns), Int32(rows))
  }

  /// How many whole pixels of a side are like the one in its middle.
  private static func repeats(length: CGFloat, corner: CGFloat, _ seen: CGFloat) -> CGFloat {
    max((length - 3.2 * corner - 4 - 2 * seen).rounded(.down), 0)
  }

  private static func draw(_ key: Key) -> Mask? {
    let pixels = key.rect.grown(by: key.reach).integral
    guard pixels.width * pixels.height <= largestMask,
      let surface = try? PixelSurface(
        width: Int(bounded: pixels.width),
        height: Int(bounded: pixels.height),
        alphaOnly: true
      ),
      let cairo = cairo_create(surface.surface)
    else { return nil }
    let context = PaintContext(
      cairo: cairo,
      painter: CairoPainter(),
      transform: CGAffineTransform(translationX: -pixels.minX, y: -pixels.minY),
      clip: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    )
    context.add(
      key.cornerSize == .zero
        ? Path(key.rect)
        : Path(roundedRect: key.rect, cornerSize: key.cornerSize, style: key.style)
    )
    cairo_fill(cairo)
    cairo_destroy(cairo)
    surface.blur(sigma: Double(key.sigma))
    return Mask(
      surface: surface,
      left: -Int(bounded: pixels.minX),
      top: -Int(bounded: pixels.minY)
    )
  }
}

extension PaintContext {
  /// Paints the shadow of a fragment that is a rectangle with something on it, without Cairo.
  ///
  /// False if it has to be painted as that of any fragment.
  ///
  /// The context is where the shadow goes.
  ///
  /// - Parameter cover: How far, in points, the fragment that is painted next lies from its shadow; nil if it isn't
  ///   painted. What it hides is left out.
  func shadowDirectly(
    of fragment: DisplayFragment,
    _ color: RGBA,
    radius: CGFloat,
    coveredAt cover: CGSize?
  ) -> Bool {
    let scale = transform.a
    guard !isVector, transform.b == 0, transform.c == 0, scale == transform.d, scale > 0,
      radius.isFinite, radius >= 0, let target = directTarget,
      let outline = SolidOutline(of: fragment, slack: 1 / scale),
      case let device = outline.applying(transform), abs(device.rect.minX) < 1e6,
      abs(device.rect.minY) < 1e6, device.rect.width < 1e6, device.rect.height < 1e6,
      let (mask, columns, rows) = painter.shadowMasks.mask(
        of: device,
        sigma: radius * scale,
        reach: Filter.blurReach(radius) * scale
      )
    else { return false }
    // What is opaque for sure, between the corners and from side to side.
    var (upright, level) = (CGRect.zero, CGRect.zero)
    if let cover {
      let covered = device.rect.offsetBy(dx: cover.width * scale, dy: cover.height * scale)
      let corner = device.cornerReach
      upright = covered.insetBy(dx: corner.width, dy: 0).wholePixelsInside
      level = covered.insetBy(dx: 0, dy: corner.height).wholePixelsInside
    }
    cairo_surface_flush(target)
    let place = (
      Int(bounded: device.rect.minX.rounded(.down)) - mask.left,
      Int(bounded: device.rect.minY.rounded(.down)) - mask.top
    )
    for area in visibleArea(of: target).around(upright).flatMap({ $0.around(level) }) {
      mask.surface.blendStretched(
        at: place,
        column: (mask.column, columns),
        row: (mask.row, rows),
        within: area,
        color,
        on: target
      )
    }
    cairo_surface_mark_dirty(target)
    return true
  }
}

extension SolidOutline {
  /// The outline under a transform that moves, and scales alike in both directions.
  fileprivate func applying(_ transform: CGAffineTransform) -> SolidOutline {
    var copy = self
    copy.rect = rect.applying(transform)
    copy.cornerSize.width *= transform.a
    copy.cornerSize.height *= transform.a
    return copy
  }
}

extension CGRect {
  /// What of this rectangle lies outside of another one, as up to four rectangles.
  func around(_ hole: CGRect) -> [CGRect] {
    guard !isNull, !isEmpty else { return [] }
    let hole = intersection(hole)
    guard !hole.isNull, !hole.isEmpty else { return [self] }
    let parts = [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
    ]
    return parts.filter { !$0.isEmpty }
  }
}
