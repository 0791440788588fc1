import SwiftUI

/// A grid of square tiles, each with a quarter of a disc in one of its corners.
struct QuarterTiles: Shape {
  var columns = 4
  /// For each tile in turn the corner, 0 to 3 clockwise from the top left; others have none.
  var corners: [Int]

  func path(in rect: CGRect) -> Path {
    let side = rect.width / CGFloat(columns)
    var path = Path()
    let rows = Int((rect.height / side).rounded(.up))
    for index in 0..<(rows * columns) {
      let corner = corners[index % corners.count]
      guard (0...3).contains(corner) else { continue }
      let left = rect.minX + side * CGFloat(index % columns)
      let top = rect.minY + side * CGFloat(index / columns)
      let center = CGPoint(
        x: corner == 1 || corner == 2 ? left + side : left,
        y: corner >= 2 ? top + side : top
      )
      path.move(to: center)
      path.addArc(
        center: center,
        radius: side,
        startAngle: .degrees(Double(corner) * 90),
        endAngle: .degrees(Double(corner) * 90 + 90),
        clockwise: false
      )
      path.closeSubpath()
    }
    return path
  }
}
