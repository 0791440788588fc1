import AviaryDrawing
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

/// The lengths of a list, in points, chosen to resemble iOS 17 on a phone.
///
/// They were not measured.
struct ListMetrics: Equatable {
  var look: _ListLook
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
    look: _ListLook,
    minRowHeight: CGFloat,
    minHeaderHeight: CGFloat?,
    rowSpacing: CGFloat?,
    sectionSpacing: ListSectionSpacing
  ) {
    self.look = look
    margin = look.hasCards ? Self.cardMargin : look.isBare ? Self.columnMargin : 0
    let inset: CGFloat = look.isBare ? 12 : 20
    rowInsets = EdgeInsets(top: 11, leading: inset, bottom: 11, trailing: inset)
    self.minRowHeight = minRowHeight
    self.minHeaderHeight = minHeaderHeight
    self.rowSpacing = rowSpacing
    self.sectionSpacing = look.isGrouped ? sectionSpacing.length : sectionSpacing.custom ?? 0
  }

  /// The shape of a row's background, whose corners are round where its card ends.
  func card(isFirst: Bool, isLast: Bool) -> UnevenRoundedRectangle {
    guard look.hasCards || look.isBare else { return UnevenRoundedRectangle() }
    let isSpaced = rowSpacing ?? 0 > 0 || look.isBare
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
