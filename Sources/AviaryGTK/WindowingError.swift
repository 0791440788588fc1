import Foundation

/// Why a program can't show windows.
enum WindowingError: LocalizedError {
  /// GTK can't be loaded, or there is no display; with what the system says.
  case noDisplay(String)
  /// The app has no scene that opens a window, and opens none itself.
  case noWindows

  var errorDescription: String? {
    switch self {
    case .noDisplay(let reason):
      "can't show windows: \(reason); without a display, draw views with ImageRenderer or with"
        + " `aviary render`"
    case .noWindows: "the app has no scene that opens a window, and has opened none itself"
    }
  }
}
