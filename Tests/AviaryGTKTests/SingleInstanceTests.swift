import Foundation
import Testing

@testable import AviaryGTK

@Suite("A program that runs once", .serialized, .enabled(if: DesktopPeer.isAvailable))
struct SingleInstanceTests {
  private let display: TestDisplay
  private let bus: TestBus
  private let folder: URL

  init() throws {
    display = try TestDisplay()
    // As `aviary bundle` has it: who the program is lies beside it.
    folder = URL(fileURLWithPath: display.environment["XDG_CONFIG_HOME"] ?? "/nowhere")
    try Probe.copy("DesktopProbe", to: folder)
    try Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
        <key>CFBundleIdentifier</key><string>org.example.Desktop-Probe</string>
        <key>CFBundleName</key><string>Probe</string>
      </dict></plist>
      """.utf8
    ).write(to: folder.appendingPathComponent("Info.plist"))
    let services = folder.appendingPathComponent("dbus-1/services")
    try FileManager.default.createDirectory(at: services, withIntermediateDirectories: true)
    let settings = display.environment.filter { !$0.value.contains(" ") }
      .map { "\($0)=\($1)" }.joined(separator: " ")
    try Data(
      """
      [D-BUS Service]
      Name=org.example.Desktop-Probe
      Exec=/usr/bin/env \(settings) AVIARY_STARTED_BY_BUS=1 \(folder.path)/DesktopProbe

      """.utf8
    ).write(to: services.appendingPathComponent("org.example.Desktop-Probe.service"))
    bus = try TestBus(display)
  }

  private func started(_ arguments: String..., onBus: Bool = true) throws -> Probe {
    try Probe(
      display,
      program: "DesktopProbe",
      in: folder,
      arguments: ["plain"] + arguments,
      environment: onBus ? bus.environment.merging(["GTK_A11Y": "none"]) { $1 } : [:]
    )
  }

  @Test("started again, it hands over addresses to the one that runs, and ends")
  func addresses() throws {
    let first = try started("probe:one")
    try first.expect("ready")
    try first.expect("opened probe:one")
    let second = try started("probe:two")
    #expect(try second.waitForExit() == 0)
    #expect(second.lines.isEmpty, "its app was made")
    try first.expect("opened probe:two")
    #expect(first.errors == "")
    #expect(second.errors == "")
  }

  @Test("started again for nothing, it comes to the front")
  func activation() throws {
    let first = try started()
    try first.expect("app active")
    let other = try Probe(display)
    try other.expect("window active")
    try first.expect("app inactive")
    let second = try started()
    #expect(try second.waitForExit() == 0)
    try display.wait("the window of the first") {
      try display.run("xdotool", "getwindowfocus") == display.window("Plain")
        || first.lines.suffix(1) == ["app active"]
    }
  }

  @Test("without a bus each start is a program of its own")
  func noBus() throws {
    let first = try started(onBus: false)
    try first.expect("ready")
    let second = try started(onBus: false)
    try second.expect("ready")
  }

  @Test("D-Bus starts it, and tells it what for")
  func startedByBus() throws {
    let script = """
      from gi.repository import Gio, GLib
      bus = Gio.bus_get_sync(Gio.BusType.SESSION)
      bus.call_sync('org.example.Desktop-Probe', '/org/example/Desktop_Probe',
                    'org.freedesktop.Application', 'Open',
                    GLib.Variant('(asa{sv})', (['probe:three'], {})), None, 0, 20000)
      """
    try display.run(
      "env",
      "DBUS_SESSION_BUS_ADDRESS=\(bus.address)",
      "/usr/bin/python3",
      "-c",
      script
    )
    _ = try display.window("Opened probe:three")
  }

  @Test("a name on the bus has several words of letters, digits, lines and underlines")
  func names() {
    for name in ["org.example.Notes", "a.b", "org.example-1.Notes_2"] {
      #expect(SingleInstance.busName(name) == name)
    }
    for name in ["Notes", "", "org..x", "org.1x", ".a.b", "a.b.", "org.example.No tes", "ä.b"] {
      #expect(SingleInstance.busName(name) == nil, "\(name)")
    }
    #expect(SingleInstance.busName(nil) == nil)
    #expect(SingleInstance.path(of: "org.example-1.Notes") == "/org/example_1/Notes")
  }
}
