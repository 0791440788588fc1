@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CAviaryPixels
import CCairo
import Foundation

/// A backdrop in squares of several pixels, each with their average.
///
/// A wide blur leaves nothing of what is finer, and at an eighth of the resolution costs a sixty-fourth.
struct BackdropCells {
  /// How many pixels wide and high a cell is.
  let factor: Int
  /// Left, top, right and bottom cell, counted from the root surface's first pixel.
  let area: [Int32]
  let surface: PixelSurface

  /// How many pixels may be taken together for a blur, 1 for none: a power of 2, at most 8.
  ///
  /// - Parameter sigma: The blur's standard deviation in pixels.
  static func factor(sigma: Double) -> Int {
    sigma >= 48 ? 8 : sigma >= 24 ? 4 : sigma >= 12 ? 2 : 1
  }

  /// The blur that is left to do, in cells: averaging squares and enlarging them blur too.
  static func sigma(_ sigma: Double, factor: Int) -> Double {
    let factor = Double(factor)
    return max(sigma * sigma - factor * factor / 4, 0).squareRoot() / factor
  }

  /// Cells from which the pixels of a rectangle can be blurred.
  ///
  /// - Parameters:
  ///   - pixels: Whole numbers, counted from the root surface's first pixel.
  ///   - limits: The pixels that there are.
  init?(around pixels: CGRect, within limits: CGRect, factor: Int, sigma: Double) {
    // What three boxes reach, and a cell more on each side to go between.
    let reach = 3 * Self.sigma(sigma, factor: factor) + 3
    let cells = CGRect(
      x: pixels.minX / CGFloat(factor),
      y: pixels.minY / CGFloat(factor),
      width: pixels.width / CGFloat(factor),
      height: pixels.height / CGFloat(factor)
    ).grown(by: reach).integral
    let known = CGRect(
      x: limits.minX / CGFloat(factor),
      y: limits.minY / CGFloat(factor),
      width: limits.width / CGFloat(factor),
      height: limits.height / CGFloat(factor)
    ).integral
    let wanted = cells.intersection(known)
    guard !wanted.isEmpty,
      let surface = try? PixelSurface(
        width: Int(bounded: wanted.width),
        height: Int(bounded: wanted.height)
      )
    else { return nil }
    self.factor = factor
    self.surface = surface
    area = wanted.edges
  }

  /// The pixels that the cells have, those beyond the limits too.
  var pixels: CGRect {
    let factor = CGFloat(self.factor)
    return CGRect(
      x: CGFloat(area[0]) * factor,
      y: CGFloat(area[1]) * factor,
      width: CGFloat(area[2] - area[0]) * factor,
      height: CGFloat(area[3] - area[1]) * factor
    )
  }

  /// Takes the averages of pixels.
  ///
  /// - Parameters:
  ///   - pixels: The first pixel of `area`.
  ///   - area: Whole numbers, counted from the root surface's first pixel.
  func average(_ pixels: UnsafePointer<UInt8>, stride: Int, _ area: CGRect) {
    let (edges, across, surfaceStride) = (area.edges, self.area, surface.stride)
    _ = surface.withPixels { cells in
      PixelBands.each(surface.height, of: surface.width * factor * factor) { rows in
        aviary_shrink_argb(
          pixels,
          Int32(stride),
          edges,
          Int32(factor),
          cells + rows.lowerBound * surfaceStride,
          Int32(surfaceStride),
          [
            across[0], across[1] + Int32(rows.lowerBound), across[2],
            across[1] + Int32(rows.upperBound),
          ]
        )
      }
    }
  }

  /// Blurs, makes more vivid, and tints: what lies between tinted cells is as tinted.
  func apply(_ style: BackdropStyle, sigma: Double) {
    surface.blur(sigma: Self.sigma(sigma, factor: factor), clamps: true)
    if style.saturation != 1 {
      surface.mixColors(Filter.saturation(Float(style.saturation)).rows)
    }
    surface.tint(style.tint)
  }

  /// Writes pixels between the cells.
  ///
  /// - Parameters:
  ///   - pixels: Where the first pixel of `area` goes.
  ///   - area: Whole numbers, counted from the root surface's first pixel.
  func enlarge(to pixels: UnsafeMutablePointer<UInt8>, stride: Int, _ area: CGRect) {
    let edges = area.edges
    _ = surface.withPixels { cells in
      PixelBands.each(Int(bounded: area.height), of: Int(bounded: area.width)) { rows in
        aviary_enlarge_argb(
          cells,
          Int32(surface.stride),
          self.area,
          Int32(factor),
          pixels + rows.lowerBound * stride,
          Int32(stride),
          [
            edges[0], edges[1] + Int32(rows.lowerBound), edges[2],
            edges[1] + Int32(rows.upperBound),
          ]
        )
      }
    }
  }
}

extension CGRect {
  /// Left, top, right and bottom of a rectangle of whole numbers.
  fileprivate var edges: [Int32] {
    [Int32(bounded: minX), Int32(bounded: minY), Int32(bounded: maxX), Int32(bounded: maxY)]
  }
}

