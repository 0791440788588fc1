@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

/// The lengths of a list, in points: those of the theme, and what an app says otherwise.
struct ListMetrics: Equatable {
  let controlTheme: ControlTheme
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
  /// Before the headers and footers of sections.
  var headerInset: CGFloat
  /// Whether lines lie between rows.
  var hasSeparators = true

  var theme: ListTheme { controlTheme.list }

  init(
    _ controlTheme: ControlTheme,
    appearance: _ListAppearance,
    minRowHeight: CGFloat,
    minHeaderHeight: CGFloat?,
    rowSpacing: CGFloat?,
    sectionSpacing: ListSectionSpacing,
    table: ListTable? = nil,
    isNarrow: Bool = false
  ) {
    let theme = controlTheme.list
    let cardMargin = isNarrow ? min(theme.narrowMargin, theme.cardMargin) : theme.cardMargin
    let usualInset =
      isNarrow ? min(theme.narrowMargin, theme.horizontalInset) : theme.horizontalInset
    self.controlTheme = controlTheme
    self.appearance = appearance
    margin = appearance.hasCards ? cardMargin : appearance.isBare ? theme.sidebarMargin : 0
    let inset = appearance.isBare ? theme.sidebarInset : usualInset
    let vertical = theme.verticalInset
    rowInsets = EdgeInsets(top: vertical, leading: inset, bottom: vertical, trailing: inset)
    headerInset = margin + inset
    self.minRowHeight = minRowHeight
    self.minHeaderHeight = minHeaderHeight
    self.rowSpacing = rowSpacing
    self.sectionSpacing = appearance.isGrouped ? sectionSpacing.length : sectionSpacing.custom ?? 0
    if let table {
      margin = table.margin
      rowInsets = EdgeInsets(
        top: table.verticalInset,
        leading: 0,
        bottom: table.verticalInset,
        trailing: 0
      )
      self.minRowHeight = table.rowHeight
      headerInset = table.headerInset
      hasSeparators = table.hasSeparators
      tableRadius = table.radius
    }
  }

  /// Whether icons of labels in rows have the tint where nobody gives them another colour.
  var tintsRowIcons: Bool {
    appearance.isSidebar || appearance.kind != .table && theme.tintsIcons
  }

  /// How far before a row's end its lines end, in points.
  var separatorEndInset: CGFloat {
    if appearance.kind == .inset { return rowInsets.trailing }
    return appearance.hasCards ? theme.cardSeparatorInset : 0
  }
  /// The radius of the corners of a table's rows.
  private var tableRadius: CGFloat = 0

  /// The shape of a row's background, whose corners are round where its card ends.
  func card(isFirst: Bool, isLast: Bool) -> UnevenRoundedRectangle {
    if tableRadius > 0 {
      return UnevenRoundedRectangle(
        topLeadingRadius: tableRadius,
        bottomLeadingRadius: tableRadius,
        bottomTrailingRadius: tableRadius,
        topTrailingRadius: tableRadius
      )
    }
    guard appearance.hasCards || appearance.isBare else { return UnevenRoundedRectangle() }
    let isSpaced = rowSpacing ?? 0 > 0 || appearance.isBare
    let top = isFirst || isSpaced ? theme.cardRadius : 0
    let bottom = isLast || isSpaced ? theme.cardRadius : 0
    return UnevenRoundedRectangle(
      topLeadingRadius: top,
      bottomLeadingRadius: bottom,
      bottomTrailingRadius: bottom,
      topTrailingRadius: top
    )
  }
}
