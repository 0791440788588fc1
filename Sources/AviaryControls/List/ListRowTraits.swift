@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryGraphics
import AviaryInteraction
import AviaryLayout
public import Foundation

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
  var delete: RowDeletion?
  var move: RowMove?
  var insert: RowInsertion?

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
struct RowSwipeActions {
  let content: AnyView
  let allowsFullSwipe: Bool
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
  /// What made the rows of one section among which the row can be moved.
  let source: ObjectIdentifier
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

extension View {
  /// Puts a view behind the row, from edge to edge; nil for the list's background.
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    containerValue(\.listRow.background, view.map { AnyView($0) })
  }

  /// Sets the insets of the row's content, in points; nil for the list's.
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(
      ListTraitModifier {
        $0.listRow.top = insets?.top
        $0.listRow.leading = insets?.leading
        $0.listRow.bottom = insets?.bottom
        $0.listRow.trailing = insets?.trailing
      }
    )
  }

  /// Sets the insets of the row's content at some edges, in points; nil for the list's.
  public nonisolated func listRowInsets(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?
  ) -> some View {
    modifier(
      ListTraitModifier {
        if edges.contains(Edge.top) { $0.listRow.top = length }
        if edges.contains(Edge.leading) { $0.listRow.leading = length }
        if edges.contains(Edge.bottom) { $0.listRow.bottom = length }
        if edges.contains(Edge.trailing) { $0.listRow.trailing = length }
      }
    )
  }

  /// Sets whether the lines at the row's edges are drawn.
  ///
  /// - Parameters:
  ///   - visibility: Whether the lines are drawn; `.automatic` leaves it to the list.
  ///   - edges: Which lines: above the row, below it, or both; `.all` by default.
  public nonisolated func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      ListTraitModifier {
        if edges.contains(.top) { $0.listRow.topSeparator = visibility }
        if edges.contains(.bottom) { $0.listRow.bottomSeparator = visibility }
      }
    )
  }

  /// Sets the colour of the lines at the row's edges; nil for the list's.
  public nonisolated func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      ListTraitModifier {
        if edges.contains(.top) { $0.listRow.topSeparatorTint = color }
        if edges.contains(.bottom) { $0.listRow.bottomSeparatorTint = color }
      }
    )
  }

  /// Sets whether the lines at the section's edges are drawn.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      ListTraitModifier {
        if edges.contains(.top) { $0.listSection.topSeparator = visibility }
        if edges.contains(.bottom) { $0.listSection.bottomSeparator = visibility }
      }
    )
  }

  /// Sets the colour of the lines at the section's edges; nil for the list's.
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(
      ListTraitModifier {
        if edges.contains(.top) { $0.listSection.topSeparatorTint = color }
        if edges.contains(.bottom) { $0.listSection.bottomSeparatorTint = color }
      }
    )
  }

  /// Sets the margins of the section at some edges, in points; nil for the list's.
  public nonisolated func listSectionMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?
  ) -> some View {
    modifier(
      ListTraitModifier {
        if edges.contains(Edge.leading) { $0.listSection.leadingMargin = length }
        if edges.contains(Edge.trailing) { $0.listSection.trailingMargin = length }
      }
    )
  }

  /// Names the section in the index at the list's edge.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    containerValue(\.listSection.indexLabel, label)
  }

  /// Names the section in the index at the list's edge.
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    containerValue(\.listSection.indexLabel, label.map { Text($0) })
  }

  /// Says whether the row can't be selected.
  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    containerValue(\.listRow.isSelectionDisabled, isDisabled)
  }

  /// Says whether the row can't be deleted.
  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    containerValue(\.listRow.isDeleteDisabled, isDisabled)
  }

  /// Says whether the row can't be moved.
  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    containerValue(\.listRow.isMoveDisabled, isDisabled)
  }

  /// Offers buttons when the row is swiped.
  ///
  /// - Parameters:
  ///   - edge: The edge from which they appear.
  ///   - allowsFullSwipe: Whether swiping across the whole row does what the first button does.
  ///   - content: The buttons.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    let actions = RowSwipeActions(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
    return modifier(
      ListTraitModifier {
        if edge == .leading {
          $0.listRow.leadingActions.append(actions)
        } else {
          $0.listRow.trailingActions.append(actions)
        }
      }
    )
  }
}
