@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

extension RandomDisplayList {
  mutating func paint() -> Paint {
    guard kind == .mixed, isOneIn(2) else { return .color(color()) }
    switch numbers.below(5) {
    case 0, 1:
      return .linearGradient(stops(), start: point(), end: point())
    case 2:
      return .radialGradient(
        stops(),
        center: point(),
        startRadius: length(0...8),
        endRadius: length(9...50),
        yScale: isOneIn(3) ? 0.5 : 1
      )
    case 3:
      return .angularGradient(
        stops(),
        center: point(),
        startAngle: length(-3...0),
        endAngle: length(1...6)
      )
    default:
      return .image(
        image(),
        source: CGRect(x: 0, y: 0, width: 1, height: 1),
        origin: point(),
        scale: 1
      )
    }
  }

  private mutating func stops() -> GradientStops {
    GradientStops(
      (0..<(2 + numbers.below(2))).map { _ in
        GradientStops.Stop(color: color(), location: CGFloat(numbers.below(9)) / 8)
      },
      interpolation: isOneIn(3) ? .perceptual : .device
    )
  }

  /// A picture of 96 by 96 pixels whose colour changes little from one pixel to the next.
  ///
  /// How pixels are enlarged, and how their edges fade, is up to who reads a document.
  mutating func image() -> DisplayImage {
    let (side, red, blue) = (96, numbers.below(256), numbers.below(256))
    var bytes: [UInt8] = []
    for place in 0..<side * side {
      let (x, y) = (place % side, place / side)
      bytes += [UInt8(blue), UInt8(x * 2), UInt8(red * (side - y) / side), 255]
    }
    let bitmap = Bitmap(width: side, height: side, bytesPerRow: 4 * side, bytes: bytes)
    return DisplayImage(bitmap, scale: 2, name: "shades")
  }

  mutating func filters() -> [Filter] {
    (0...numbers.below(2)).map { _ in
      switch numbers.below(8) {
      case 0, 1:
        .blur(radius: length(0...4))
      case 2, 3:
        .shadow(
          color: color(),
          radius: length(0...4),
          offset: CGSize(width: length(-5...5), height: length(-5...5)),
          shadowOnly: isOneIn(3)
        )
      case 4: .brightness(0.3)
      case 5: .hueRotation(length(0...3))
      case 6: .saturation(0.4)
      default: .colorInvert()
      }
    }
  }

  /// The modes that Cairo's pictures, PDF and SVG all have.
  static let modes: [BlendMode] = [
    .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
    .hardLight,
    .difference, .exclusion, .hue, .saturation, .color, .luminosity,
  ]
}
