import Foundation
import Testing

/// What people do in a real window: the display's pointer and keys reach the views, and what follows is painted.
@Suite("Input in windows", .serialized, .enabled(if: TestDisplay.isAvailable))
struct WindowInputTests {
  /// A probe that shows its window for input, which lies at the top left of the display.
  private func shown() throws -> (display: TestDisplay, probe: Probe) {
    let display = try TestDisplay()
    let probe = try Probe(display)
    try probe.expect("ready")
    try probe.order("open input")
    let window = try display.window("Input")
    try display.run("xdotool", "windowmove", window, "0", "0")
    try display.run("xdotool", "windowfocus", "--sync", window)
    try display.expectColor("#FF9500", x: 200, y: 150)
    return (display, probe)
  }

  private func click(_ display: TestDisplay, _ x: Int, _ y: Int, button: Int = 1, times: Int = 1)
    throws
  {
    try display.run("xdotool", "mousemove", "\(x)", "\(y)")
    try display.run("xdotool", "click", "--repeat", "\(times)", "--delay", "60", "\(button)")
  }

  @Test("a click presses a button, two a gesture that counts to two")
  func clicks() throws {
    let (display, probe) = try shown()
    try click(display, 200, 25)
    try probe.expect("pressed")
    try click(display, 200, 150, times: 2)
    try probe.expect("hover true")
    try probe.expect("double tap")
    try display.run("xdotool", "mousemove", "200", "300")
    try probe.expect("hover false")
  }

  @Test("the secondary button opens a menu, whose items can be chosen; a shortcut presses too")
  func menus() throws {
    let (display, probe) = try shown()
    try display.run("xdotool", "key", "ctrl+k")
    try probe.expect("pressed")
    try click(display, 200, 25, button: 3)
    // The menu has its corner at the pointer.
    try display.wait("the menu") {
      try click(display, 240, 48)
      return probe.lines.contains("chosen")
    }
  }

  @Test("what is typed is entered: capitals, accents, dead keys; keys that are listened to are not")
  func typing() throws {
    let (display, probe) = try shown()
    try click(display, 200, 75)
    try probe.expect("editing true")
    try display.run("xdotool", "type", "--delay", "20", "Héllo")
    try probe.expect("text Héllo")
    try display.run("xdotool", "key", "numbersign")
    try probe.expect("number sign")
    // A dead accent is composed by the input method, and entered with the letter.
    try display.run("xdotool", "key", "dead_acute", "a")
    try probe.expect("text Hélloá")
    try display.run("xdotool", "key", "BackSpace", "ctrl+z")
    try probe.expect("text Héllo")
    try display.run("xdotool", "key", "Return")
    #expect(try probe.next(prefix: "submitted").hasPrefix("submitted Héllo"))
  }

  @Test("text is cut and pasted through the desktop's clipboard, and pasted by the middle button")
  func clipboard() throws {
    let (display, probe) = try shown()
    try click(display, 200, 75)
    try probe.expect("editing true")
    try display.run("xdotool", "type", "--delay", "20", "abc")
    try probe.expect("text abc")
    try display.run("xdotool", "key", "ctrl+a", "ctrl+x")
    try probe.expect("text ")
    try display.run("xdotool", "key", "ctrl+v")
    try probe.expect("text abc")
    try display.run("xdotool", "key", "ctrl+v")
    try probe.expect("text abcabc")
    try click(display, 30, 75, times: 2)
    try click(display, 300, 75, button: 2)
    try probe.expect("text abcabcabcabc")
  }

  @Test("a drag follows the pointer, and a wheel scrolls a million rows")
  func dragsAndScrolls() throws {
    let (display, probe) = try shown()
    try display.run("xdotool", "mousemove", "100", "120", "mousedown", "1")
    for x in stride(from: 110, through: 160, by: 10) {
      try display.run("xdotool", "mousemove", "\(x)", "\(120 + (x - 100) / 2)")
    }
    try display.run("xdotool", "mouseup", "1")
    try probe.expect("dragged 60 30")
    try display.run("xdotool", "mousemove", "200", "300", "click", "5", "click", "5")
    try probe.expect("scrolled 96")
    try display.run("xdotool", "click", "4")
    try probe.expect("scrolled 48")
  }

  @Test("a window at rest does not wake up after input either")
  func rests() throws {
    let (display, probe) = try shown()
    try click(display, 200, 25)
    try probe.expect("pressed")
    try display.run("xdotool", "mousemove", "200", "300", "click", "5")
    // Scroll bars fade, then nothing moves.
    Thread.sleep(forTimeInterval: 3)
    let before = probe.wakeUps
    Thread.sleep(forTimeInterval: 2)
    #expect(probe.wakeUps - before <= 4)
  }
}
