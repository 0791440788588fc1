import AviaryApps
import AviaryEngine
import AviaryGeometry
import CAviaryWindow
import Foundation

// Windows that the program opens by itself, beside those of its scenes.
extension AppRunner {
  /// How long a program without scenes has to open a window once it was started, in seconds.
  private static let patience: TimeInterval = 2

  /// Shows a window, or brings it to the front.
  ///
  /// - Returns: Whether that was possible; why not is told.
  func open(_ own: ProgramWindow) -> Bool {
    if let known = windows.first(where: { $0.programWindow === own && !$0.isEnding }) {
      closing.removeAll { $0 === known }
      known.present()
      return true
    }
    do {
      let window = try AppWindow(
        _SceneWindow(own),
        index: nil,
        programWindow: own,
        value: nil,
        record: nil,
        desktop: desktop,
        program: self
      )
      own.reference = window.reference
      own.onChange = { [weak own, weak window] in
        guard let own, let window else { return }
        MainActor.assumeIsolated {
          let isResized = own.size != window.scene.defaultSize
          window.update(_SceneWindow(own))
          if isResized, let size = own.size { window.resize(to: size, anchor: .topLeading) }
        }
      }
      show(window)
      return true
    } catch {
      Warnings.once("a window can't be shown: \(error)")
      return false
    }
  }

  /// Takes a window away when the event that is being handled is over.
  func close(_ own: ProgramWindow) {
    if let known = windows.first(where: { $0.programWindow === own }) { close(known) }
  }

  /// Lets a program without scenes open its first window, or show a sign in the desktop's bar.
  ///
  /// - Returns: Whether it does.
  func waitForWindow() -> Bool {
    let end = ProcessInfo.processInfo.systemUptime + Self.patience
    while windows.isEmpty, !runsWithoutWindows, !isEnding {
      let left = end - ProcessInfo.processInfo.systemUptime
      guard left > 0 else { return false }
      MainLoop.wait(atMost: left)
      finishEvent()
    }
    return true
  }
}

extension ProgramWindow {
  /// It is not shown any more.
  func didEnd() {
    reference = nil
    onChange = nil
    didClose()
  }
}
