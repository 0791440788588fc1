@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import Foundation

/// What is written on a row for its list.
struct ListRowTraits {
  /// The background; nil for the list's.
  var background: AnyView?
  /// The insets by edge, in points; nil for the list's.
  var top: CGFloat?
  var leading: CGFloat?
  var bottom: CGFloat?
  var trailing: CGFloat?
  var topSeparator = Visibility.automatic
  var bottomSeparator = Visibility.automatic
  var topSeparatorTint: Color?
  var bottomSeparatorTint: Color?
  /// What is offered when the row is swiped, from the edges inwards.
  var leadingActions: [RowSwipeActions] = []
  var trailingActions: [RowSwipeActions] = []
  var isDeleteDisabled = false
  var isMoveDisabled = false
  var isSelectionDisabled = false
  /// The collections that can be reordered of which the row shows an element, outermost first.
  var collections: [ReorderableCollection] = []
  var delete: RowDeletion?
  var move: RowMove?
  var insert: RowInsertion?
  /// What a row of a table shows; nil for other rows.
  var value: Any?
  /// Under how many rows that can be unfolded it is.
  var depth = 0
  /// Whether what is under the row is unfolded; nil for a row with nothing under it.
  var expansion: Binding<Bool>?

  /// The insets, where those that are not set are another's.
  func insets(over base: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top ?? base.top,
      leading: leading ?? base.leading,
      bottom: bottom ?? base.bottom,
      trailing: trailing ?? base.trailing
    )
  }

  /// What swiping offers at an edge, from the edge inwards: in edit mode, deleting alone.
  ///
  /// Deleting is offered by itself only on rows without actions of their own.
  ///
  /// Source: the documentation of `swipeActions(edge:allowsFullSwipe:content:)`.
  func actions(_ edge: HorizontalEdge, isEditing: Bool) -> [RowSwipeActions] {
    if isEditing || (leadingActions.isEmpty && trailingActions.isEmpty) {
      guard edge == .trailing, let delete, !isDeleteDisabled else { return [] }
      return [
        RowSwipeActions(content: AnyView(RowDeleteButton(deletion: delete)), allowsFullSwipe: true)
      ]
    }
    return edge == .leading ? leadingActions : trailingActions
  }
}

/// The button that a row uncovers for deleting what it shows.
struct RowDeleteButton {
  let deletion: RowDeletion

  nonisolated init(deletion: RowDeletion) { self.deletion = deletion }
}

extension RowDeleteButton: View {
  var body: some View {
    Button("Delete", role: .destructive) { deletion.action(IndexSet(integer: deletion.offset)) }
  }
}

/// What is written on a section for its list.
struct ListSectionTraits {
  var spacing: ListSectionSpacing?
  var topSeparator = Visibility.automatic
  var bottomSeparator = Visibility.automatic
  var topSeparatorTint: Color?
  var bottomSeparatorTint: Color?
  var prominence = Prominence.standard
  var indexLabel: Text?
  /// The margins at the leading and trailing edges, in points; nil for the list's.
  var leadingMargin: CGFloat?
  var trailingMargin: CGFloat?
}

/// The buttons that swiping a row offers.
///
/// Used on the main thread only.
nonisolated struct RowSwipeActions: @unchecked Sendable {
  let content: AnyView
  let allowsFullSwipe: Bool
  /// Told whether the buttons are uncovered.
  var presentation: (Bool) -> Void = { _ in }
}

/// How to delete the data element of a row.
struct RowDeletion {
  let action: (IndexSet) -> Void
  let offset: Int
}

/// How to move the data element of a row.
struct RowMove {
  let action: (IndexSet, Int) -> Void
  let offset: Int
}

/// How to insert data before or after the data element of a row.
struct RowInsertion {
  /// What is taken, and what it does with it.
  struct Kind {
    /// The identifiers of the kinds of data that are taken.
    let types: [String]
    let action: (Int, [NSItemProvider]) -> Void
  }

  let kind: Kind
  let offset: Int
}

enum ListRowTraitsKey: ContainerValueKey {
  static var defaultValue: ListRowTraits { ListRowTraits() }
}

enum ListSectionTraitsKey: ContainerValueKey {
  static var defaultValue: ListSectionTraits { ListSectionTraits() }
}

extension ContainerValues {
  var listRow: ListRowTraits {
    get { self[ListRowTraitsKey.self] }
    set { self[ListRowTraitsKey.self] = newValue }
  }

  var listSection: ListSectionTraits {
    get { self[ListSectionTraitsKey.self] }
    set { self[ListSectionTraitsKey.self] = newValue }
  }
}

/// Changes what is written on rows and sections for their list.
nonisolated struct ListTraitModifier: _TraitModifier {
  let change: (inout ContainerValues) -> Void

  func _write(to traits: inout _ViewTraits) {
    var values = ContainerValues(traits: traits)
    change(&values)
    traits = values.traits
  }
}
