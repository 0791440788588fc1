@_spi(Engine) package import AviaryEngine
import AviaryInteraction
package import Foundation

/// How a list shows the rows of a table.
///
/// Lengths are points.
package struct ListTable: Equatable, Sendable {
  /// The width of all columns, where they are wider than the space that they have; nil where they fit.
  package var contentWidth: CGFloat?
  /// The least height of a row.
  package var rowHeight: CGFloat
  /// Above and below the cells of a row.
  package var verticalInset: CGFloat
  /// Before the headers of sections.
  package var headerInset: CGFloat
  /// Between the edges of the table and the backgrounds of its rows.
  package var margin: CGFloat
  /// The radius of the corners of these backgrounds.
  package var radius: CGFloat
  /// Whether lines lie between rows.
  package var hasSeparators: Bool
  /// Whether every other row has a background of its own, where nobody says.
  package var alternates: Bool

  package init(
    contentWidth: CGFloat?,
    rowHeight: CGFloat,
    verticalInset: CGFloat,
    headerInset: CGFloat,
    margin: CGFloat,
    radius: CGFloat,
    hasSeparators: Bool,
    alternates: Bool
  ) {
    self.contentWidth = contentWidth
    self.rowHeight = rowHeight
    self.verticalInset = verticalInset
    self.headerInset = headerInset
    self.margin = margin
    self.radius = radius
    self.hasSeparators = hasSeparators
    self.alternates = alternates
  }
}

private enum ListTableKey: EnvironmentKey {
  static var defaultValue: ListTable? { nil }
}

extension EnvironmentValues {
  /// How the list inside shows the rows of a table; nil for lists that are none.
  package var listTable: ListTable? {
    get { self[ListTableKey.self] }
    set { self[ListTableKey.self] = newValue }
  }
}
