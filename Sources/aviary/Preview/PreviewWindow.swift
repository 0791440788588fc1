import CAviaryServer
import Foundation

/// The window of `aviary preview --window`: the page, shown by WebKit.
enum PreviewWindow {
  /// The first size, in points.
  private static let size: (width: Int32, height: Int32) = (1280, 860)

  /// Loads what a window needs.
  ///
  /// - Throws: `CommandError` where GTK 4, WebKit or a display is missing.
  static func load() throws {
    // WebKit puts its processes into namespaces, which root may not make in most containers.
    if getuid() == 0 { setenv("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1", 0) }
    var fault: UnsafeMutablePointer<CChar>?
    defer { free(fault) }
    guard aviary_window_load(&fault) != 0 else {
      let words = fault.map { String(cString: $0) } ?? "it can't be made"
      throw CommandError("there can be no window: \(words)")
    }
  }

  /// Shows the page until the window is closed.
  static func run(_ address: String, showing path: String) {
    let name = (path as NSString).standardizingPath
    aviary_window_run(
      "\((name as NSString).lastPathComponent) – Aviary",
      address,
      size.width,
      size.height
    )
  }
}
