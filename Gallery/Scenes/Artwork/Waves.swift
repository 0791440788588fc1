import SwiftUI

/// Water below a line of waves.
struct Waves: Shape {
  /// How high the water stands, as a part of the picture's height.
  var level: CGFloat
  var count = 3
  /// Where the first wave starts, in waves.
  var phase: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let length = rect.width / CGFloat(count)
    let swell = length * 0.12
    let top = rect.maxY - rect.height * level
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for step in 0...(count * 12) {
      let x = rect.width * CGFloat(step) / CGFloat(count * 12)
      let angle = (x / length + phase) * 2 * .pi
      path.addLine(to: CGPoint(x: rect.minX + x, y: top - swell * sin(angle)))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
