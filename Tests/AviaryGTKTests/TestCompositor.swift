import Foundation

/// A Wayland compositor whose screen is a window of a ``TestDisplay``: weston, which shows one window at a time, as large
/// as its screen.
///
/// Its pointer and keys are the display's: the first move of the pointer tells it only that the pointer is there.
final class TestCompositor {
  private let server = Process()
  private let folder: URL
  private let socket = "wayland-test"

  static let isAvailable: Bool = {
    guard TestDisplay.isAvailable else { return false }
    if TestDisplay.path(of: "weston") != nil { return true }
    print("*** SKIPPED: tests of Wayland: weston not installed ***")
    return false
  }()

  init(_ display: TestDisplay, width: Int = 1000, height: Int = 800, scale: Int = 1) throws {
    // The name of a socket may have a hundred bytes.
    folder = URL(fileURLWithPath: "/tmp/aviary-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(
      at: folder,
      withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700]
    )
    server.executableURL = URL(fileURLWithPath: TestDisplay.path(of: "weston") ?? "/missing/weston")
    server.arguments = [
      "--backend=x11-backend.so", "--use-pixman", "--no-config", "--shell=kiosk-shell.so",
      "--width=\(width / scale)", "--height=\(height / scale)", "--scale=\(scale)",
      "--socket=\(socket)",
    ]
    server.environment = display.environment.merging(["XDG_RUNTIME_DIR": folder.path]) { $1 }
    server.standardOutput = FileHandle.nullDevice
    server.standardError = FileHandle.nullDevice
    try server.run()
    let path = folder.appendingPathComponent(socket).path
    try display.wait("weston") { FileManager.default.fileExists(atPath: path) }
  }

  deinit {
    server.end()
    try? FileManager.default.removeItem(at: folder)
  }

  /// What programs need to know to show their windows here.
  var environment: [String: String] {
    ["WAYLAND_DISPLAY": socket, "XDG_RUNTIME_DIR": folder.path, "GDK_BACKEND": "wayland"]
  }
}
