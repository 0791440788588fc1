@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: ListTheme { ControlTheme.standard.list }

/// What a list is made of: a lazy column of sections that scrolls, over a background.
package struct ListBody<Content: View> {
  @Environment(\.listAppearance) private var appearance
  @Environment(\.isSplitSidebar) private var isSplitSidebar
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.defaultMinListRowHeight) private var minRowHeight
  @Environment(\.defaultMinListHeaderHeight) private var minHeaderHeight
  @Environment(\.scrollContentBackground) private var contentBackground
  @Environment(\.sectionIndexVisibility) private var indexVisibility
  @Environment(\.alternatingRowBackgrounds) private var alternatingRows
  @Environment(\.controlTheme) private var controlTheme
  @Environment(\.listTable) private var table
  @Environment(\.listSelection) private var selection
  @Environment(\.selectionMenu) private var selectionMenu
  /// Whether the list has the margins of a narrow one.
  @State private var isNarrow = false
  let content: Content
  let header: AnyView?

  /// - Parameters:
  ///   - content: The rows, or sections of rows.
  ///   - header: What stands above the rows, and does not scroll with them; nil for nothing.
  package nonisolated init(content: Content, header: AnyView? = nil) {
    self.content = content
    self.header = header
  }
}

extension ListBody: View {

  private var metrics: ListMetrics {
    ListMetrics(
      controlTheme,
      appearance: shownAppearance,
      minRowHeight: minRowHeight,
      minHeaderHeight: minHeaderHeight,
      rowSpacing: rowSpacing,
      sectionSpacing: sectionSpacing,
      table: table,
      isNarrow: isNarrow
    )
  }

  /// A sidebar has another look beside other columns than on a screen of its own.
  private var shownAppearance: _ListAppearance {
    if let table {
      return _ListAppearance(
        kind: .table,
        alternates: alternatingRows.alternates ?? table.alternates
      )
    }
    var appearance =
      appearance
      ?? (isSplitSidebar ? SidebarListStyle()._appearance : DefaultListStyle()._appearance)
    appearance.alternates = alternatingRows.alternates ?? appearance.alternates
    return isSplitSidebar && appearance.kind == .sidebar
      ? _ListAppearance(kind: .column) : appearance
  }

  package var body: some View {
    let metrics = metrics
    let isGrouped = metrics.appearance.isGrouped
    Group {
      if let header {
        VStack(spacing: 0) {
          header
          rows(metrics)
        }
      } else {
        rows(metrics)
      }
    }
    .background {
      if contentBackground != .hidden {
        Color(isGrouped ? .systemGroupedBackground : .systemBackground).ignoresSafeArea()
      }
    }
    .onGeometryChange(for: Bool.self) { [narrow = controlTheme.list.narrowWidth] in
      $0.size.width <= narrow
    } action: {
      isNarrow = $0
    }
    .modifier(ExplicitGuideModifier())
    .environment(\.controlPlace, .listRow)
    .environment(\.isSwipeContainer, false)
    .environment(\.linksShowArrows, metrics.appearance.kind != .column)
    .environment(\.tintsRowIcons, metrics.tintsRowIcons)
    .environment(\.scrollContentBackground, .automatic)
    .environment(\.listTable, nil)
    .listContainer(isTable: table != nil)
    .modifier(ReorderContainerModifier(kind: .ofList, isEnabled: true))
  }

  @MainActor private func rows(_ metrics: ListMetrics) -> some View {
    Group(sections: content) { sections in
      let entries = indexEntries(sections)
      if entries.isEmpty {
        scrollView(sections, metrics)
      } else {
        ScrollViewReader { proxy in
          scrollView(sections, metrics).overlay(alignment: .trailing) {
            SectionIndex(entries: entries) { proxy.scrollTo($0, anchor: .top) }
          }
        }
      }
    }
  }

