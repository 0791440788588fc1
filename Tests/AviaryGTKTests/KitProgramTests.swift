import Foundation
import Testing

@Suite(
  "Programs of UIKit and AppKit in windows",
  .enabled(if: TestDisplay.isAvailable),
  .serialized
)
struct KitProgramTests {
  private let blue = "#007AFF"
  private let green = "#34C759"

  private func start(_ kind: String, on display: TestDisplay) throws -> Probe {
    try Probe(display, program: "KitProbe", arguments: [kind])
  }

  @Test(
    "A delegate of UIKit has the scene's delegate open the window that hosts views",
    arguments: ["phone", "main"]
  )
  func phoneOpens(kind: String) throws {
    let display = try TestDisplay()
    let probe = try start(kind, on: display)
    for line in ["launched", "scene is active"] { try probe.expect(line) }
    #expect(probe.lines.contains("scene comes to the foreground"))
    _ = try display.window("KitProbe")
    try display.expectColor(blue, x: 20, y: 300)
    try display.click(x: 240, y: 117)
    try display.expectColor(green, x: 20, y: 300)
    #expect(probe.errors == "")
  }

  @Test("Controllers are pushed, presented and chosen by tabs")
  func controllers() throws {
    let display = try TestDisplay()
    let probe = try start("phone", on: display)
    try probe.expect("scene is active")
    try display.expectColor(blue, x: 20, y: 300)
    try display.click(x: 240, y: 264)
    try probe.expect("page appears")
    try display.expectColor("#FFCC00", x: 20, y: 300)
    try display.click(x: 17, y: 22)
    try display.expectColor(blue, x: 20, y: 300)
    try display.click(x: 240, y: 411)
    try probe.expect("sheet appears")
    try display.expectColor("#AF52DE", x: 20, y: 300)
    try display.click(x: 240, y: 367)
    try probe.expect("sheet is gone")
    try display.click(x: 350, y: 670)
    try display.expectColor("#FF3B30", x: 20, y: 300)
  }

  @Test("An alert of UIKit asks, and performs what is chosen")
  func phoneAsks() throws {
    let display = try TestDisplay()
    let probe = try start("phone", on: display)
    try probe.expect("scene is active")
    try display.expectColor(blue, x: 20, y: 300)
    try display.click(x: 240, y: 558)
    // Its buttons stand in a window in the middle of the screen.
    try display.expectColor("#FFFFFF", x: 380, y: 350)
    try display.click(x: 500, y: 398)
    try probe.expect("yes")
  }

  @Test(
    "A delegate of AppKit opens windows of a size and a title in the middle of the screen",
    arguments: ["mac", "mac-run"]
  )
  func macOpens(kind: String) throws {
    let display = try TestDisplay()
    let probe = try start(kind, on: display)
    for line in ["launched", "window is key"] { try probe.expect(line) }
    let window = try display.window("Mac")
    #expect(try display.size(window) == "480x300")
    try display.expectColor(blue, x: 270, y: 260)
    try probe.order("title")
    let renamed = try display.window("Renamed")
    try probe.order("grow")
    try display.wait("a larger window") { try display.size(renamed) == "600x400" }
    try probe.order("second")
    #expect(try display.size(display.window("Second")) == "320x200")
    try probe.order("windows")
    #expect(probe.lines.contains(#"windows ["Renamed", "Second"]"#))
    #expect(probe.errors == "")
  }

  @Test(
    "A window of AppKit asks its delegate before it closes, and the program ends with the last one"
  )
  func macCloses() throws {
    let display = try TestDisplay()
    let probe = try start("mac", on: display)
    try probe.expect("window is key")
    try probe.order("close")
    #expect(probe.lines.contains("asked to close"))
    #expect(!probe.lines.contains("window closes"))
    try probe.order("second")
    try probe.order("hide")
    try probe.order("reopen")
    try probe.expect("window is key")
    #expect(!probe.lines.contains("window closes"))
    try probe.order("allow")
    try display.expectColor(green, x: 270, y: 260)
    probe.send("close")
    try probe.expect("window closes")
    probe.send("end")
    try probe.expect("program ends")
    #expect(try probe.waitForExit() == 0)
  }

  @Test("A modal window and a question of AppKit hold the program until they are answered")
  func macModal() throws {
    let display = try TestDisplay()
    let probe = try start("mac", on: display)
    try probe.expect("window is key")
    try display.expectColor(blue, x: 270, y: 260)
    try display.click(x: 500, y: 400)
    _ = try display.window("Modal")
    try probe.order("stop")
    try probe.expect("modal 1")
    try display.click(x: 500, y: 500)
    try display.expectColor("#FFFFFF", x: 360, y: 330)
    _ = try display.run("xdotool", "key", "Escape")
    try probe.expect("answer 1001")
  }

  @Test("A program that opens no window says so, and ends")
  func nothing() throws {
    let display = try TestDisplay()
    let probe = try start("nothing", on: display)
    #expect(try probe.waitForExit() == 1)
    #expect(
      probe.errors
        == "KitProbe: the app has no scene that opens a window, and has opened none itself\n"
    )
  }
}
