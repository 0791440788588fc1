import Foundation
import Testing

@Suite("UserNotifications", .serialized, .enabled(if: DesktopPeer.isAvailable))
struct NotificationTests {
  private let display: TestDisplay
  private let bus: TestBus

  init() throws {
    display = try TestDisplay()
    bus = try TestBus(display)
  }

  private func started(onBus: Bool = true) throws -> Probe {
    let probe = try Probe(
      display,
      program: "DesktopProbe",
      environment: onBus ? bus.environment.merging(["GTK_A11Y": "none"]) { $1 } : [:]
    )
    try probe.expect("ready")
    // In the background: what is due in front is the delegate's to decide.
    try display.run("xdotool", "windowfocus", "--sync", try display.window("Plain"))
    return probe
  }

  /// Takes the keyboard away from the program.
  private func leave(_ probe: Probe) throws {
    try probe.expect("app active")
    let other = try Probe(display)
    try other.expect("window active")
    try probe.expect("app inactive")
    others.append(other)
  }

  private final class Others { var probes: [Probe] = [] }
  private let kept = Others()
  private var others: [Probe] {
    get { kept.probes }
    nonmutating set { kept.probes = newValue }
  }

  @Test(
    "where something shows notifications they are allowed without asking, and heard if it says so"
  )
  func allowed() throws {
    let peer = try DesktopPeer(display, bus, "notifications")
    let probe = try started()
    try probe.order("ask")
    #expect(probe.lines.contains("allowed true"))
    #expect(probe.lines.contains("settings authorized enabled"))
    _ = peer
  }

  @Test("where nothing shows any that is told once by name, and adding one is an error")
  func nobody() throws {
    for onBus in [true, false] {
      let probe = try started(onBus: onBus)
      try probe.order("ask")
      #expect(probe.lines.contains("allowed false"))
      probe.send("notify a Hello Text")
      try probe.expect(
        "error Nothing on the session's bus shows notifications (org.freedesktop.Notifications)."
      )
      #expect(probe.errors.components(separatedBy: "UNUserNotificationCenter").count == 2)
    }
  }

  @Test("a notification says what it said when its request was made, with its category's buttons")
  func shown() throws {
    let peer = try DesktopPeer(display, bus, "notifications")
    let probe = try started()
    try leave(probe)
    try probe.order("categories")
    try probe.order("notify a Hello 1+<+2+&+3")
    try peer.expect("notification 1 of WindowProgram: Hello | 1 &lt; 2 &amp; 3")
    try peer.expect("actions default Open action-0 Answer action-1 Delete")
    try peer.expect("hints desktop-entry=DesktopProbe sound-name=message-new-instant urgency=1")
  }

  @Test(
    "the delegate hears which button was chosen, that it was opened, and that it was sent away",
    arguments: [
      ("invoke 1 action-1", "delete"), ("invoke 1 action-0", "answer"),
      ("invoke 1 default", "com.apple.UNNotificationDefaultActionIdentifier"),
      ("closed 1 2", "com.apple.UNNotificationDismissActionIdentifier"),
    ]
  )
  func response(order: String, identifier: String) throws {
    let peer = try DesktopPeer(display, bus, "notifications")
    let probe = try started()
    try leave(probe)
    try probe.order("categories")
    try probe.order("notify a Hello Text")
    try peer.expect("notification 1 of WindowProgram: Hello | Text")
    try probe.order("delivered")
    #expect(probe.lines.contains("delivered [\"a\"]"))
    try peer.order("invoke 99 action-0")
    try peer.order("closed 1 1")
    try peer.order(order)
    try probe.expect("response \(identifier) of Hello with value")
    try probe.order("delivered")
    #expect(probe.lines.suffix(2).contains("delivered []"))
    #expect(probe.lines.filter { $0.hasPrefix("response") }.count == 1)
  }

  @Test("one of the same identifier takes the place of the one before, and is taken off by it")
  func replaced() throws {
    let peer = try DesktopPeer(display, bus, "notifications")
    let probe = try started()
    try leave(probe)
    try probe.order("notify a First Text")
    try probe.order("notify b Other Text")
    try probe.order("notify a Second Text")
    try peer.expect("notification 2 of WindowProgram: Other | Text")
    try peer.expect("notification 1 of WindowProgram: Second | Text")
    try probe.order("withdraw a")
    try peer.expect("close 1")
    try probe.order("delivered")
    #expect(probe.lines.contains("delivered [\"b\"]"))
  }

  @Test("a trigger of some seconds shows it then, while the program runs, unless it is called off")
  func triggers() throws {
    let peer = try DesktopPeer(display, bus, "notifications")
    let probe = try started()
    try leave(probe)
    try probe.order("notify late Late Text 600")
    try probe.order("notify soon Soon Text 1")
    try probe.order("notify never Never Text 0.9")
    try probe.order("pending")
    #expect(probe.lines.contains("pending [\"never\", \"soon\", \"late\"]"))
    try probe.order("unwait never")
    try peer.expect("notification 1 of WindowProgram: Soon | Text")
    try probe.order("pending")
    #expect(probe.lines.contains("pending [\"late\"]"))
    #expect(!peer.lines.contains { $0.contains("Never") })
  }

  @Test("while the program is in front the delegate says whether it is shown")
  func inFront() throws {
    let peer = try DesktopPeer(display, bus, "notifications")
    let probe = try started()
    try probe.expect("app active")
    try probe.order("notify a First quiet")
    try probe.order("notify b Second loud")
    try peer.expect("notification 1 of WindowProgram: Second | loud")
    #expect(probe.lines.contains("in front: First"))
    try probe.order("delivered")
    #expect(probe.lines.contains("delivered [\"b\"]"))
  }

  @Test("what says nothing is an error that names it")
  func empty() throws {
    let peer = try DesktopPeer(display, bus, "notifications")
    let probe = try started()
    probe.send("empty")
    try probe.expect("error The notification 'empty' has no title, subtitle or body.")
    _ = peer
  }
}
