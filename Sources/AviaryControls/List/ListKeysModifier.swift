@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryGraph
@_spi(Engine) import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// Makes a list whose rows can be selected one place for the focus, from which keys move the selection.
package nonisolated struct ListKeysModifier: _NodeModifier {
  let selection: ListSelection

  package init(selection: ListSelection) { self.selection = selection }

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ListKeysNode(list, child, place)
  }
}

/// The node of a list whose rows can be selected.
///
/// Arrows go to the row before or after, page up and down as far as rows are seen, home and end to the first or last
/// one; shift selects all rows from where it was first held on. Control and A selects all. Only rows that are looked at are resolved, unless what is selected is outside the visible range and was
/// not selected by hand: then all rows up to it are.
final class ListKeysNode: FocusTargetNode<ListKeysModifier> {
  /// The row that keys move from, and the one from which shift selects.
  var cursor: Subview?
  var anchor: Subview?

  override var focusRingDistance: CGFloat { ControlTheme.standard.list.focusRingDistance }

  /// The row where keys go on from, if it is there.
  var rowAtCursor: ListRowNode? {
    guard let cursor else { return nil }
    return firstNode(of: ListRowNode.self) { $0.modifier.row.id == cursor.id }
  }

  var selection: ListSelection { modifier.selection }

  /// What was typed to find a row, and when.
  var typed = TypedPrefix()

  // MARK: - Moving

  /// Where a key leads.
  enum Step {
    case next, previous, first, last, nextPage, previousPage
    /// To a row that was found.
    case row(Int)

    init?(_ key: KeyEquivalent) {
      switch key {
      case .downArrow: self = .next
      case .upArrow: self = .previous
      case .home: self = .first
      case .end: self = .last
      case .pageDown: self = .nextPage
      case .pageUp: self = .previousPage
      default: return nil
      }
    }
  }

  /// Moves the selection, or its end.
  ///
  /// - Returns: Whether there is a row that can be selected.
  func move(_ step: Step, extends: Bool) -> Bool {
    guard let rows = SelectableRows(in: child, selection) else { return false }
    let current = currentIndex(in: rows)
    let target =
      switch step {
      case .next: rows.index(after: current ?? -1)
      case .previous: rows.index(before: current ?? rows.list.count)
      case .first: rows.index(after: -1)
      case .last: rows.index(before: rows.list.count)
      case .nextPage:
        rows.index(after: (current ?? -1) + page(rows) - 1) ?? rows.index(before: rows.list.count)
      case .previousPage:
        rows.index(before: (current ?? rows.list.count) - page(rows) + 1) ?? rows.index(after: -1)
      case .row(let index): index
      }
    guard let target = target ?? current else { return false }
    let row = Subview(rows.list, target)
    let start = extends ? (index(of: anchor, in: rows) ?? current) : nil
    if let start, start != target {
      anchor = Subview(rows.list, start)
      selection.selectSeveral(rows.tags(in: min(start, target)...max(start, target)))
    } else {
      anchor = row
      if let tag = selection.tag(row.containerValues) { _ = selection.select(tag) }
    }
    cursor = row
    child.firstScrollNode()?.start(.id(AnyHashable(row.id), nil))
    return true
  }

  /// How many rows a page is: those seen, but for one.
  private func page(_ rows: SelectableRows) -> Int { max(1, rows.mounted.count - 1) }

  func index(of row: Subview?, in rows: SelectableRows) -> Int? {
    guard let row, row.list === rows.list,
      let index = rows.list.index(of: row.id.element, hint: row.index),
      selection.isSelected(row.containerValues)
    else { return nil }
    return index
  }

  /// The row that keys move from: the last one that was selected by hand, or else the first one that is selected.
  func currentIndex(in rows: SelectableRows) -> Int? {
    if let index = index(of: cursor, in: rows) { return index }
    if let row = rows.mounted.first(where: { selection.isSelected($0.containerValues) }) {
      return rows.list.index(of: row.id.element, hint: row.index)
    }
    return selection.selected().isEmpty ? nil : rows.firstSelectedIndex
  }

  // MARK: - Keys

  override func receiveKey(_ key: InputEvent.Key) -> Bool {
    if !key.phase.contains(.up), let row = rowAtCursor,
      row.reorderItem?.receiveStep(key.key, key.modifiers) == true
    {
      return true
    }
    guard !key.phase.contains(.up), !key.modifiers.contains(.option) else { return false }
    if key.isCommand { return Tracker.untracked { selectAll(key) } }
    if key.key == .return { return activate() }
    guard let step = Step(key.key) else {
      return Tracker.untracked { fold(key) || find(key) }
    }
    let extends = selection.allowsSeveral && key.modifiers.contains(.shift)
    return Tracker.untracked { move(step, extends: extends) }
  }

  /// Does what activating the row does that keys move from, where that is more than selecting it.
  private func activate() -> Bool {
    let values = EnvironmentValues(scope: environment)
    guard let action = values.selectionMenu?.primaryAction,
      let rows = SelectableRows(in: child, selection), let index = currentIndex(in: rows)
    else { return false }
    action(Subview(rows.list, index).containerValues, selection)
    return true
  }
}
