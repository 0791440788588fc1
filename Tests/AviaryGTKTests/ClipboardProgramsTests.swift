import Foundation
import Testing

/// The tool that copies and pastes beside the program: xclip.
enum OtherClipboard {
  static let isAvailable: Bool = {
    guard TestDisplay.isAvailable else { return false }
    if TestDisplay.path(of: "xclip") != nil { return true }
    print("*** SKIPPED: tests of the clipboard with others: xclip not installed ***")
    return false
  }()
}

/// Copying and pasting with another program: xclip, which has the clipboard until somebody else copies.
@Suite("Clipboard of several types", .serialized, .enabled(if: OtherClipboard.isAvailable))
struct ClipboardProgramsTests {
  private func shown() throws -> (display: TestDisplay, probe: Probe) {
    let display = try TestDisplay()
    let probe = try Probe(display)
    try probe.expect("ready")
    try probe.order("open clipboard")
    let window = try display.window("Clipboard")
    try display.run("xdotool", "windowmove", window, "0", "0")
    try display.run("xdotool", "windowfocus", "--sync", window)
    try display.expectColor("#34C759", x: 200, y: 150)
    return (display, probe)
  }

  private func press(_ display: TestDisplay, _ key: String, y: Int) throws {
    try display.click(x: 200, y: y)
    Thread.sleep(forTimeInterval: 0.2)
    try display.run("xdotool", "key", key)
  }

  private func clipboard(_ display: TestDisplay, _ type: String) throws -> String {
    try display.run("xclip", "-selection", "clipboard", "-o", "-t", type) ?? ""
  }

  /// Another program copies a file of a type.
  private func copy(_ display: TestDisplay, _ data: Data, as type: String) throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-\(UUID().uuidString)")
    try data.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    // What stays behind to hand the data out must not keep our pipes and sockets open: its end would be waited for.
    let closing = "for f in /proc/$$/fd/*; do f=${f##*/}; [ $f -gt 2 ] && eval \"exec $f>&-\"; done"
    try display.run(
      "bash",
      "-c",
      "\(closing); xclip -selection clipboard -t '\(type)' -i '\(file.path)' >/dev/null 2>&1"
    )
  }

  @Test("a value that is copied can be had in all its types by other programs, and pasted as it is")
  func copies() throws {
    let (display, probe) = try shown()
    try press(display, "ctrl+c", y: 50)
    try display.wait("the types") { try clipboard(display, "TARGETS").contains("image/png") }
    #expect(try clipboard(display, "TARGETS").contains("application/x-com.example.probe-card"))
    #expect(try clipboard(display, "UTF8_STRING") == "Ace")
    #expect(try clipboard(display, "application/x-com.example.probe-card").contains("\"Ace\""))
    try press(display, "ctrl+v", y: 150)
    try probe.expect("cards [\"Ace\"]")
  }

  @Test("a file that is cut is an address for others, as file managers read it")
  func cuts() throws {
    let (display, probe) = try shown()
    try press(display, "ctrl+x", y: 50)
    try display.wait("the address") {
      try clipboard(display, "text/uri-list").hasPrefix("file:///tmp/a%20b.txt")
    }
    _ = probe
  }

  @Test("pictures, files and texts of other programs are pasted, 20 megabytes too")
  func pastes() throws {
    let (display, probe) = try shown()
    try copy(display, Data(repeating: 7, count: 20_000_000), as: "image/png")
    try press(display, "ctrl+v", y: 50)
    try probe.expect("pasted public.png of 20000000 bytes")
    try copy(display, Data("file:///tmp/c%20d\r\n".utf8), as: "text/uri-list")
    try press(display, "ctrl+v", y: 50)
    try probe.expect("pasted file:///tmp/c%20d")
    try copy(display, Data("Grüße".utf8), as: "UTF8_STRING")
    try press(display, "ctrl+v", y: 50)
    try probe.expect("pasted Grüße")
    try display.click(x: 200, y: 250)
    try probe.expect("texts [\"Grüße\"]")
  }

  @Test(
    "a value of another window of ours, in another program, is pasted as a value; after its end nothing is"
  )
  func betweenOurs() throws {
    let (display, probe) = try shown()
    let first = try display.window("Clipboard")
    var other: Probe? = try Probe(display)
    try other?.expect("ready")
    try other?.order("open clipboard")
    var opened: String?
    try display.wait("the other program's window") {
      let windows = try display.run("xdotool", "search", "--onlyvisible", "--name", "^Clipboard$")
      opened = windows?.split(separator: "\n").map(String.init).first { $0 != first }
      return opened != nil
    }
    let second = try #require(opened)
    try display.run("xdotool", "windowmove", second, "500", "0")
    try display.putAside("Main 0")
    try display.run("xdotool", "windowfocus", "--sync", second)
    try display.expectColor("#34C759", x: 700, y: 150)
    try display.click(x: 700, y: 50)
    Thread.sleep(forTimeInterval: 0.2)
    try display.run("xdotool", "key", "ctrl+c")
    try display.wait("the types") { try clipboard(display, "TARGETS").contains("image/png") }
    try display.run("xdotool", "windowfocus", "--sync", first)
    try press(display, "ctrl+v", y: 150)
    try probe.expect("cards [\"Ace\"]")
    other = nil
    try display.wait("the clipboard to be empty") { try clipboard(display, "TARGETS").isEmpty }
    try press(display, "ctrl+v", y: 150)
    try probe.order("count")
    #expect(probe.lines.filter { $0.hasPrefix("cards") }.count == 1)
  }
}
