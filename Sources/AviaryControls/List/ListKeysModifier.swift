@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
@_spi(Engine) import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// Makes a list whose rows can be selected one place for the focus, from which keys move the selection.
nonisolated struct ListKeysModifier: _NodeModifier {
  let selection: ListSelection

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ListKeysNode(list, child, place)
  }
}

/// The node of a list whose rows can be selected.
///
/// Arrows go to the row before or after, home and end to the first or last one; shift selects all rows from where
/// it was first held on. Only rows that are looked at are resolved, unless what is selected is outside the visible range and was
/// not selected by hand: then all rows up to it are.
final class ListKeysNode: FocusTargetNode<ListKeysModifier> {
  /// The row that keys move from, and the one from which shift selects.
  private var cursor: Subview?
  private var anchor: Subview?

  override var focusRingDistance: CGFloat { ControlTheme.standard.list.focusRingDistance }

  /// The row where keys go on from, if it is there.
  var rowAtCursor: ListRowNode? {
    guard let cursor else { return nil }
    return firstNode(of: ListRowNode.self) { $0.modifier.row.id == cursor.id }
  }

  private var selection: ListSelection { modifier.selection }

  // MARK: - Pointers

  /// Something in a row was pressed: if that has selected the row, keys go on from it.
  func rowWasPressed(around node: ViewNode) {
    guard let row = node.surroundingRow,
      canTakeFocus, selection.isSelected(row.modifier.row.containerValues)
    else { return }
    cursor = row.modifier.row
    anchor = cursor
    root.input.focus.focus(self)
  }

  /// A mouse has clicked a row, of which several can be selected, or whose activation does more than selecting it.
  ///
  /// The click selects this row alone; with Control it adds the row or takes it out, with shift it selects all rows
  /// from where the selection began. A second click activates the row.
  ///
  /// - Returns: Whether that was done: not while the list is edited, and not where the click activates the row.
  func rowWasClicked(
    around node: ViewNode,
    _ modifiers: EventModifiers,
    clickCount: Int
  ) -> Bool {
    let isActivated = EnvironmentValues(scope: environment).selectionMenu?.primaryAction != nil
    guard selection.allowsSeveral || isActivated, let node = node.surroundingRow,
      !node.modifier.isEditing
    else { return false }
    let row = node.modifier.row
    guard let tag = selection.tag(row.containerValues) else { return false }
    if isActivated, clickCount == 2, modifiers.isDisjoint(with: [.control, .command, .shift]) {
      return false
    }
    let rows = SelectableRows(in: child, selection)
    if selection.allowsSeveral, modifiers.contains(.shift), let rows,
      let start = index(of: anchor, in: rows),
      let end = rows.list.index(of: row.id.element, hint: row.index)
    {
      selection.selectSeveral(rows.tags(in: min(start, end)...max(start, end)))
    } else {
      if !selection.allowsSeveral || modifiers.isDisjoint(with: [.control, .command]) {
        _ = selection.select(tag)
      } else {
        selection.toggle(row.containerValues)
      }
      anchor = row
    }
    cursor = row
    if canTakeFocus { root.input.focus.focus(self) }
    return true
  }

  // MARK: - Moving

  /// Where a key leads.
  private enum Step {
    case next, previous, first, last

    init?(_ key: KeyEquivalent) {
      switch key {
      case .downArrow: self = .next
      case .upArrow: self = .previous
      case .home: self = .first
      case .end: self = .last
      default: return nil
      }
    }
  }

  /// Moves the selection, or its end.
  ///
  /// - Returns: Whether there is a row that can be selected.
  private func move(_ step: Step, extends: Bool) -> Bool {
    guard let rows = SelectableRows(in: child, selection) else { return false }
    let current = currentIndex(in: rows)
    let target =
      switch step {
      case .next: rows.index(after: current ?? -1)
      case .previous: rows.index(before: current ?? rows.list.count)
      case .first: rows.index(after: -1)
      case .last: rows.index(before: rows.list.count)
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

  private func index(of row: Subview?, in rows: SelectableRows) -> Int? {
    guard let row, row.list === rows.list,
      let index = rows.list.index(of: row.id.element, hint: row.index),
      selection.isSelected(row.containerValues)
    else { return nil }
    return index
  }

  /// The row that keys move from: the last one that was selected by hand, or else the first one that is selected.
  private func currentIndex(in rows: SelectableRows) -> Int? {
    if let index = index(of: cursor, in: rows) { return index }
    if let row = rows.mounted.first(where: { selection.isSelected($0.containerValues) }) {
      return rows.list.index(of: row.id.element, hint: row.index)
    }
    return selection.selected().isEmpty ? nil : rows.firstSelectedIndex
  }

  // MARK: - Keys

  override func receiveKey(_ key: InputEvent.Key) -> Bool {
    if !key.phase.contains(.up), let item = rowAtCursor?.reorderItem,
      item.receiveStep(key.key, key.modifiers)
    {
      return true
    }
    guard !key.phase.contains(.up), !key.isCommand, !key.modifiers.contains(.option) else {
      return false
    }
    if key.key == .return { return activate() }
    guard let step = Step(key.key) else { return false }
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

/// The rows of a list, from the first to the last, whether they are visible or not.
private struct SelectableRows {
  let list: _ViewList
  /// The rows that are mounted, in reading order.
  let mounted: [Subview]
  private let selection: ListSelection
  /// Where rows stand in the list, between headers and footers.
  private let ranges: [Range<Int>]

  /// The rows inside of a node; nil where there are none.
  init?(in node: ViewNode, _ selection: ListSelection) {
    let found = node.nodes(of: ListRowNode.self, outermostOnly: true).map(\.modifier.row)
    guard let list = found.first?.list else { return nil }
    self.list = list
    self.selection = selection
    mounted = found
    ranges = list.observe().sections(of: list).map(\.content)
  }

  private func isSelectable(_ index: Int) -> Bool {
    let values = Subview(list, index).containerValues
    return selection.isSelectable(values) && !values.listRow.isSelectionDisabled
  }

  /// The first row after an index that can be selected; nil for none.
  func index(after index: Int) -> Int? {
    for range in ranges where range.upperBound > index + 1 {
      let rest = max(range.lowerBound, index + 1)..<range.upperBound
      if let found = rest.first(where: isSelectable) { return found }
    }
    return nil
  }

  /// The last row before an index that can be selected; nil for none.
  func index(before index: Int) -> Int? {
    for range in ranges.reversed() where range.lowerBound < index {
      let rest = range.lowerBound..<min(range.upperBound, index)
      if let found = rest.last(where: isSelectable) { return found }
    }
    return nil
  }

  /// The first row that is selected; nil for none.
  var firstSelectedIndex: Int? {
    for range in ranges {
      let found = range.first { selection.isSelected(Subview(list, $0).containerValues) }
      if let found { return found }
    }
    return nil
  }

  /// The tags of the rows that can be selected.
  func tags(in indices: ClosedRange<Int>) -> Set<AnyHashable> {
    var tags: Set<AnyHashable> = []
    for range in ranges {
      for index in range.clamped(to: indices.lowerBound..<indices.upperBound + 1)
      where isSelectable(index) {
        if let tag = selection.tag(Subview(list, index).containerValues) { tags.insert(tag) }
      }
    }
    return tags
  }
}
