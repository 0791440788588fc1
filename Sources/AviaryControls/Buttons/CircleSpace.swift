@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryLayout
package import Foundation

/// Puts views into the middle of a square that is as large as their longer side needs, for a round border.
struct CircleSpace<Content: View> {
  let layout: CircleSpaceLayout
  let content: Content

  /// - Parameter padding: The distance in points between the longer side and the square.
  nonisolated init(padding: CGFloat, @ViewBuilder content: () -> Content) {
    layout = CircleSpaceLayout(padding: padding)
    self.content = content()
  }
}

extension CircleSpace: _LayoutContainer {
  nonisolated var _layout: CircleSpaceLayout { layout }
  nonisolated var _content: Content { content }
}

package struct CircleSpaceLayout: Layout, Equatable {
  package let padding: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(inner(proposal)) }
    let side = (sizes.map { max($0.width, $0.height) }.max() ?? 0) + 2 * padding
    return CGSize(width: side, height: side)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY),
        anchor: .center,
        proposal: inner(proposal)
      )
    }
  }

  /// What is left inside of the padding.
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - 2 * padding) },
      height: proposal.height.map { max(0, $0 - 2 * padding) }
    )
  }
}
