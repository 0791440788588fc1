import AviaryEngine
import AviaryGraphics
import Foundation

/// The numbers of lists and forms.
struct ListTheme: Sendable {
  /// The least height of a row, in points; measured.
  var rowHeight: CGFloat = 44
  /// Above and below the content of a row, in points; measured.
  var verticalInset: CGFloat = 11
  /// Beside the content of a row, in points; measured.
  var horizontalInset: CGFloat = 20
  /// Beside the content of a row of a sidebar, in points; chosen.
  var sidebarInset: CGFloat = 12
  /// Between the edges of a list and its cards, in points; measured.
  var cardMargin: CGFloat = 20
  /// Up to which width a list counts as narrow, in points; published.
  var narrowWidth: CGFloat = 375
  /// In narrow lists, between the edges and cards, and beside the content of a row, in points; measured.
  var narrowMargin: CGFloat = 16
  /// Between the edges of a sidebar and its rows, in points; chosen.
  var sidebarMargin: CGFloat = 10
  /// The radius of the corners of cards, in points; measured.
  var cardRadius: CGFloat = 10
  /// The thickness of the line between two rows, in points, nil for one pixel; measured.
  var separatorThickness: CGFloat?
  /// How far before the end of a card the line between two rows ends, in points; measured.
  var cardSeparatorInset: CGFloat = 0
  /// The colour of the line between two rows; measured.
  var separator = SchemeColor(Color(.separator))
  /// Between two sections of a grouped list without headers and footers, in points; measured.
  var sectionSpacing: CGFloat = 35.33
  /// The part of that above a section without a header, and below one without a footer, in points;
  /// measured.
  var sectionMargin: CGFloat = 17.67
  /// Above the header of a section of a grouped list, in points; measured.
  var headerMargin: CGFloat = 17
  /// Below the footer of a section of a grouped list, in points; measured.
  var footerMargin: CGFloat = 12
  /// The font of headers of grouped lists; measured.
  var headerFont = Font.footnote.withoutLineGap()
  /// How letters of these headers are written, nil for as they are; measured.
  var headerCase: Text.Case? = .uppercase
  /// Between two sections that are close, in points; chosen.
  var compactSectionSpacing: CGFloat = 20
  /// The most that is above the first section of a grouped list, where it has no header, in points;
  /// measured.
  var firstSectionSpacing: CGFloat = 35
  /// Below the last section of a grouped list, in points; chosen.
  var lastSectionSpacing: CGFloat = 35
  /// Between a header and the rows of a grouped list, in points; measured.
  var headerGap: CGFloat = 6
  /// Between a footer and the rows of a grouped list, in points; measured.
  var footerGap: CGFloat = 6
  /// Between a footer and the rows of other lists, and below it, in points; chosen.
  var plainFooterPadding: CGFloat = 7
  /// Above and below a header in other lists, in points; chosen.
  var plainHeaderPadding: CGFloat = 6
  /// Between the parts of a row that stand beside each other, in points; chosen.
  var rowSpacing: CGFloat = 8
  /// Between what is in a row that leads somewhere and the sign of that, in points; measured.
  var linkSpacing: CGFloat = 12
  /// From that sign to the end of the row's content, in points; measured.
  var linkInset: CGFloat = 1.7
  /// The colour of that sign; measured.
  var linkColor = Color.primary.opacity(0.25)
  /// Whether icons of labels in rows have the tint, in other lists than sidebars and tables; known of iOS up to 18.
  var tintsIcons = true
  /// Between a row and its sign to be selected or deleted, in points; chosen.
  var selectionSpacing: CGFloat = 12
  /// The least width and height of a badge that stands out, in points; chosen.
  var prominentBadgeLength: CGFloat = 22
  /// Beside the text of a badge that stands out, in points; chosen.
  var prominentBadgePadding: CGFloat = 7
  /// The size of the font of an index, which is semibold, in points; chosen.
  var indexTextSize: CGFloat = 11
  /// Between two entries of an index, in points; chosen.
  var indexSpacing: CGFloat = 2
  /// Between an index and the list's edge, in points; chosen.
  var indexMargin: CGFloat = 3
  /// Between the rows of a form of columns, and its two columns, in points; chosen.
  var formSpacing: CGFloat = 8
  /// From the list's edge to the ring that shows the focus, in points; chosen.
  var focusRingDistance: CGFloat = -2
}
