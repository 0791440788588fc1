import AviaryApps
import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// What a window shows: its scene's content in the middle, on the window's background, below the menu bar.
struct WindowContent: View {
  let content: AnyView
  /// What the program's scenes add to the menu bar; there is none without.
  let commands: [() -> [_CommandPart]]
  let standardCommands: StandardCommands
  /// The title bar that the content stands in for; nil where the desktop draws one, or there is none.
  let titleBar: OwnTitleBar?
  /// Whether the menu bar is seen.
  let hasMenuBar: Bool
  /// What presses keys for whoever has the focus.
  let keys: FocusedKeys
  /// What opens and closes the program's windows.
  let windowSwitch: WindowSwitch
  let undoManager: UndoManager
  let sizes: WindowSizes
  let wishes: WindowWishes

  @State private var isHeldByMenu = false
  @State private var isHeldByBar = false
  @State private var hindrances: WindowHindrances = []
  @State private var toolbar = WindowToolbarParts()
  /// Whether the toolbar comes only to a pointer, while the window has the whole screen.
  @State private var hidesToolbar = false
  /// Whether the window has a toolbar of its own at the top.
  @State private var hasToolbar = false

  /// How high the bar is that the window's buttons stand in, in points: a navigation bar.
  static let barHeight: CGFloat = 44

  var body: some View {
    let bar = titleBar?.bar(hindrances)
    WindowLayout(sizes: sizes) {
      VStack { OutermostContent(content).modifier(WindowToolbarReader(toolbar)) }
        .safeAreaPadding(
          .top,
          bar != nil && !isHeldByMenu && !isHeldByBar && !hasToolbar ? WindowButtons.height : 0
        )
        .environment(\.windowTitleBar, isHeldByMenu || hasToolbar ? nil : bar)
        .onPreferenceChange(HoldsTitleBarKey.self) { isHeldByBar = $0 }
      MenuBar(commands, standard: standardCommands, isShown: hasMenuBar)
        .environment(\.windowTitleBar, bar)
        .layoutValue(key: WindowPart.self, value: .top)
      if hidesToolbar, wishes.fullScreen.isOn {
        HoveredTopBar(toolbar).layoutValue(key: WindowPart.self, value: .top)
      } else {
        WindowTopBar(toolbar)
          .environment(\.windowTitleBar, isHeldByMenu ? nil : bar)
          .layoutValue(key: WindowPart.self, value: .top)
      }
      WindowBottomBar(toolbar)
        .layoutValue(key: WindowPart.self, value: .bottom)
    }
    .onPreferenceChange(MenuHoldsTitleBarKey.self) { isHeldByMenu = $0 }
    .overlay(alignment: .top) {
      if let titleBar {
        WindowButtons(titleBar.layout.without(hindrances), perform: titleBar.perform)
          .frame(
            height: (isHeldByBar || hasToolbar) && !isHeldByMenu
              ? Self.barHeight : WindowButtons.height
          )
      }
    }
    .modifier(ToolbarPresence(toolbar: toolbar, hasToolbar: $hasToolbar))
    .modifier(ContainerBackdrop(.window))
    .environment(\.focusedKeys, keys)
    .environment(\.windowSwitch, windowSwitch)
    .environment(\.undoManager, undoManager)
    .onPreferenceChange(WindowTitleKey.self) { wishes.title = $0 }
    .onPreferenceChange(PreferredColorSchemeKey.self) { wishes.colorScheme = $0 }
    .onPreferenceChange(WindowHindrancesKey.self) {
      wishes.hindrances = $0
      hindrances = $0
    }
    .onPreferenceChange(ToolbarOnHoverKey.self) { hidesToolbar = $0 }
    .onPreferenceChange(WindowCloseGuardKey.self) { wishes.closeGuard = $0 }
    .onPreferenceChange(WindowResizeAnchorKey.self) { wishes.resizeAnchor = $0 }
    .onPreferenceChange(ExternalEventsKey.self) { wishes.externalEvents = $0 }
  }
}

/// Tells a window whether it has a toolbar.
///
/// By itself, since the content of a window must not be made again for each word that it says of bars.
private struct ToolbarPresence: ViewModifier {
  let toolbar: WindowToolbarParts
  @Binding var hasToolbar: Bool

  func body(content: Content) -> some View {
    content.onChange(of: toolbar.hasTopBar, initial: true) { hasToolbar = toolbar.hasTopBar }
  }
}
