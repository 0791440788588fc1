@_spi(Engine) import AviaryEngine
import AviaryGraphics
import Foundation

/// What tells a column of a table apart from others.
struct TableColumnID: Hashable {
  let path: [AnyHashable]
}

/// A column of a table, whatever the type of its rows.
struct TableColumnEntry {
  let id: TableColumnID
  let label: AnyView
  /// Makes the cell of a row's value.
  let cell: @MainActor (Any) -> AnyView
  /// What typing finds a row by, of the row's value; nil for a column without texts.
  let text: ((Any) -> String?)?
  /// The comparator that a click on the header sorts by, of the table's type; nil for none.
  let comparator: Any?
  let width: TableColumnWidth
  var alignment = TableColumnAlignment.automatic
  /// What a person's choices are kept by; nil for a column that nobody can move or hide.
  var customizationID: String?
  var defaultVisibility = Visibility.automatic
  var disabledBehavior: TableColumnCustomizationBehavior = []
}

/// How wide a column may be, in points.
struct TableColumnWidth: Equatable, Sendable {
  private(set) var least: CGFloat
  /// What it is at first; nil for its share of the space.
  private(set) var ideal: CGFloat?
  /// No less than `least`; infinity for no limit.
  private(set) var greatest: CGFloat

  /// That of a column of which nothing is said.
  static let usual = TableColumnWidth(least: TableTheme.leastWidth, ideal: nil, greatest: .infinity)

  /// - Parameters:
  ///   - least: Numbers below zero, and NaN, count as zero.
  ///   - greatest: No less than `least`; NaN counts as no limit.
  private init(least: CGFloat, ideal: CGFloat?, greatest: CGFloat) {
    self.least = least.isFinite ? max(0, least) : 0
    self.greatest = greatest.isNaN ? .infinity : max(self.least, greatest)
    self.ideal = ideal.flatMap { $0.isFinite ? min(max($0, self.least), self.greatest) : nil }
  }

  /// A width that nobody can change; one that is not finite, or below zero, is left out.
  func fixed(_ width: CGFloat?) -> TableColumnWidth {
    guard let width, width.isFinite, width >= 0 else { return self }
    return TableColumnWidth(least: width, ideal: width, greatest: width)
  }

  /// The limits, where nil leaves one as it is.
  func limited(least: CGFloat?, ideal: CGFloat?, greatest: CGFloat?) -> TableColumnWidth {
    // Less than the usual least width is meant to be so.
    let least = least ?? min(self.least, ideal ?? .infinity, greatest ?? .infinity)
    return TableColumnWidth(
      least: least,
      ideal: ideal ?? self.ideal,
      greatest: greatest ?? self.greatest
    )
  }

  var isFixed: Bool { least == greatest }

  func clamped(_ width: CGFloat) -> CGFloat {
    width.isFinite ? min(max(width, least), greatest) : least
  }
}
