import Foundation
import Testing

@Suite("Windows", .enabled(if: TestDisplay.isAvailable), .serialized)
struct WindowTests {
  private let blue = "#007AFF"
  private let red = "#FF3B30"
  private let white = "#FFFFFF"

  @Test("an app opens its first scene at its default size, titled by its content")
  func opens() throws {
    let display = try TestDisplay()
    let probe = try Probe(display)
    try probe.expect("ready")
    let window = try display.window("Main 0")
    #expect(try display.size(window) == "400x300")
    try display.expectColor(blue, x: 200, y: 130)
    #expect(try display.color(x: 10, y: 10) == white)
    #expect(try probe.hasLoaded("libgtk-4"))
    #expect(probe.errors == "")
  }

  @Test("a change of state is painted, and titles of windows follow")
  func changes() throws {
    let display = try TestDisplay()
    let probe = try Probe(display)
    try probe.expect("ready")
    try display.expectColor(blue, x: 200, y: 130)
    try probe.order("red")
    try display.expectColor(red, x: 200, y: 130)
    try probe.order("count")
    _ = try display.window("Main 1")
  }

  @Test("windows are put together in main memory, which nothing else inherits")
  func compositor() throws {
    let display = try TestDisplay()
    let probe = try Probe(display)
    try probe.expect("ready")
    try display.expectColor(blue, x: 200, y: 130)
    for library in ["libGLX_mesa", "libEGL_mesa", "libgallium", "libLLVM", "swrast_dri"] {
      #expect(try !probe.hasLoaded(library), "\(library) is loaded")
    }
    for name in ["GSK_RENDERER", "GDK_DEBUG", "GDK_DISABLE"] {
      probe.send("environment \(name)")
      try probe.expect("\(name) is not set")
    }
  }

  @Test("frames reach an X server in memory that stays")
  func sharedMemory() throws {
    let display = try TestDisplay()
    let probe = try Probe(display)
    try probe.expect("ready")
    try display.expectColor(blue, x: 200, y: 130)
    let memory = try probe.sharedMemory()
    #expect(!memory.isEmpty)
    try probe.order("red")
    try display.expectColor(red, x: 200, y: 130)
    #expect(try probe.sharedMemory() == memory)
  }

