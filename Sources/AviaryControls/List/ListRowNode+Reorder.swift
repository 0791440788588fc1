@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryInteraction
import AviaryStacks
import Foundation

extension ListRowNode {
  /// Whether the row can be moved to another place of its list.
  var canReorder: Bool { modifier.traits.move != nil && !modifier.traits.isMoveDisabled }

  /// What the row shows of a collection that can be reordered; nil for nothing, or where it can't be now.
  var reorderItem: ReorderItemNode? {
    guard modifier.traits.isReorderable, let item = child.firstNode(of: ReorderItemNode.self),
      item.container != nil
    else { return nil }
    return item
  }

  /// Lifts the row so far down from its place, in points; less than 0 for up.
  ///
  /// The others make space where it would be dropped.
  func reorder(by distance: CGFloat) {
    root.movedRows.reordered = self
    modifier.swipe.wrappedValue.reorder = distance
    let rows = rowsToPass
    let target = target(reorderedBy: distance, among: rows)
    for row in rows { row.node.makeRoom(space(at: row.offset, target: target)) }
  }

  /// Drops the row where it is: it moves there.
  func drop() {
    guard let reorder = swipe.reorder else { return }
    root.movedRows.reordered = nil
    let rows = rowsToPass
    let target = target(reorderedBy: reorder, among: rows)
    withAnimation {
      modifier.swipe.wrappedValue.reorder = nil
      for row in rows { row.node.takeSpaceBack() }
      if let target { move(to: target) }
    }
  }

  /// Puts the row back to its place.
  func putBack() {
    guard swipe.reorder != nil else { return }
    root.movedRows.reordered = nil
    let rows = rowsToPass
    withAnimation {
      modifier.swipe.wrappedValue.reorder = nil
      for row in rows { row.node.takeSpaceBack() }
    }
  }

  private func makeRoom(_ space: CGFloat) {
    guard swipe.space != space else { return }
    withAnimation(.smooth(duration: ControlTheme.standard.swipe.reorderDuration)) {
      modifier.swipe.wrappedValue.space = space
    }
  }

  private func takeSpaceBack() {
    if swipe.space != 0 { modifier.swipe.wrappedValue.space = 0 }
  }

  // MARK: - Steps

  /// The offset of the element before which the row would stand one step on, or back; nil at the ends of its data.
  private func stepTarget(forward: Bool) -> Int? {
    guard canReorder, let own = modifier.traits.move?.offset else { return nil }
    let offsets = rowsToPass.map(\.offset)
    return forward
      ? offsets.first { $0 > own }.map { $0 + 1 } : offsets.last { $0 < own }
  }

  /// Whether there is anywhere to go.
  func canMove(forward: Bool) -> Bool { stepTarget(forward: forward) != nil }

  /// Moves the row one step without a pointer, by keys or assistive technology.
  ///
  /// - Returns: Whether there was anywhere to go.
  func move(forward: Bool) -> Bool {
    guard let target = stepTarget(forward: forward) else { return false }
    root.actions.append(("move", { [weak self] in self?.scrollIntoView() }))
    return withAnimation { move(to: target) }
  }

  /// Moves it as a key asks for it: an arrow held with Option.
  func receiveStep(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard modifiers.subtracting([.numericPad, .capsLock]) == .option else { return false }
    switch key {
    case .upArrow: return move(forward: false)
    case .downArrow: return move(forward: true)
    default: return false
    }
  }

  // MARK: - Where to

  private struct RowToPass {
    let node: ListRowNode
    /// Of its element in the data.
    let offset: Int
    /// Where its middle is, in the root's space.
    let y: CGFloat
  }

  private var middle: CGFloat { convert(CGRect(origin: .zero, size: size), to: nil).midY }

  /// The rows of the same data and section, in its order.
  private var rowsToPass: [RowToPass] {
    guard let own = modifier.traits.move,
      let container = surroundingListContainer
    else { return [] }
    var rows: [RowToPass] = []
    func visit(_ node: ViewNode) {
      if let row = node as? ListRowNode {
        if row !== self, let move = row.modifier.traits.move, move.source == own.source,
          row.modifier.section == modifier.section
        {
          rows.append(RowToPass(node: row, offset: move.offset, y: row.middle))
        }
      } else if node === container || !(node is ListContainerNode) {
        node.forEachChild(visit)
      }
    }
    visit(container)
    return rows.sorted { $0.offset < $1.offset }
  }

  /// The offset of the element before which the row would be dropped; nil for where it is.
  private func target(reorderedBy distance: CGFloat, among rows: [RowToPass]) -> Int? {
    guard let own = modifier.traits.move, let last = rows.last else { return nil }
    let place = middle + distance
    let target = rows.first { $0.y > place }?.offset ?? max(last.offset, own.offset) + 1
    return target == own.offset || target == own.offset + 1 ? nil : target
  }

  /// How far down another row has to make space, in points.
  private func space(at offset: Int, target: Int?) -> CGFloat {
    guard let own = modifier.traits.move?.offset, let target else { return 0 }
    if offset > own, offset < target { return -size.height }
    return offset < own && offset >= target ? size.height : 0
  }
}
