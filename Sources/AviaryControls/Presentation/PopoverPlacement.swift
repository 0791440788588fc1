@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var presentation: PresentationTheme { ControlTheme.standard.presentation }

struct PopoverPlacementView<Content: View> {
  let layout: PopoverPlacement
  let content: Content

  nonisolated init(layout: PopoverPlacement, @ViewBuilder content: () -> Content) {
    self.layout = layout
    self.content = content()
  }
}

extension PopoverPlacementView: _LayoutContainer {
  nonisolated var _layout: PopoverPlacement { layout }
  nonisolated var _content: Content { content }
}

/// Puts a card beside a rectangle: below it, or where there is more space.
struct PopoverPlacement: Layout {
  // Layout runs on the main thread, where the frame is known.
  nonisolated(unsafe) let anchor: () -> CGRect
  /// The edge of the rectangle at which the card goes, if there is space; nil for below.
  let edge: Edge?
  /// Between rectangle and card, in points.
  let gap: CGFloat
  /// Whether a card above or below begins at the rectangle's leading edge, where there is space,
  /// and is not in its middle.
  var alignsEdges = false

  /// Between the card and the edges of the space, in points.
  private static var margin: CGFloat { presentation.margin }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: presentation.screen)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var anchor = anchor()
    // What is placed from right to left is mirrored as a whole.
    if subviews.layoutDirection == .rightToLeft {
      anchor.origin.x = bounds.minX + bounds.maxX - anchor.maxX
    }
    for subview in subviews {
      guard subview[SheetPart.self] == .card else {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        continue
      }
      let ideal = subview.sizeThatFits(.unspecified)
      let size = CGSize(
        width: min(ideal.width, bounds.width - 2 * Self.margin),
        height: min(ideal.height, bounds.height - 2 * Self.margin)
      )
      var origin = origin(of: size, at: edge ?? .bottom, of: anchor)
      // On the other side where there is space on that one only.
      let other = self.origin(of: size, at: (edge ?? .bottom).opposite, of: anchor)
      if !fits(origin, size, in: bounds), fits(other, size, in: bounds) { origin = other }
      origin.x = min(
        max(origin.x, bounds.minX + Self.margin),
        bounds.maxX - Self.margin - size.width
      )
      origin.y = min(
        max(origin.y, bounds.minY + Self.margin),
        bounds.maxY - Self.margin - size.height
      )
      subview.place(at: origin, proposal: ProposedViewSize(size))
    }
  }

  /// Where a card begins at an edge of a rectangle.
  private func origin(of size: CGSize, at edge: Edge, of anchor: CGRect) -> CGPoint {
    let x = alignsEdges ? anchor.minX : anchor.midX - size.width / 2
    let y = anchor.midY - size.height / 2
    switch edge {
    case .top: return CGPoint(x: x, y: anchor.minY - gap - size.height)
    case .bottom: return CGPoint(x: x, y: anchor.maxY + gap)
    case .leading: return CGPoint(x: anchor.minX - gap - size.width, y: y)
    case .trailing: return CGPoint(x: anchor.maxX + gap, y: y)
    }
  }

  /// Whether there is space for a card at its edge of the rectangle; along that edge it may be
  /// moved.
  private func fits(_ origin: CGPoint, _ size: CGSize, in bounds: CGRect) -> Bool {
    let space = bounds.insetBy(dx: Self.margin, dy: Self.margin)
    if edge == .leading || edge == .trailing {
      return origin.x >= space.minX && origin.x + size.width <= space.maxX
    }
    return origin.y >= space.minY && origin.y + size.height <= space.maxY
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
