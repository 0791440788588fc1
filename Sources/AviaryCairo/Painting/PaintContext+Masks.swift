@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CAviaryPixels
import CCairo
import Foundation

extension PaintContext {
  /// Paints small glyphs at fractions of a pixel.
  ///
  /// False if Cairo can do as well by itself.
  func paintMask(
    of segment: LineSegment,
    _ paint: Paint,
    size: CGFloat,
    _ area: () -> CGRect
  ) -> Bool {
    guard paintsMasks(of: segment.font, size: size) else { return false }
    return paintMask(of: segment.glyphs, segment.font, paint, area)
  }

  /// Whether glyphs of a font are painted as masks.
  func paintsMasks(of font: ShapedFont, size: CGFloat) -> Bool {
    let scale = transform.a
    return !isVector && transform.b == 0 && transform.c == 0 && scale == transform.d && scale > 0
      && !font.hasColors && GlyphCache.isWanted(pixelsPerEm: size * scale)
  }

  /// Paints glyphs of a font for which ``paintsMasks(of:size:)`` holds.
  ///
  /// False where they are too far away.
  func paintMask(
    of glyphs: [LineSegment.Glyph],
    _ font: ShapedFont,
    _ paint: Paint,
    _ area: () -> CGRect
  ) -> Bool {
    // 1. Each glyph's mask and the pixel it goes to.
    guard
      let box = Self.place(glyphs, font, transform, &painter.glyphs, &painter.parts)
    else { return false }
    // 2. All of them in one, as far as it can be seen.
    let minX = max(box.minX, Int32(bounded: clip.minX) - 1)
    let minY = max(box.minY, Int32(bounded: clip.minY) - 1)
    let maxX = min(box.maxX, Int32(bounded: clip.maxX) + 1)
    let maxY = min(box.maxY, Int32(bounded: clip.maxY) + 1)
    guard minX < maxX, minY < maxY else { return true }
    if case .color(let color) = paint, let target = directTarget {
      blend(color, on: target, (minX, minY, maxX, maxY))
      return true
    }
    guard
      let surface = try? PixelSurface(
        width: Int(maxX - minX),
        height: Int(maxY - minY),
        alphaOnly: true
      ),
      setSource(paint, bounds: area)
    else { return true }
    _ = surface.withPixels { pixels in
      addParts(
        to: pixels,
        width: maxX - minX,
        height: maxY - minY,
        stride: Int32(surface.stride),
        (minX, minY)
      )
    }
    // 3. The paint through it.
    inDeviceSpace {
      cairo_mask_surface(cairo, surface.surface, Double(minX), Double(minY))
    }
    return true
  }

  /// Finds the masks of glyphs and the pixels they go to.
  ///
  /// - Returns: The pixels around all of them; nil where they are too far away.
  private static func place(
    _ glyphs: [LineSegment.Glyph],
    _ font: ShapedFont,
    _ transform: CGAffineTransform,
    _ cache: inout GlyphCache,
    _ parts: inout [(mask: GlyphCache.Mask, x: Int32, y: Int32)]
  ) -> (minX: Int32, minY: Int32, maxX: Int32, maxY: Int32)? {
    let scale = transform.a
    parts.removeAll(keepingCapacity: true)
    let strike = cache.strike(font, scale: scale)
    var (minX, minY, maxX, maxY) = (Int32.max, Int32.max, Int32.min, Int32.min)
    for glyph in glyphs {
      let quarters = ((glyph.x * scale + transform.tx) * 4).roundedHalfUp
      let y = (glyph.y * scale + transform.ty).roundedHalfUp
      guard abs(quarters) < 1e8, abs(y) < 1e8 else { return nil }
      let (column, phase) = (Int32(quarters) >> 2, Int(quarters) & 3)
      let mask = cache.mask(strike, glyph.id, scale: scale, phase: phase)
      guard mask.width > 0 else { continue }
      let (left, top) = (column + mask.left, Int32(y) + mask.top)
      minX = min(minX, left)
      minY = min(minY, top)
      maxX = max(maxX, left + mask.width)
      maxY = max(maxY, top + mask.height)
      parts.append((mask, left, top))
    }
    return (minX, minY, maxX, maxY)
  }

