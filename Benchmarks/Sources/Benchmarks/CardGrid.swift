import SwiftUI

/// Equal columns; a row is as high as its highest card.
struct CardGrid: Layout {
  var columns = 4
  var spacing: CGFloat = 8

  /// The cards' heights at the width that they were measured for.
  struct Cache {
    var width: CGFloat = -1
    var rowHeights: [CGFloat] = []
  }

  func makeCache(subviews: Subviews) -> Cache { Cache() }
  func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = Cache() }

  private func columnWidth(_ width: CGFloat) -> CGFloat {
    (width - CGFloat(columns - 1) * spacing) / CGFloat(columns)
  }

  private func measure(_ subviews: Subviews, width: CGFloat, _ cache: inout Cache) {
    guard cache.width != width else { return }
    let proposal = ProposedViewSize(width: columnWidth(width), height: nil)
    var heights: [CGFloat] = []
    heights.reserveCapacity(subviews.count / columns + 1)
    for (index, subview) in subviews.enumerated() {
      let height = subview.sizeThatFits(proposal).height
      if index % columns == 0 {
        heights.append(height)
      } else if height > heights[heights.count - 1] {
        heights[heights.count - 1] = height
      }
    }
    cache = Cache(width: width, rowHeights: heights)
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    let width = proposal.width ?? 1200
    measure(subviews, width: width, &cache)
    let gaps = CGFloat(max(cache.rowHeights.count - 1, 0)) * spacing
    return CGSize(width: width, height: cache.rowHeights.reduce(gaps, +))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    measure(subviews, width: bounds.width, &cache)
    let width = columnWidth(bounds.width)
    var y = bounds.minY
    for (row, height) in cache.rowHeights.enumerated() {
      let cell = ProposedViewSize(width: width, height: height)
      for column in 0..<columns {
        let index = row * columns + column
        guard index < subviews.count else { break }
        let x = bounds.minX + CGFloat(column) * (width + spacing)
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: cell)
      }
      y += height + spacing
    }
  }
}
