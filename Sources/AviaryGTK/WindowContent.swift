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
      WindowTopBar(toolbar)
        .environment(\.windowTitleBar, isHeldByMenu ? nil : bar)
        .layoutValue(key: WindowPart.self, value: .top)
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
    .onPreferenceChange(WindowCloseGuardKey.self) { wishes.closeGuard = $0 }
    .onPreferenceChange(WindowResizeAnchorKey.self) { wishes.resizeAnchor = $0 }
    .onPreferenceChange(ExternalEventsKey.self) { wishes.externalEvents = $0 }
  }
}

/// The title bar of a window that the desktop draws none for.
struct OwnTitleBar {
  let layout: WindowButtonLayout
  let showsTitle: Bool
  /// What a button of the window does.
  let perform: @MainActor (WindowButtonLayout.Button) -> Void

  /// What bars of the content are told of it.
  func bar(_ hindrances: WindowHindrances) -> WindowTitleBar {
    let shown = layout.without(hindrances)
    return WindowTitleBar(
      left: WindowButtons.width(of: shown.left),
      right: WindowButtons.width(of: shown.right),
      showsTitle: showsTitle
    )
  }
}

/// What the content of a window says of the window.
final class WindowWishes {
  var title: Text?
  var colorScheme: ColorScheme?
  /// What people can't do with the window.
  var hindrances: WindowHindrances = []
  /// Who is asked before a person closes the window.
  var closeGuard: WindowCloseGuard?
  /// The point of the window that stays where it is when its size goes by the content; nil for the upper left corner.
  var resizeAnchor: UnitPoint?
  /// Which addresses from outside the window is for; nil where nothing was said.
  var externalEvents: ExternalEventConditions?
}

/// How large the content of a window can be, in points.
///
/// Used on the main thread.
final class WindowSizes: @unchecked Sendable {
  var least = CGSize.zero
  var ideal = CGSize.zero
  var greatest = CGSize.zero
  /// Whether `ideal` and `greatest` are wanted.
  let measuresAll: Bool
  /// The size of the screen that a size to open with is wanted for; nil where none is wanted.
  var screen: CGSize??
  /// The size to open with.
  var opening: CGSize?
  /// What places the window, while that is wanted.
  var makePlacement: ((WindowLayoutRoot) -> WindowPlacement)?
  /// Where it is placed; nil where nothing says so.
  var placement: WindowPlacement?
  /// What says where the window goes when it is made large; nil for the whole screen.
  let makeIdealPlacement: ((WindowLayoutRoot) -> WindowPlacement)?
  /// Where it goes then.
  var idealPlacement: WindowPlacement?

  init(
    measuresAll: Bool,
    makeIdealPlacement: ((WindowLayoutRoot) -> WindowPlacement)? = nil
  ) {
    self.measuresAll = measuresAll
    self.makeIdealPlacement = makeIdealPlacement
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

/// Where a part of a window is.
private enum WindowPart: LayoutValueKey {
  case content, top, bottom
  static var defaultValue: WindowPart { .content }
}

/// Fills the window, and puts its content into the middle of what the bars leave.
private struct WindowLayout: Layout {
  let sizes: WindowSizes

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(
      by: whole(subviews[0].sizeThatFits(.unspecified), subviews)
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    sizes.least = whole(subviews[0].sizeThatFits(.zero), subviews)
    if sizes.measuresAll || sizes.screen != nil || sizes.makePlacement != nil {
      sizes.ideal = whole(subviews[0].sizeThatFits(.unspecified), subviews)
      sizes.greatest = whole(subviews[0].sizeThatFits(.infinity), subviews)
    }
    if let makePlacement = sizes.makePlacement {
      sizes.placement = makePlacement(
        WindowLayoutRoot { whole(subviews[0].sizeThatFits($0), subviews) }
      )
    }
    if let makeIdealPlacement = sizes.makeIdealPlacement {
      sizes.idealPlacement = makeIdealPlacement(
        WindowLayoutRoot { whole(subviews[0].sizeThatFits($0), subviews) }
      )
    }
    if let screen = sizes.screen {
      sizes.opening = OpeningSize.size(
        least: sizes.least,
        ideal: sizes.ideal,
        greatest: sizes.greatest,
        screen: screen
      ) { width in
        whole(subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil)), subviews)
          .height
      }
    }
    var space = bounds
    for bar in subviews.dropFirst() {
      let height = bar.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
      let isAtTop = bar[WindowPart.self] == .top
      bar.place(
        at: CGPoint(x: space.minX, y: isAtTop ? space.minY : space.maxY - height),
        proposal: ProposedViewSize(width: bounds.width, height: height)
      )
      if isAtTop { space.origin.y += height }
      space.size.height = max(0, space.height - height)
    }
    subviews[0].place(
      at: CGPoint(x: space.midX, y: space.midY),
      anchor: .center,
      proposal: ProposedViewSize(space.size)
    )
  }

  /// The size of a window whose content has a size.
  private func whole(_ content: CGSize, _ subviews: Subviews) -> CGSize {
    let height = subviews.dropFirst().reduce(0) {
      $0 + $1.sizeThatFits(ProposedViewSize(width: content.width, height: nil)).height
    }
    return CGSize(width: content.width, height: content.height + height)
  }
}
