import SwiftUI

/// Beams from a place of the picture to its edges and beyond.
struct Rays: Shape {
  var count: Int
  var center: UnitPoint = .center

  func path(in rect: CGRect) -> Path {
    let center = CGPoint(
      x: rect.minX + center.x * rect.width,
      y: rect.minY + center.y * rect.height
    )
    let reach = rect.width + rect.height
    var path = Path()
    for index in 0..<count {
      let start = CGFloat(index) / CGFloat(count) * 2 * .pi
      let end = start + .pi / CGFloat(count)
      path.move(to: center)
      path.addLine(to: CGPoint(x: center.x + reach * cos(start), y: center.y + reach * sin(start)))
      path.addLine(to: CGPoint(x: center.x + reach * cos(end), y: center.y + reach * sin(end)))
      path.closeSubpath()
    }
    return path
  }
}
