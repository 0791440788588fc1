@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

/// What a row has to know of its section.
struct ListRowPlace {
  let first: Subview.ID?
  let last: Subview.ID?
  /// The index in the list after that of the last row.
  let end: Int
  let section: ListSectionTraits
  /// The index in the list of the first row.
  let start: Int
}

/// A row of a list: its subview over a background, with lines at its edges.
package struct ListRow: View {
  @Environment(\.editMode) private var editMode
  @Environment(\.listSelection) private var selection
  @Environment(\.selectionMenu) private var selectionMenu
  @State private var swipe = RowSwipe()
  let row: Subview
  let place: ListRowPlace
  let metrics: ListMetrics
  /// Whether the row is one of those that differ from their neighbours.
  let isAlternate: Bool

  private var isFirst: Bool { row.id == place.first }
  private var isLast: Bool { row.id == place.last }
  private var isEditing: Bool { editMode?.wrappedValue.isEditing == true }

  package var body: some View {
    if let selectionMenu {
      frame.modifier(RowMenu(items: selectionMenu.items(row.containerValues, selection)))
    } else {
      frame
    }
  }

  private var frame: some View {
    let values = row.containerValues
    let traits = values.listRow
    let isSelectable = selection?.isSelectable(values) == true && !traits.isSelectionDisabled
    let isSelected = isSelectable && selection?.isSelected(values) == true
    let separators = separators(traits)
    let card = metrics.card(isFirst: isFirst, isLast: isLast)
    return ListRowFrame(layout: layout(traits)) {
      if let edge = swipe.edge {
        RowActions(
          actions: traits.actions(edge, isEditing: isEditing),
          edge: edge,
          swipe: $swipe
        )
        .layoutValue(key: ListRowPart.self, value: .actions)
      }
      ListRowBackground(
        custom: traits.background,
        metrics: metrics,
        isSelected: isSelected,
        shape: card,
        isAlternate: isAlternate
      )
      .layoutValue(key: ListRowPart.self, value: .background)
      ListRowContent(
        row: row,
        badge: values.badge.map { RowBadge(text: $0, prominence: values.badgeProminence) },
        isEditing: isEditing,
        canBeDeleted: traits.delete != nil && !traits.isDeleteDisabled,
        canBeMoved: traits.move != nil && !traits.isMoveDisabled,
        isSelected: isEditing && selection?.allowsSeveral == true && isSelectable
          ? isSelected : nil,
        activate: activation(values, isSelectable: isSelectable)
      )
      .modifier(SeparatorOrigin())
      .layoutValue(key: ListRowPart.self, value: .content)
      ListSeparator(separators.top, metrics.theme)
        .layoutValue(key: ListRowPart.self, value: .topSeparator)
      ListSeparator(separators.bottom, metrics.theme)
        .layoutValue(key: ListRowPart.self, value: .bottomSeparator)
    }
    .modifier(
      ListRowModifier(
        row: row,
        traits: traits,
        isEditing: isEditing,
        isTableRow: metrics.appearance.kind == .table,
        isSelected: isSelectable ? isSelected : nil,
        swipe: $swipe,
        isSlid: swipe.along != 0,
        card: card,
        cardInsets: EdgeInsets(
          top: isFirst ? 0 : metrics.rowSpacing ?? 0,
          leading: place.section.leadingMargin ?? metrics.margin,
          bottom: 0,
          trailing: place.section.trailingMargin ?? metrics.margin
        )
      )
    )
  }

  /// What activating the row does; nil for nothing of the list's.
  private func activation(
    _ values: ContainerValues,
    isSelectable: Bool
  ) -> (@MainActor () -> Void)? {
    // Both stay on the main thread.
    nonisolated(unsafe) let values = values
    nonisolated(unsafe) let traits = values.listRow
    if !isEditing, let action = selectionMenu?.primaryAction {
      return { [selection] in action(values, selection) }
    }
    guard isSelectable, let selection else {
      // A click on a row of a table is none on the space beside its rows, which selects nothing.
      if selection != nil, metrics.appearance.kind == .table { return {} }
      guard let expansion = traits.expansion else { return nil }
      return { expansion.wrappedValue.toggle() }
    }
    return { selection.toggle(values) }
  }

  private func layout(_ traits: ListRowTraits) -> ListRowLayout {
    ListRowLayout(
      insets: traits.insets(over: metrics.rowInsets),
      minHeight: metrics.minRowHeight,
      leadingMargin: place.section.leadingMargin ?? metrics.margin,
      trailingMargin: place.section.trailingMargin ?? metrics.margin,
      top: isFirst ? 0 : metrics.rowSpacing ?? 0,
      separatorEndInset: metrics.separatorEndInset,
      separatorStart: metrics.appearance.kind == .table ? metrics.headerInset : nil,
      spansTop: isFirst && metrics.appearance.kind == .grouped,
      spansBottom: isLast && metrics.appearance.kind == .grouped,
      swipe: swipe
    )
  }

  // MARK: - Separators

  private typealias Separator = ListSeparator.Line

  /// The lines at the row's edges.
  ///
  /// A line between two rows is drawn by the upper one, unless either hides it.
  private func separators(_ traits: ListRowTraits) -> (top: Separator, bottom: Separator) {
    let section = place.section
    let spaced =
      metrics.rowSpacing ?? 0 > 0 || metrics.appearance.isBare || !metrics.hasSeparators
    let top =
      isFirst && metrics.appearance.kind != .table && traits.topSeparator != .hidden
      && section.topSeparator != .hidden
      && !metrics.appearance.hasCards && !spaced
    var bottom = traits.bottomSeparator != .hidden && !spaced
    var tint = traits.bottomSeparatorTint
    if isLast {
      bottom = bottom && section.bottomSeparator != .hidden && !metrics.appearance.hasCards
      tint = tint ?? section.bottomSeparatorTint
    } else if bottom, let next = nextRowTraits {
      bottom = next.topSeparator != .hidden
      tint = tint ?? next.topSeparatorTint
    }
    return (
      (top, traits.topSeparatorTint ?? section.topSeparatorTint),
      (bottom, tint)
    )
  }

  private var nextRowTraits: ListRowTraits? {
    let list = row.list
    guard let index = list.index(of: row.id.element, hint: row.index), index + 1 < list.count
    else { return nil }
    let next = Subview(list, index + 1)
    list.noteElementRead(at: index + 1, next.id.element)
    return next.containerValues.listRow
  }
}

