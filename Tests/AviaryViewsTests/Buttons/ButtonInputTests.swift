import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Controls that are used")
struct ButtonInputTests {
  private struct Telling: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
        .frame(width: 100, height: 50)
        .background(configuration.isPressed ? Color.blue : Color.red)
    }
  }

  private struct Counting: View {
    @State private var count = 0
    var body: some View {
      Button("count \(count)") { count += 1 }.buttonStyle(Telling())
        .frame(width: 200, height: 200)
    }
  }

  @Test("A button shows that it is pressed, and acts when it is let go inside")
  func button() throws {
    let harness = try Harness(Counting(), width: 200, height: 200)
    let hand = Hand(harness)
    try hand.press(100, 100)
    #expect(harness.dump.contains("100x50 #007aff"))
    try hand.move(190, 190)
    #expect(harness.dump.contains("100x50 #ff3b30"))
    try hand.release(190, 190)
    #expect(harness.labels == ["count 0"])
    try hand.tap(100, 100)
    #expect(harness.labels == ["count 1"])
    #expect(harness.dump.contains("100x50 #ff3b30"))
  }

  private struct Repeating: View {
    @State private var steps = 0
    @State private var presses = 0
    @State private var isEnabled = true
    let behavior: ButtonRepeatBehavior

    var body: some View {
      VStack(spacing: 0) {
        Stepper("steps \(steps)", value: $steps, in: 0...6)
        Button("presses \(presses)") { presses += 1 }
        Slider(value: .constant(0.5)).disabled(!isEnabled).accessibilityLabel("slider")
        Button("disable") { isEnabled = false }
      }
      .buttonRepeatBehavior(behavior)
    }
  }

  @Test(
    "A stepper that is held steps again and again, and a button where that is asked for",
    arguments: [ButtonRepeatBehavior.automatic, .enabled, .disabled]
  )
  func repeats(behavior: ButtonRepeatBehavior) throws {
    let harness = try Harness(Repeating(behavior: behavior), width: 300, height: 200)
    let hand = Hand(harness)
    func hold(_ frame: CGRect?, _ seconds: Double) throws {
      let frame = try #require(frame)
      try hand.press(frame.midX, frame.midY)
      for _ in 0..<Int(seconds * 60) { try hand.wait(1.0 / 60) }
      try hand.release(frame.midX, frame.midY)
    }
    try hold(harness.frame("Increment"), 0.3)
    #expect(harness.labels.contains("steps 1"))
    try hold(harness.frame("Increment"), 0.75)
    #expect(harness.labels.contains(behavior == .disabled ? "steps 2" : "steps 4"))
    try hold(harness.frame("Increment"), 3)
    #expect(harness.labels.contains(behavior == .disabled ? "steps 3" : "steps 6"))
    try hold(harness.frame("presses 0"), 0.75)
    #expect(harness.labels.contains(behavior == .enabled ? "presses 3" : "presses 1"))
    #expect(try hand.waitForRest() != nil)
  }

  @Test(
    "A control that is disabled while it has the focus shows no ring, and tab goes on from there"
  )
  func disabledFocus() throws {
    let harness = try Harness(Repeating(behavior: .automatic), width: 300, height: 200)
    let hand = Hand(harness)
    let slider = try #require(harness.frame("slider"))
    for _ in 0..<3 { try hand.key(.tab) }
    #expect(
      harness.root.input.focus.current.map {
        $0.convert(CGRect(origin: .zero, size: $0.size), to: nil)
      }?.midY == slider.midY
    )
    let ringed = harness.dump
    let frame = try #require(harness.frame("disable"))
    try hand.tap(frame)
    _ = try hand.waitForRest()
    #expect(harness.dump != ringed)
    try hand.key(.tab)
    #expect(
      harness.root.input.focus.current.map {
        $0.convert(CGRect(origin: .zero, size: $0.size), to: nil)
      }?.midY == frame.midY
    )
  }

  private struct Toggled: View {
    @State private var isOn = false
    @State private var steps = 5
    @State private var picked = "a"
    @State private var isOpen = false

    var body: some View {
      VStack {
        Toggle("toggle", isOn: $isOn)
        Stepper("steps \(steps)", value: $steps, in: 0...6)
        Picker("picker", selection: $picked) {
          Text("a").tag("a")
          Text("b").tag("b")
        }
        .pickerStyle(.segmented)
        DisclosureGroup("more", isExpanded: $isOpen) { Text("hidden depths") }
        Text("picked \(picked)")
      }
    }
  }

  @Test("Toggles, steppers, segments and disclosures do what they are for")
  func controls() throws {
    let harness = try Harness(Toggled(), width: 300, height: 400)
    let hand = Hand(harness)
    func value(_ label: String) -> String? {
      harness.elements.first { $0.label == label }?.value
    }
    #expect(value("toggle") == "off")
    try hand.tap(harness.frame("toggle"))
    #expect(value("toggle") == "on")
    try hand.tap(harness.frame("Increment"))
    try hand.tap(harness.frame("Increment"))
    #expect(harness.labels.contains("steps 6"), "6 is the most")
    try hand.tap(harness.frame("Decrement"))
    #expect(harness.labels.contains("steps 5"))
    try hand.tap(harness.frame("b"))
    #expect(harness.labels.contains("picked b"))
    #expect(!harness.labels.contains("hidden depths"))
    try hand.tap(harness.frame("more"))
    #expect(harness.labels.contains("hidden depths"))
  }

  private struct ToggleRow: View {
    @State private var isOn = false

    var body: some View {
      List { Toggle("toggle", isOn: $isOn) }
    }
  }

  @Test("The label of a toggle in a list is no switch for a finger; the switch and keys are")
  func toggleRow() throws {
    let harness = try Harness(ToggleRow(), width: 300, height: 400)
    let hand = Hand(harness)
    hand.device = .touch
    func toggle() -> AccessibilityElement? {
      func find(_ elements: [AccessibilityElement]) -> AccessibilityElement? {
        for element in elements {
          if element.label == "toggle" { return element }
          if let found = find(element.children) { return found }
        }
        return nil
      }
      return find(harness.elements)
    }
    func value() -> String? { toggle()?.value }
    let frame = try #require(toggle()?.frame)
    try hand.tap(frame.minX + 20, frame.midY)
    #expect(value() == "off", "the label")
    try hand.tap(frame.midX, frame.midY)
    #expect(value() == "off", "the room between")
    try hand.tap(frame.maxX - 20, frame.midY)
    #expect(value() == "on", "the switch")
    let node = try #require(harness.root.node?.first(ActionNode.self))
    #expect(node.activate())
    try harness.host.update()
    #expect(value() == "off", "assistive technology and keys")
  }

  @Test("A link leads to a screen, and its button leads back")
  func navigation() throws {
    let harness = try Harness(
      NavigationStack {
        List { NavigationLink("go") { Text("there").navigationTitle("There") } }
          .navigationTitle("Start")
      }
    )
    let hand = Hand(harness)
    try hand.tap(harness.frame("go"))
    #expect(harness.labels.contains("there"))
    #expect(!harness.labels.contains("go"))
    try hand.tap(harness.frame("Start"))
    #expect(harness.labels.contains("go"))
  }

  private struct Presenting: View {
    @State private var showsSheet = false
    @State private var showsAlert = false
    @State private var answer = "none"

    var body: some View {
      VStack {
        Button("sheet") { showsSheet = true }
        Button("alert") { showsAlert = true }
        Text("answer \(answer)")
        Menu("menu") {
          Button("one") { answer = "one" }
          Button("two") { answer = "two" }
        }
      }
      .sheet(isPresented: $showsSheet) { SheetContent() }
      .alert("Sure?", isPresented: $showsAlert) {
        Button("Yes") { answer = "yes" }
        Button("No", role: .cancel) { answer = "no" }
      }
    }
  }

  private struct SheetContent: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("done") { dismiss() } }
  }

  @Test("Sheets, alerts and menus open, act and close; what is behind them is out of reach")
  func presentations() throws {
    let harness = try Harness(Presenting())
    let hand = Hand(harness)
    let sheetButton = try #require(harness.frame("sheet"))
    let alertButton = try #require(harness.frame("alert"))
    try hand.tap(sheetButton)
    #expect(harness.labels.contains("done"))
    try hand.tap(alertButton)
    #expect(!harness.labels.contains("Sure?"))
    #expect(!harness.labels.contains("done"), "a tap beside a sheet closes it")
    try hand.tap(sheetButton)
    try hand.tap(harness.frame("done"))
    #expect(!harness.labels.contains("done"))
    try hand.tap(alertButton)
    #expect(harness.labels.contains("Sure?"))
    try hand.tap(harness.frame("Yes"))
    #expect(!harness.labels.contains("Sure?"))
    #expect(harness.labels.contains("answer yes"))
    try hand.tap(harness.frame("menu"))
    try hand.tap(harness.frame("two"))
    #expect(harness.labels.contains("answer two"))
    #expect(!harness.labels.contains("one"))
    try hand.tap(harness.frame("menu"))
    try hand.tap(2, 2)
    #expect(!harness.labels.contains("one"), "a tap beside a menu closes it")
  }

  @Test("A context menu opens by the secondary button and by a finger's long press")
  func contextMenu() throws {
    let harness = try Harness(
      Color.red.frame(width: 50, height: 50).contextMenu { Button("delete") {} }
        .frame(width: 390, height: 844)
    )
    let hand = Hand(harness)
    try hand.secondaryClick(195, 422)
    #expect(harness.labels.contains("delete"))
    try hand.tap(2, 2)
    #expect(!harness.labels.contains("delete"))
    hand.device = .touch
    try hand.press(195, 422)
    try hand.wait(0.6)
    try hand.release(195, 422)
    #expect(harness.labels.contains("delete"))
  }

  @Test("Tabs are chosen by their buttons, and links open addresses")
  func tabsAndLinks() throws {
    var opened: URL?
    let harness = try Harness(
      TabView {
        Text("first").tabItem { Text("One") }
        Link("site", destination: URL(string: "https://swift.org") ?? URL(filePath: "/"))
          .tabItem { Text("Two") }
      }
      .environment(
        \.openURL,
        OpenURLAction {
          opened = $0
          return .handled
        }
      )
    )
    let hand = Hand(harness)
    #expect(harness.labels.contains("first"))
    try hand.tap(harness.frame("Two"))
    #expect(!harness.labels.contains("first"))
    try hand.tap(harness.frame("site"))
    #expect(opened?.host() == "swift.org")
  }
}
