import AviaryApps
import AviaryCairo
import AviaryControls
@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraph
import AviaryGraphics
import AviaryInteraction
import CAviaryWindow
import Foundation

/// One window on the display, and the views in it.
@MainActor
final class AppWindow {
  /// Which of the app's scenes the window belongs to, as a number from 0 on; nil for one that the program has opened by
  /// itself.
  let sceneIndex: Int?
  /// The window that the program has opened by itself; nil for those of scenes.
  let programWindow: ProgramWindow?
  /// What the window was opened for.
  let value: AnyHashable?
  let reference = WindowReference()
  let host: ViewHost<WindowContent>
  let picture = Platform.makePainter().makeFramePicture()
  let sizes: WindowSizes
  let wishes = WindowWishes()
  let undoManager = UndoManager()
  private(set) var content: WindowContent
  private(set) var handle: OpaquePointer!
  private unowned let program: AppRunner

  private(set) var scene: _SceneWindow
  private(set) var desktop: Desktop
  private(set) var phase = ScenePhase.inactive
  /// Whether the window is about to be closed for good: its phase does not go by the display any more.
  private(set) var isEnding = false
  /// The room for the views in points, and pixels a point.
  var contentSize = CGSize.zero
  var scale: CGFloat = 1
  var shownTitle: String?
  /// Takes down bodies and layout, where a trace is wanted.
  private var work: TracedWork?
  /// The pixels that the window shows without a copy, which it holds for as long.
  var shownPixels: UnsafeMutableRawPointer?
  var shownLeast = CGSize.zero
  /// The size that it was opened with, in points.
  var shownSize = CGSize.zero
  private var shownHindrances: WindowHindrances = []
  /// Whether its content has one size.
  var isFixed = false
  /// How large the content could be when the window's size followed it last; nil before.
  var followedLimits: ContentLimits?
  /// Whether it is pressed where that moves it.
  var isGripped = false
  /// Where the pointer was pressed last, in points.
  var pressed = CGPoint.zero
  /// The size that it was made large to, and the one before, in points; nil before it ever was.
  var large: (size: CGSize, before: CGSize)?
  /// The size that the window had when the program ran last, in points; nil for a new one.
  let restoredSize: CGSize?
  /// Whether a frame was asked for; it comes late where the window can't be seen.
  var waitsForFrame = false
  /// When what has moved is painted exactly where it is, unless something moves again; nil where nothing has.
  var settlingDate: Date?
  /// The time of what happens in the window, and what was last told the display of the pointer and the text that
  /// is edited.
  let clock = DesktopClock()
  var shownPointer = PointerShape.ordinary
  var shownText: TextInputState?
  /// What is dragged over the window from elsewhere; nil for nothing.
  var incoming: DragIn?
  /// Whether an error was reported: once is enough.
  var hasFailed = false

  /// What is around it as the view says that opened it; nil for what its scene says.
  private let ownFrame: _SceneWindow.Frame?

