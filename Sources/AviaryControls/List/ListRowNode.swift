@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
package import AviaryGeometry
import AviaryGraphics
package import AviaryInteraction
import AviaryLayout
package import Foundation

/// Marks a row, for whoever lets a person edit the list.
package nonisolated struct ListRowModifier: _NodeModifier {
  let row: Subview
  let traits: ListRowTraits
  let isEditing: Bool
  /// Whether it is a row of a table.
  let isTableRow: Bool
  /// Whether the row is selected; nil where it can't be.
  let isSelected: Bool?
  /// How far a person has slid the row.
  let swipe: Binding<RowSwipe>
  /// Whether it is slid to the side: its actions are told.
  let isSlid: Bool
  /// What of the row can be seen while it is slid: the shape of its background.
  let card: UnevenRoundedRectangle
  /// What is left free around the card, in points.
  let cardInsets: EdgeInsets

  package static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ListRowNode(list, child, place)
  }
}

/// The node of a row; it knows how to delete what the row shows, and to put other data beside it.
package final class ListRowNode: ModifierNode<ListRowModifier> {
  package override func viewDidChange() {
    if modifier.isSelected != shownSelected { invalidateDrawing() }
    if wasSlid != (swipe.along != 0) {
      wasSlid.toggle()
      invalidateDrawing()
      tellOfPresentation()
    }
  }

  package override func willUnmount() {
    super.willUnmount()
    guard wasSlid else { return }
    // What leaves with the row is out of sight too.
    wasSlid = false
    tellOfPresentation()
  }

  /// The row is slid and lifted by all of it, whatever is drawn there.
  package override func isHit(at point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: size).contains(point)
  }

  /// The press that is under way.
  var press: RowPress?
  private var wasSlid = false
  private var shownSelected: Bool?

  private var kind: AccessibilityKind { modifier.isTableRow ? .tableRow : .row }
  /// The edge whose actions were uncovered last.
  private var slidEdge = HorizontalEdge.trailing

  /// Tells the actions that they have come into view, or left it.
  private func tellOfPresentation() {
    let isShown = wasSlid
    if isShown, let edge = swipe.edge { slidEdge = edge }
    for actions in modifier.traits.actions(slidEdge, isEditing: modifier.isEditing) {
      root.actions.append(("onPresentationChanged", { actions.presentation(isShown) }))
    }
  }

  private var state: AccessibilityState? { modifier.isSelected.map { .selected($0) } }

  /// What a click does something with in the row; nil where there is nothing, or more than one.
  var soleControl: ViewNode? {
    var found: [ViewNode] = []
    func visit(_ node: ViewNode) {
      let hears = (node as? any GestureNode)?.gestureMask.contains(.gesture) == true
      if hears, !(node is MenuNode) { found.append(node) }
      if found.count < 2 { node.forEachChild(visit) }
    }
    visit(child)
    return found.count == 1 ? found[0] : nil
  }

  package override func draw(into recorder: inout NodeRecorder) {
    shownSelected = modifier.isSelected
    if swipe.along == 0 {
      drawContained(kind, state: state, into: &recorder)
    } else {
      drawClipped(into: &recorder)
    }
    recorder.respond(self)
  }

  /// Draws the row while it is slid, within its card.
  private func drawClipped(into recorder: inout NodeRecorder) {
    var inner = NodeRecorder(DrawingScope(leavesOut: recorder.scope.leavesOut, visible: nil))
    drawContained(kind, state: state, into: &inner)
    if inner.isBoundToScope { recorder.bindToScope() }
    let picture = inner.finish()
    let bounds = CGRect(origin: .zero, size: size)
    recorder.accessibility.append(.clipped(picture.accessibility, bounds))
    let insets = modifier.cardInsets
    let start = isRightToLeft ? insets.trailing : insets.leading
    let card = CGRect(
      x: start,
      y: insets.top,
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top)
    )
    recorder.builder.clipped(picture.display, to: modifier.card.path(in: card))
  }

  /// The offset of the row's element in the data that it was made from; nil where it can't be edited.
  package var dataOffset: Int? {
    modifier.traits.delete?.offset ?? modifier.traits.move?.offset
      ?? modifier.traits.insert?.offset
  }

  /// What swiping offers, from the edge inwards.
  package func swipeActions(_ edge: HorizontalEdge) -> [AnyView] {
    modifier.traits.actions(edge, isEditing: modifier.isEditing).map(\.content)
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
}

extension ListRowNode {
  /// Drops data before the row's element, or after it.
  ///
  /// - Returns: Whether the list takes some of it.
  @discardableResult
  package func insert(_ providers: [NSItemProvider], after: Bool = false) -> Bool {
    guard let insert = modifier.traits.insert else { return false }
    return insert.put(providers, at: insert.offset + (after ? 1 : 0))
  }
}

extension ViewNode {
  /// The list that the node is in, as far as its rows are laid out together; nil for none.
  final var surroundingListContainer: ListContainerNode? {
    nearestAncestor(as: ListContainerNode.self)
  }

  /// The row of a list that the node is in; nil for none.
  final var surroundingRow: ListRowNode? { nearestAncestor(as: ListRowNode.self) }

  /// All of the row that the node is in, in the node's space; nil outside of rows, and where the row is slid and shows
  /// its actions.
  final var rowBounds: CGRect? {
    surroundingRow.flatMap { $0.swipe.along == 0 ? bounds(of: $0) : nil }
  }

  /// The bounds of an ancestor in this node's space.
  final func bounds(of ancestor: ViewNode) -> CGRect {
    CGRect(origin: .zero, size: ancestor.size).applying(transform(to: ancestor).inverted())
  }
}

extension ViewRoot {
  /// The rows of lists that are mounted, in reading order.
  package var listRows: [ListRowNode] { node?.nodes(of: ListRowNode.self) ?? [] }
}