extension PaintContext {
  /// Fills a path with its backdrop, which is blurred at a fraction of the resolution.
  ///
  /// - Parameters:
  ///   - pixels: What of the path can be seen, in the surface's pixels.
  ///   - sigma: The blur in pixels.
  func coarseBackdrop(
    _ path: Path,
    _ style: BackdropStyle,
    _ pixels: CGRect,
    factor: Int,
    sigma: Double
  ) {
    // Cells go by the root's pixels, so that they are the same whatever part is painted.
    let origin = rootOrigin
    let limits = surfacePixels
    guard
      let cells = BackdropCells(
        around: pixels.offsetBy(dx: origin.x, dy: origin.y),
        within: limits.offsetBy(dx: origin.x, dy: origin.y),
        factor: factor,
        sigma: sigma
      )
    else { return }
    // 1. What lies below.
    if let target = readableTarget {
      cairo_surface_flush(target)
      guard let all = cairo_image_surface_get_data(target) else { return }
      let stride = Int(cairo_image_surface_get_stride(target))
      let start = Int(bounded: limits.minY) * stride + Int(bounded: limits.minX) * 4
      cells.average(all + start, stride: stride, limits)
    } else {
      let around = cells.pixels.offsetBy(dx: -origin.x, dy: -origin.y).intersection(limits)
      guard let below = isVector ? replayed(around) : layerBelow(around, includingParents: true)
      else { return }
      _ = below.withPixels {
        cells.average(
          $0,
          stride: below.stride,
          around.offsetBy(dx: origin.x, dy: origin.y)
        )
      }
    }
    cells.apply(style, sigma: sigma)
    // 2. Back to pixels, at once where nothing shines through.
    for rest in fillDirectly(path, style, with: cells, pixels) {
      guard
        let enlarged = try? PixelSurface(
          width: Int(bounded: rest.width),
          height: Int(bounded: rest.height)
        )
      else { return }
      _ = enlarged.withPixels {
        cells.enlarge(
          to: $0,
          stride: enlarged.stride,
          rest.offsetBy(dx: origin.x, dy: origin.y)
        )
      }
      saved {
        clip(toDevice: rest)
        clip(to: path, style: FillStyle())
        setDevicePixels(enlarged, origin: rest.origin)
        cairo_paint(cairo)
      }
    }
  }

  /// Writes what a path covers wholly of a backdrop without Cairo.
  ///
  /// - Returns: What is left for Cairo, in the surface's pixels: the corners of a rounded rectangle, or everything where
  ///   the path is another one or clear pixels are seen.
  private func fillDirectly(
    _ path: Path,
    _ style: BackdropStyle,
    with cells: BackdropCells,
    _ pixels: CGRect
  ) -> [CGRect] {
    guard parent == nil, !isVector, transform.b == 0, transform.c == 0, clip.contains(pixels),
      let target = directTarget
    else { return [pixels] }
    let solid = path.solidPart(transform).intersection(pixels)
    guard !solid.isNull, !solid.isEmpty else { return [pixels] }
    let isOpaque = cells.surface.withPixels {
      aviary_is_opaque(
        $0,
        Int32(cells.surface.width),
        Int32(cells.surface.height),
        Int32(cells.surface.stride)
      ) != 0
    }
    guard isOpaque == true else { return [pixels] }
    cairo_surface_flush(target)
    guard let all = cairo_image_surface_get_data(target) else { return [pixels] }
    let stride = Int(cairo_image_surface_get_stride(target))
    let start = Int(bounded: solid.minY) * stride + Int(bounded: solid.minX) * 4
    cells.enlarge(to: all + start, stride: stride, solid)
    cairo_surface_mark_dirty(target)
    return pixels.around(solid)
  }

  /// The only surface that is painted on, where its pixels are all that a backdrop sees.
  private var readableTarget: OpaquePointer? {
    guard parent == nil, !isVector, groupTargets.isEmpty, let target = cairo_get_target(cairo),
      cairo_surface_get_type(target) == CAIRO_SURFACE_TYPE_IMAGE,
      cairo_image_surface_get_format(target) == CAIRO_FORMAT_ARGB32
    else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(target, &x, &y)
    let size = CGSize(
      width: Int(cairo_image_surface_get_width(target)),
      height: Int(cairo_image_surface_get_height(target))
    )
    let isWhole = CGRect(origin: .zero, size: size).contains(surfacePixels)
    return x == 0 && y == 0 && isWhole ? target : nil
  }

  /// Where this surface's first pixel is on the root surface.
  private var rootOrigin: CGPoint {
    guard let parent, !parent.isVector else { return .zero }
    let outer = parent.rootOrigin
    return CGPoint(x: outer.x + layerOrigin.x, y: outer.y + layerOrigin.y)
  }
}

extension Path {
  /// The whole pixels that a rectangle, rounded or not, covers from one side to the other; null for other shapes.
  ///
  /// - Parameter transform: To pixels; it moves, and scales in both directions.
  fileprivate func solidPart(_ transform: CGAffineTransform) -> CGRect {
    switch storage {
    case .rect(let rect):
      let device = rect.standardized.applying(transform)
      return device == device.integral ? device : .null
    case .roundedRect(let rect, let cornerSize, let style):
      // A continuous corner reaches further than its radius.
      let reach = min(cornerSize.height * (style == .circular ? 1 : 1.6), rect.height / 2)
      let device = rect.applying(transform)
      guard device.minX == device.minX.rounded(), device.maxX == device.maxX.rounded() else {
        return .null
      }
      return rect.insetBy(dx: 0, dy: reach).applying(transform).wholePixelsInside
    case .empty, .ellipse, .elements:
      return .null
    }
  }
}
