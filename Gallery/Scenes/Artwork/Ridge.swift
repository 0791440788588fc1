import SwiftUI

/// Land below a line of hills, whose heights are evenly spaced parts of the picture's height.
struct Ridge: Shape {
  var heights: [CGFloat]
  /// Whether hills are round (dunes) or pointed (peaks).
  var isSmooth = false

  func path(in rect: CGRect) -> Path {
    let points = heights.enumerated().map { index, height in
      CGPoint(
        x: rect.minX + rect.width * CGFloat(index) / CGFloat(heights.count - 1),
        y: rect.maxY - rect.height * height
      )
    }
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.addLine(to: points[0])
    for (start, end) in zip(points, points.dropFirst()) {
      if isSmooth {
        let middle = (start.x + end.x) / 2
        path.addCurve(
          to: end,
          control1: CGPoint(x: middle, y: start.y),
          control2: CGPoint(x: middle, y: end.y)
        )
      } else {
        path.addLine(to: end)
      }
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
