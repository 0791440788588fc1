import AviaryApps
import AviaryCairo
import AviaryDocuments
import AviaryEngine
import AviaryGraphics
import AviaryInteraction
import CAviaryWindow
import Foundation

/// A program that runs: its app, its windows, and the loop that they live in.
@MainActor
final class AppRunner {
  let name: String
  let app: AppHost
  var windows: [AppWindow] = []
  var desktop: Desktop
  /// What the desktop does for the app and its windows; each window adds its own clipboard.
  let services: PlatformServices
  /// Windows that are to be closed when the event that is being handled is over.
  var closing: [AppWindow] = []
  /// The window that tools are for: of those that are none, the one that was active last.
  weak var mainWindow: AppWindow?
  private var isAppOutdated = false
  /// The phase that the app knows: it is as active as its most active window, and no window is before it has the
  /// keyboard.
  private var shownPhase = ScenePhase.inactive
  /// What makes the app inactive, if no window gets active before.
  private var phaseChange: DispatchWorkItem?
  private var defaults = DefaultsWriter()
  /// The signs of the program in the desktop's bar.
  var extras: [StatusItem] = []
  /// The files that the program was asked to open and could not, until that is told.
  var unopened: [(url: URL, failure: OpeningFailure)] = []
  /// Whether the program is to end, whatever it could go on for.
  var isEnding = false
  /// What keeps windows until the program runs next.
  private(set) var records: WindowRecords?

  private(set) static weak var current: AppRunner?

  /// Who hands over what the program is started with again; nil where nobody can.
  private let instance: SingleInstance?
  /// What the program was started with.
  private let startAddresses: StartAddresses

  /// Opens the display, and runs the app's body; nil where the program runs already, and has taken over what this start
  /// was for.
  ///
  /// - Parameters:
  ///   - typeName: What the program is called where its bundle doesn't say.
  ///   - makeApp: Makes its app.
  /// - Throws: ``WindowingError``; `PainterError` where a font package is not installed.
  init?<A: App>(named typeName: String, _ makeApp: () -> A) throws {
    name = Bundle.main.infoDictionary?["CFBundleName"] as? String ?? typeName
    AccessibilityBridge.prepare()
    let token = Desktop.startToken
    try Desktop.open(name: name)
    let started = StartAddresses(arguments: CommandLine.arguments)
    switch SingleInstance.start(with: started.all, token: token) {
    case .handedOver: return nil
    case .first(let instance, let addresses):
      self.instance = instance
      startAddresses = addresses.map(StartAddresses.init(all:)) ?? started
    }
    let app = makeApp()
    desktop = .current
    services = Self.desktopServices()
    self.app = AppHost(
      app,
      phase: shownPhase,
      textEngine: try Platform.textEngine(),
      images: Platform.images,
      services: services
    )
    Self.current = self
    Program.services = programServices()
    connect()
    AccessibilityBridge.shared.start(name: name)
  }

  /// Shows the first window, and runs until the last one is closed.
  ///
  /// - Returns: The exit code.
  func run() -> Int32 {
    do {
      let launched = launchedScenes
      MainLoop.start()
      DefaultsWriter.writeAtExit()
      Program.tell(.willFinishLaunching)
      aviary_loop_watch_end { MainActor.assumeIsolated { AppRunner.current?.closeAll() } }
      // Work that was left comes first: a file in the arguments may be the one that it belongs to.
      for index in scenes.indices where scenes[index].valueForFile != nil {
        for value in scenes[index].launchValues() { try open(index, value: value) }
      }
      let documents = startAddresses.files.filter { openFile($0) }
      // Who opens a document wants no empty one beside it.
      let opened = Set(windows.map(\.sceneIndex))
      records = makeRecords()
      restoreWindows()
      let isRestored = windows.contains { !opened.contains($0.sceneIndex) }
      // What was open comes first: without any of it the usual windows are opened. Tools are never kept.
      for index in launched where !isRestored || scenes[index].kind == .utility {
        if scenes[index].yieldsToDocuments, !opened.isEmpty { continue }
        if scenes[index].valueForFile == nil || documents.isEmpty && !opened.contains(index) {
          try launch(index)
        }
      }
      updateExtras()
      Program.tell(.didFinishLaunching)
      for address in startAddresses.addresses
      where !documents.contains(address) && !isUnreadable(address) {
        receive(address)
      }
      // Paths are no addresses that a view could take.
      for file in startAddresses.files
      where !documents.contains(file) && !isUnreadable(file)
        && !startAddresses.addresses.contains(file)
      {
        refuse(file)
      }
      tellUnopened()
      if launched.isEmpty, !scenes.contains(where: { $0.extra != nil }) {
        guard waitForWindow() else { throw WindowingError.noWindows }
      }
      instance?.whenStarted { AppRunner.current?.wasStartedAgain(for: $0) }
    } catch {
      let reason = (error as? any LocalizedError)?.errorDescription ?? "\(error)"
      try? FileHandle.standardError.write(contentsOf: Data("\(name): \(reason)\n".utf8))
      return 1
    }
    while !windows.isEmpty || runsWithoutWindows { handleEvent() }
    for item in extras { item.close() }
    Program.tell(.willTerminate)
    return 0
  }

