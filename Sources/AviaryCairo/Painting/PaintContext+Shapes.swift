@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CAviaryPixels
import CCairo
import Foundation

extension PaintContext {
  /// Fills a rectangle of whole pixels, a rounded rectangle or an ellipse with a colour, without Cairo.
  ///
  /// False where Cairo has to.
  func fillDirectly(_ path: Path, _ color: RGBA, _ style: FillStyle) -> Bool {
    guard !isVector, style.isAntialiased, transform.b == 0, transform.c == 0,
      transform.a == transform.d, transform.a > 0
    else { return false }
    switch path.storage {
    case .empty, .elements:
      return false
    case .rect(let rect):
      return fillPixels(of: Self.sharpened(rect.applying(transform)), color)
    case .ellipse(let rect):
      return fillMask(of: rect.applying(transform), cornerSize: nil, .circular, color)
    case .roundedRect(let rect, let cornerSize, let style):
      let scale = transform.a
      return fillMask(
        of: rect.applying(transform),
        cornerSize: CGSize(width: cornerSize.width * scale, height: cornerSize.height * scale),
        style,
        color
      )
    }
  }

  /// Whether a rectangle in pixels can be turned to whole numbers.
  private static func isNear(_ rect: CGRect) -> Bool {
    abs(rect.minX) < 1e8 && abs(rect.minY) < 1e8 && rect.width < 1e8 && rect.height < 1e8
  }

  /// A line that is one pixel thick, on whole pixels; other rectangles as they are.
  ///
  /// Smeared over two pixels it would lose half of its contrast.
  private static func sharpened(_ rect: CGRect) -> CGRect {
    guard isNear(rect), abs(min(rect.width, rect.height) - 1) < 0.01, rect != rect.integral else {
      return rect
    }
    let (x, y) = (rect.minX.roundedHalfUp, rect.minY.roundedHalfUp)
    let isLevel = rect.height < rect.width
    return CGRect(
      x: x,
      y: y,
      width: isLevel ? max(rect.maxX.roundedHalfUp - x, 1) : 1,
      height: isLevel ? 1 : max(rect.maxY.roundedHalfUp - y, 1)
    )
  }

  /// Paints a rectangle of whole pixels.
  ///
  /// False where it isn't, or Cairo has to do it.
  func fillPixels(of rect: CGRect, _ color: RGBA) -> Bool {
    guard Self.isNear(rect), rect == rect.integral, let target = directTarget else { return false }
    let visible = rect.intersection(visibleArea(of: target))
    guard !visible.isEmpty, color.alpha > 0 else { return true }
    cairo_surface_flush(target)
    guard let pixels = cairo_image_surface_get_data(target) else { return false }
    let stride = Int(cairo_image_surface_get_stride(target))
    let first = pixels + Int(bounded: visible.minY) * stride + Int(bounded: visible.minX) * 4
    let width = Int(bounded: visible.width)
    PixelBands.each(Int(bounded: visible.height), of: width) { rows in
      aviary_fill_color(
        first + rows.lowerBound * stride,
        Int32(stride),
        Int32(width),
        Int32(rows.count),
        color.premultipliedPixel
      )
    }
    cairo_surface_mark_dirty(target)
    return true
  }

  /// The pixels of an image surface that the clip leaves.
  func visibleArea(of target: OpaquePointer) -> CGRect {
    clip.intersection(
      CGRect(
        x: 0,
        y: 0,
        width: Int(cairo_image_surface_get_width(target)),
        height: Int(cairo_image_surface_get_height(target))
      )
    )
  }

  private func fillMask(
    of rect: CGRect,
    cornerSize: CGSize?,
    _ style: RoundedCornerStyle,
    _ color: RGBA
  ) -> Bool {
    guard Self.isNear(rect), let target = directTarget,
      let (mask, columns, rows) = painter.shapes.mask(
        of: rect,
        cornerSize: cornerSize,
        style: style
      )
    else { return false }
    guard color.alpha > 0 else { return true }
    cairo_surface_flush(target)
    mask.surface.blendStretched(
      at: (Int(bounded: rect.minX.rounded(.down)), Int(bounded: rect.minY.rounded(.down))),
      column: (mask.column, columns),
      row: (mask.row, rows),
      within: visibleArea(of: target),
      color,
      on: target
    )
    cairo_surface_mark_dirty(target)
    return true
  }
}
