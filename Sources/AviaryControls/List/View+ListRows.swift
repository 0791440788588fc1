@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import AviaryGraphics
public import Foundation

// What is said of rows and sections for their list.
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
}
