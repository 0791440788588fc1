import AviaryGeometry
public import Foundation

/// Where the cells and the header of a column stand in its width.
public struct TableColumnAlignment: Hashable, Sendable {
  enum Place: Hashable {
    case automatic, leading, center, trailing, numeric
  }

  let place: Place

  /// As it suits the table: leading.
  public static var automatic: TableColumnAlignment { .init(place: .automatic) }
  /// At the leading edge.
  public static var leading: TableColumnAlignment { .init(place: .leading) }
  /// In the middle.
  public static var center: TableColumnAlignment { .init(place: .center) }
  /// At the trailing edge.
  public static var trailing: TableColumnAlignment { .init(place: .trailing) }
  /// Where numbers end, as they are written in the person's language: trailing.
  public static var numeric: TableColumnAlignment { .init(place: .numeric) }
  /// Where numbers end, as they are written with these digits: trailing, for all digits that are known.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment {
    .init(place: .numeric)
  }

  /// The part of the free width that is before a cell, 0 to 1.
  var share: CGFloat {
    switch place {
    case .automatic, .leading: 0
    case .center: 0.5
    case .trailing, .numeric: 1
    }
  }
}
