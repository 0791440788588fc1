import SwiftUI

/// A row of fir trees; heights are parts of the picture's height.
struct Conifers: Shape {
  var heights: [CGFloat]
  /// Height of the ground they stand on.
  var ground: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let width = rect.width / CGFloat(heights.count)
    let foot = rect.maxY - rect.height * ground
    var path = Path(
      CGRect(x: rect.minX, y: foot, width: rect.width, height: rect.maxY - foot)
    )
    for (index, height) in heights.enumerated() {
      let middle = rect.minX + width * (CGFloat(index) + 0.5)
      let tall = rect.height * height
      for (tip, base, half) in [(1.0, 0.55, 0.42), (0.75, 0.28, 0.6), (0.5, 0, 0.78)] {
        path.move(to: CGPoint(x: middle, y: foot - tall * tip))
        path.addLine(to: CGPoint(x: middle + width * half, y: foot - tall * base))
        path.addLine(to: CGPoint(x: middle - width * half, y: foot - tall * base))
        path.closeSubpath()
      }
    }
    return path
  }
}
