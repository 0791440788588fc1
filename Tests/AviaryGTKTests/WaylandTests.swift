import Foundation
import Testing

@Suite("Windows on Wayland", .enabled(if: TestCompositor.isAvailable), .serialized)
struct WaylandTests {
  private let blue = "#007AFF"
  private let red = "#FF3B30"
  private let orange = "#FF9500"

  @Test("a window shows what the app says, and its changes; at rest it does not wake up")
  func shows() throws {
    let display = try TestDisplay()
    let compositor = try TestCompositor(display)
    let probe = try Probe(display, environment: compositor.environment)
    try probe.expect("ready")
    try display.expectColor(blue, x: 480, y: 370)
    try probe.order("red")
    try display.expectColor(red, x: 480, y: 370)
    #expect(probe.errors == "")
    #expect(try probe.sharedMemory().isEmpty, "that is for X servers")
    Thread.sleep(forTimeInterval: 1)
    let before = probe.wakeUps
    Thread.sleep(forTimeInterval: 2)
    #expect(probe.wakeUps - before <= 2)
  }

  @Test("a screen of two pixels to a point is drawn so")
  func scales() throws {
    let display = try TestDisplay()
    let compositor = try TestCompositor(display, scale: 2)
    let probe = try Probe(display, environment: compositor.environment)
    try probe.expect("scale 2.0")
    // 100 by 60 points, above the middle.
    try display.expectColor(blue, x: 410, y: 320)
    #expect(try display.color(x: 590, y: 320) == blue)
    #expect(try display.color(x: 396, y: 320) == "#FFFFFF")
  }

  @Test("pointer, wheel, keys and clipboard reach the views")
  func input() throws {
    let display = try TestDisplay()
    let compositor = try TestCompositor(display)
    let probe = try Probe(display, environment: compositor.environment)
    try probe.expect("ready")
    try probe.order("open input")
    try display.expectColor(orange, x: 400, y: 150)

    try display.run("xdotool", "mousemove", "500", "180")
    try display.run("xdotool", "mousemove", "500", "150")
    try probe.expect("hover true")
    try display.run("xdotool", "mousemove", "500", "25")
    try probe.expect("hover false")
    try display.run("xdotool", "click", "1")
    try probe.expect("pressed")

    try display.run("xdotool", "mousemove", "500", "75")
    try display.run("xdotool", "click", "1")
    try probe.expect("editing true")
    try display.run("xdotool", "type", "--delay", "40", "abc")
    try probe.expect("text abc")
    for key in ["ctrl+a", "ctrl+c", "End", "ctrl+v"] { try display.run("xdotool", "key", key) }
    try probe.expect("text abcabc")

    try display.run("xdotool", "mousemove", "500", "400")
    try display.run("xdotool", "click", "5")
    _ = try probe.next(prefix: "scrolled ")
  }
}