/// A line at the edge of a row: one pixel, or as thick as the look has it.
struct ListSeparator: View {
  typealias Line = (isShown: Bool, tint: Color?)

  @Environment(\.pixelLength) private var pixelLength
  @Environment(\.colorScheme) private var colorScheme
  let line: Line
  let theme: ListTheme

  init(_ line: Line, _ theme: ListTheme) {
    self.line = line
    self.theme = theme
  }

  var body: some View {
    (line.isShown ? line.tint ?? theme.separator[colorScheme] : Color.clear)
      .frame(height: theme.separatorThickness ?? pixelLength)
      .allowsHitTesting(false)
  }
}

/// What is behind a row.
struct ListRowBackground: View {
  let custom: AnyView?
  let metrics: ListMetrics
  let isSelected: Bool
  let shape: UnevenRoundedRectangle
  /// Whether the row is one of those that differ from their neighbours.
  let isAlternate: Bool

  private var color: Color {
    if isSelected { return Color(.systemGray4) }
    if metrics.appearance.isBare { return .clear }
    if metrics.appearance.isGrouped { return Color(.secondarySystemGroupedBackground) }
    return Color(isAlternate ? .secondarySystemBackground : .systemBackground)
  }

  var body: some View {
    if let custom, !isSelected {
      ZStack { custom }.frame(maxWidth: .infinity, maxHeight: .infinity).clipShape(shape)
    } else {
      shape.fill(color)
    }
  }
}
