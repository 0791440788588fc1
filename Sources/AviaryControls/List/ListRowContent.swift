@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// Keeps from the views of a row that it stands beside signs: a divider lies, and space grows both ways.
nonisolated struct RowBoundaryModifier: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { RowBoundaryNode(list, child, place) }
}

final class RowBoundaryNode: ModifierNode<RowBoundaryModifier> {
  override var isStackBoundary: Bool { true }
}

/// The content of a row, between the signs for editing it.
struct ListRowContent: View {
  let row: Subview
  let badge: RowBadge?
  let isEditing: Bool
  let canBeDeleted: Bool
  let canBeMoved: Bool
  /// Whether the row is marked among several; nil where rows are not marked.
  let isSelected: Bool?
  let activate: (@MainActor () -> Void)?

  var body: some View {
    if let activate {
      content.onActivation(fillsRow: .always, perform: activate)
    } else {
      content
    }
  }

  private var content: some View {
    HStack(spacing: ControlTheme.standard.list.selectionSpacing) {
      if let isSelected {
        Image(systemName: isSelected ? "checkmark.circle.fill" : "circle")
          .font(.title3)
          .foregroundStyle(isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(.tertiaryLabel)))
          .modifier(RowSignHeight())
          // The row itself says whether it is selected.
          .accessibilityHidden(true)
      } else if isEditing, canBeDeleted {
        Image(systemName: "minus.circle.fill").font(.title3).foregroundStyle(Color.red)
          .modifier(RowDeletionSignModifier())
          .controlDescription(.button, label: "Remove")
          .accessibilityPart(.sign)
          .modifier(RowSignHeight())
          // A menu of the row is at all of it.
          .zIndex(1)
      }
      if let badge {
        BadgedRow(row: row, badge: badge)
      } else {
        row.modifier(RowBoundaryModifier()).frame(maxWidth: .infinity, alignment: .leading)
      }
      if isEditing, canBeMoved {
        Image(systemName: "line.3.horizontal").foregroundStyle(Color(.tertiaryLabel))
          .modifier(RowGripModifier())
          .controlDescription(.image, label: "Reorder")
          .accessibilityPart(.sign)
          .modifier(RowSignHeight())
      }
    }
  }
}

/// Keeps a sign beside a row from making the row higher.
private struct RowSignHeight: ViewModifier {
  func body(content: Content) -> some View { content.frame(height: 0).modifier(RowSignModifier()) }
}
