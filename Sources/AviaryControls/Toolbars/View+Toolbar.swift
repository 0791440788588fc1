@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import Foundation

extension View {
  /// Puts items into the bars around this view.
  ///
  /// - Parameter content: The items.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()._toolbarView))
  }

  /// Puts views into the bars around this view, each an item.
  ///
  /// - Parameter content: The items.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: AnyView(content())))
  }

  /// Puts items into the bars around this view that a person can move.
  ///
  /// - Parameters:
  ///   - id: Names the bar, whose items can be moved.
  ///   - content: The items.
  public nonisolated func toolbar<Content: CustomizableToolbarContent>(
    id: String,
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(items: content()._toolbarView))
  }

  /// Sets whether bars around this view are shown.
  ///
  /// - Parameters:
  ///   - visibility: `.hidden` for no bar; with the others it is shown.
  ///   - bars: Which bars; where none are named, those of navigation, at the bottom, and of tabs.
  public nonisolated func toolbar(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, bars)
  }

  /// Sets whether bars around this view are shown.
  public nonisolated func toolbarVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barVisibility(visibility, bars)
  }

  private nonisolated func barVisibility(
    _ visibility: Visibility,
    _ bars: [ToolbarPlacement]
  ) -> some View {
    barSettings(bars) { $0.isHidden[$1] = visibility.hides }
      .transformPreference(StatusBarHiddenKey.self) { isHidden in
        guard bars.contains(where: { $0.kind == .statusBar }) else { return }
        isHidden = visibility.hides ?? isHidden
      }
  }

  /// Takes away something that bars show by themselves.
  ///
  /// - Parameter defaultItemKind: What is taken away, such as `.sidebarToggle`; nil for nothing.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    transformPreference(NavigationTitleKey.self) {
      if defaultItemKind == .title { $0.title = nil }
    }
    .transformPreference(SidebarToggleRemovalKey.self) {
      if defaultItemKind == .sidebarToggle { $0 = true }
    }
    .transformEnvironment(\.removesSidebarToggle) {
      if defaultItemKind == .sidebarToggle { $0 = true }
    }
  }

  /// Sets the background of bars around this view.
  public nonisolated func toolbarBackground<S: ShapeStyle>(
    _ style: S,
    for bars: ToolbarPlacement...
  ) -> some View {
    let background = BarBackground(AnyShapeStyle(style))
    return barSettings(bars.isEmpty ? [.automatic] : bars) { $0.backgrounds[$1] = background }
  }

  /// Sets whether bars around this view have a background.
  public nonisolated func toolbarBackground(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barSettings(bars.isEmpty ? [.automatic] : bars) {
      $0.hasBackground[$1] = visibility.hides.map { !$0 }
    }
  }

  /// Sets whether bars around this view have a background.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility,
    for bars: ToolbarPlacement...
  ) -> some View {
    barSettings(bars.isEmpty ? [.automatic] : bars) {
      $0.hasBackground[$1] = visibility.hides.map { !$0 }
    }
  }

  /// Sets whether bars around this view are light or dark; nil as everything else.
  public nonisolated func toolbarColorScheme(
    _ colorScheme: ColorScheme?,
    for bars: ToolbarPlacement...
  ) -> some View {
    barSettings(bars.isEmpty ? [.automatic] : bars) { $0.colorScheme[$1] = colorScheme }
  }

  /// Sets how the screen's title is shown.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationBarTitleDisplayMode(mode.mode)
  }

  /// Gives the screen's title a menu.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    let menu = PresentationBackdrop(view: AnyView(content()), alignment: .center)
    return transformPreference(BarSettingsKey.self) { $0.titleMenu = menu }
  }

  /// Sets what the bars around this view are for.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    transformPreference(BarSettingsKey.self) { if role == .editor { $0.hidesBackTitle = true } }
  }

  /// Says whether the bar has no button that leads back.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    transformPreference(BarSettingsKey.self) { $0.hidesBackButton = hidesBackButton }
  }

  /// Says whether the bar is hidden.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
    toolbar(hidden ? .hidden : .automatic, for: .navigationBar)
  }

  /// Puts views at both ends of the navigation bar.
  public nonisolated func navigationBarItems<L: View, T: View>(
    leading: L,
    trailing: T
  ) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// Puts a view at the leading end of the navigation bar.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// Puts a view at the trailing end of the navigation bar.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }
}
