@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

/// A screen of a navigation container: content between its bars.
struct NavigationScreen<Root: View> {
  @State private var title = NavigationTitle()
  @State private var ownSources: [ToolbarSource] = []
  @State private var settings = BarSettings()
  @State private var ownSearch = SearchParts()
  /// Whether another navigation container inside shows what belongs to all of this one.
  @State private var holdsNavigation = false
  @State private var barScroll = BarScroll()
  @State private var ownEditMode = EditMode.inactive
  /// Whether a text in it is edited.
  @State private var isEditing = false
  @Environment(\.controlDensity) private var density
  @Environment(\.surroundingEditMode) private var editMode
  @Environment(\.surroundingSearch) private var surroundingSearch
  @Environment(\.surroundingToolbar) private var surroundingToolbar
  @Environment(\.sidebarToggle) private var surroundingToggle
  @Environment(\.columnBefore) private var columnBefore
  @Environment(\.controlTheme.navigationBar.missingHeight) private var missingHeight
  @Environment(\.windowTitleBar) private var titleBar
  let root: KeptView<Root>
  /// 0 for the first screen.
  let index: Int
  /// Whether no screen of the container comes before.
  let isFirst: Bool
  let model: NavigationModel

  nonisolated init(
    root: KeptView<Root>,
    index: Int,
    isFirst: Bool = false,
    model: NavigationModel
  ) {
    self.root = root
    self.index = index
    self.isFirst = isFirst || index == 0
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

  /// The search of views inside, else that of views around, on the first screen.
  private var search: SearchParts {
    ownSearch.settings == nil && index == 0 && !holdsNavigation ? surroundingSearch : ownSearch
  }

  /// The items of views inside, before those of views around.
  private var sources: [ToolbarSource] {
    holdsNavigation || surroundingToolbar.isEmpty ? ownSources : ownSources + surroundingToolbar
  }

  private var sidebarToggle: SidebarToggle? { holdsNavigation ? nil : surroundingToggle }

  /// Where the button leads that goes back; nil where there is none.
  private var backNavigation: BackNavigation? {
    settings.hidesBackButton
      ? nil
      : BackNavigation(
        fromScreen: isFirst ? nil : index,
        of: model,
        orColumn: holdsNavigation ? nil : columnBefore
      )
  }

  private var hasBar: Bool {
    guard settings.isHidden[.navigationBar] != true else { return false }
    return title.isShown || !isFirst || backNavigation != nil || search.settings != nil
      || settings.titleMenu != nil
      || sidebarToggle != nil
      || settings.isHidden[.navigationBar] == false
      || sources.contains { $0.isInNavigationBar }
  }

  /// Whether the bar has given its space to the content: never while a person searches.
  private var isBarMinimized: Bool {
    barScroll.isMinimized && search.settings?.isActive.wrappedValue != true
  }

  private var hasBottomBar: Bool {
    settings.isHidden[.bottomBar] != true && sources.contains { $0.isInBottomBar }
  }

  var body: some View {
    ZStack { root }
      .environment(\.barScroll, barScroll)
      .environment(\.windowTitleBar, hasBar ? nil : titleBar)
      // Content that needs more space than there is leaves that of the bars as it is.
      .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
      .onPreferenceChange(NavigationTitleKey.self) {
        title = $0
        model.setTitle($0, of: index)
      }
      .onPreferenceChange(ToolbarKey.self) { ownSources = $0 }
      .onPreferenceChange(BarSettingsKey.self) {
        settings = $0
        let minimization = $0.minimization
        barScroll.minimizes = { minimization.isMinimized(from: $0, to: $1) }
        if minimization.kind?.minimizes != true { barScroll.isMinimized = false }
      }
      .onPreferenceChange(SearchKey.self) { ownSearch = $0 }
      .onPreferenceChange(HoldsNavigationKey.self) { holdsNavigation = $0 }
      .modifier(ContainerBackdrop(.navigation))
      .safeAreaInset(edge: .top, spacing: 0) {
        if hasBar {
          NavigationBar(
            title: title,
            isLarge: isLarge,
            backNavigation: backNavigation,
            sources: sources,
            settings: settings,
            search: search,
            sidebarToggle: sidebarToggle,
            scroll: barScroll,
            isMinimized: isBarMinimized
          )
        } else if missingHeight > 0, settings.isHidden[.navigationBar] != true {
          Color.clear.frame(height: missingHeight)
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        // As a keyboard would, its bar covers the other one.
        if isEditing, KeyboardBar.isShown(sources, density) {
          KeyboardBar(sources: sources)
        } else if hasBottomBar {
          BottomBar(sources: sources, settings: settings)
        }
      }
      .modifier(EditingWatch { isEditing = $0 })
      .environment(\.editMode, editMode ?? $ownEditMode)
      .modifier(
        BackSwipeModifier(
          isEnabled: !isFirst && !settings.hidesBackButton,
          index: index,
          swipe: model.backSwipe,
          goBack: { model.pop() }
        )
      )
      .transformPreference(HoldsTitleBarKey.self) { if hasBar, titleBar != nil { $0 = true } }
  }
}

/// Whether a navigation container is inside.
enum HoldsNavigationKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

/// A view that is the same for as long as nobody hands over another one, even if it can't be compared.
///
/// A screen runs again for what its root says of the bar, and all screens do when one more is pushed. Were the root to
/// count as changed then, it might say the same again as something new, without end.
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
