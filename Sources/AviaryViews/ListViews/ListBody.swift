import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// What a list is made of: a lazy column of sections that scrolls, over a background.
struct ListBody<Content: View>: View {
  @Environment(\.listLook) private var look
  @Environment(\.listRowSpacing) private var rowSpacing
  @Environment(\.listSectionSpacing) private var sectionSpacing
  @Environment(\.defaultMinListRowHeight) private var minRowHeight
  @Environment(\.defaultMinListHeaderHeight) private var minHeaderHeight
  @Environment(\.scrollContentBackground) private var contentBackground
  let content: Content

  private var metrics: ListMetrics {
    ListMetrics(
      look: look ?? DefaultListStyle()._look,
      minRowHeight: minRowHeight,
      minHeaderHeight: minHeaderHeight,
      rowSpacing: rowSpacing,
      sectionSpacing: sectionSpacing
    )
  }

  var body: some View {
    let metrics = metrics
    let isGrouped = metrics.look.isGrouped
    ScrollView {
      LazyVStack(
        alignment: .leading,
        spacing: 0,
        pinnedViews: metrics.look.pinsHeaders ? .sectionHeaders : []
      ) {
        Group(sections: content) { sections in
          ForEach(sections) { section in
            ListSection(
              section: section,
              metrics: metrics,
              isFirst: section.id == sections.first?.id
            )
          }
        }
      }
      .padding(.bottom, isGrouped ? metrics.sectionSpacing : 0)
    }
    .background {
      if contentBackground != .hidden {
        Color(isGrouped ? .systemGroupedBackground : .systemBackground).ignoresSafeArea()
      }
    }
    .modifier(ExplicitGuideModifier())
    .environment(\.controlPlace, .listRow)
    .environment(\.scrollContentBackground, .automatic)
    .listContainer()
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
    let inside = recorder.drawApart(child)
    recorder.describe(
      AccessibilityElement(
        role: .list,
        label: "",
        frame: CGRect(origin: .zero, size: size),
        children: inside
      )
    )
  }
}

extension View {
  /// Gathers the rows inside for assistive technology.
  nonisolated func listContainer() -> some View { modifier(ListContainerModifier()) }
}
