@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Scroll views below each other, as high as their contents while there is space for all; each may have the same height
/// where there is not.
struct ScrolledParts<Content: View> {
  let content: Content
  nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ScrolledParts: _LayoutContainer {
  nonisolated var _layout: ScrolledPartsLayout { ScrolledPartsLayout() }
  nonisolated var _content: Content { content }
}

struct ScrolledPartsLayout: Layout, Equatable {
  /// The sizes of the parts: those that need less than their share leave the rest to the others.
  private func sizes(_ subviews: Subviews, _ proposal: ProposedViewSize) -> [CGSize] {
    var sizes = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
    }
    guard var space = proposal.height else { return sizes }
    let order = sizes.indices.sorted { sizes[$0].height < sizes[$1].height }
    for (rank, index) in order.enumerated() {
      sizes[index].height = min(sizes[index].height, space / CGFloat(order.count - rank))
      space -= sizes[index].height
    }
    return sizes
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = sizes(subviews, proposal)
    return CGSize(
      width: sizes.map(\.width).max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height }
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var y = bounds.minY
    for (subview, size) in zip(subviews, sizes(subviews, ProposedViewSize(bounds.size))) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: bounds.width, height: size.height)
      )
      y += size.height
    }
  }
}
