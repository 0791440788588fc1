import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Controls that are used")
struct ButtonInputTests {
  /// A screen that is used with a mouse.
  private func shown(_ view: some View, _ width: CGFloat = 390, _ height: CGFloat = 844) -> Screen {
    let screen = Screen(view, size: ScreenSize(width: width, height: height))
    screen.pointer = .mouse
    return screen
  }

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
    let screen = shown(Counting(), 200, 200)
    try screen.beginDrag(at: CGPoint(x: 100, y: 100))
    #expect(screen.dump.contains("100x50 #007aff"))
    try screen.moveDrag(to: CGPoint(x: 190, y: 190))
    #expect(screen.dump.contains("100x50 #ff3b30"))
    try screen.endDrag()
    #expect(screen.button("count 0").exists)
    try screen.button("count 0").tap()
    #expect(screen.button("count 1").exists)
    #expect(screen.dump.contains("100x50 #ff3b30"))
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
  func repeats(behavior: ButtonRepeatBehavior) async throws {
    let screen = shown(Repeating(behavior: behavior), 300, 300)
    func hold(_ name: TextMatch, _ seconds: Double) throws {
      try screen.button(name).press(for: .seconds(seconds))
    }
    try hold("Increment", 0.3)
    #expect(screen.stepper("steps 1").exists)
    try hold("Increment", 0.75)
    #expect(screen.stepper(behavior == .disabled ? "steps 2" : "steps 4").exists)
    try hold("Increment", 3)
    #expect(screen.stepper(behavior == .disabled ? "steps 3" : "steps 6").exists)
    try hold("presses 0", 0.75)
    #expect(screen.button(behavior == .enabled ? "presses 3" : "presses 1").exists)
    let end = screen.now
    await screen.settle()
    #expect(screen.now.timeIntervalSince(end) < 10)
  }

  @Test(
    "A control that is disabled while it has the focus shows no ring, and tab goes on from there"
  )
  func disabledFocus() async throws {
    let screen = shown(Repeating(behavior: .automatic), 300, 300)
    for _ in 0..<3 { try screen.press(.tab) }
    #expect(try screen.slider("slider").isFocused)
    /// The rings that are drawn around what has the focus.
    func rings() -> Int { screen.dump.components(separatedBy: "stroke").count - 1 }
    let ringed = rings()
    try screen.button("disable").tap()
    await screen.settle()
    #expect(try !screen.slider("slider").isEnabled)
    #expect(rings() < ringed, "\(screen.dump)")
    try screen.press(.tab)
    #expect(try screen.focused?.label == "disable")
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
  func controls() async throws {
    let screen = shown(Toggled(), 300, 400)
    #expect(try screen.toggle("toggle").value == "off")
    try screen.toggle("toggle").tap()
    #expect(try screen.toggle("toggle").value == "on")
    let increment = try screen.button("Increment").frame
    for _ in 0..<2 {
      try screen.tap(at: CGPoint(x: increment.midX, y: increment.midY))
    }
    #expect(screen.stepper("steps 6").exists, "6 is the most")
    try screen.button("Decrement").tap()
    #expect(screen.stepper("steps 5").exists)
    try screen.option("b").tap()
    #expect(screen.text("picked b").exists)
    #expect(!screen.text("hidden depths").exists)
    try screen.element("more").tap()
    await screen.settle()
    #expect(screen.text("hidden depths").exists)
  }

  private struct ToggleRow: View {
    @State private var isOn = false

    var body: some View {
      List { Toggle("toggle", isOn: $isOn) }
    }
  }

  @Test("The label of a toggle in a list is no switch for a finger; the switch and keys are")
  func toggleRow() throws {
    let screen = shown(ToggleRow(), 300, 400)
    screen.pointer = .touch
    let toggle = screen.toggle("toggle")
    let frame = try toggle.frame
    try screen.tap(at: CGPoint(x: frame.minX + 20, y: frame.midY))
    #expect(try toggle.value == "off", "the label")
    try screen.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(try toggle.value == "off", "the room between")
    try screen.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    #expect(try toggle.value == "on", "the switch")
    try toggle.activate()
    #expect(try toggle.value == "off", "assistive technology and keys")
  }

  @Test("A link leads to a screen, and its button leads back")
  func navigation() async throws {
    let screen = shown(
      NavigationStack {
        List { NavigationLink("go") { Text("there").navigationTitle("There") } }
          .navigationTitle("Start")
      }
    )
    try screen.row("go").tap()
    await screen.settle()
    #expect(screen.text("there").exists)
    #expect(!screen.row("go").exists)
    try screen.button("Start").tap()
    await screen.settle()
    #expect(screen.row("go").exists)
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
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
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
  func presentations() async throws {
    let screen = Screen(Presenting(), size: .iPad)
    screen.pointer = .mouse
    let behind = try screen.button("alert").frame
    try screen.button("sheet").tap()
    await screen.settle()
    #expect(screen.dialog.button("done").exists)
    #expect(!screen.button("alert").exists)
    try screen.tap(at: CGPoint(x: behind.midX, y: behind.midY))
    await screen.settle()
    #expect(!screen.alert.exists)
    #expect(!screen.dialog.exists, "a tap beside a sheet closes it")
    try screen.button("sheet").tap()
    await screen.settle()
    try screen.dialog.button("done").tap()
    await screen.settle()
    #expect(!screen.dialog.exists)
    try screen.button("alert").tap()
    await screen.settle()
    #expect(try screen.alert.label == "Sure?")
    try screen.alert.button("Yes").tap()
    await screen.settle()
    #expect(!screen.alert.exists)
    #expect(screen.text("answer yes").exists)
    try screen.popUpButton("menu").tap()
    try screen.menuItem("two").tap()
    await screen.settle()
    #expect(screen.text("answer two").exists)
    #expect(!screen.menuItem("one").exists)
    try screen.popUpButton("menu").tap()
    #expect(screen.menuItem("one").exists)
    try screen.tap(at: CGPoint(x: 600, y: 800))
    await screen.settle()
    #expect(!screen.menuItem("one").exists, "a tap beside a menu closes it")
  }

  @Test("A context menu opens by the secondary button and by a finger's long press")
  func contextMenu() async throws {
    let screen = shown(
      Color.red.frame(width: 50, height: 50).accessibilityElement().accessibilityLabel("area")
        .contextMenu { Button("delete") {} }
    )
    try screen.element("area").secondaryClick()
    #expect(screen.menuItem("delete").exists)
    try screen.tap(at: CGPoint(x: 2, y: 2))
    await screen.settle()
    #expect(!screen.menuItem("delete").exists)
    screen.pointer = .touch
    try screen.element("area").press()
    #expect(screen.menuItem("delete").exists)
  }

  @Test("Tabs are chosen by their buttons, and links open addresses")
  func tabsAndLinks() throws {
    var opened: URL?
    let screen = shown(
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
    #expect(screen.text("first").exists)
    try screen.tab("Two").tap()
    #expect(!screen.text("first").exists)
    try screen.link("site").tap()
    #expect(opened?.host() == "swift.org")
    #expect(screen.openedURLs.isEmpty)
  }
}