  /// Makes a window, not shown yet.
  init(
    _ scene: _SceneWindow,
    index: Int?,
    programWindow: ProgramWindow? = nil,
    value: AnyHashable?,
    record: WindowRecord?,
    frame: _SceneWindow.Frame? = nil,
    desktop: Desktop,
    program: AppRunner
  ) throws {
    var scene = scene
    if let frame { scene.frame = frame }
    self.scene = scene
    ownFrame = frame
    sceneIndex = index
    self.programWindow = programWindow
    self.value = value
    self.desktop = desktop
    self.program = program
    sizes = WindowSizes(
      measuresAll: scene.keepsToContentSize,
      makeIdealPlacement: scene.idealPlacement(on: desktop.screen?.size)
    )
    restoredSize = record?.size
    if WindowTrial.size == nil, restoredSize == nil, scene.defaultSize == nil,
      !scene.keepsToContentSize
    {
      sizes.screen = .some(desktop.screen?.size)
    }
    if WindowTrial.size == nil, restoredSize == nil, let makePlacement = scene.makePlacement {
      let screen = desktop.screen?.size ?? Self.ordinarySize
      let context = WindowPlacementContext(defaultDisplay: DisplayProxy(size: screen))
      sizes.makePlacement = { makePlacement($0, context) }
    }
    content = program.content(of: scene, for: value, in: reference, undoManager, sizes, wishes)
    let size = Self.openingSize(of: scene, restored: restoredSize, on: desktop.screen?.size)
    // Views are made at once: what they read first has to be true already.
    let reference = reference
    let opening = WindowEnvironment(
      colorScheme: desktop.colorScheme,
      reducesMotion: desktop.reducesMotion,
      hasHighContrast: desktop.hasHighContrast,
      displayScale: scale,
      phase: phase,
      density: desktop.density,
      sizeClass: UserInterfaceSizeClass(width: size.width)
    )
    var services = program.services
    let clipboard = DesktopClipboard()
    services.clipboard = clipboard
    services.keptSceneValues = record?.values ?? [:]
    host = ViewHost(
      content: content,
      textEngine: try Platform.textEngine(),
      images: Platform.images,
      services: services
    ) { values in
      opening.write(to: &values)
      values.window = reference
    }
    if let trace = TraceFile.shared {
      let work = TracedWork(trace)
      self.work = work
      host.root.bodyTrace = work
    }
    handle = makeHandle()
    clipboard.window = handle
    if scene.frame != .desktop { aviary_window_remove_frame(handle, scene.frame == .plain ? 1 : 0) }
    reference.close = { [weak self] in
      MainActor.assumeIsolated { self?.dismiss(.interactive) }
    }
    reference.beginMove = { [weak self] in
      MainActor.assumeIsolated { self?.beginMove() ?? false }
    }
    wishes.fullScreen.toggle = { [weak self] in self?.toggleFullScreen() }
    let wake: @Sendable () -> Void = { [weak self] in
      DispatchQueue.main.async { self?.requestFrame() }
    }
    host.root.graph.onInvalidate = { [weak self] in
      MainActor.assumeIsolated { self?.requestFrame() }
    }
    host.root.graph.onForeignInvalidate = wake
    contentSize = size
    applyEnvironment()
  }

  /// Takes the scene's content anew, after the app's body has run.
  func update(_ scene: _SceneWindow) {
    var scene = scene
    if let ownFrame { scene.frame = ownFrame }
    self.scene = scene
    content = program.content(of: scene, for: value, in: reference, undoManager, sizes, wishes)
    host.content = content
    requestFrame()
  }

  /// Shows the window, in front of others.
  ///
  /// - Parameter token: What the desktop has given another program for it; nil for nothing.
  func present(token: String? = nil) {
    if let token { aviary_window_set_start_token(handle, token) }
    aviary_window_present(handle)
    if placementEnd == nil {
      placementEnd = clock.now + Self.placementTime
      place()
    }
    if FrameTimes.shared != nil { aviary_window_watch_painting(handle) }
  }

  /// Until when a window manager that takes the window over is told again where it is to be; nil before it is shown.
  private var placementEnd: Date?
  /// How long that is, in seconds; later a person may have moved the window.
  private static let placementTime: TimeInterval = 2

  /// Takes the window off the display, for good.
  func close() {
    guard let handle else { return }
    AccessibilityBridge.shared.remove(self)
    self.handle = nil
    (host.root.services.clipboard as? DesktopClipboard)?.window = nil
    host.root.graph.onInvalidate = nil
    host.close()
    aviary_window_free(handle)
  }

  // MARK: - What the window goes by

  /// Follows the desktop.
  func follow(_ desktop: Desktop) {
    guard desktop != self.desktop else { return }
    self.desktop = desktop
    applyEnvironment()
    requestFrame()
  }

  func setState(_ state: Int32) {
    let isFullScreen = state & Int32(AVIARY_WINDOW_IS_FULL_SCREEN) != 0
    if isFullScreen != wishes.fullScreen.isOn {
      wishes.fullScreen.isOn = isFullScreen
      requestFrame()
    }
    let isHidden = state & Int32(AVIARY_WINDOW_IS_HIDDEN) != 0
    let isActive = state & Int32(AVIARY_WINDOW_IS_ACTIVE) != 0
    let new: ScenePhase = isHidden ? .background : isActive ? .active : .inactive
    guard new != phase, !isEnding else { return }
    // It is active once a window manager has it, which may have put it elsewhere.
    if new == .active, let end = placementEnd {
      if clock.now < end { place() }
      placementEnd = .distantPast
    }
    let isLess = new < phase
    if (new == .active) != (phase == .active) { programWindow?.keyChanged(new == .active) }
    phase = new
    if new == .active { program.becameActive(self) }
    applyEnvironment()
    // No frame may come for a window that can't be seen, and views save what they have.
    if isLess { update() }
    requestFrame()
    // What a sign in the desktop's bar has opened goes with the keyboard.
    if isLess, scene.kind == .extra { program.close(self) }
  }

