@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Where a part of a row or of the header stands, in points from the leading edge of the columns.
struct TablePlace: Equatable {
  var start: CGFloat = 0
  var width: CGFloat = 0
  /// The part of the free width that is before the part, 0 to 1.
  var share: CGFloat = 0
  /// Whether the part is as high as all, and as wide as its place.
  var fills = false

  init() {}

  init(_ column: TableArrangement.Column) {
    start = column.start
    width = column.width
    share = column.share
  }

  init(start: CGFloat, width: CGFloat) {
    self.start = start
    self.width = width
    fills = true
  }
}

enum TablePlaceKey: LayoutValueKey {
  static var defaultValue: TablePlace { TablePlace() }
}

/// Parts of a row or of the header, side by side.
struct TableRowFrame<Content: View> {
  let width: CGFloat
  let height: CGFloat
  let content: Content

  nonisolated init(width: CGFloat, height: CGFloat = 0, @ViewBuilder content: () -> Content) {
    self.width = width
    self.height = height
    self.content = content()
  }
}

extension TableRowFrame: _LayoutContainer {
  nonisolated var _layout: TableRowLayout { TableRowLayout(width: width, height: height) }
  nonisolated var _content: Content { content }
}

/// Places parts at the places that they name, in the middle of the height.
struct TableRowLayout: Layout, Equatable {
  /// Of all columns, in points.
  let width: CGFloat
  /// The least height, in points.
  let height: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    var height = height
    for subview in subviews {
      let place = subview[TablePlaceKey.self]
      height = max(
        height,
        subview.sizeThatFits(ProposedViewSize(width: place.width, height: nil)).height
      )
    }
    return CGSize(
      width: max(width, proposal.replacingUnspecifiedDimensions().width),
      height: height
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for subview in subviews {
      let place = subview[TablePlaceKey.self]
      if place.fills {
        subview.place(
          at: CGPoint(x: bounds.minX + place.start, y: bounds.minY),
          proposal: ProposedViewSize(width: place.width, height: bounds.height)
        )
        continue
      }
      let space = ProposedViewSize(width: place.width, height: nil)
      let size = subview.sizeThatFits(space)
      subview.place(
        at: CGPoint(
          x: bounds.minX + place.start + max(0, place.width - size.width) * place.share,
          y: bounds.minY + (bounds.height - size.height) / 2
        ),
        proposal: space
      )
    }
  }
}
