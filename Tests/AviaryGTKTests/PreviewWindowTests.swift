import Foundation
import Testing

/// `aviary preview --window`, which shows its page by WebKit.
@Suite("The window of previews", .enabled(if: TestDisplay.isAvailable), .serialized)
struct PreviewWindowTests {
  /// Whether WebKit is installed; says loudly if not.
  private static let hasWebKit: Bool = {
    let folders = ["/usr/lib/\(machine)-linux-gnu", "/usr/lib64", "/usr/lib"]
    let isThere = folders.contains {
      FileManager.default.fileExists(atPath: "\($0)/libwebkitgtk-6.0.so.4")
    }
    if !isThere {
      print("*** SKIPPED: the window of previews: libwebkitgtk-6.0-4 not installed ***")
    }
    return isThere
  }()

  private static var machine: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }

  /// Asks a window to close, as a desktop does: a `WM_DELETE_WINDOW` of X11.
  private static let askToClose = """
    import ctypes, sys
    X = ctypes.CDLL('libX11.so.6')
    X.XOpenDisplay.restype = ctypes.c_void_p
    X.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(X.XOpenDisplay(None))
    window = ctypes.c_ulong(int(sys.argv[1]))
    protocols, close = (X.XInternAtom(display, name, 0) for name in (b'WM_PROTOCOLS', b'WM_DELETE_WINDOW'))
    class Message(ctypes.Structure):
        _fields_ = [('type', ctypes.c_int), ('serial', ctypes.c_ulong), ('sent', ctypes.c_int),
                    ('display', ctypes.c_void_p), ('window', ctypes.c_ulong), ('kind', ctypes.c_ulong),
                    ('format', ctypes.c_int), ('data', ctypes.c_long * 5), ('rest', ctypes.c_long * 24)]
    message = Message(33, 0, 1, display, window, protocols, 32, (ctypes.c_long * 5)(close, 0, 0, 0, 0))
    X.XSendEvent(display, window, 0, ctypes.c_long(0), ctypes.byref(message))
    X.XFlush(display)
    """

  @Test(
    "a preview is shown in a window; a save shows there, and the command ends with the window",
    .enabled(if: hasWebKit)
  )
  func window() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-window-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Card.swift")
    func write(_ color: String) throws {
      let source = """
        import SwiftUI

        #Preview { Color(\(color)).ignoresSafeArea() }
        """
      try Data(source.utf8).write(to: file, options: .atomic)
    }
    try write("red: 0, green: 0.4, blue: 1")
    let display = try TestDisplay(width: 1300, height: 900)
    let command = try Probe(
      display,
      program: "aviary",
      arguments: ["preview", file.path, "--window"],
      environment: ["XDG_CACHE_HOME": folder.appendingPathComponent("cache").path]
    )
    // The toolkit is linked as a library, which is made for each build of Aviary once.
    let window = try display.window("Card.swift – Aviary")
    try display.wait("the preview to be compiled", patience: 180) {
      command.errors.contains("compiled in")
    }
    try display.expectColor("#0066FF", x: 570, y: 450)
    try write("red: 0, green: 0.6, blue: 0")
    try display.expectColor("#009900", x: 570, y: 450)
    try #require(try display.run("python3", "-c", Self.askToClose, window) != nil)
    #expect(try command.waitForExit() == 0)
  }
}
