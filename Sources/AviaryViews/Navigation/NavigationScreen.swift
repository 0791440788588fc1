import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// A screen of a navigation container: content between its bars.
struct NavigationScreen<Root: View> {
  @State private var title = NavigationTitle()
  @State private var sources: [ToolbarSource] = []
  @State private var settings = BarSettings()
  @State private var search: SearchSettings?
  @State private var barScroll = BarScroll()
  @State private var ownEditMode = EditMode.inactive
  @Environment(\.editMode) private var editMode
  let root: KeptView<Root>
  /// 0 for the first screen.
  let index: Int
  let model: NavigationModel

  nonisolated init(root: Root, index: Int, model: NavigationModel) {
    self.root = KeptView(root)
    self.index = index
    self.model = model
  }
}

extension NavigationScreen: View {
  /// Whether the title is large: as that of the screen before where nothing is said.
  private var isLarge: Bool {
    var index = index
    var mode = title.mode
    while mode == .automatic, index > 0 {
      index -= 1
      mode = model.title(index)?.mode ?? .automatic
    }
    return mode != .inline
  }

  private var hasBar: Bool {
    guard settings.isHidden[.navigationBar] != true else { return false }
    return title.title != nil || index > 0 || search != nil || settings.titleMenu != nil
      || settings.isHidden[.navigationBar] == false
      || sources.contains { $0.isInNavigationBar }
  }

  private var hasBottomBar: Bool {
    settings.isHidden[.bottomBar] != true && sources.contains { $0.isInBottomBar }
  }

  var body: some View {
    ZStack { root }
      .environment(\.barScroll, barScroll)
      // Content that needs more room than there is leaves that of the bars as it is.
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .onPreferenceChange(NavigationTitleKey.self) {
        title = $0
        model.setTitle($0, of: index)
      }
      .onPreferenceChange(ToolbarKey.self) { sources = $0 }
      .onPreferenceChange(BarSettingsKey.self) { settings = $0 }
      .onPreferenceChange(SearchKey.self) { search = $0 }
      .safeAreaInset(edge: .top, spacing: 0) {
        if hasBar {
          NavigationBar(
            title: title,
            isLarge: isLarge,
            index: index,
            sources: sources,
            settings: settings,
            search: search,
            model: model,
            scroll: barScroll
          )
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if hasBottomBar { BottomBar(sources: sources, settings: settings) }
      }
      .environment(\.editMode, editMode ?? $ownEditMode)
  }
}

/// A view that is the same for as long as nobody hands over another one, even if it can't be compared.
///
/// A screen runs again for what its root says of the bar. Were the root to count as changed then, it might say the
/// same again as something new, without end.
struct KeptView<Content: View> {
  private final class Box {
    let content: Content
    init(_ content: Content) { self.content = content }
  }

  private let box: Box

  nonisolated init(_ content: Content) { box = Box(content) }
}

extension KeptView: View {
  var body: some View { box.content }
}