  private func addParts(
    to pixels: UnsafeMutablePointer<UInt8>,
    width: Int32,
    height: Int32,
    stride: Int32,
    _ origin: (x: Int32, y: Int32)
  ) {
    painter.glyphs.bytes.withUnsafeBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      for part in painter.parts {
        aviary_add_coverage(
          pixels,
          width,
          height,
          stride,
          part.x - origin.x,
          part.y - origin.y,
          base + part.mask.start,
          part.mask.stride,
          part.mask.width,
          part.mask.height
        )
      }
    }
  }

  // MARK: - Without Cairo

  /// The picture that is painted on, where only a rectangle of whole pixels clips it.
  var directTarget: OpaquePointer? {
    guard hasRectangularClip, groupTargets.isEmpty,
      let target = cairo_get_target(cairo),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    let format = cairo_image_surface_get_format(target)
    guard format == CAIRO_FORMAT_ARGB32 || format == CAIRO_FORMAT_RGB24 else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &x, &y)
    return x == 0 && y == 0 ? target : nil
  }

  /// Paints a colour through the parts, within the clip.
  private func blend(
    _ color: RGBA,
    on target: OpaquePointer,
    _ box: (minX: Int32, minY: Int32, maxX: Int32, maxY: Int32)
  ) {
    guard color.alpha > 0 else { return }
    let minX = max(box.minX, Int32(bounded: clip.minX), 0)
    let minY = max(box.minY, Int32(bounded: clip.minY), 0)
    let maxX = min(box.maxX, Int32(bounded: clip.maxX), cairo_image_surface_get_width(target))
    let maxY = min(box.maxY, Int32(bounded: clip.maxY), cairo_image_surface_get_height(target))
    guard minX < maxX, minY < maxY else { return }
    let (width, height) = (maxX - minX, maxY - minY)
    // Space for the last glyph's whole rows, of eight bytes each.
    let rowLength = (width + 15) & ~7
    let count = Int(rowLength * height)
    if painter.coverage.count < count {
      painter.coverage = [UInt8](repeating: 0, count: count)
    }
    cairo_surface_flush(target)
    guard let pixels = cairo_image_surface_get_data(target) else { return }
    let stride = cairo_image_surface_get_stride(target)
    painter.coverage.withUnsafeMutableBufferPointer { coverage in
      guard let base = coverage.baseAddress else { return }
      memset(base, 0, count)
      addParts(to: base, width: width, height: height, stride: rowLength, (minX, minY))
      aviary_blend_color(
        pixels + Int(minY) * Int(stride) + Int(minX) * 4,
        stride,
        base,
        rowLength,
        width,
        height,
        color.premultipliedPixel
      )
    }
    cairo_surface_mark_dirty_rectangle(target, minX, minY, width, height)
  }
}

extension CGFloat {
  /// The nearest whole number, halves upwards below 0 too: what is some whole pixels on is rounded alike.
  var roundedHalfUp: CGFloat { (self + 0.5).rounded(.down) }
}

extension RGBA {
  /// Premultiplied ARGB of 8 bits each, cut as Cairo and pixman do it.
  var premultipliedPixel: UInt32 {
    // Each component is cut off before it is multiplied, as Cairo does.
    func clamped(_ component: Float) -> Double { Double(min(max(component, 0), 1)) }
    let alpha = clamped(self.alpha)
    func byte(_ component: Double) -> UInt32 { UInt32(component * alpha * 65535 + 0.5) >> 8 }
    return byte(1) << 24 | byte(clamped(red)) << 16 | byte(clamped(green)) << 8
      | byte(clamped(blue))
  }
}
