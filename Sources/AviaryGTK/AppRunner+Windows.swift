import AviaryApps
import AviaryCairo
import AviaryEngine
import AviaryGraphics
import AviaryInteraction
import CAviaryWindow
import Foundation

// Which windows are opened, brought to front, and closed.
extension AppRunner {
  /// What a window shows: the content of its scene, and the commands of all scenes.
  func content(
    of scene: _SceneWindow,
    for value: AnyHashable?,
    in window: WindowReference,
    _ undoManager: UndoManager,
    _ sizes: WindowSizes,
    _ wishes: WindowWishes
  ) -> WindowContent {
    let hasSettings = app.windows.contains { $0.kind == .settings }
    return WindowContent(
      content: scene.content(value),
      commands: app.windows.flatMap(\.commands),
      standardCommands: StandardCommands(
        newWindows: openings(of: .group),
        windows: openings(of: .single),
        utilities: openings(of: .utility, toggles: true),
        openSettings: hasSettings
          ? { @MainActor [weak self] in _ = self?.open(id: "settings", value: nil) } : nil,
        undoManager: undoManager,
        fullScreen: wishes.fullScreen,
        closeWindow: { [weak self] in
          guard let self else { return }
          self.window(of: window)?.askToClose()
        },
        quit: { [weak self] in self?.closeAll() }
      ),
      titleBar: titleBar(of: scene, in: window),
      // A window of tools, or without a frame, has nothing around its content.
      hasMenuBar: scene.frame != .plain && scene.kind != .utility,
      keys: FocusedKeys { [weak self] in self?.window(of: window)?.host.root },
      windowSwitch: windowSwitch,
      undoManager: undoManager,
      sizes: sizes,
      wishes: wishes
    )
  }

  /// The window that views know by a reference; nil before it is open, and when it is gone.
  private func window(of reference: WindowReference) -> AppWindow? {
    windows.first { $0.reference === reference }
  }

  /// What opens and closes windows by the ids of their scenes.
  private var windowSwitch: WindowSwitch {
    func known(_ id: String, in runner: AppRunner) -> AppWindow? {
      runner.windows.first { !$0.isEnding && $0.scene.id == id }
    }
    return WindowSwitch(
      state: { [weak self] id in
        guard let self, let scene = scenes.first(where: { $0.id == id }) else { return nil }
        return (known(id, in: self) != nil, scene.title(in: EnvironmentValues()) ?? name)
      },
      toggle: { [weak self] id in
        guard let self else { return }
        if let window = known(id, in: self) { close(window) } else { _ = open(id: id, value: nil) }
      }
    )
  }

  /// The title bar of a window that the desktop draws none for; nil for others.
  private func titleBar(of scene: _SceneWindow, in reference: WindowReference) -> OwnTitleBar? {
    guard scene.frame.hasOwnButtons else { return nil }
    return OwnTitleBar(layout: Desktop.titleButtons, showsTitle: scene.frame.showsTitle) {
      [weak self] button in
      guard let window = self?.window(of: reference) else { return }
      switch button {
      case .close: window.askToClose()
      case .minimize: window.minimize()
      case .maximize: window.toggleLarge()
      }
    }
  }

  /// What opens windows that need no value, in the order of their scenes.
  ///
  /// - Parameter toggles: Whether a window that is open is closed.
  func openings(
    of kind: _SceneWindow.Kind,
    toggles: Bool = false
  ) -> [StandardCommands.Command] {
    let offered = app.windows.enumerated().filter {
      $1.kind == kind && $1.offersNewWindow && $1.valueType == nil
    }
    return offered.map { index, scene in
      let isNewWindow = kind == .group && index == offered.first?.offset
      return StandardCommands.Command(
        isNewWindow ? Text("New Window") : scene.openingTitle(else: name),
        scene.openingKeys.shortcut(isNewWindow ? KeyboardShortcut("n") : nil)
      ) { [weak self] in
        guard let self else { return }
        if toggles, let known = windows.first(where: { $0.sceneIndex == index && !$0.isEnding }) {
          close(known)
        } else {
          _ = show(index, value: nil)
        }
      }
    }
  }

  /// - Parameter frame: What the window has around it if it is a new one; nil for what its scene says.
  func open(id: String?, value: AnyHashable?, frame: _SceneWindow.Frame? = nil) -> Bool {
    let index = app.windows.firstIndex { scene in
      if let id, scene.id != id { return false }
      guard let value else { return id != nil }
      return scene.valueType == type(of: value.base)
    }
    guard let index else {
      let wanted = [id.map { "the id \($0)" }, value.map { "\(type(of: $0.base))" }]
      Warnings.once(
        "openWindow: no scene of the app is for "
          + wanted.compactMap(\.self).joined(separator: " and ")
      )
      return false
    }
    return show(index, value: value, frame: frame)
  }

  /// Opens a window of a scene, or brings to the front the one that is open if there can be only one.
  ///
  /// - Returns: Whether that was possible; why not is told.
  func show(_ index: Int, value: AnyHashable?, frame: _SceneWindow.Frame? = nil) -> Bool {
    let isShared = app.windows[index].kind != .group || value != nil
    if isShared,
      let known = windows.first(where: {
        $0.sceneIndex == index && $0.value == value && !$0.isEnding
      })
    {
      closing.removeAll { $0 === known }
      known.present()
      return true
    }
    do {
      try open(index, value: value, frame: frame)
      return true
    } catch {
      Warnings.once("openWindow: \(error)")
      return false
    }
  }

  /// - Parameters:
  ///   - record: What was kept of the window when the program ran last; nil for a new one.
  ///   - frame: What the window has around it; nil for what its scene says.
  func open(
    _ index: Int,
    value: AnyHashable?,
    as record: WindowRecord? = nil,
    frame: _SceneWindow.Frame? = nil
  ) throws {
    let window = try AppWindow(
      app.windows[index],
      index: index,
      value: value ?? app.windows[index].newValue(),
      record: record,
      frame: frame,
      desktop: desktop,
      program: self
    )
    if app.windows[index].valueForFile != nil {
      for other in windows where other.scene.yieldsToDocuments { close(other) }
    }
    show(window)
  }

  /// Shows a window that was made just now.
  func show(_ window: AppWindow) {
    windows.append(window)
    if window.isUtility {
      followMainWindow()
    } else if window.programWindow?.isDialog == true {
      let others = windows.filter { !$0.isUtility && $0 !== window }
      window.stay(inFrontOf: others.first { $0.phase == .active } ?? others.first)
    }
    window.prepare()
    window.present()
  }

  /// Closes windows as the program wants it.
  func dismiss(
    id: String?,
    value: AnyHashable?,
    reference: WindowReference?,
    _ behavior: DismissBehavior
  ) {
    for window in windows {
      if let reference {
        if window.reference === reference { window.dismiss(behavior) }
        continue
      }
      if id == nil, value == nil, window.phase != .active { continue }
      if let id, window.scene.id != id { continue }
      if let value, window.value != value { continue }
      window.dismiss(behavior)
    }
  }

  /// Closes all windows when the event that is being handled is over, which ends the program.
  func closeAll() {
    isEnding = true
    for window in windows { close(window) }
    aviary_loop_wake()
  }

  /// Closes a window when the event that is being handled is over.
  func close(_ window: AppWindow) {
    if !closing.contains(where: { $0 === window }) { closing.append(window) }
    aviary_loop_wake()
  }
}
