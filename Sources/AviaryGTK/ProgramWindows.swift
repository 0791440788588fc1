import AviaryEngine
import Foundation

/// What others may ask of the program's windows.
@MainActor
package enum ProgramWindows {
  /// What the program is called.
  package static var name: String {
    AppRunner.current?.name ?? ProcessInfo.processInfo.processName
  }

  /// What its desktop file is called, without the ending.
  package static var identifier: String {
    Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  /// Shows the program's windows in front of others, the one last that was in front of them.
  ///
  /// - Parameter token: What the desktop has given another program for it; nil for nothing.
  package static func bringToFront(token: String? = nil) {
    guard let program = AppRunner.current else { return }
    let window = program.windows.first { $0.phase == .active } ?? program.windows.last
    window?.present(token: token)
  }
}
