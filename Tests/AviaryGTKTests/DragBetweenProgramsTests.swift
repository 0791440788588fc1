import Foundation
import Testing

/// Dragging between windows and programs by the desktop's protocol: windows of ours lie at 0, 0, others at 500, 0.
@Suite("Dragging between programs", .serialized, .enabled(if: DragPeer.isAvailable))
struct DragBetweenProgramsTests {
  private func shown(_ display: TestDisplay, _ title: String = "Drag", x: Int = 0) throws -> Probe {
    let probe = try Probe(display)
    try probe.expect("ready")
    try probe.order("open \(title.lowercased().replacingOccurrences(of: " ", with: ""))")
    try place(display, title, x: x)
    return probe
  }

  private func place(_ display: TestDisplay, _ title: String, x: Int) throws {
    try display.run("xdotool", "windowmove", try display.window(title), "\(x)", "0")
    try display.putAside("Main 0")
    try display.expectColor("#8E8E93", x: x + 200, y: 75)
  }

  @Test("2.1.2 a text of another program is dropped on a view, which hears that it comes and goes")
  func textFromAnother() throws {
    let display = try TestDisplay()
    let probe = try shown(display)
    let peer = try DragPeer(display, "offer", "text/plain;charset=utf-8", "Grüße")
    try display.drag(from: (600, 100), to: (100, 75))
    try probe.expect("text targeted true")
    try display.release()
    try probe.expect("text targeted false")
    #expect(try probe.next(prefix: "texts").hasPrefix("texts [\"Grüße\"] at 10"))
    try peer.expect("ended ['copy']")
  }

  @Test("2.2.7 files of another program are addresses, as many as there are")
  func filesFromAnother() throws {
    let display = try TestDisplay()
    let probe = try shown(display)
    let files = "file:///tmp/a%20b.png\r\n# no file\r\nfile:///tmp/c.txt\r\n"
    let peer = try DragPeer(display, "offer", "text/uri-list", files)
    try display.drag(from: (600, 100), to: (100, 125))
    try probe.expect("addresses entering 2")
    try display.release()
    try probe.expect("addresses [\"file:///tmp/a%20b.png\", \"file:///tmp/c.txt\"] local false")
    try peer.expect("ended ['copy']")
  }

  @Test("a picture file is dropped where pictures are taken, with what it has")
  func pictureFile() throws {
    let display = try TestDisplay()
    let probe = try shown(display)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("aviary-\(UUID().uuidString).png")
    try Data(repeating: 1, count: 300).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let peer = try DragPeer(display, "offer", "text/uri-list", file.absoluteString + "\r\n")
    try display.drag(from: (600, 100), to: (100, 225))
    try display.release()
    try probe.expect("pictures 1")
    try probe.expect("picture of 300 bytes")
    try peer.expect("ended ['copy']")
  }

  @Test("2.1.3 what has no type that a view takes is not dropped on it")
  func otherTypes() throws {
    let display = try TestDisplay()
    let probe = try shown(display)
    let peer = try DragPeer(display, "offer", "application/x-nothing", "abc")
    try display.drag(from: (600, 100), to: (100, 75))
    try display.release()
    try peer.expect("ended []")
    #expect(!probe.lines.contains { $0.hasPrefix("text") })
  }

  @Test("2.2.12 a text is dragged to another program, in the types that the desktop knows")
  func textToAnother() throws {
    let display = try TestDisplay()
    let probe = try shown(display)
    let peer = try DragPeer(display, "take", "text/plain;charset=utf-8")
    try display.drag(from: (100, 25), to: (600, 100))
    try display.release()
    try peer.expect("got 'Grüße'")
    _ = probe
  }

  @Test("2.2.12 a value is offered in all its types; its own begins with application/x-")
  func valueToAnother() throws {
    let display = try TestDisplay()
    let probe = try shown(display)
    let peer = try DragPeer(display, "take", "application/x-com.example.probe-card")
    try display.drag(from: (300, 25), to: (600, 100))
    try display.release()
    try probe.expect("card drag initial")
    let types = [
      "application/x-com.example.probe-card", "image/png", "text/plain", "text/uri-list",
    ]
    try display.wait("the types; it told \(peer.lines)") {
      peer.lines.contains { line in types.allSatisfy { line.contains($0) } }
    }
    try display.wait("the value; it told \(peer.lines)") {
      peer.lines.contains { $0.hasPrefix("got ") && $0.contains("Ace") }
    }
    try probe.expect("card drag ended(copy)")
  }

