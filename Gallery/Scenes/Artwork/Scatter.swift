import SwiftUI

/// Dots strewn over the picture, the same ones each time: stars, windows, snow.
struct Scatter: Shape {
  var count: Int
  var seed: UInt32 = 1
  /// A dot's largest radius, as a part of the picture's width.
  var size: CGFloat = 0.008
  /// The lowest part of the picture that has dots, from the top.
  var depth: CGFloat = 1

  func path(in rect: CGRect) -> Path {
    var state = seed
    func next() -> CGFloat {
      state = state &* 1_664_525 &+ 1_013_904_223
      return CGFloat(state >> 8) / CGFloat(1 << 24)
    }
    var path = Path()
    for _ in 0..<count {
      let x = rect.minX + next() * rect.width
      let y = rect.minY + next() * rect.height * depth
      let radius = rect.width * size * (0.35 + 0.65 * next())
      path.addEllipse(
        in: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
      )
    }
    return path
  }
}
