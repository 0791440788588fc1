import AviaryApps
@_spi(Engine) import AviaryEngine
import AviaryInteraction

// Windows of tools, and the window that they are for.
extension AppRunner {
  /// A window has got the keyboard: tools are for it from now on, unless it is one of them.
  func becameActive(_ window: AppWindow) {
    guard window.canHaveTools, mainWindow !== window else { return }
    mainWindow = window
    followMainWindow()
  }

  /// Has the tools stand in front of the window that they are for, and read what its focused view hands up.
  func followMainWindow() {
    if mainWindow == nil {
      let others = windows.filter { $0.canHaveTools && !$0.isEnding }
      mainWindow = others.first { $0.phase == .active } ?? others.first
    }
    for window in windows where window.isUtility && !window.isEnding {
      window.stay(inFrontOf: mainWindow)
      window.focusedValues.fallback = mainWindow?.focusedValues
    }
  }

  /// The tools that nothing is there for any more when windows are gone, where that does not leave a program that goes on
  /// without windows.
  func toolsLeft(by due: [AppWindow]) -> [AppWindow] {
    let rest = windows.filter { window in !due.contains { $0 === window } }
    guard !runsWithoutWindows, due.contains(where: { !$0.isUtility }),
      rest.allSatisfy(\.isUtility)
    else { return [] }
    return rest
  }
}

extension AppWindow {
  /// Whether tools can be for the window.
  fileprivate var canHaveTools: Bool {
    !isUtility && scene.kind != .extra && programWindow?.isDialog != true
  }

  /// What the window's focused view and the window itself hand up.
  fileprivate var focusedValues: FocusedValueStore {
    host.root.rootStorage { FocusedValueStore() }
  }
}
