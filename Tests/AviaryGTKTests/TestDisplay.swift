import Foundation

/// A display of its own for a test, without a screen: Xvfb.
///
/// xdotool acts on it as a person does, and ImageMagick looks at it.
final class TestDisplay {
  private let server = Process()
  private let folder: URL
  let name: String

  /// How long anything may take, in seconds.
  ///
  /// Machines that build at the same time are slow.
  static let patience: TimeInterval = 30

  static let tools = ["Xvfb", "xdotool", "import"]

  /// The tools that the tests need and that are not installed.
  static let missingTools = tools.filter { path(of: $0) == nil }

  /// Whether the tests can run; says loudly if not.
  static let isAvailable: Bool = {
    if missingTools.isEmpty { return true }
    let names = missingTools.joined(separator: ", ")
    print("*** SKIPPED: tests of windows: \(names) not installed (xvfb, xdotool, imagemagick) ***")
    return false
  }()

  static func path(of tool: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(tool)" }.first {
      FileManager.default.isExecutableFile(atPath: $0)
    }
  }

  init(width: Int = 1000, height: Int = 800) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-display-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let number = Pipe()
    server.executableURL = URL(fileURLWithPath: "/bin/sh")
    // The server chooses a free number, and says which once it is ready.
    server.arguments = [
      "-c",
      "exec Xvfb -noreset -displayfd 1 -screen 0 \(width)x\(height)x24 -nolisten tcp 2>/dev/null",
    ]
    server.standardOutput = number
    try server.run()
    var text = ""
    while !text.hasSuffix("\n") {
      let data = number.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Probe.Failure(description: "Xvfb does not start") }
      text += String(decoding: data, as: UTF8.self)
    }
    name = ":" + text.trimmingCharacters(in: .whitespacesAndNewlines)
    try addAccents()
  }

  /// Gives the display's keyboard the accented keys that tests type.
  ///
  /// xdotool lends a free key to a symbol that the keyboard lacks, for as long as it types it: a program that learns of it
  /// too late misses the letter.
  private func addAccents() throws {
    let keymap = folder.appendingPathComponent("accents.xkb")
    try Data(
      """
      xkb_keymap {
        xkb_keycodes { include "evdev+aliases(qwerty)" };
        xkb_types { include "complete" };
        xkb_compat { include "complete" };
        xkb_symbols {
          include "pc+us+inet(evdev)"
          replace key <I248> { [ eacute ] };
          replace key <I219> { [ dead_acute ] };
        };
      };
      """.utf8
    ).write(to: keymap)
    guard try run("xkbcomp", "-w0", keymap.path, name) != nil else {
      throw Probe.Failure(description: "xkbcomp can't give \(name) a keyboard")
    }
  }

  deinit {
    server.end()
    let number = name.dropFirst()
    for path in [folder.path, "/tmp/.X\(number)-lock", "/tmp/.X11-unix/X\(number)"] {
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  /// The environment of programs on this display, with settings of their own and nothing of the desktop's.
  var environment: [String: String] {
    var result = ProcessInfo.processInfo.environment
    for name in ["WAYLAND_DISPLAY", "GDK_SCALE", "GTK_THEME", "DBUS_SESSION_BUS_ADDRESS"] {
      result[name] = nil
    }
    result["DISPLAY"] = name
    result["GTK_A11Y"] = "none"
    result["GSETTINGS_BACKEND"] = "keyfile"
    result["XDG_CONFIG_HOME"] = folder.path
    result["XDG_STATE_HOME"] = folder.appendingPathComponent("state").path
    // A display of tests has no touch screen: places of most tests are those of pictures.
    result["AVIARY_DENSITY"] = "touch"
    // Most tests begin with the windows that a program opens by itself.
    result["AVIARY_RESTORATION"] = "off"
    return result
  }

  /// Writes a file into the folder that programs read their settings from.
  func writeSetting(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file, options: .atomic)
  }

  // MARK: - Looking and acting

  /// Runs a tool on the display; what it prints, or nil where it fails.
  @discardableResult
  func run(_ tool: String, _ arguments: String...) throws -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: Self.path(of: tool) ?? "/missing/\(tool)")
    process.arguments = arguments
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // A tool that waits for an answer that never comes must not end all tests.
    let id = process.processIdentifier
    let end = DispatchWorkItem { kill(id, SIGKILL) }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience, execute: end)
    defer { end.cancel() }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }

  /// Waits until something holds.
  ///
  /// - Parameter patience: For how long at most, in seconds.
  func wait(
    _ what: @autoclosure () -> String,
    patience: TimeInterval = TestDisplay.patience,
    until condition: () throws -> Bool
  ) throws {
    let end = Date(timeIntervalSinceNow: patience)
    while try !condition() {
      guard Date() < end else { throw Probe.Failure(description: "waited in vain for \(what())") }
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  /// The window of a title; waits until there is one.
  func window(_ title: String) throws -> String {
    var found: String?
    try wait("the window '\(title)'") {
      found = try run("xdotool", "search", "--onlyvisible", "--name", "^\(title)$")?
        .split(separator: "\n").first.map(String.init)
      return found != nil
    }
    return found ?? ""
  }

  /// Moves all windows of a title to the lower edge: without a window manager each lies where it was opened, at 0, 0.
  func putAside(_ title: String) throws {
    _ = try window(title)
    try run("xdotool", "search", "--name", "^\(title)$", "windowmove", "%@", "0", "500")
  }

  func hasWindow(_ title: String) throws -> Bool {
    try run("xdotool", "search", "--onlyvisible", "--name", "^\(title)$")?.isEmpty == false
  }

  /// The size of a window in pixels, as "400x300".
  func size(_ window: String) throws -> String {
    let text = try run("xdotool", "getwindowgeometry", window) ?? ""
    return text.split(separator: "\n").last?.split(separator: " ").last.map(String.init) ?? ""
  }

  /// Presses the pointer's button at a place.
  func click(x: Int, y: Int) throws {
    try run("xdotool", "mousemove", "\(x)", "\(y)", "click", "1")
  }

  /// The colour of a pixel of the display, as "#0088FF".
  func color(x: Int, y: Int) throws -> String {
    let text =
      try run(
        "import",
        "-window",
        "root",
        "-crop",
        "1x1+\(x)+\(y)",
        "-depth",
        "8",
        "txt:-"
      ) ?? ""
    let word = text.split(separator: " ").first { $0.hasPrefix("#") && $0.count >= 7 }
    return word.map { String($0.prefix(7)) } ?? ""
  }

  /// Waits until a pixel has a colour.
  func expectColor(_ expected: String, x: Int, y: Int) throws {
    var last = ""
    try wait("\(expected) at (\(x), \(y)); it is \(last)") {
      last = try color(x: x, y: y)
      return last == expected
    }
  }
}