  /// Waits for the next event, and handles it.
  func handleEvent() {
    let delays = windows.map(\.nextFrameDelay) + [defaults.delay]
    MainLoop.wait(atMost: delays.compactMap(\.self).min())
    finishEvent()
    defaults.note()
    for window in windows { window.requestDueFrame() }
  }

  /// Does what must not be done in the middle of an event, or what several events may call for.
  func finishEvent() {
    if isAppOutdated { updateApp() }
    let due = closing.filter { window in windows.contains { $0 === window } }
    closing.removeAll()
    if !due.isEmpty { end(due) }
    if !windows.isEmpty { followPhase() }
  }

  /// The scenes of the app, as its body was last.
  var scenes: [_SceneWindow] { app.windows }

  func remove(_ window: AppWindow) {
    windows.removeAll { $0 === window }
    window.close()
    if mainWindow === window {
      mainWindow = nil
      followMainWindow()
    }
  }

  func writeDefaults() { defaults.write() }

  /// How long no window has to be active before the app is not, in seconds: the keyboard goes from one window to another
  /// by way of none.
  private static let phaseDelay = 0.2

  private func followPhase() {
    let phase = windows.map(\.phase).max() ?? .background
    guard phase != shownPhase else {
      phaseChange?.cancel()
      phaseChange = nil
      return
    }
    guard shownPhase == .active, phase == .inactive else {
      show(phase)
      return
    }
    guard phaseChange == nil else { return }
    let change = DispatchWorkItem { [weak self] in
      guard let self else { return }
      phaseChange = nil
      show(windows.map(\.phase).max() ?? .background)
    }
    phaseChange = change
    DispatchQueue.main.asyncAfter(deadline: .now() + Self.phaseDelay, execute: change)
  }

  /// Has the app's body read a phase.
  ///
  /// - Returns: Whether it does.
  @discardableResult
  func show(_ phase: ScenePhase) -> Bool {
    guard phase != shownPhase else { return false }
    for event in Self.events(from: shownPhase, to: phase) { Program.tell(event) }
    // Tools are for who works with the program.
    for window in windows where window.isUtility && !window.isEnding {
      if phase == .active { window.showAgain() } else { window.hide() }
    }
    shownPhase = phase
    app.setPhase(phase)
    let isRead = updateApp()
    if phase != .active {
      defaults.write()
      if phase == .inactive { saveWindows() }
    }
    return isRead
  }

  // MARK: - The app

  private func connect() {
    app.onInvalidate = {
      DispatchQueue.main.async { AppRunner.current?.isAppOutdated = true }
    }
    RecentDocuments.tellDesktop = { aviary_desktop_add_recent($0.absoluteString) }
    aviary_desktop_observe {
      MainActor.assumeIsolated { AppRunner.current?.followDesktop() }
    }
  }

  /// What the desktop does for views, beside what is done without one.
  private static func desktopServices() -> PlatformServices {
    var services = Platform.services
    services.showsWindows = true
    services.openWindow = { id, value in
      nonisolated(unsafe) let value = value
      return MainActor.assumeIsolated { current?.open(id: id, value: value) ?? false }
    }
    services.openFramedWindow = { id, value, frame in
      nonisolated(unsafe) let value = value
      let frame = frame as? _SceneWindow.Frame
      return MainActor.assumeIsolated {
        current?.open(id: id, value: value, frame: frame) ?? false
      }
    }
    services.dismissWindow = { id, value, reference, behavior in
      nonisolated(unsafe) let (value, reference) = (value, reference)
      MainActor.assumeIsolated {
        current?.dismiss(id: id, value: value, reference: reference, behavior)
      }
    }
    services.openURL = { aviary_desktop_open($0.absoluteString) != 0 }
    return services
  }

  private func followDesktop() {
    desktop = .current
    for window in windows { window.follow(desktop) }
  }

  /// Runs the app's body again where it has to, and hands its scenes to the windows.
  ///
  /// - Returns: Whether it ran.
  @discardableResult
  func updateApp() -> Bool {
    isAppOutdated = false
    guard app.update() else { return false }
    for window in windows {
      guard let index = window.sceneIndex else { continue }
      if index < app.windows.count {
        window.update(app.windows[index])
      } else {
        close(window)
      }
    }
    updateExtras()
    return true
  }
}
