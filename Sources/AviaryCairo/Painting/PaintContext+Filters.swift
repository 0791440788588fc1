@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CAviaryPixels
import CCairo
import Foundation

extension PaintContext {
  /// Paints a fragment's pixels after filters.
  func filtered(_ fragment: DisplayFragment, _ filters: [Filter]) {
    let bounds = filters.reduce(fragment.bounds) { $1.bounds(of: $0) }
    guard isVisible(bounds) else { return }
    if filters.count == 1, case .shadow(let color, let radius, let offset, let only) = filters[0] {
      // Only the shadow needs to be pixels.
      shadow(of: fragment, color, radius: radius, offset: offset, isCovered: !only)
      if !only { group(fragment, opacity: 1, mode: .normal) }
      return
    }
    let reach = filters.reduce(CGFloat(0)) { $0 + $1.reach } * pixelsPerPoint
    // All that can be seen, and what can be carried there by a blur.
    let pixels = visiblePixels(of: bounds, reach: reach)
    guard let surface = layer(pixels, { $0.paint(fragment) }) else { return }
    var result = surface
    for filter in filters {
      result = apply(filter, to: result) ?? result
    }
    paintPixels(result, origin: pixels.origin)
  }

  func paintPixels(_ surface: PixelSurface, origin: CGPoint) {
    saved {
      setDevicePixels(surface, origin: origin)
      // Nothing is painted beyond the pixels. Where a clip of a path and that of a rectangle have nothing in
      // common, Cairo 1.16 loses what follows in a document.
      if isVector { return cairo_paint(cairo) }
      let inverse = 1 / pixelScale
      clip(
        toDevice: CGRect(
          x: origin.x * inverse,
          y: origin.y * inverse,
          width: CGFloat(surface.width) * inverse,
          height: CGFloat(surface.height) * inverse
        )
      )
      cairo_paint(cairo)
    }
  }

  // MARK: - Shadows

  private func shadow(
    of fragment: DisplayFragment,
    _ color: RGBA,
    radius: CGFloat,
    offset: CGSize,
    isCovered: Bool
  ) {
    guard color.alpha > 0, !fragment.bounds.isNull else { return }
    saved {
      concatenate(CGAffineTransform(translationX: offset.width, y: offset.height))
      let cover = CGSize(width: -offset.width, height: -offset.height)
      if shadowDirectly(of: fragment, color, radius: radius, coveredAt: isCovered ? cover : nil) {
        return
      }
      guard let (mask, origin) = shadowMask(of: fragment, radius: radius) else { return }
      if isVector {
        // Cairo 1.16 writes a mask of pixels into an SVG at another place, without the translation.
        if let pixels = tinted(mask, color) { paintPixels(pixels, origin: origin) }
        return
      }
      cairo_set_source_rgba(
        cairo,
        Double(color.red),
        Double(color.green),
        Double(color.blue),
        Double(color.alpha)
      )
      inDeviceSpace {
        let inverse = Double(1 / pixelScale)
        cairo_scale(cairo, inverse, inverse)
        cairo_mask_surface(cairo, mask.surface, Double(origin.x), Double(origin.y))
      }
    }
  }

  /// A mask as pixels of one colour.
  private func tinted(_ mask: PixelSurface, _ color: RGBA) -> PixelSurface? {
    guard let result = try? PixelSurface(width: mask.width, height: mask.height),
      let cairo = cairo_create(result.surface)
    else { return nil }
    defer { cairo_destroy(cairo) }
    cairo_set_source_rgba(
      cairo,
      Double(color.red),
      Double(color.green),
      Double(color.blue),
      Double(color.alpha)
    )
    cairo_mask_surface(cairo, mask.surface, 0, 0)
    return result
  }

