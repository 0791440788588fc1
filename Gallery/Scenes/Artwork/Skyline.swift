import SwiftUI

/// Houses side by side, whose heights are parts of the picture's height.
struct Skyline: Shape {
  var heights: [CGFloat]

  func path(in rect: CGRect) -> Path {
    let width = rect.width / CGFloat(heights.count)
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
    for (index, height) in heights.enumerated() {
      let left = rect.minX + width * CGFloat(index)
      path.addLine(to: CGPoint(x: left, y: rect.maxY - rect.height * height))
      path.addLine(to: CGPoint(x: left + width, y: rect.maxY - rect.height * height))
    }
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}