  @MainActor private func scrollView(_ sections: SectionCollection, _ metrics: ListMetrics)
    -> some View
  {
    let befores = metrics.appearance.isGrouped ? befores(sections) : [:]
    return ScrollView(table?.contentWidth == nil ? .vertical : [.horizontal, .vertical]) {
      LazyVStack(
        alignment: .leading,
        spacing: 0,
        pinnedViews: metrics.appearance.pinsHeaders ? .sectionHeaders : []
      ) {
        ForEach(sections) { section in
          ListSection(
            section: section,
            metrics: metrics,
            isFirst: section.id == sections.first?.id,
            before: befores[section.id] ?? SectionBefore()
          )
        }
      }
      .padding(.bottom, metrics.appearance.isGrouped ? theme.lastSectionSpacing : 0)
      .frame(width: table?.contentWidth)
      .environment(\.controlPlace, .listRow)
    }
    .modifier(EmptyAreaModifier(menu: selectionMenu, selection: table == nil ? nil : selection))
  }

  /// What sections have to know of those before them, where that is anything.
  private func befores(
    _ sections: SectionCollection
  ) -> [SectionConfiguration.ID: SectionBefore] {
    var result: [SectionConfiguration.ID: SectionBefore] = [:]
    var before = SectionBefore()
    for section in sections {
      if before != SectionBefore() { result[section.id] = before }
      before = SectionBefore(
        hasFooter: !section.entry.footer.isEmpty,
        spacing: section.containerValues.listSection.spacing
      )
    }
    return result
  }

  /// The labels that sections have in the index at the list's edge.
  private func indexEntries(_ sections: SectionCollection) -> [SectionIndex.Entry] {
    guard indexVisibility != .hidden else { return [] }
    return sections.compactMap { section in
      section.containerValues.listSection.indexLabel.map {
        SectionIndex.Entry(id: section.id, label: $0)
      }
    }
  }
}

/// The index at a list's edge: a column of labels that scroll to their sections.
struct SectionIndex: View {
  struct Entry: Identifiable {
    let id: SectionConfiguration.ID
    let label: Text
  }

  let entries: [Entry]
  let scroll: @MainActor (SectionConfiguration.ID) -> Void

  var body: some View {
    VStack(spacing: theme.indexSpacing) {
      ForEach(entries) { entry in
        entry.label.font(.system(size: theme.indexTextSize, weight: .semibold))
          .foregroundStyle(.tint)
          .controlDescription(.button)
          .onActivation { scroll(entry.id) }
      }
    }
    .fixedSize()
    .padding(.trailing, theme.indexMargin)
  }
}

/// Makes layout ask for guides that views set: separators are aligned by one.
nonisolated struct ExplicitGuideModifier: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    place.root.hasExplicitGuides = true
    return ModifierNode(list, child, place)
  }
}

/// Gathers what a list shows for assistive technology.
nonisolated struct ListContainerModifier: _NodeModifier {
  /// Whether the rows are those of a table.
  let isTable: Bool

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ListContainerNode(list, child, place)
  }
}

final class ListContainerNode: ModifierNode<ListContainerModifier> {
  override func draw(into recorder: inout NodeRecorder) {
    let frame = CGRect(origin: .zero, size: size)
    var element = AccessibilityElement(role: .list, label: "", frame: frame)
    if modifier.isTable { element.details.kind = .table }
    // A list whose rows can be selected has the focus as a whole.
    if let keys = surroundingKeys, let source = root.accessibilitySource(of: keys) {
      element.responders.add(source)
    }
    recorder.drawContained(child, in: element, of: self)
  }

  /// What moves the selection of the list's rows by keys; nil where they can't be selected.
  var surroundingKeys: ListKeysNode? {
    guard let keys = nearestAncestor(as: ListKeysNode.self) else { return nil }
    // That of a list around is not this one's.
    guard let outer = surroundingListContainer else { return keys }
    return keys.isInside(outer) ? keys : nil
  }
}

extension View {
  /// Gathers the rows inside for assistive technology.
  ///
  /// - Parameter isTable: Whether they are those of a table.
  nonisolated func listContainer(isTable: Bool = false) -> some View {
    modifier(ListContainerModifier(isTable: isTable))
  }
}
