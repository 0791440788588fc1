import Foundation
import Testing

@Suite("Windows that are there again", .enabled(if: TestDisplay.isAvailable), .serialized)
struct RestorationTests {
  private let display: TestDisplay

  init() throws { display = try TestDisplay() }

  private func started(_ environment: [String: String] = [:]) throws -> Probe {
    try Probe(display, environment: ["AVIARY_RESTORATION": "on"].merging(environment) { $1 })
  }

  private func quit(_ probe: Probe) throws {
    kill(probe.processIdentifier, SIGTERM)
    #expect(try probe.waitForExit() == 0)
  }

  private var file: URL {
    URL(fileURLWithPath: display.environment["XDG_STATE_HOME"] ?? "")
      .appendingPathComponent("WindowProbe/windows.json")
  }

  @Test(
    "7.4 windows come back with their values, what they keep and their sizes, and no other opens"
  )
  func comesBack() throws {
    let first = try started()
    try first.expect("window active")
    first.send("open kept 1")
    try first.expect("kept 1 none")
    let window = try display.window("Kept 1")
    try display.run("xdotool", "windowsize", "--sync", window, "432", "321")
    try display.run("xdotool", "windowfocus", "--sync", window, "key", "ctrl+shift+w")
    try first.expect("kept 101 note of 1")
    first.send("dismiss main")
    try first.expect("disappeared")
    try quit(first)

    let second = try started()
    try second.expect("kept 101 note of 1")
    let restored = try display.window("Kept 101")
    #expect(try display.size(restored) == "432x321")
    #expect(try !display.hasWindow("Main 0"))
    #expect(second.errors == "")
  }

  @Test("windows are kept once the program is inactive: what kills it then loses nothing")
  func killed() throws {
    let first = try started()
    try first.expect("window active")
    try first.order("open kept 4")
    let window = try display.window("Kept 4")
    try display.run("xdotool", "windowfocus", "--sync", window)
    let other = try Probe(display)
    try other.expect("window active")
    try display.wait("the windows to be kept") {
      (try? String(contentsOf: file, encoding: .utf8))?.contains("kept Int") == true
    }
    kill(first.processIdentifier, SIGKILL)
    _ = try first.waitForExit()
    let second = try started()
    try second.expect("kept 4 none")
  }

  @Test("7.5 windows of a scene that wants none back stay closed, and then the first scene's opens")
  func disabled() throws {
    let first = try started()
    try first.expect("window active")
    try first.order("open forgotten")
    _ = try display.window("Forgotten")
    first.send("dismiss main")
    try first.expect("disappeared")
    try quit(first)
    let second = try started()
    _ = try display.window("Main 0")
    #expect(try !display.hasWindow("Forgotten"))
    _ = second
  }

  @Test(
    "7.4 what a person closes is gone, but for the last window, whose closing is the program's end"
  )
  func closed() throws {
    let first = try started()
    try first.expect("window active")
    try first.order("open kept 1")
    try first.order("open kept 2")
    try display.run("xdotool", "windowfocus", "--sync", try display.window("Kept 1"))
    try display.run("xdotool", "key", "ctrl+w")
    try display.wait("the window to close") { try !display.hasWindow("Kept 1") }
    try first.order("dismiss main")
    try display.wait("one window") { try !display.hasWindow("Main 0") }
    try display.run("xdotool", "windowfocus", "--sync", try display.window("Kept 2"))
    try display.run("xdotool", "key", "ctrl+w")
    #expect(try first.waitForExit() == 0)
    let second = try started()
    try second.expect("kept 2 none")
    #expect(try !display.hasWindow("Kept 1"))
  }

  @Test("a broken file is told of once by its path, and the usual window opens")
  func broken() throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data("{".utf8).write(to: file)
    let probe = try started()
    try probe.expect("window active")
    #expect(probe.errors.components(separatedBy: file.path).count == 2)
    try quit(probe)
  }
}
