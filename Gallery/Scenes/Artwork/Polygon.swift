import SwiftUI

/// A polygon whose corners are places of the picture.
struct Polygon: Shape {
  var corners: [UnitPoint]

  init(_ corners: (CGFloat, CGFloat)...) {
    self.corners = corners.map { UnitPoint(x: $0.0, y: $0.1) }
  }

  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      corners.map {
        CGPoint(x: rect.minX + $0.x * rect.width, y: rect.minY + $0.y * rect.height)
      }
    )
    path.closeSubpath()
    return path
  }
}
