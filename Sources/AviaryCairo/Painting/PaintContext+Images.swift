@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation

extension PaintContext {
  /// Paints an image into a rectangle.
  ///
  /// An image that can't be decoded paints nothing.
  func image(_ image: DisplayImage, in rect: CGRect, _ options: ImageOptions) {
    guard isVisible(rect) else { return }
    let rect = rect.standardized
    guard rect.width > 0, rect.height > 0, image.size.width > 0, image.size.height > 0 else {
      return
    }
    saved {
      if options.isMirrored {
        concatenate(
          CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: rect.minX + rect.maxX, ty: 0)
        )
      }
      if let template = options.template {
        templated(image, in: rect, options, template)
      } else {
        pieces(of: image, in: rect, options)
      }
    }
  }

  /// The image's alpha filled with a paint.
  private func templated(
    _ image: DisplayImage,
    in rect: CGRect,
    _ options: ImageOptions,
    _ paint: Paint
  ) {
    clip(toBounds: rect)
    pushGroup()
    pieces(of: image, in: rect, options)
    let shape = popGroup()
    defer { cairo_pattern_destroy(shape) }
    guard setSource(paint, bounds: { rect }) else { return }
    cairo_mask(cairo, shape)
  }

  /// A part of an image, in its points, stretched over `target` or repeated in it at its own size.
  func piece(
    of image: DisplayImage,
    source: CGRect,
    in target: CGRect,
    _ options: ImageOptions,
    isTiled: Bool
  ) {
    if case .vector = image.content, !isTiled, source.size == image.size {
      return vector(image, in: target)
    }
    let scaleX = isTiled ? 1 : target.width / source.width
    let scaleY = isTiled ? 1 : target.height / source.height
    // A vector picture is drawn as large as it will be seen.
    let wanted = image.isVector ? pixelsPerPoint * max(scaleX, scaleY) : image.scale
    guard let surface = painter.surface(of: image, scale: wanted) else { return }
    let density = CGFloat(surface.width) / image.size.width
    let part: PixelSurface?
    let origin: CGPoint
    if isTiled {
      part = surface.copy(
        CGRect(
          x: source.minX * density,
          y: source.minY * density,
          width: source.width * density,
          height: source.height * density
        )
      )
      origin = .zero
    } else {
      part = surface
      origin = source.origin
    }
    guard let part else { return }
    saved {
      cairo_set_antialias(
        cairo,
        options.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE
      )
      add(Path(target))
      cairo_set_source_surface(cairo, part.surface, 0, 0)
      let pattern = cairo_get_source(cairo)
      // From the target's coordinates to the surface's pixels.
      var matrix = CGAffineTransform(translationX: -target.minX, y: -target.minY)
        .concatenating(CGAffineTransform(scaleX: 1 / scaleX, y: 1 / scaleY))
        .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
        .concatenating(CGAffineTransform(scaleX: density, y: density))
        .cairoMatrix
      cairo_pattern_set_matrix(pattern, &matrix)
      // Documents have no padding; it is there to keep the edges of pixels sharp.
      let edge = isVector ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD
      cairo_pattern_set_extend(pattern, isTiled ? CAIRO_EXTEND_REPEAT : edge)
      cairo_pattern_set_filter(pattern, options.interpolation.cairoFilter)
      cairo_fill(cairo)
    }
  }

  /// An SVG document, shape by shape.
  private func vector(_ image: DisplayImage, in target: CGRect) {
    guard let picture = painter.vectorPicture(of: image) else { return }
    saved {
      clip(toBounds: target)
      picture.draw(on: cairo, in: target)
    }
  }

  // MARK: - Paint

  /// Makes a part of an image, repeated without end, Cairo's source.
  func setTiles(
    _ image: DisplayImage,
    source: CGRect,
    origin: CGPoint,
    scale: CGFloat
  ) -> Bool {
    guard scale > 0 else { return false }
    let wanted = image.isVector ? pixelsPerPoint * scale : image.scale
    guard let surface = painter.surface(of: image, scale: wanted), image.size.width > 0,
      let part = surface.copy(
        CGRect(
          x: source.minX * CGFloat(surface.width),
          y: source.minY * CGFloat(surface.height),
          width: source.width * CGFloat(surface.width),
          height: source.height * CGFloat(surface.height)
        )
      )
    else { return false }
    let density = CGFloat(surface.width) / image.size.width / scale
    cairo_set_source_surface(cairo, part.surface, 0, 0)
    let pattern = cairo_get_source(cairo)
    var matrix = CGAffineTransform(translationX: -origin.x, y: -origin.y)
      .concatenating(CGAffineTransform(scaleX: density, y: density))
      .cairoMatrix
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    return true
  }
}

extension PixelSurface {
  /// The pixels within `rect` as a surface of their own; the same one if that is all of them.
  func copy(_ rect: CGRect) -> PixelSurface? {
    let rect = rect.integral.intersection(
      CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    )
    guard !rect.isNull, rect.width >= 1, rect.height >= 1 else { return nil }
    if Int(bounded: rect.width) == width && Int(bounded: rect.height) == height { return self }
    guard
      let copy = try? PixelSurface(
        width: Int(bounded: rect.width),
        height: Int(bounded: rect.height)
      ),
      let cairo = cairo_create(copy.surface)
    else { return nil }
    cairo_set_source_surface(cairo, surface, -Double(rect.minX), -Double(rect.minY))
    cairo_paint(cairo)
    cairo_destroy(cairo)
    return copy
  }
}

extension ImageOptions.Interpolation {
  fileprivate var cairoFilter: cairo_filter_t {
    switch self {
    case .none: CAIRO_FILTER_NEAREST
    case .low: CAIRO_FILTER_BILINEAR
    case .medium: CAIRO_FILTER_GOOD
    case .high: CAIRO_FILTER_BEST
    }
  }
}