  /// Tells the views of a phase on the way to the end, and brings them to rest.
  ///
  /// - Returns: Whether that concerned any of them.
  func leave(to new: ScenePhase) -> Bool {
    isEnding = true
    guard new < phase else { return false }
    phase = new
    applyEnvironment()
    guard host.root.isDirty else { return false }
    update()
    return true
  }

  /// Takes the window off the display while its views have something to do yet.
  func hide() { aviary_window_hide(handle) }

  /// Closes the window as a person wants it, unless what it shows has to ask first.
  func askToClose() {
    if !wishes.hindrances.contains(.dismiss) { dismiss(.interactive) }
  }

  /// Closes the window as the program wants it, unless what it shows has to ask first.
  func dismiss(_ behavior: DismissBehavior) {
    let mayClose = programWindow?.mayClose() ?? true
    if behavior.isDestructive || mayClose && wishes.closeGuard?.mayClose() != false {
      program.close(self)
    } else {
      requestFrame()
    }
  }

  /// Lets people do with the window what its content lets them.
  func applyHindrances() {
    let wanted = wishes.hindrances
    guard wanted != shownHindrances, handle != nil else { return }
    shownHindrances = wanted
    wishes.fullScreen.isAllowed = !wanted.contains(.fullScreen)
    aviary_window_set_deletable(handle, wanted.contains(.dismiss) ? 0 : 1)
    applyResizability()
  }

  /// Lets people change its size where nothing hinders them.
  func applyResizability() {
    aviary_window_set_resizable(handle, shownHindrances.contains(.resize) || isFixed ? 0 : 1)
  }

  /// Whether it is a window of tools for the others.
  var isUtility: Bool { scene.kind == .utility }
  /// Whether a press that no view wants moves it, wherever it is.
  var dragsByBackground: Bool { scene.dragsByBackground }
  /// Whether its buttons stand in its content.
  var hasOwnButtons: Bool { scene.frame.hasOwnButtons }

  /// Light or dark: what the content prefers, or else the desktop.
  var colorScheme: ColorScheme { wishes.colorScheme ?? desktop.colorScheme }

  /// What the window is called: by its content, else by its scene, else as the program.
  var title: String {
    let environment = EnvironmentValues()
    return wishes.title?.string(in: environment) ?? scene.title(in: environment) ?? program.name
  }

  var keepsToContentSize: Bool { scene.keepsToContentSize }

  private var shownEnvironment: WindowEnvironment?

  /// Writes the outermost environment, if it has changed.
  func applyEnvironment() {
    let new = WindowEnvironment(
      colorScheme: colorScheme,
      reducesMotion: desktop.reducesMotion,
      hasHighContrast: desktop.hasHighContrast,
      displayScale: scale,
      phase: phase,
      density: desktop.density,
      sizeClass: UserInterfaceSizeClass(width: contentSize.width)
    )
    guard new != shownEnvironment else { return }
    shownEnvironment = new
    let reference = reference
    host.setEnvironment { values in
      new.write(to: &values)
      values.window = reference
    }
  }
}

/// What a window writes into the environment of its views.
private struct WindowEnvironment: Equatable {
  var colorScheme: ColorScheme
  var reducesMotion: Bool
  var hasHighContrast: Bool
  var displayScale: CGFloat
  var phase: ScenePhase
  var density: ControlDensity
  var sizeClass: UserInterfaceSizeClass

  func write(to values: inout EnvironmentValues) {
    values.colorScheme = colorScheme
    values.accessibilitySettings.reduceMotion = reducesMotion
    values._colorSchemeContrast = hasHighContrast ? .increased : .standard
    values.displayScale = displayScale
    values.scenePhase = phase
    values.controlActiveState = phase == .active ? .key : .inactive
    values.controlDensity = density
    values.horizontalSizeClass = sizeClass
  }
}
