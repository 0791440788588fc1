import AviaryCoreGeometry
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// A gradient between two circles with different middles.
struct GradientCircles {
  var start: CGPoint
  var startRadius: CGFloat
  var end: CGPoint
  var endRadius: CGFloat
  var stops: GradientStops
  var options: CGGradientDrawingOptions

  /// A rectangle around both circles.
  var bounds: CGRect {
    func box(_ center: CGPoint, _ radius: CGFloat) -> CGRect {
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    }
    return box(start, startRadius).union(box(end, endRadius))
  }

  /// How far the topmost circle through a point is from the first one to the second; nil where there is none.
  ///
  /// Circles are painted from the first to the second, so the farthest counts. The circle at t has its middle at
  /// `start + t (end - start)` and the radius `startRadius + t (endRadius - startRadius)`.
  func position(of point: CGPoint) -> CGFloat? {
    let (dx, dy, dr) = (end.x - start.x, end.y - start.y, endRadius - startRadius)
    let (px, py) = (point.x - start.x, point.y - start.y)
    // |p - t d|² = (r + t dr)², a quadratic equation.
    let a = dx * dx + dy * dy - dr * dr
    let b = px * dx + py * dy + startRadius * dr
    let c = px * px + py * py - startRadius * startRadius
    let roots: [CGFloat]
    if abs(a) < 1e-9 {
      roots = b == 0 ? [] : [c / (2 * b)]
    } else {
      let discriminant = b * b - a * c
      guard discriminant >= 0 else { return nil }
      let root = discriminant.squareRoot()
      roots = [(b + root) / a, (b - root) / a].sorted(by: >)
    }
    return roots.first { t in
      guard startRadius + t * dr >= 0 else { return false }
      if t < 0 { return options.contains(.drawsBeforeStartLocation) }
      if t > 1 { return options.contains(.drawsAfterEndLocation) }
      return true
    }
  }

  /// The colour at a position between the circles.
  private func color(at position: CGFloat) -> RGBA {
    let position = min(max(position, 0), 1)
    let all = stops.stops
    guard let next = all.firstIndex(where: { $0.location >= position && $0.location > 0 }) else {
      return all.last?.color ?? .clear
    }
    guard next > 0 else { return all[next].color }
    let (a, b) = (all[next - 1], all[next])
    let length = b.location - a.location
    guard length > 0 else { return b.color }
    return RGBA.mix(a.color, b.color, Float((position - a.location) / length))
  }

  /// The pixels of a part of the plane.
  ///
  /// - Parameters:
  ///   - area: The part, in the space of the commands.
  ///   - scale: Pixels for a unit of that space.
  ///   - inverse: From that space to the circles'.
  func picture(of area: CGRect, scale: CGFloat, _ inverse: CGAffineTransform) -> Bitmap {
    let width = max(Int(bounded: (area.width * scale).rounded(.up)), 1)
    let height = max(Int(bounded: (area.height * scale).rounded(.up)), 1)
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let place = CGPoint(
          x: area.minX + (CGFloat(column) + 0.5) * area.width / CGFloat(width),
          y: area.minY + (CGFloat(row) + 0.5) * area.height / CGFloat(height)
        )
        guard let position = position(of: place.applying(inverse)) else { continue }
        let color = color(at: position)
        func byte(_ part: Float) -> UInt8 {
          UInt8(min(max(part, 0), 1) * min(max(color.alpha, 0), 1) * 255 + 0.5)
        }
        let at = (row * width + column) * 4
        bytes[at] = byte(color.blue)
        bytes[at + 1] = byte(color.green)
        bytes[at + 2] = byte(color.red)
        bytes[at + 3] = byte(1)
      }
    }
    return Bitmap(width: width, height: height, bytesPerRow: width * 4, bytes: bytes)
  }
}
