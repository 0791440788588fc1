import AviaryGeometry
import Foundation

@testable import AviaryLayout

/// The goldens' layout that wraps rows: gaps of 8, rows 6 apart, 300 wide if nothing is proposed.
struct FlowLayout: Layout {
  private typealias Row = (range: Range<Int>, height: CGFloat)

  private func rows(_ subviews: Subviews, _ width: CGFloat) -> [Row] {
    var result: [Row] = []
    var start = 0
    var x: CGFloat = 0
    var height: CGFloat = 0
    for (index, subview) in subviews.enumerated() {
      let size = subview.sizeThatFits(.unspecified)
      if index > start, x + size.width > width {
        result.append((start..<index, height))
        (start, x, height) = (index, 0, 0)
      }
      x += size.width + 8
      height = max(height, size.height)
    }
    if start < subviews.count { result.append((start..<subviews.count, height)) }
    return result
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    let width = proposal.width ?? 300
    let rows = rows(subviews, width)
    return CGSize(
      width: width,
      height: rows.reduce(0) { $0 + $1.height } + 6 * CGFloat(max(0, rows.count - 1))
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var y = bounds.minY
    for row in rows(subviews, bounds.width) {
      var x = bounds.minX
      for index in row.range {
        subviews[index].place(at: CGPoint(x: x, y: y), proposal: .unspecified)
        x += subviews[index].sizeThatFits(.unspecified).width + 8
      }
      y += row.height + 6
    }
  }
}
