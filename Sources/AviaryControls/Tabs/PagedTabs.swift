@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryLayout
import AviaryStacks
import Foundation

/// The pages of a tab view side by side, of which one is seen.
///
/// A finger turns them, two on a touchpad do, and whoever selects another one.
struct PagedTabs: View {
  let pages: [Subview]
  let current: Int
  /// Selects the page that a person has turned to.
  let select: (Int) -> Void

  private var shown: Binding<Subview.ID?> {
    Binding(
      get: { pages.indices.contains(current) ? pages[current].id : nil },
      set: { id in
        guard let index = pages.firstIndex(where: { $0.id == id }), index != current else { return }
        select(index)
      }
    )
  }

  var body: some View {
    ScrollView(.horizontal) {
      LazyHStack(spacing: 0) {
        ForEach(pages) { page in
          page.frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .containerRelativeFrame([.horizontal, .vertical])
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.paging)
    .scrollIndicators(.never)
    .scrollPosition(id: shown)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .environment(\.controlPlace, .plain)
    .environment(\.tabBarPlacement, .pageIndicator)
    .environment(\.isTabBarShowingSections, false)
    // What was said of a bar around is not said of those inside.
    .environment(\.tabBottomAccessory, nil)
    .environment(\.tabBarMinimizing, .automatic)
  }
}
