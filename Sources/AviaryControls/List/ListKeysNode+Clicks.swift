@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
@_spi(Engine) import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

// What a mouse selects: a row, several, or all from one to another.
extension ListKeysNode {
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
  /// from where the selection began. Where one can be selected, Control takes it out. A second click activates the row.
  ///
  /// - Returns: Whether that was done: not while the list is edited, and not where the click activates the row.
  func rowWasClicked(
    around node: ViewNode,
    _ modifiers: EventModifiers,
    clickCount: Int
  ) -> Bool {
    let isActivated = EnvironmentValues(scope: environment).selectionMenu?.primaryAction != nil
    let isToggled = !modifiers.isDisjoint(with: [.control, .command])
    guard let node = node.surroundingRow, !node.modifier.isEditing else { return false }
    let row = node.modifier.row
    let isTakenOut =
      isToggled && !selection.allowsSeveral && selection.isSelected(row.containerValues)
    guard selection.allowsSeveral || isActivated || isTakenOut else { return false }
    guard let tag = selection.tag(row.containerValues), !node.modifier.traits.isSelectionDisabled
    else {
      // One click on what can't be selected does nothing; a second one may still activate it.
      return isActivated && clickCount != 2
    }
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
      if isTakenOut {
        selection.clear()
      } else if !selection.allowsSeveral || !isToggled {
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
}
