import Foundation
import Testing

@Suite("MenuBarExtra", .serialized, .enabled(if: DesktopPeer.isAvailable))
struct MenuBarExtraTests {
  private let display: TestDisplay
  private let bus: TestBus

  init() throws {
    display = try TestDisplay()
    bus = try TestBus(display)
  }

  private func started(_ kind: String, onBus: Bool = true) throws -> Probe {
    try Probe(
      display,
      program: "DesktopProbe",
      arguments: [kind],
      environment: onBus ? bus.environment.merging(["GTK_A11Y": "none"]) { $1 } : [:]
    )
  }

  @Test("7.7 a sign is shown by the desktop's bar with its picture and title, without any window")
  func sign() throws {
    let peer = try DesktopPeer(display, bus, "bar")
    let probe = try started("extra")
    try peer.expect("item by its own name")
    let told = try peer.order("properties")
    for line in [
      "Category=ApplicationStatus", "Status=Active", "Title=Probe", "ItemIsMenu=True",
      "Menu=/StatusNotifierItem/Menu", "picture 22 22 1936 opaque True",
      "picture 44 44 7744 opaque True",
    ] {
      #expect(told.contains(line), "\(line) in \(told)")
    }
    try probe.order("count")
    #expect(probe.errors == "")
  }

  @Test("7.7 .menu: its content is the bar's menu, with lines, marks, sections and menus in it")
  func menu() throws {
    let peer = try DesktopPeer(display, bus, "bar")
    let probe = try started("extra")
    try peer.expect("item by its own name")
    #expect(
      try peer.order("menu") == [
        "Count Up (0)", "Never__here disabled", "---", "Loud off", "More", "  Inner", "  Deeper",
        "    Deep", "  Last", "---", "Choices disabled", "Choice 1", "Choice 2",
      ]
    )
    _ = probe
  }

  @Test("a click on an item does what the item does, and the bar hears of what is different then")
  func click() throws {
    let peer = try DesktopPeer(display, bus, "bar")
    let probe = try started("extra")
    try peer.expect("item by its own name")
    try peer.order("click Count Up (0)")
    try probe.expect("count 1")
    try peer.expect("signal LayoutUpdated")
    #expect(try peer.order("menu").first == "Count Up (1)")
    try peer.order("click Loud")
    try peer.expect("signal LayoutUpdated")
    #expect(try peer.order("menu").contains("Loud on"))
    #expect(try peer.order("group Deep") == ["unknown [9999]"])
    try probe.expect("deep")
    try peer.order("click Never__here")
    try probe.order("count")
    try peer.expect("signal LayoutUpdated")
    #expect(try peer.order("menu").first == "Count Up (2)")
  }

  @Test("7.7 a program that is a sign alone lives as long as it, and ends when it is taken away")
  func life() throws {
    let peer = try DesktopPeer(display, bus, "bar")
    let probe = try started("extra")
    try peer.expect("item by its own name")
    probe.send("remove")
    try peer.expect("item gone")
    #expect(try probe.waitForExit() == 0)
  }

  @Test("a sign registers again when the desktop's bar comes later or anew")
  func laterBar() throws {
    let probe = try started("extra")
    try probe.order("count")
    // A bar that came before the first answer would be no later one.
    try display.wait("the warning") { probe.errors.contains("org.kde.StatusNotifierWatcher") }
    let first = try DesktopPeer(display, bus, "bar")
    try first.expect("item by its own name")
    #expect(try first.order("menu").first == "Count Up (1)")
    #expect(probe.errors.components(separatedBy: "MenuBarExtra").count == 2)
    kill(probe.processIdentifier, SIGTERM)
    #expect(try probe.waitForExit() == 0)
  }

  @Test(
    "7.6 a program whose windows are suppressed waits for the bar, and for the next one when that is gone"
  )
  func suppressed() throws {
    let probe = try started("suppressed")
    do {
      let peer = try DesktopPeer(display, bus, "bar")
      try peer.expect("item by its own name")
    }
    let next = try DesktopPeer(display, bus, "bar")
    try next.expect("item by its own name")
    #expect(try next.order("menu").first == "Count Up (0)")
    #expect(try !display.hasWindow("Main"))
    kill(probe.processIdentifier, SIGTERM)
    #expect(try probe.waitForExit() == 0)
  }

  @Test("without a bus it is told once by name, and a program that has nothing else ends")
  func noBus() throws {
    let probe = try started("extra", onBus: false)
    #expect(try probe.waitForExit() == 0)
    #expect(probe.errors.components(separatedBy: "MenuBarExtra").count == 2)
    let other = try started("panel", onBus: false)
    _ = try display.window("Main")
    try other.order("count")
  }

  @Test("7.7 .window: a click opens a panel, which closes once it has lost the keyboard")
  func panel() throws {
    let peer = try DesktopPeer(display, bus, "bar")
    let probe = try started("panel")
    try peer.expect("item by its own name")
    let main = try display.window("Main")
    let told = try peer.order("properties")
    #expect(told.contains("ItemIsMenu=False") && told.contains("XAyatanaLabel=Text only"))
    try peer.order("activate")
    try probe.expect("panel appeared")
    let panel = try display.window("Panel")
    #expect(try display.size(panel) == "220x180")
    try display.run("xdotool", "windowfocus", "--sync", panel)
    Thread.sleep(forTimeInterval: 0.3)
    try display.run("xdotool", "windowfocus", "--sync", main)
    try probe.expect("panel disappeared")
    // Windows may all be closed while the sign is there.
    try display.run("xdotool", "windowfocus", "--sync", main, "key", "ctrl+w")
    try display.wait("no window") { try !display.hasWindow("Main") }
    try peer.order("activate")
    try probe.expect("panel appeared")
  }
}
