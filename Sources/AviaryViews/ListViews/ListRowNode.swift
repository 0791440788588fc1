import AviaryDrawing
package import AviaryGeometry
import AviaryLayout
import Foundation

/// Marks a row, for whoever lets a person edit the list.
package nonisolated struct ListRowModifier: _NodeModifier {
  let traits: ListRowTraits

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ListRowNode(list, child, place)
  }
}

/// The node of a row; it knows how to delete and move what the row shows.
package final class ListRowNode: ModifierNode<ListRowModifier> {
  package override func viewDidChange() {}

  /// What a click does something with in the row; nil where there is nothing, or more than one.
  var soleControl: ViewNode? {
    var found: [ViewNode] = []
    func visit(_ node: ViewNode) {
      if node is any GestureNode, !(node is MenuNode) { found.append(node) }
      if found.count < 2 { node.forEachChild(visit) }
    }
    visit(child)
    return found.count == 1 ? found[0] : nil
  }

  override func draw(into recorder: inout NodeRecorder) {
    drawContained(.row, into: &recorder)
    recorder.respond(self)
  }

  /// The offset of the row's element in the data that it was made from; nil where it can't be edited.
  package var dataOffset: Int? {
    modifier.traits.delete?.offset ?? modifier.traits.move?.offset
      ?? modifier.traits.insert?.offset
  }

  /// What swiping offers, from the edge inwards.
  package func swipeActions(_ edge: HorizontalEdge) -> [AnyView] {
    (edge == .leading ? modifier.traits.leadingActions : modifier.traits.trailingActions)
      .map(\.content)
  }

  /// Whether swiping across the whole row does what the first button does.
  package func allowsFullSwipe(_ edge: HorizontalEdge) -> Bool {
    let actions =
      edge == .leading ? modifier.traits.leadingActions : modifier.traits.trailingActions
    return actions.first?.allowsFullSwipe == true
  }

  /// Deletes the row's element, if the list allows it.
  ///
  /// - Returns: Whether it could be done.
  @discardableResult
  package func delete() -> Bool {
    guard let delete = modifier.traits.delete, !modifier.traits.isDeleteDisabled else {
      return false
    }
    delete.action(IndexSet(integer: delete.offset))
    return true
  }

  /// Moves the row's element to before the one at an offset, if the list allows it.
  ///
  /// - Returns: Whether it could be done.
  @discardableResult
  package func move(to offset: Int) -> Bool {
    guard let move = modifier.traits.move, !modifier.traits.isMoveDisabled else { return false }
    move.action(IndexSet(integer: move.offset), offset)
    return true
  }
}

extension ListRowNode {
  /// Drops data before the row's element, or after it.
  ///
  /// - Returns: Whether the list takes some of it.
  @discardableResult
  package func insert(_ providers: [NSItemProvider], after: Bool = false) -> Bool {
    guard let insert = modifier.traits.insert else { return false }
    let taken = DropInfo(location: .zero, providers: providers)
      .itemProviders(for: insert.kind.types)
    guard !taken.isEmpty else { return false }
    insert.kind.action(insert.offset + (after ? 1 : 0), taken)
    return true
  }
}

extension ViewRoot {
  /// The rows of lists that are mounted, in reading order.
  package var listRows: [ListRowNode] {
    var found: [ListRowNode] = []
    func visit(_ node: ViewNode) {
      if let row = node as? ListRowNode { found.append(row) }
      node.children.forEach(visit)
    }
    if let node { visit(node) }
    return found
  }
}
