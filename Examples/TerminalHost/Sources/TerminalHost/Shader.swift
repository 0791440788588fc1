import Foundation
@_spi(Hosting) import SwiftUI

/// The colours of a paint, by places in half cells.
struct Shader {
  private let paint: Paint
  /// From half cells to the paint's coordinates.
  private let inverse: CGAffineTransform

  /// - Parameter refuse: Told the name of a paint that can't be shown.
  init(_ paint: Paint, _ transform: CGAffineTransform, refuse: (String) -> Void) {
    inverse = transform.inverted()
    switch paint {
    case .meshGradient(let mesh):
      refuse("mesh gradient, shown in its first colour")
      self.paint = .color(mesh.vertices[0].color)
    case .image:
      refuse("tiles of an image")
      self.paint = .clear
    default: self.paint = paint
    }
  }

  /// The colour at a place, premultiplied.
  func color(_ x: CGFloat, _ y: CGFloat) -> SIMD4<Float> {
    if case .color(let color) = paint { return color.pixel }
    let point = CGPoint(x: x, y: y).applying(inverse)
    switch paint {
    case .linearGradient(let stops, let start, let end):
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = max(dx * dx + dy * dy, 1e-9)
      let place = ((point.x - start.x) * dx + (point.y - start.y) * dy) / length
      return stops.color(at: place).pixel
    case .radialGradient(let stops, let center, let inner, let outer, let yScale):
      let distance = hypot(point.x - center.x, (point.y - center.y) / yScale)
      let length = outer - inner
      return stops.color(at: length == 0 ? 1 : (distance - inner) / length).pixel
    case .angularGradient(let stops, let center, let start, let end):
      var angle = atan2(point.y - center.y, point.x - center.x) - start
      angle -= (angle / (2 * .pi)).rounded(.down) * 2 * .pi
      let length = end - start
      return stops.color(at: length == 0 ? 1 : angle / length).pixel
    default: return .zero
    }
  }
}

extension RGBA {
  /// Premultiplied, and no brighter than the terminal.
  var pixel: SIMD4<Float> {
    let color = SIMD4<Float>(red, green, blue, 1).clamped(lowerBound: .zero, upperBound: .one)
    return color * alpha
  }
}

extension SIMD4<Float> {
  /// The colour over another one, which keeps its alpha if that is said: then only its colour changes.
  func over(_ below: SIMD4<Float>, keepsAlpha: Bool = false) -> SIMD4<Float> {
    if keepsAlpha { return self * below.w + below * (1 - w) }
    return self + below * (1 - w)
  }

  /// 24 bits: red, green and blue, over black.
  var number: UInt32 {
    func byte(_ value: Float) -> UInt32 {
      UInt32((Swift.min(Swift.max(value, 0), 1) * 255).rounded())
    }
    return byte(x) << 16 | byte(y) << 8 | byte(z)
  }
}
