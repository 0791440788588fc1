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

/// The text that typing finds a row by, of what the row shows.
package struct ListRowText {
  let text: (Any) -> String?

  /// - Parameter text: Makes the text, when somebody types; nil for a row that can't be found.
  package init(_ text: @escaping (Any) -> String?) { self.text = text }
}

private enum ListRowTextKey: EnvironmentKey {
  static var defaultValue: ListRowText? { nil }
}

extension EnvironmentValues {
  /// What typing finds rows by that have a value; nil where they are not found.
  package var listRowText: ListRowText? {
    get { self[ListRowTextKey.self] }
    set { self[ListRowTextKey.self] = newValue }
  }
}

extension View {
  /// Says what the row of a table shows.
  package nonisolated func listRowValue(_ value: Any) -> some View {
    modifier(ListTraitModifier { $0.listRow.value = value })
  }

  /// Says that there are rows under this one, which keys and assistive technology fold and unfold.
  package nonisolated func listRowExpansion(_ isExpanded: Binding<Bool>) -> some View {
    modifier(ListTraitModifier { $0.listRow.expansion = isExpanded })
  }
}

/// What the area of a list without rows does: a click selects nothing, the secondary button opens a menu.
struct EmptyAreaModifier: ViewModifier {
  let menu: SelectionMenu?
  /// What a click empties; nil where it does nothing.
  let selection: ListSelection?

  func body(content: Content) -> some View {
    if let menu {
      clickable(content).modifier(ContextMenuModifier(items: menu.emptyItems()))
    } else {
      clickable(content)
    }
  }

  @ViewBuilder private func clickable(_ content: Content) -> some View {
    if let selection {
      content.onTapGesture { if !selection.selected().isEmpty { selection.clear() } }
    } else {
      content
    }
  }
}
