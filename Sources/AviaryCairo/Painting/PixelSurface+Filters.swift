@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CAviaryPixels
import CCairo
import Foundation

/// What is done to all of a picture's pixels, on all cores.
extension PixelSurface {
  /// Blurs the picture by a standard deviation in pixels.
  ///
  /// - Parameter clamps: Whether the picture goes on at its edges as they are; it ends there otherwise.
  func blur(sigma: Double, clamps: Bool = false) {
    let isAlphaOnly = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_A8
    let (stride, channels) = (self.stride, isAlphaOnly ? 1 : 4)
    let (width, height, clamp) = (self.width, self.height, Int32(clamps ? 1 : 0))
    _ = withPixels { pixels in
      PixelBands.each(height, of: width) { rows in
        aviary_blur_across(
          pixels + rows.lowerBound * stride,
          Int32(width),
          Int32(rows.count),
          Int32(stride),
          sigma,
          Int32(channels),
          clamp
        )
      }
      PixelBands.each(width, of: height) { columns in
        aviary_blur_down(
          pixels + columns.lowerBound * channels,
          Int32(columns.count),
          Int32(height),
          Int32(stride),
          sigma,
          Int32(channels),
          clamp
        )
      }
    }
  }

  /// Blends a part of the picture onto another one.
  ///
  /// - Parameters:
  ///   - seen: The part, in the other picture's pixels: whole numbers, within `frame` and the other picture.
  ///   - frame: Where all of this picture lies on the other one.
  ///   - opacity: From 0 to 1.
  ///   - target: An image surface of four channels.
  func blend(_ seen: CGRect, of frame: CGRect, opacity: CGFloat, on target: OpaquePointer) {
    cairo_surface_flush(target)
    guard let below = cairo_image_surface_get_data(target) else { return }
    let (stride, ownStride) = (Int(cairo_image_surface_get_stride(target)), self.stride)
    let (x, y) = (Int(bounded: seen.minX), Int(bounded: seen.minY))
    let (width, height) = (Int(bounded: seen.width), Int(bounded: seen.height))
    let start = (y - Int(bounded: frame.minY)) * ownStride + (x - Int(bounded: frame.minX)) * 4
    _ = withPixels { pixels in
      PixelBands.each(height, of: width) { rows in
        aviary_blend_pixels(
          below + (y + rows.lowerBound) * stride + x * 4,
          Int32(stride),
          pixels + start + rows.lowerBound * ownStride,
          Int32(ownStride),
          Int32(width),
          Int32(rows.count),
          UInt32(min(max(opacity, 0), 1) * 65535 + 0.5) >> 8
        )
      }
    }
    cairo_surface_mark_dirty_rectangle(
      target,
      Int32(x),
      Int32(y),
      Int32(width),
      Int32(height)
    )
  }

  /// Paints a colour through the picture, which is coverage of one channel, with one of its columns and one of its rows
  /// repeated.
  ///
  /// - Parameters:
  ///   - place: Where the first pixel goes on the other picture.
  ///   - column: The column, and how often more it is there; likewise `row`.
  ///   - area: What is painted at most, in the other picture's pixels: whole numbers, within it.
  ///   - target: An image surface of four channels; its pixels were flushed, and are marked dirty by the caller.
  func blendStretched(
    at place: (x: Int, y: Int),
    column: (index: Int32, more: Int32),
    row: (index: Int32, more: Int32),
    within area: CGRect,
    _ color: RGBA,
    on target: OpaquePointer
  ) {
    guard let pixels = cairo_image_surface_get_data(target),
      let coverage = cairo_image_surface_get_data(surface)
    else { return }
    let stride = cairo_image_surface_get_stride(target)
    let (left, right) = (Int32(bounded: area.minX), Int32(bounded: area.maxX))
    // Bands of what is seen of it.
    let top = max(Int(bounded: area.minY), place.y)
    let bottom = min(Int(bounded: area.maxY), place.y + height + Int(row.more))
    let length = min(Int(right - left), width + Int(column.more))
    PixelBands.each(bottom - top, of: length) { band in
      aviary_blend_stretched(
        pixels,
        stride,
        [left, Int32(top + band.lowerBound), right, Int32(top + band.upperBound)],
        Int32(clamping: place.x),
        Int32(clamping: place.y),
        coverage,
        Int32(self.stride),
        Int32(width),
        Int32(height),
        column.index,
        column.more,
        row.index,
        row.more,
        color.premultipliedPixel
      )
    }
  }

  /// Paints a colour over all pixels; one without opacity changes nothing.
  func tint(_ color: RGBA) {
    guard color.alpha > 0 else { return }
    let (width, stride) = (Int32(self.width), Int32(self.stride))
    withRows { aviary_fill_color($0, stride, width, $1, color.premultipliedPixel) }
  }

  /// Mixes each pixel's colours by the rows of a matrix.
  func mixColors(_ matrix: [Float]) {
    let (width, stride) = (Int32(self.width), Int32(self.stride))
    withRows { aviary_color_matrix($0, width, $1, stride, matrix) }
  }

  /// Calls `body` for bands of rows, on several threads at once, with the first pixel and the number of rows.
  private func withRows(_ body: (UnsafeMutablePointer<UInt8>, Int32) -> Void) {
    let stride = self.stride
    _ = withPixels { pixels in
      PixelBands.each(height, of: width) { rows in
        body(pixels + rows.lowerBound * stride, Int32(rows.count))
      }
    }
  }
}