  /// The blurred alpha of a fragment, and the device pixel where its first pixel goes.
  ///
  /// Kept by the painter for as long as the fragment is painted at the same place within a pixel.
  private func shadowMask(
    of fragment: DisplayFragment,
    radius: CGFloat
  ) -> (PixelSurface, CGPoint)? {
    let reach = Filter.blurReach(radius)
    let bounds = fragment.bounds.grown(by: reach)
    let all = bounds.applying(transform)
    let isSmall = all.width * all.height * pixelScale * pixelScale < 4_000_000
    let cell = CGPoint(
      x: (transform.tx * pixelScale).rounded(.down),
      y: (transform.ty * pixelScale).rounded(.down)
    )
    let key = ShadowCache.Key(
      fragment: fragment,
      radius: radius,
      pixelScale: pixelScale,
      transform: CGAffineTransform(
        a: transform.a,
        b: transform.b,
        c: transform.c,
        d: transform.d,
        tx: transform.tx * pixelScale - cell.x,
        ty: transform.ty * pixelScale - cell.y
      )
    )
    if isSmall, let (mask, origin) = painter.shadows[key] {
      return (mask, CGPoint(x: origin.x + cell.x, y: origin.y + cell.y))
    }
    let pixels: CGRect
    if isSmall {
      pixels =
        CGRect(
          x: all.minX * pixelScale,
          y: all.minY * pixelScale,
          width: all.width * pixelScale,
          height: all.height * pixelScale
        ).integral
    } else {
      pixels = visiblePixels(of: bounds, reach: reach * pixelsPerPoint)
    }
    guard let mask = layer(pixels, alphaOnly: true, { $0.paint(fragment) }) else { return nil }
    let sigma = Double(radius * pixelsPerPoint)
    mask.blur(sigma: sigma)
    if isSmall {
      painter.shadows[key] = (
        mask, CGPoint(x: pixels.minX - cell.x, y: pixels.minY - cell.y)
      )
    }
    return (mask, pixels.origin)
  }

  // MARK: - Pixels

  /// Applies a filter to a layer; the result may be the layer itself.
  ///
  /// nil if memory runs out.
  private func apply(_ filter: Filter, to surface: PixelSurface) -> PixelSurface? {
    let (width, height) = (Int32(surface.width), Int32(surface.height))
    let stride = Int32(surface.stride)
    switch filter {
    case .blur(let radius, let isOpaque):
      surface.blur(sigma: Double(radius * pixelsPerPoint), clamps: isOpaque)
      return surface
    case .shadow(let color, let radius, let offset, let only):
      return shadowed(surface, color, radius: radius, offset: offset, only: only)
    case .luminanceToAlpha:
      _ = surface.withPixels { aviary_luminance_to_alpha($0, width, height, stride) }
      return surface
    case .alphaThreshold(let minimum, let maximum, let color):
      let (red, green, blue, alpha) = color.bytes
      _ = surface.withPixels {
        aviary_alpha_threshold(
          $0,
          width,
          height,
          stride,
          Int32(bounded: (minimum * 255).rounded(.up)),
          Int32(bounded: (maximum * 255).rounded(.down)),
          [red, green, blue, alpha]
        )
      }
      return surface
    default:
      guard let matrix = filter.colorMatrix else { return surface }
      surface.mixColors(matrix.rows)
      return surface
    }
  }

  private func shadowed(
    _ surface: PixelSurface,
    _ color: RGBA,
    radius: CGFloat,
    offset: CGSize,
    only: Bool
  ) -> PixelSurface? {
    guard
      let mask = try? PixelSurface(
        width: surface.width,
        height: surface.height,
        alphaOnly: true
      ),
      let result = try? PixelSurface(width: surface.width, height: surface.height)
    else { return nil }
    let maskCairo = cairo_create(mask.surface)
    cairo_set_source_surface(maskCairo, surface.surface, 0, 0)
    cairo_paint(maskCairo)
    cairo_destroy(maskCairo)
    let sigma = Double(radius * pixelsPerPoint)
    mask.blur(sigma: sigma)
    let moved = offset.applying(transform)
    let resultCairo = cairo_create(result.surface)
    cairo_set_source_rgba(
      resultCairo,
      Double(color.red),
      Double(color.green),
      Double(color.blue),
      Double(color.alpha)
    )
    cairo_mask_surface(
      resultCairo,
      mask.surface,
      Double(moved.width * pixelScale),
      Double(moved.height * pixelScale)
    )
    if !only {
      cairo_set_source_surface(resultCairo, surface.surface, 0, 0)
      cairo_paint(resultCairo)
    }
    cairo_destroy(resultCairo)
    return result
  }
}

extension Filter {
  /// How far, in points, a filter carries colour.
  fileprivate var reach: CGFloat {
    switch self {
    case .blur(let radius, _): Filter.blurReach(radius)
    case .shadow(_, let radius, let offset, _):
      Filter.blurReach(radius) + max(abs(offset.width), abs(offset.height))
    default: 0
    }
  }
}
