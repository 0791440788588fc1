import AviaryGeometry
import CAviaryPixels
import CCairo
import Foundation

/// Divides loops over many pixels among the machine's cores.
///
/// Each core has a band of rows or columns of its own, so that the pixels are the same however many there are.
enum PixelBands {
  /// How many pixels are worth another core: to wake one takes as long as to fill some ten thousand.
  private static let leastPixels = 1 << 17

  private static let cores = ProcessInfo.processInfo.activeProcessorCount

  /// Calls `body` for bands that make up 0 ..< `count`, and waits for all.
  ///
  /// - Parameters:
  ///   - count: How many rows, or columns, there are.
  ///   - length: How many pixels each of them has.
  ///   - body: Called on several threads at once, once with everything where there is little to do.
  static func each(_ count: Int, of length: Int, _ body: (Range<Int>) -> Void) {
    guard count > 0, length > 0 else { return }
    let bands = min(cores, count, max(count * length / leastPixels, 1))
    guard bands > 1 else { return body(0..<count) }
    withoutActuallyEscaping(body) { body in
      let work = Work(body: body)
      DispatchQueue.concurrentPerform(iterations: bands) { band in
        work.body(count * band / bands..<count * (band + 1) / bands)
      }
    }
  }

  /// What threads do with bands that none shares with another.
  private struct Work: @unchecked Sendable {
    let body: (Range<Int>) -> Void
  }
}

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

  /// Mixes each pixel's colours by the rows of a matrix.
  func mixColors(_ matrix: [Float]) {
    let (width, stride) = (self.width, self.stride)
    _ = withPixels { pixels in
      PixelBands.each(height, of: width) { rows in
        aviary_color_matrix(
          pixels + rows.lowerBound * stride,
          Int32(width),
          Int32(rows.count),
          Int32(stride),
          matrix
        )
      }
    }
  }
}
