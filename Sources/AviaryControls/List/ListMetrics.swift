@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

/// The lengths of a list, in points, chosen to resemble iOS 17 on a phone.
///
/// They were not measured.
struct ListMetrics: Equatable {
  var appearance: _ListAppearance
  /// Between the edges of the list and the cards.
  var margin: CGFloat
  /// Around the content of a row.
  var rowInsets: EdgeInsets
  /// The least height of a row.
  var minRowHeight: CGFloat
  /// The least height of a header; nil for that of its content.
  var minHeaderHeight: CGFloat?
  /// Between two rows, which then stand on cards of their own; nil for rows that touch.
  var rowSpacing: CGFloat?
  /// Between two sections.
  var sectionSpacing: CGFloat

  init(
    appearance: _ListAppearance,
    minRowHeight: CGFloat,
    minHeaderHeight: CGFloat?,
    rowSpacing: CGFloat?,
    sectionSpacing: ListSectionSpacing
  ) {
    self.appearance = appearance
    margin = appearance.hasCards ? Self.cardMargin : appearance.isBare ? Self.columnMargin : 0
    let inset: CGFloat = appearance.isBare ? 12 : 20
    rowInsets = EdgeInsets(top: 11, leading: inset, bottom: 11, trailing: inset)
    self.minRowHeight = minRowHeight
    self.minHeaderHeight = minHeaderHeight
    self.rowSpacing = rowSpacing
    self.sectionSpacing = appearance.isGrouped ? sectionSpacing.length : sectionSpacing.custom ?? 0
  }

  /// The shape of a row's background, whose corners are round where its card ends.
  func card(isFirst: Bool, isLast: Bool) -> UnevenRoundedRectangle {
    guard appearance.hasCards || appearance.isBare else { return UnevenRoundedRectangle() }
    let isSpaced = rowSpacing ?? 0 > 0 || appearance.isBare
    let top = isFirst || isSpaced ? Self.cardRadius : 0
    let bottom = isLast || isSpaced ? Self.cardRadius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top,
      bottomLeadingRadius: bottom,
      bottomTrailingRadius: bottom,
      topTrailingRadius: top
    )
  }

  static let cardMargin: CGFloat = 20
  static let columnMargin: CGFloat = 10
  static let cardRadius: CGFloat = 10
  /// Between a header or footer and the rows.
  static let headerGap: CGFloat = 7
}
