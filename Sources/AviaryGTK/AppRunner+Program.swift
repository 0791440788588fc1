import AviaryApps
@_spi(Engine) import AviaryControls
@_spi(Engine) import AviaryEngine
import CAviaryWindow
import Foundation

extension AppRunner {
  /// What the desktop does for what has no root to ask.
  func programServices() -> Program.Services {
    var services = Program.Services()
    services.windows = { [weak self] in
      nonisolated(unsafe) var windows: [Program.Window] = []
      MainActor.assumeIsolated { windows = self?.programWindows ?? [] }
      return windows
    }
    services.display = { [weak self] in MainActor.assumeIsolated { self?.desktop.screen } }
    services.openURL = self.services.openURL
    // Before the first window there is no clipboard to reach; what is copied then stays with the
    // program.
    let own = PrivateClipboard()
    services.clipboard = { [weak self] in
      nonisolated(unsafe) var clipboard: (any Clipboard)?
      MainActor.assumeIsolated { clipboard = self?.clipboard }
      return clipboard ?? own
    }
    services.askForFiles = { [weak self] dialog, answer in
      nonisolated(unsafe) let answer = answer
      MainActor.assumeIsolated {
        let windows = self?.windows ?? []
        let window = windows.first { $0.phase == .active } ?? windows.first
        DesktopFiles.ask(dialog, in: window?.handle, answer)
      }
    }
    services.ask = { [weak self] question, answer in
      nonisolated(unsafe) let answer = answer
      MainActor.assumeIsolated { self?.ask(question, answer) }
    }
    services.announce = { words in
      MainActor.assumeIsolated { AccessibilityBridge.shared.announce(words) }
    }
    services.handleEvent = { [weak self] in
      MainActor.assumeIsolated {
        guard let self, !self.windows.isEmpty else { return false }
        self.handleEvent()
        return true
      }
    }
    services.openSettings = { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.app.windows.contains(where: { $0.kind == .settings }) else {
          return false
        }
        return self.open(id: "settings", value: nil)
      }
    }
    services.toggleSidebar = { [weak self] in
      MainActor.assumeIsolated {
        guard let self, let window = self.windows.first(where: { $0.phase == .active }) else {
          return false
        }
        return window.host.root.toggleSidebar()
      }
    }
    services.openWindow = { [weak self] window in
      nonisolated(unsafe) let window = window
      return MainActor.assumeIsolated { self?.open(window) ?? false }
    }
    services.closeWindow = { [weak self] window in
      nonisolated(unsafe) let window = window
      MainActor.assumeIsolated { self?.close(window) }
    }
    services.end = { [weak self] in MainActor.assumeIsolated { self?.closeAll() } }
    return services
  }

  private var programWindows: [Program.Window] {
    windows.map { window in
      Program.Window(
        title: window.shownTitle ?? "",
        size: window.contentSize,
        isKey: window.phase == .active,
        reference: window.reference,
        root: window.host.root
      )
    }
  }

  /// The clipboard as the window that has the keyboard reaches it, or any; nil without windows.
  private var clipboard: (any Clipboard)? {
    let window = windows.first { $0.phase == .active } ?? windows.first
    return window?.host.root.services.clipboard
  }

  /// What happens to a program when its phase changes.
  static func events(from old: ScenePhase, to new: ScenePhase) -> [Program.Event] {
    switch (old, new) {
    case (.background, .active): [.willEnterForeground, .didBecomeActive]
    case (.background, .inactive): [.willEnterForeground]
    case (.inactive, .active): [.didBecomeActive]
    case (.active, .inactive): [.willResignActive]
    case (.active, .background): [.willResignActive, .didEnterBackground]
    case (.inactive, .background): [.didEnterBackground]
    default: []
    }
  }
}
