@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CAviaryPixels
import CCairo
import Foundation

extension PaintContext {
  /// Fills a path with what was painted there before, blurred, made more vivid, and tinted.
  ///
  /// Inside a layer that is not painted yet the layers below it count too, as they are at that
  /// moment.
  func backdrop(_ path: Path, _ style: BackdropStyle) {
    let bounds = path.controlBounds
    guard isVisible(bounds) else { return }
    let sigma = Double(style.blurRadius * pixelsPerPoint)
    let pixels = visiblePixels(of: bounds)
    guard !pixels.isNull, pixels.width >= 1, pixels.height >= 1 else { return }
    // What is bent at its edge shows what is fine there.
    let factor = style.refraction > 0 ? 1 : BackdropCells.factor(sigma: sigma)
    if factor > 1 {
      return coarseBackdrop(path, style, pixels, factor: factor, sigma: sigma)
    }
    // What bends it compares the shape with what is beside it.
    let margin: CGFloat = style.refraction > 0 ? 4 : 2
    let reach = Filter.blurReach(style.blurRadius) * pixelsPerPoint + margin
    let around = pixels.grown(by: reach.rounded(.up)).intersection(surfacePixels)
    guard let below = isVector ? replayed(around) : layerBelow(around, includingParents: true)
    else { return }

    below.blur(sigma: sigma, clamps: true)
    if style.saturation != 1 {
      below.mixColors(Filter.saturation(Float(style.saturation)).rows)
    }
    if style.refraction > 0 { refract(below, around.origin, path, style) }
    below.tint(style.tint)
    saved {
      clip(to: path, style: FillStyle())
      setDevicePixels(below, origin: around.origin)
      cairo_paint(cairo)
    }
  }

  /// Bends a backdrop at the edge of the path that it is seen through.
  ///
  /// - Parameters:
  ///   - below: The backdrop, of which the pixel 0, 0 is the surface's pixel `origin`.
  ///   - path: The layer's shape, in the current coordinates.
  private func refract(
    _ below: PixelSurface,
    _ origin: CGPoint,
    _ path: Path,
    _ style: BackdropStyle
  ) {
    guard
      let mask = try? PixelSurface(width: below.width, height: below.height, alphaOnly: true),
      let target = cairo_create(mask.surface)
    else { return }
    defer { cairo_destroy(target) }
    let context = PaintContext(
      cairo: target,
      painter: painter,
      transform: transform.concatenating(
        CGAffineTransform(
          a: pixelScale,
          b: 0,
          c: 0,
          d: pixelScale,
          tx: -origin.x,
          ty: -origin.y
        )
      ),
      clip: CGRect(x: 0, y: 0, width: below.width, height: below.height)
    )
    context.add(path)
    context.setFillStyle(FillStyle())
    cairo_fill(target)
    let depth = Double(style.refraction * pixelsPerPoint)
    mask.blur(sigma: depth / 2)
    _ = mask.withPixels { coverage in
      _ = below.withPixels {
        aviary_refract_argb(
          $0,
          Int32(below.width),
          Int32(below.height),
          Int32(below.stride),
          coverage,
          Int32(mask.stride),
          depth
        )
      }
    }
  }

  /// All of the surface, in its pixels.
  var surfacePixels: CGRect {
    let rect = surfaceRect
    return CGRect(
      x: rect.minX * pixelScale,
      y: rect.minY * pixelScale,
      width: rect.width * pixelScale,
      height: rect.height * pixelScale
    ).integral
  }

  /// A copy of what has been painted so far on this surface, and if wanted on those below.
  ///
  /// - Parameter pixels: Whole numbers, in the surface's pixels.
  func layerBelow(_ pixels: CGRect, includingParents: Bool) -> PixelSurface? {
    guard !pixels.isNull, pixels.width >= 1, pixels.height >= 1,
      let copy = try? PixelSurface(
        width: Int(bounded: pixels.width),
        height: Int(bounded: pixels.height)
      ),
      let target = cairo_create(copy.surface)
    else { return nil }
    defer { cairo_destroy(target) }
    if includingParents {
      copyLayers(to: target, origin: pixels.origin)
    } else {
      Self.copy(cairo_get_group_target(cairo), to: target, origin: pixels.origin)
    }
    return copy
  }

  private func copyLayers(to target: OpaquePointer, origin: CGPoint) {
    if let parent, !parent.isVector {
      // This surface's pixel 0, 0 is the parent's pixel `layerOrigin`.
      parent.copyLayers(
        to: target,
        origin: CGPoint(x: origin.x + layerOrigin.x, y: origin.y + layerOrigin.y)
      )
    }
    Self.copy(cairo_get_target(cairo), to: target, origin: origin)
    for surface in groupTargets { Self.copy(surface, to: target, origin: origin) }
  }

  private static func copy(
    _ surface: OpaquePointer?,
    to target: OpaquePointer,
    origin: CGPoint
  ) {
    guard let surface else { return }
    cairo_surface_flush(surface)
    cairo_save(target)
    cairo_set_source_surface(target, surface, -Double(origin.x), -Double(origin.y))
    cairo_pattern_set_filter(cairo_get_source(target), CAIRO_FILTER_NEAREST)
    cairo_paint(target)
    cairo_restore(target)
  }

  /// A vector surface can't be read: the picture is painted again as pixels up to this command.
  func replayed(_ pixels: CGRect) -> PixelSurface? {
    guard let list, !pixels.isNull, pixels.width >= 1, pixels.height >= 1,
      let surface = try? PixelSurface(
        width: Int(bounded: pixels.width),
        height: Int(bounded: pixels.height)
      ),
      let cairo = cairo_create(surface.surface)
    else { return nil }
    defer { cairo_destroy(cairo) }
    let context = PaintContext(
      cairo: cairo,
      painter: painter,
      transform: CGAffineTransform(
        a: pixelScale,
        b: 0,
        c: 0,
        d: pixelScale,
        tx: -pixels.minX,
        ty: -pixels.minY
      ),
      clip: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height)
    )
    context.stopBefore = position
    context.paint(background: list.background)
    context.paint(list.root)
    return surface
  }
}