  @Test(
    "a value with a file's name is handed to programs that take files, as a file that is written then"
  )
  func promisedFile() throws {
    let display = try TestDisplay()
    let probe = try shown(display)
    let peer = try DragPeer(display, "take", "text/uri-list")
    try display.drag(from: (300, 25), to: (600, 100))
    try display.release()
    var file = ""
    try display.wait("the file; it told \(peer.lines)") {
      guard let line = peer.lines.first(where: { $0.hasPrefix("got 'file://") }) else {
        return false
      }
      file = String(line.dropFirst(5).prefix { $0 != "\\" })
      return true
    }
    let address = try #require(URL(string: file))
    #expect(address.lastPathComponent == "card.json")
    #expect(try String(contentsOf: address, encoding: .utf8).contains("Ace"))
    _ = probe
  }

  @Test("a program that is killed while it drags leaves nothing over the view")
  func killedSource() throws {
    let display = try TestDisplay()
    let probe = try shown(display)
    let peer = try DragPeer(display, "offer", "text/plain;charset=utf-8", "abc")
    try display.drag(from: (600, 100), to: (100, 75))
    try probe.expect("text targeted true")
    peer.kill()
    try display.run("xdotool", "mousemove", "110", "75", "mouseup", "1", "mousemove", "120", "76")
    try probe.expect("text targeted false")
    #expect(!probe.lines.contains { $0.hasPrefix("texts") })
  }

  @Test(
    "a program that never hands its data over stops nothing: the view goes on and hears of the end"
  )
  func silentSource() throws {
    let display = try TestDisplay()
    let probe = try shown(display)
    let peer = try DragPeer(display, "offer", "text/plain;charset=utf-8", "!")
    try display.drag(from: (600, 100), to: (100, 75))
    try display.release()
    try peer.expect("asked for text/plain;charset=utf-8")
    // The program still carries out orders.
    try probe.order("open second")
    try probe.expect("text targeted false")
    #expect(!probe.lines.contains { $0.hasPrefix("texts") })
  }

  @Test(
    "2.2.7 between two windows of a program a value is handed over as it is, and moved where that is allowed"
  )
  func betweenWindows() throws {
    let display = try TestDisplay()
    let probe = try shown(display)
    try probe.order("open drag2")
    try place(display, "Drag 2", x: 500)
    try display.drag(from: (300, 25), to: (600, 175))
    try display.release()
    try probe.expect("card drag initial")
    try probe.expect("cards [\"Ace\"]")
    try probe.expect("card drag ended(move)")
  }

  @Test("between two programs of ours a value of a type of its own arrives as a value")
  func betweenOurs() throws {
    let display = try TestDisplay()
    let first = try shown(display)
    let second = try shown(display, "Drag 2", x: 500)
    try display.drag(from: (300, 25), to: (600, 175))
    try display.release()
    try second.expect("cards [\"Ace\"]")
    try first.expect("card drag ended(move)")
  }

  @Test("what leaves its window and comes back is dropped there")
  func comesBack() throws {
    let display = try TestDisplay()
    let probe = try shown(display)
    try display.drag(from: (300, 25), to: (600, 600))
    try display.run("xdotool", "mousemove", "500", "300", "mousemove", "120", "170")
    Thread.sleep(forTimeInterval: 0.3)
    try display.run("xdotool", "mousemove", "121", "170")
    Thread.sleep(forTimeInterval: 0.3)
    try display.release()
    try probe.expect("cards [\"Ace\"]")
    try probe.expect("card drag ended(move)")
  }

  @Test("escape calls a drag off wherever the pointer is, and the next drag goes on as usual")
  func escapeOutside() throws {
    let display = try TestDisplay()
    let probe = try shown(display)
    try display.drag(from: (300, 25), to: (600, 600))
    try display.run("xdotool", "key", "Escape")
    try probe.expect("card drag ended(cancel)")
    try display.release()
    let peer = try DragPeer(display, "take", "text/plain")
    try display.drag(from: (300, 25), to: (600, 100))
    try display.release()
    try peer.expect("got 'Ace'")
    try probe.expect("card drag ended(copy)")
  }

  @Test("a file of onDrag is offered as an address")
  func fileOfOnDrag() throws {
    let display = try TestDisplay()
    let probe = try shown(display)
    let peer = try DragPeer(display, "take", "text/uri-list")
    try display.drag(from: (100, 275), to: (600, 100))
    try display.release()
    try peer.expect(#"got 'file:///usr/share/a%20b.txt\r\n'"#)
    _ = probe
  }
}