  @Test("what changes of a window that is all picture is copied: GTK puts nothing together")
  func copied() throws {
    let display = try TestDisplay()
    let trace = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-frames-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: trace) }
    let probe = try Probe(display, environment: ["AVIARY_TRACE": trace.path])
    try probe.expect("ready")
    try display.expectColor(blue, x: 200, y: 130)
    try probe.order("red")
    try display.expectColor(red, x: 200, y: 130)
    // What another window has covered is shown again.
    try probe.order("open second")
    _ = try display.window("Second")
    try display.wait("the second window to cover the first") {
      try display.color(x: 4, y: 4) != self.white || display.color(x: 75, y: 60) != self.white
    }
    try probe.order("dismiss second")
    try display.expectColor(white, x: 4, y: 4)
    try display.expectColor(white, x: 75, y: 60)
    try display.expectColor(red, x: 200, y: 130)
    let document = try JSONSerialization.jsonObject(with: Data(contentsOf: trace)) as? [String: Any]
    let events = document?["traceEvents"] as? [[String: Any]] ?? []
    let frames = events.filter { $0["name"] as? String == "frame" }
      .compactMap { ($0["args"] as? [String: Any])?["put together"] as? Double }
    #expect(frames.count > 1)
    #expect(frames.allSatisfy { $0 == 0 })
  }

  @Test("tasks of the main actor, the main queue and timers run")
  func mainLoop() throws {
    let display = try TestDisplay()
    let probe = try Probe(display)
    try probe.expect("ready")
    probe.send("sleep")
    try probe.expect("slept on main true")
    try probe.order("background")
    _ = try display.window("Main 1")
    try probe.order("timer")
    try probe.expect("timer fired")
  }

  @Test("a window at rest does not wake up")
  func rests() throws {
    let display = try TestDisplay()
    let probe = try Probe(display)
    try probe.expect("window active")
    try probe.order("red")
    try display.expectColor(red, x: 200, y: 130)
    // What is still on its way arrives, then nothing does.
    var before = probe.wakeUps
    try display.wait("the probe to rest") {
      Thread.sleep(forTimeInterval: 1)
      defer { before = probe.wakeUps }
      return probe.wakeUps == before
    }
    Thread.sleep(forTimeInterval: 2)
    #expect(probe.wakeUps - before <= 1)
  }

  @Test("a window that is resized shows its content in its new size, no smaller than it can be")
  func resizes() throws {
    let display = try TestDisplay()
    let probe = try Probe(display)
    try probe.expect("ready")
    let window = try display.window("Main 0")
    try display.run("xdotool", "windowsize", window, "600", "500")
    try display.expectColor(blue, x: 300, y: 230)
    try display.expectColor(white, x: 590, y: 490)
    #expect(try display.color(x: 200, y: 130) == white)
  }

  @Test("frames of a window that is resized at rest are told like others")
  func resizedFrames() throws {
    let display = try TestDisplay()
    let times = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-times-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: times) }
    let probe = try Probe(display, environment: ["AVIARY_FRAME_TIMES": times.path])
    try probe.expect("ready")
    let window = try display.window("Main 0")
    try display.expectColor(blue, x: 200, y: 130)
    func count() throws -> Int {
      try String(contentsOf: times, encoding: .utf8).split(separator: "\n").count
    }
    var before = 0
    try display.wait("the probe to rest") {
      before = try count()
      Thread.sleep(forTimeInterval: 1)
      return try count() == before
    }
    try display.run("xdotool", "windowsize", window, "600", "500")
    try display.expectColor(white, x: 590, y: 490)
    try display.wait("the frame to be told") { try count() > before }
  }

  @Test(
    "the display is told how small a window can be: as its content, but never too small to be found",
    .enabled(if: TestDisplay.path(of: "xprop") != nil)
  )
  func leastSizes() throws {
    let display = try TestDisplay()
    let probe = try Probe(display)
    try probe.expect("ready")
    func least(_ title: String) throws -> String {
      let hints = try display.run("xprop", "-id", display.window(title), "WM_NORMAL_HINTS") ?? ""
      let line = hints.split(separator: "\n").first { $0.contains("minimum size: ") }
      return line?.components(separatedBy: "minimum size: ").last ?? hints
    }
    #expect(try least("Main 0") == "200 by 150")
    try probe.order("open input")
    // Fields and a list that scrolls: 400 wide, but of hardly any height below the fixed ones.
    #expect(try least("Input") == "400 by 200")
    try probe.order("open second")
    #expect(try least("Second") == "150 by 120")
    try probe.order("value 4")
    #expect(try least("Value 4") == "160 by 100")
  }

  @Test("windows are opened by id and by value, once each, and closed")
  func opensOthers() throws {
    let display = try TestDisplay()
    let probe = try Probe(display)
    try probe.expect("ready")
    try probe.order("open second")
    let second = try display.window("Second")
    #expect(try display.size(second) == "150x120")
    try probe.order("open second")
    try probe.order("value 4")
    _ = try display.window("Value 4")
    try probe.order("value 4")
    try probe.order("value 5")
    _ = try display.window("Value 5")
    #expect(probe.lines.filter { $0 == "second appeared" }.count == 1)
    let values = try display.run("xdotool", "search", "--onlyvisible", "--name", "^Value 4$")
    #expect(values?.split(separator: "\n").count == 1)
    try probe.order("dismiss second")
    try probe.expect("second disappeared")
    try display.wait("the window to be closed") { try !display.hasWindow("Second") }
  }

  @Test("commands make a menu bar while there are any, whose keys work in every window")
  func menuBar() throws {
    let display = try TestDisplay()
    let probe = try Probe(display)
    try probe.expect("ready")
    let window = try display.window("Main 0")
    try display.expectColor(white, x: 380, y: 15)
    try probe.order("commands")
    // The bar's color; the content is in the middle of the rest.
    try display.expectColor("#F2F2F7", x: 380, y: 15)
    try display.expectColor(blue, x: 200, y: 145)
    try display.run("xdotool", "windowfocus", window)
    try display.run("xdotool", "key", "ctrl+shift+u")
    _ = try display.window("Main 1")
    try display.run("xdotool", "key", "ctrl+2")
    _ = try display.window("Second")
    try display.run("xdotool", "windowraise", window, "windowfocus", window)
    try display.run("xdotool", "mousemove", "30", "15", "click", "1")
    Thread.sleep(forTimeInterval: 1)
    // New Window is the first item.
    try display.run("xdotool", "key", "Down", "Return")
    try display.wait("another window") {
      let found = try display.run("xdotool", "search", "--onlyvisible", "--name", "^Main 1$")
      return found?.split(separator: "\n").count == 2
    }
  }

  @Test("the program ends when its last window is closed")
  func quits() throws {
    let display = try TestDisplay()
    let probe = try Probe(display)
    try probe.expect("ready")
    probe.send("close")
    try probe.expect("disappeared")
    #expect(try probe.waitForExit() == 0)
  }

  @Test(
    "the phase of a window goes by whether it has the keyboard, and that of the app by its windows"
  )
  func phases() throws {
    let display = try TestDisplay()
    let probe = try Probe(display)
    try probe.expect("window active")
    try probe.order("open second")
    let second = try display.window("Second")
    let first = try display.window("Main 0")
    // The app stays active while the keyboard goes from one of its windows to another.
    let start = probe.lines.count
    for window in [second, first, second] {
      try display.run("xdotool", "windowfocus", window)
      try probe.expect(window == first ? "controls key" : "controls inactive")
      try probe.expect(window == first ? "window active" : "window inactive")
      Thread.sleep(forTimeInterval: 0.4)
    }
    #expect(!probe.lines.dropFirst(start).contains("app inactive"))
    try display.run("xdotool", "windowunmap", second, "windowunmap", first)
    try display.wait("the app to be active no longer") {
      probe.lines.last { $0.hasPrefix("app") } != "app active"
    }
  }

  @Test("light and dark follow the desktop while the program runs")
  func schemes() throws {
    let display = try TestDisplay()
    try display.writeSetting(
      "[Settings]\ngtk-application-prefer-dark-theme=1\n",
      to: "gtk-4.0/settings.ini"
    )
    let probe = try Probe(display)
    try probe.expect("scheme dark")
    try display.expectColor("#000000", x: 10, y: 10)
    try display.expectColor("#0A84FF", x: 200, y: 130)
    let settings = "glib-2.0/settings/keyfile"
    try display.writeSetting(
      "[org/gnome/desktop/interface]\ncolor-scheme='prefer-light'\n",
      to: settings
    )
    try probe.expect("scheme light")
    try display.expectColor(white, x: 10, y: 10)
  }

  @Test("less movement and more contrast follow the desktop while the program runs")
  func accessibilitySettings() throws {
    let display = try TestDisplay()
    let settings = "glib-2.0/settings/keyfile"
    // The folder has to be there for changes to be seen.
    try display.writeSetting("", to: settings)
    let probe = try Probe(display)
    try probe.expect("ready")
    for (value, words) in [(false, ("true", "increased")), (true, ("false", "standard"))] {
      try display.writeSetting(
        """
        [org/gnome/desktop/interface]
        enable-animations=\(value)
        [org/gnome/desktop/a11y/interface]
        high-contrast=\(!value)

        """,
        to: settings
      )
      try probe.expect("contrast \(words.1)")
      try probe.expect("reduces motion \(words.0)")
    }
  }

  @Test("a display of two pixels a logical pixel is painted in full", arguments: [2])
  func scales(scale: Int) throws {
    let display = try TestDisplay()
    let probe = try Probe(display, environment: ["GDK_SCALE": "\(scale)"])
    try probe.expect("ready")
    let window = try display.window("Main 0")
    #expect(try display.size(window) == "800x600")
    try display.wait("the scale") { probe.lines.contains("scale 2.0") }
    try display.expectColor(blue, x: 302, y: 202)
    #expect(try display.color(x: 298, y: 202) == white)
  }

  @Test("a desktop that asks for larger everything gets it: fractional scales")
  func zooms() throws {
    let display = try TestDisplay()
    try display.writeSetting(
      "[org/gnome/desktop/interface]\ntext-scaling-factor=1.5\n",
      to: "glib-2.0/settings/keyfile"
    )
    let probe = try Probe(display)
    try probe.expect("ready")
    let window = try display.window("Main 0")
    #expect(try display.size(window) == "600x450")
    try display.wait("the scale") { probe.lines.contains("scale 1.5") }
    try display.expectColor(blue, x: 300, y: 195)
  }

  @Test(
    "a window is tried in another size",
    arguments: [
      ("430x700", "430x700"), ("430", "400x300"), ("-1x20", "400x300"), ("0x0", "400x300"),
      ("nanx9", "400x300"),
    ]
  )
  func trial(asked: String, size: String) throws {
    let display = try TestDisplay()
    let probe = try Probe(display, environment: ["AVIARY_WINDOW": asked])
    try probe.expect("ready")
    #expect(try display.size(try display.window("Main 0")) == size)
  }

  @Test("without a display the program says so and ends with exit code 1")
  func noDisplay() throws {
    let display = try TestDisplay()
    let probe = try Probe(display, environment: ["DISPLAY": ""])
    #expect(try probe.waitForExit() == 1)
    #expect(probe.errors.contains("can't show windows"))
  }
}
