@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
import AviaryGraphics
package import Foundation

/// Where the arrow of a popover is.
nonisolated struct PopoverArrow: Equatable, Sendable {
  /// From the bubble's edge to the arrow's tip, in points.
  static var length: CGFloat { ControlTheme.standard.popover.arrowLength }
  /// Along the bubble's edge, in points.
  static var base: CGFloat { ControlTheme.standard.popover.arrowBase }

  /// The edge of the bubble that it is at, left and right as they are seen.
  var side: Side
  /// The tip's place along that edge, from its upper or left end, in points.
  var place: CGFloat

  enum Side: Sendable { case top, bottom, left, right }

  /// The arrow of a bubble that points at the middle of what it belongs to; nil where it lies over that, or has no
  /// straight edge that is long enough.
  init?(from bubble: CGRect, to anchor: CGRect, cornerRadius: CGFloat) {
    // How far apart bubble and anchor are on each side; at most one of them is where the bubble was placed.
    let distances: [(Side, CGFloat)] = [
      (.top, bubble.minY - anchor.maxY), (.bottom, anchor.minY - bubble.maxY),
      (.left, bubble.minX - anchor.maxX), (.right, anchor.minX - bubble.maxX),
    ]
    guard let (side, distance) = distances.max(by: { $0.1 < $1.1 }),
      distance >= Self.length - 0.5
    else { return nil }
    let isAcross = side == .top || side == .bottom
    let (length, aim) =
      isAcross
      ? (bubble.width, anchor.midX - bubble.minX) : (bubble.height, anchor.midY - bubble.minY)
    let margin = cornerRadius + Self.base / 2
    guard length >= 2 * margin else { return nil }
    self.side = side
    place = min(max(aim, margin), length - margin)
  }
}

/// A rounded rectangle with an arrow, in one outline.
///
/// The arrow stands out of the shape's bounds.
package nonisolated struct PopoverBubble: InsettableShape {
  let cornerRadius: CGFloat
  let arrow: PopoverArrow?
  package var inset: CGFloat = 0

  /// The arrow knows left from right.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  package func inset(by amount: CGFloat) -> PopoverBubble {
    var copy = self
    copy.inset += amount
    return copy
  }

  func path(in rect: CGRect) -> Path {
    let box = rect.insetBy(dx: inset, dy: inset)
    let radius = min(max(0, cornerRadius - inset), box.width / 2, box.height / 2)
    let corners = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.maxX, y: box.maxY), CGPoint(x: box.minX, y: box.maxY),
    ]
    return Path { path in
      path.move(to: CGPoint(x: box.minX + radius, y: box.minY))
      // Clockwise, from the upper edge on.
      for (index, side) in [PopoverArrow.Side.top, .right, .bottom, .left].enumerated() {
        if let arrow, arrow.side == side { addArrow(arrow, in: rect, to: &path) }
        path.addArc(
          tangent1End: corners[(index + 1) % 4],
          tangent2End: corners[(index + 2) % 4],
          radius: radius
        )
      }
      path.closeSubpath()
    }
  }

  /// Adds the arrow's outline, which begins and ends flush with the edge and has a blunt tip.
  private func addArrow(_ arrow: PopoverArrow, in rect: CGRect, to path: inout Path) {
    /// A point by its place along the edge, clockwise from the tip's, and its distance out of the bubble.
    func point(_ along: CGFloat, _ out: CGFloat) -> CGPoint {
      let out = out - inset
      switch arrow.side {
      case .top: return CGPoint(x: rect.minX + arrow.place + along, y: rect.minY - out)
      case .bottom: return CGPoint(x: rect.minX + arrow.place - along, y: rect.maxY + out)
      case .right: return CGPoint(x: rect.maxX + out, y: rect.minY + arrow.place + along)
      case .left: return CGPoint(x: rect.minX - out, y: rect.minY + arrow.place - along)
      }
    }
    let (half, length) = (PopoverArrow.base / 2, PopoverArrow.length)
    path.addLine(to: point(-half, 0))
    path.addCurve(
      to: point(0, length),
      control1: point(-half * 0.45, 0),
      control2: point(-half * 0.35, length)
    )
    path.addCurve(
      to: point(half, 0),
      control1: point(half * 0.35, length),
      control2: point(half * 0.45, 0)
    )
  }
}
