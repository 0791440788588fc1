@_spi(Engine) import AviaryEngine
import Foundation

/// What a person has made of the columns of a table, and how that is changed.
///
/// Order and visibility are changed only where the app keeps them; widths are kept by the table otherwise.
struct TableColumnChoices<Value: Identifiable> {
  let columns: [TableColumnEntry]
  let customization: Binding<TableColumnCustomization<Value>>?
  /// The widths of columns that the app does not keep, in points.
  let widths: Binding<[TableColumnID: CGFloat]>

  // MARK: - Order and visibility

  /// Whether the app keeps what a person makes of a column.
  private func isKept(_ column: TableColumnEntry) -> Bool {
    customization != nil && column.customizationID != nil
  }

  /// Whether a person may move a column.
  func canMove(_ column: TableColumnEntry) -> Bool {
    isKept(column) && !column.disabledBehavior.contains(.reorder)
  }

  /// Whether a person may hide a column.
  func canHide(_ column: TableColumnEntry) -> Bool {
    isKept(column) && !column.disabledBehavior.contains(.visibility)
  }

  /// Whether a person may change the width of a column.
  func canResize(_ column: TableColumnEntry) -> Bool {
    !column.width.isFixed && !column.disabledBehavior.contains(.resize)
  }

  func isShown(_ column: TableColumnEntry) -> Bool {
    let kept = column.customizationID.flatMap { customization?.wrappedValue[visibility: $0] }
    return switch kept ?? .automatic {
    case .visible: true
    case .hidden: false
    case .automatic: column.defaultVisibility != .hidden
    }
  }

  /// All columns in their order, with their numbers as they were written.
  var ordered: [(index: Int, column: TableColumnEntry)] {
    let written = columns.enumerated().map { (index: $0.offset, column: $0.element) }
    let order = customization?.wrappedValue.order ?? []
    guard !order.isEmpty else { return written }
    // Columns that nobody moves stay where they are; the others share the places that are left.
    var places: [String: Int] = [:]
    for (place, id) in order.enumerated() where places[id] == nil { places[id] = place }
    func place(_ column: TableColumnEntry) -> Int? {
      canMove(column) ? column.customizationID.flatMap { places[$0] } : nil
    }
    let moved = written.filter { place($0.column) != nil }
      .sorted { place($0.column) ?? 0 < place($1.column) ?? 0 }
    var next = moved.makeIterator()
    return written.map { place($0.column) == nil ? $0 : next.next() ?? $0 }
  }

  /// The columns that are shown, in their order.
  var shown: [(index: Int, column: TableColumnEntry)] { ordered.filter { isShown($0.column) } }

  func show(_ column: TableColumnEntry, _ isShown: Bool) {
    guard let id = column.customizationID else { return }
    customization?.wrappedValue[visibility: id] = isShown ? .visible : .hidden
  }

  /// Moves a column that is shown.
  ///
  /// - Parameters:
  ///   - id: The column.
  ///   - target: The one that it then comes before; nil for the end.
  func move(_ id: TableColumnID, before target: TableColumnID?) {
    guard id != target else { return }
    var movable = ordered.map(\.column).filter(canMove)
    guard let from = movable.firstIndex(where: { $0.id == id }) else { return }
    let column = movable.remove(at: from)
    // A column that nobody can move stands for the next one that somebody can.
    let all = ordered.map(\.column)
    let start = target.flatMap { target in all.firstIndex { $0.id == target } } ?? all.count
    let next = all[start...].first { canMove($0) && $0.id != id }
    let place = next.flatMap { next in movable.firstIndex { $0.id == next.id } } ?? movable.count
    movable.insert(column, at: place)
    customization?.wrappedValue.order = movable.compactMap(\.customizationID)
  }

  // MARK: - Widths

  /// The width that a person gave a column, in points; nil for none.
  func width(_ column: TableColumnEntry) -> CGFloat? {
    if let id = column.customizationID, let customization {
      return customization.wrappedValue.widths[id]
    }
    return widths.wrappedValue[column.id]
  }

  /// Gives a column a width; the others keep theirs from then on.
  ///
  /// - Parameters:
  ///   - width: In points; the column keeps to its limits.
  ///   - arrangement: Where the columns are now.
  func resize(_ id: TableColumnID, to width: CGFloat, _ arrangement: TableArrangement) {
    var kept = customization?.wrappedValue
    var own = widths.wrappedValue
    for place in arrangement.columns where columns.indices.contains(place.index) {
      let column = columns[place.index]
      let wanted = column.id == id ? column.width.clamped(width) : place.width
      if let id = column.customizationID, kept != nil {
        kept?.widths[id] = wanted
      } else {
        own[column.id] = wanted
      }
    }
    if let kept, kept != customization?.wrappedValue { customization?.wrappedValue = kept }
    if own != widths.wrappedValue { widths.wrappedValue = own }
  }
}
