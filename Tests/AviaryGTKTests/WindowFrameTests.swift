import Foundation
import Testing

@Suite("Frames of windows on a display", .enabled(if: TestDisplay.isAvailable), .serialized)
struct WindowFrameTests {
  private let display: TestDisplay
  private let blue = "#007AFF"
  private let orange = "#FF9500"

  init() throws { display = try TestDisplay() }

  private func started(_ environment: [String: String] = [:]) throws -> Probe {
    let probe = try Probe(
      display,
      program: "DesktopProbe",
      arguments: ["frames"],
      environment: environment
    )
    try probe.expect("ready")
    return probe
  }

  private func position(_ window: String) throws -> CGPoint {
    let text = try display.run("xdotool", "getwindowgeometry", "--shell", window) ?? ""
    var values: [String: Double] = [:]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "=")
      if parts.count == 2 { values[String(parts[0])] = Double(parts[1]) }
    }
    return CGPoint(x: values["X"] ?? -1, y: values["Y"] ?? -1)
  }

  private func click(_ x: Int, _ y: Int) throws {
    try display.run("xdotool", "mousemove", "\(x)", "\(y)")
    try display.run("xdotool", "click", "1")
  }

  @Test(
    "a window opens where its scene says; one without a title bar has its buttons in its content"
  )
  func hiddenTitleBar() throws {
    let probe = try started()
    try probe.order("open bare")
    try probe.expect("bare appeared")
    // 480 by 230 in the corner of 1000 by 800, without a shadow where nothing puts windows together.
    try display.expectColor(orange, x: 850, y: 640)
    try display.expectColor(blue, x: 850, y: 740)
    let window = try display.window("Bare")
    try click(979, 589)
    try probe.expect("bare disappeared")
    #expect(try !display.hasWindow("Bare"))
    _ = window
    #expect(probe.errors == "")
  }

  /// Only a window manager moves windows.
  private static let hasManager: Bool = {
    if TestDisplay.path(of: "openbox") != nil { return true }
    print("*** SKIPPED: a test of windows that are moved: openbox not installed ***")
    return false
  }()

  private func startedManager() throws -> Process {
    let manager = Process()
    manager.executableURL = URL(fileURLWithPath: TestDisplay.path(of: "openbox") ?? "")
    manager.environment = display.environment
    manager.standardError = FileHandle.nullDevice
    try manager.run()
    // A window that comes before it is put where it likes.
    if TestDisplay.path(of: "xprop") != nil {
      try display.wait("the window manager") {
        let check = try display.run("xprop", "-root", "_NET_SUPPORTING_WM_CHECK") ?? ""
        return check.contains("window id")
      }
    }
    return manager
  }

  @Test(
    "a press at the top that no view wants moves a window without a title bar",
    .enabled(if: hasManager)
  )
  func moving() throws {
    let manager = try startedManager()
    defer { manager.end() }
    let probe = try started()
    try probe.order("open bare")
    try display.expectColor(orange, x: 850, y: 640)
    let window = try display.window("Bare")
    let before = try position(window)
    try drag(fromX: Int(before.x) + 330, y: Int(before.y) + 15)
    try display.wait("the window to be elsewhere") {
      let now = try position(window)
      return now.x < before.x - 100 && now.y < before.y - 100
    }
    #expect(probe.errors == "")
  }

  /// Drags to the upper left, by 200 points each.
  private func drag(fromX x: Int, y: Int) throws {
    try display.run("xdotool", "mousemove", "\(x)", "\(y)")
    try display.run("xdotool", "mousedown", "1")
    for step in 1...10 {
      try display.run("xdotool", "mousemove", "\(x - 20 * step)", "\(y - 20 * step)")
    }
    try display.run("xdotool", "mouseup", "1")
  }

  @Test("a gesture of a view moves its window", .enabled(if: hasManager))
  func movingByGesture() throws {
    let manager = try startedManager()
    defer { manager.end() }
    let probe = try started()
    try probe.order("open moved")
    let window = try display.window("Moved")
    try display.wait("the window at its place") { try position(window).x > 500 }
    let before = try position(window)
    try drag(fromX: Int(before.x) + 100, y: Int(before.y) + 75)
    try probe.expect("moved")
    try display.wait("the window to be elsewhere") {
      let now = try position(window)
      return now.x < before.x - 100 && now.y < before.y - 100
    }
    #expect(probe.errors == "")
  }

  @Test(
    "a window that is as large as its content follows it, from the point that stays",
    arguments: [false, true]
  )
  func followingContent(isManaged: Bool) throws {
    guard !isManaged || Self.hasManager else { return }
    let manager = isManaged ? try startedManager() : nil
    defer { manager?.end() }
    let probe = try started()
    try probe.order("open sized")
    let window = try display.window("Sized")
    try display.wait("the window at its place") { try position(window).x > 500 }
    #expect(try display.size(window) == "200x150")
    let before = try position(window)
    for (size, rise) in [("200x300", 150.0), ("200x150", 0)] {
      try click(Int(before.x) + 100, Int(before.y) + 75)
      try display.wait("the window of \(size)") { try display.size(window) == size }
      try display.wait("the window's lower edge where it was") {
        try position(window) == CGPoint(x: before.x, y: before.y - rise)
      }
    }
    #expect(probe.errors == "")
  }

  @Test("made large a window is as its content wants it, and after that as before")
  func idealSize() throws {
    let probe = try started()
    try probe.order("open large")
    let window = try display.window("Large")
    try display.wait("the window") { try display.size(window) == "700x400" }
    // With the edge that GTK draws where nothing puts windows together, and as high as the menu bar is besides.
    for size in ["610x", "700x400"] {
      let place = try position(window)
      try display.run("xdotool", "mousemove", "\(Int(place.x) + 450)", "\(Int(place.y) + 15)")
      // Two presses, apart from those before.
      Thread.sleep(forTimeInterval: 0.6)
      try display.run("xdotool", "click", "--repeat", "2", "--delay", "60", "1")
      try display.wait("the window of \(size)") { try display.size(window).hasPrefix(size) }
    }
    #expect(probe.errors == "")
  }

  @Test("F11 gives a window the screen, and takes it away", .enabled(if: hasManager))
  func fullScreen() throws {
    let manager = try startedManager()
    defer { manager.end() }
    let probe = try started()
    for (name, sizes) in [
      ("Large", ["1000x800", "700x400"]), ("Kept", ["200x150", "200x150"]),
    ] {
      try probe.order("open \(name.lowercased())")
      let window = try display.window(name)
      try display.run("xdotool", "windowfocus", "--sync", window)
      for size in sizes {
        try display.run("xdotool", "key", "F11")
        try probe.order("count")
        try display.wait("\(name) of \(size)") { try display.size(window) == size }
      }
    }
    #expect(probe.errors == "")
  }

  @Test("a window has the frame that the view wants which opens it", .enabled(if: hasManager))
  func presentedFrame() throws {
    let manager = try startedManager()
    defer { manager.end() }
    let probe = try started()
    for (order, isFramed) in [("open frameless-filling", false), ("open filling", true)] {
      try probe.order(order)
      let window = try display.window("Filling")
      try display.wait("the window with a manager's frame or none") {
        let hints = try display.run("xprop", "-id", window, "_MOTIF_WM_HINTS") ?? ""
        // Flags, functions, decorations: none of these where nothing is to be around the window.
        let numbers = hints.split(separator: "=").last?.split(separator: ",") ?? []
        guard numbers.count > 2 else { return false }
        return (numbers[2].trimmingCharacters(in: .whitespaces) != "0x0") == isFramed
      }
      try probe.order("close filling")
      try display.wait("the window to go") { try !display.hasWindow("Filling") }
    }
    #expect(probe.errors == "")
  }

  @Test(
    "its menu gives a window the screen, where its toolbar comes to the pointer alone",
    .enabled(if: hasManager)
  )
  func fullScreenByMenu() throws {
    let manager = try startedManager()
    defer { manager.end() }
    let probe = try started()
    try probe.order("open filling")
    let window = try display.window("Filling")
    try display.run("xdotool", "windowfocus", "--sync", window)
    // The menu View begins with the item for the screen.
    try display.run("xdotool", "mousemove", "--window", window, "120", "16")
    try display.run("xdotool", "click", "1")
    for key in ["Down", "Return"] { try display.run("xdotool", "key", key) }
    try display.wait("the screen") { try display.size(window) == "1000x800" }
    // Below the menu bar the content begins, and not a toolbar.
    try display.expectColor(orange, x: 500, y: 50)
    try display.run("xdotool", "mousemove", "500", "32")
    try display.expectColor("#FFFFFF", x: 300, y: 50)
    try display.run("xdotool", "mousemove", "500", "600")
    try display.expectColor(orange, x: 500, y: 50)
    try display.run("xdotool", "key", "F11")
    try display.wait("the window") { try display.size(window) == "500x400" }
    #expect(probe.errors == "")
  }

  @Test("a window whose content asks first goes by the answer alone")
  func asking() throws {
    let probe = try started()
    try probe.order("open asked")
    let window = try display.window("Asked")
    try display.run("xdotool", "windowfocus", "--sync", window)
    try display.run("xdotool", "key", "ctrl+w")
    try display.run("xdotool", "key", "Escape")
    try probe.expect("asked stayed")
    try probe.order("close asked")
    try display.run("xdotool", "key", "Escape")
    try probe.expect("asked stayed")
    #expect(try display.hasWindow("Asked"))
    try display.run("xdotool", "key", "ctrl+w")
    try display.run("xdotool", "key", "Return")
    try probe.expect("asked agreed")
    try probe.expect("asked disappeared")
    #expect(probe.errors == "")
  }

  @Test(
    "under Wayland too; where windows open, and in front of which, is not for programs to say there",
    .enabled(if: TestCompositor.isAvailable)
  )
  func wayland() throws {
    let compositor = try TestCompositor(display)
    let probe = try started(compositor.environment)
    try probe.order("open bare")
    try probe.expect("bare appeared")
    // The compositor's one window has all of the screen.
    try display.expectColor(orange, x: 500, y: 200)
    try display.expectColor(blue, x: 500, y: 700)
    try display.run("xdotool", "mousemove", "900", "300")
    try click(981, 15)
    try probe.expect("bare disappeared")
    for name in ["windowLevel", "defaultPosition"] {
      #expect(probe.errors.contains("\(name) has no effect"), "\(probe.errors)")
    }
  }

  @Test("a plain window is its content alone")
  func plain() throws {
    let probe = try started()
    try probe.order("open plain")
    for point in [(1, 799), (198, 799), (1, 652), (198, 652)] {
      try display.expectColor(blue, x: point.0, y: point.1)
    }
    #expect(try display.size(display.window("Plain")) == "200x150")
    #expect(probe.errors == "")
  }

  @Test("a window is placed by its content and the screen")
  func placing() throws {
    let probe = try started()
    try probe.order("open placed")
    try probe.expect("placed for 160 of 1000")
    let window = try display.window("Placed")
    try display.wait("the window at its place") {
      try position(window) == CGPoint(x: 620, y: 40)
    }
    #expect(try display.size(window).hasPrefix("300x"))
    #expect(probe.errors == "")
  }

  @Test("a window whose content says so is not closed by a person, but by the program")
  func dismissing() throws {
    let probe = try started()
    try probe.order("open kept")
    let window = try display.window("Kept")
    try display.run("xdotool", "windowfocus", window)
    try display.run("xdotool", "key", "--window", window, "ctrl+w")
    try probe.order("count")
    #expect(try display.hasWindow("Kept"))
    try probe.order("close kept")
    try probe.expect("kept disappeared")
  }

  @Test("a window of tools closes by escape")
  func tools() throws {
    let probe = try started()
    try probe.order("open tools")
    try probe.expect("tools appeared")
    let window = try display.window("Tools")
    try display.run("xdotool", "windowfocus", window)
    try display.run("xdotool", "key", "Escape")
    try probe.expect("tools disappeared")
    #expect(probe.errors == "")
  }

  @Test("a dialog for files goes when the program says so, without an answer, and can come again")
  func filesClosed() throws {
    let probe = try started()
    for _ in 1...2 {
      try probe.order("open importer")
      _ = try display.window("Open")
      try probe.order("close importer")
      try display.wait("the dialog to go") { try !self.display.hasWindow("Open") }
    }
    try probe.order("open importer")
    let dialog = try display.window("Open")
    try display.run("xdotool", "windowfocus", dialog)
    try display.run("xdotool", "key", "Escape")
    try probe.expect("import cancelled")
    #expect(probe.lines.filter { $0.hasPrefix("import") }.count == 1)
    #expect(probe.errors == "")
  }

  @Test("tools read what the window hands up that was active last, and go with the last window")
  func toolsOfWindow() throws {
    let probe = try started()
    try probe.order("open tools")
    try probe.expect("tools for framed")
    try probe.order("open moved")
    let moved = try display.window("Moved")
    try display.run("xdotool", "windowfocus", moved)
    try probe.expect("tools for moved")
    // The tools' own turn changes nothing.
    try display.run("xdotool", "windowfocus", display.window("Tools"))
    try probe.order("close moved")
    try probe.expect("tools for framed")
    try probe.order("close this")
    try probe.expect("tools disappeared")
    #expect(try probe.waitForExit() == 0)
  }

  @Test(
    "without a touch screen controls are as dense as a pointer needs, unless AVIARY_DENSITY says otherwise"
  )
  func density() throws {
    let dense = try Probe(
      display,
      program: "DesktopProbe",
      arguments: ["frames"],
      environment: ["AVIARY_DENSITY": ""]
    )
    try dense.expect("density pointer")
    let touch = try Probe(display, program: "DesktopProbe", arguments: ["frames"])
    try touch.expect("density touch")
    let wrong = try Probe(
      display,
      program: "DesktopProbe",
      arguments: ["frames"],
      environment: ["AVIARY_DENSITY": "tight"]
    )
    try wrong.expect("density pointer")
    #expect(wrong.errors.contains("AVIARY_DENSITY: 'tight' is neither 'touch' nor 'pointer'"))
  }
}
