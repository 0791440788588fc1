import SwiftUI

/// A circle at a place of the picture; the radius is a part of the picture's shorter side.
struct Disc: Shape {
  var center: UnitPoint
  var radius: CGFloat

  func path(in rect: CGRect) -> Path {
    let radius = radius * min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.minX + center.x * rect.width - radius,
        y: rect.minY + center.y * rect.height - radius,
        width: 2 * radius,
        height: 2 * radius
      )
    )
  }
}
