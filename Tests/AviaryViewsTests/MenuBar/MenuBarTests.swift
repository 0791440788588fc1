import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryApps
@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

extension FocusedValues {
  @Entry fileprivate var document: Binding<String>?
}

@MainActor
@Suite("Menu bar")
struct MenuBarTests {
  @MainActor @Observable final class Model {
    var log: [String] = []
    var isOn = false
    var showsMore = false
    var hasDocument = false
  }

  /// Commands with what they read of the focused scene, and a state of their own.
  private struct DocumentCommands: Commands {
    let model: Model
    @FocusedBinding(\.document) private var document
    @State private var count = 0

    var body: some Commands {
      CommandGroup(after: .saveItem) {
        Button("Shout") { document = document?.uppercased() }
          .keyboardShortcut("u", modifiers: [.command, .shift])
          .disabled(document == nil)
        Button("Count \(count)") { count += 1 }.keyboardShortcut("k")
      }
    }
  }

  private struct Subject: App {
    let model: Model

    init() { model = Model() }
    init(_ model: Model) { self.model = model }

    var body: some Scene {
      @Bindable var model = model
      WindowGroup { Text("content") }
        .commands {
          CommandGroup(replacing: .newItem) {
            Button("New Task") { model.log.append("new") }.keyboardShortcut("n")
            Menu("New From") {
              Button("Template") { model.log.append("template") }.keyboardShortcut("t")
            }
          }
          CommandGroup(before: .appTermination) { Button("Before") { model.log.append("before") } }
          DocumentCommands(model: model)
          CommandMenu("Task") {
            Toggle("Done", isOn: $model.isOn).keyboardShortcut("d", modifiers: [.command])
            if model.showsMore { Button("More") {} }
          }
          CommandMenu("Nothing") {}
          if model.showsMore {
            CommandGroup(replacing: .help) { Button("Manual") {} }
          }
        }
      Settings { Text("settings") }
        .commands { SidebarLikeCommands(model: model) }
    }
  }

  private struct SidebarLikeCommands: Commands {
    let model: Model
    var body: some Commands {
      CommandGroup(after: .sidebar) { Button("Sidebar") { model.log.append("sidebar") } }
    }
  }

  /// A window of the app, without a display.
  @MainActor private final class Stage {
    let model = Model()
    private let app: AppHost
    let harness: Harness<Screen>
    let hand: Hand
    let text = Binding.box("draft")

    init() throws {
      app = AppHost(Subject(model), textEngine: FakeTextEngine(), images: FakeImages())
      harness = try Harness(Self.screen(app, model, text), width: 600, height: 500)
      hand = Hand(harness)
    }

    private static func screen(_ app: AppHost, _ model: Model, _ text: Binding<String>) -> Screen {
      Screen(
        bar: MenuBar(
          app.windows.flatMap(\.commands),
          standard: StandardCommands(
            newWindows: [
              .init(Text("New Window"), KeyboardShortcut("n")) { model.log.append("window") }
            ],
            openSettings: { model.log.append("settings") },
            closeWindow: { model.log.append("close") },
            quit: { model.log.append("quit") }
          )
        ),
        model: model,
        text: text
      )
    }

    /// Runs the app's body anew, as the program does.
    func update() throws {
      #expect(app.update())
      harness.host.content = Self.screen(app, model, text)
      try hand.wait(0.1)
    }

    /// Opens a menu by its title, and tells its items from the top.
    func open(_ title: String) throws -> [String] {
      let known = Set(harness.labels)
      try hand.tap(harness.frame(title))
      try hand.wait(1)
      return harness.labels.filter { !known.contains($0) }
    }
  }

  private struct Screen: View {
    let bar: MenuBar
    let model: Model
    let text: Binding<String>

    var body: some View {
      VStack(spacing: 0) {
        bar
        VStack {
          if model.hasDocument {
            Text("document").focusedSceneValue(\.document, text)
          }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }

  @Test(
    "Groups stand in their menus in order, own menus between View and Window; empty ones are left out"
  )
  func arrangement() throws {
    let stage = try Stage()
    #expect(stage.harness.labels == ["File", "View", "Task"])
    #expect(
      try stage.open("File") == [
        "New Task, Ctrl+N", "New From", "Close Window, Ctrl+W", "Shout, Ctrl+Shift+U",
        "Count 0, Ctrl+K", "Settings…, Ctrl+,", "Before", "Quit, Ctrl+Q",
      ]
    )
    stage.model.showsMore = true
    try stage.update()
    #expect(stage.harness.labels.contains("Help"))
  }

  @Test(
    "Items do what they say, and so do their keys while menus are closed, in menus of menus too"
  )
  func actions() throws {
    let stage = try Stage()
    _ = try stage.open("File")
    try stage.hand.tap(stage.harness.frame("Before"))
    try stage.hand.wait(1)
    #expect(stage.model.log == ["before"])
    #expect(stage.harness.labels == ["File", "View", "Task"])
    for key in ["n", "t", "w", "q", ","] {
      #expect(try stage.hand.key(KeyEquivalent(Character(key)), .control), "\(key)")
    }
    #expect(stage.model.log == ["before", "new", "template", "close", "quit", "settings"])
    #expect(try stage.hand.key("d", .control))
    #expect(stage.model.isOn)
  }

  @Test("Commands have state, and use what the scene with the focus hands up")
  func properties() throws {
    let stage = try Stage()
    #expect(try stage.hand.key("k", .control))
    try stage.hand.wait(0.1)
    let items = try stage.open("File")
    #expect(items.contains("Count 1, Ctrl+K"), "\(items)")
    try stage.hand.key(.escape)
    try stage.hand.wait(1)
    // Nothing has the value yet: the command is disabled.
    #expect(try !stage.hand.key("u", [.control, .shift]))
    stage.model.hasDocument = true
    try stage.hand.wait(0.1)
    #expect(try stage.hand.key("u", [.control, .shift]))
    #expect(stage.text.wrappedValue == "DRAFT")
  }

  @Test("F10 opens the first menu at its first item; titles are no places for the focus")
  func keys() throws {
    let stage = try Stage()
    try stage.hand.key(.tab)
    #expect(stage.harness.root.input.focus.current == nil)
    #expect(try stage.hand.key(KeyEquivalent("\u{F70D}")))
    try stage.hand.wait(1)
    #expect(stage.harness.labels.contains("Before"))
    // The first item is lit.
    try stage.hand.key(.return)
    try stage.hand.wait(1)
    #expect(stage.model.log == ["new"])
  }

  @Test("Removed and replaced commands of a scene are gone; without any there is no bar")
  func removal() throws {
    func parts(_ scene: some Scene) -> (Int, Bool) {
      let windows = scene._windows()
      return (windows.flatMap(\.commands).flatMap { $0() }.count, windows[0].offersNewWindow)
    }
    let scene = WindowGroup { Text("x") }.commands { CommandMenu("A") { Text("a") } }
    #expect(parts(scene) == (1, true))
    #expect(parts(scene.commandsRemoved()) == (0, false))
    #expect(
      parts(
        scene.commandsReplaced {
          CommandMenu("B") {}
          CommandMenu("C") {}
        }
      ) == (2, false)
    )
    let standard = StandardCommands(closeWindow: {}, quit: {})
    #expect(try Harness(MenuBar([{ [] }], standard: standard)).labels == [])
  }

  @Observable fileprivate final class Size { var isCompact = false }

  @Test(
    "InspectorCommands show and hide the window's inspector, whose view keeps its state where there is no room"
  )
  func inspector() throws {
    struct Inspected: View {
      @State private var isShown = false
      @State private var count = 0
      let size: Size
      var body: some View {
        VStack(spacing: 0) {
          MenuBar(
            [{ InspectorCommands()._parts() }],
            standard: StandardCommands(closeWindow: {}, quit: {})
          )
          Counter().inspector(isPresented: $isShown) { Text("details") }
            .environment(\.horizontalSizeClass, size.isCompact ? .compact : .regular)
        }
      }
    }
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let size = Size()
    let harness = try Harness(Inspected(size: size), width: 900, height: 500)
    let hand = Hand(harness)
    try hand.tap(harness.frame("count 0"))
    #expect(try hand.key("i", [.control, .option]))
    try hand.wait(1)
    #expect(harness.labels.contains("details") && harness.labels.contains("count 1"))
    try hand.tap(harness.frame("View"))
    try hand.wait(1)
    #expect(harness.labels.contains("Hide Inspector, Ctrl+Alt+I"), "\(harness.labels)")
    try hand.tap(harness.frame("Hide Inspector, Ctrl+Alt+I"))
    try hand.wait(1)
    #expect(!harness.labels.contains("details"))
    size.isCompact = true
    try hand.wait(1)
    #expect(harness.labels.contains("count 1"))
  }

  @Test(
    "SidebarCommands toggle the sidebar of the window's split view, and rest where there is none"
  )
  func sidebar() throws {
    let standard = StandardCommands(closeWindow: {}, quit: {})
    func stage(_ content: some View) throws -> Harness<AnyView> {
      try Harness(
        AnyView(
          VStack(spacing: 0) {
            MenuBar([{ SidebarCommands()._parts() }], standard: standard)
            content.environment(\.horizontalSizeClass, .regular)
          }
        ),
        width: 900,
        height: 500
      )
    }
    let split = try stage(
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        TextField("Note", text: .constant("text"))
      }
    )
    let hand = Hand(split)
    try hand.wait(0.1)
    #expect(split.labels.contains("sidebar"))
    try hand.tap(split.frame("Note"))
    #expect(try hand.key("s", [.control, .option]))
    try hand.wait(1)
    #expect(!split.labels.contains("sidebar"))
    try hand.tap(split.frame("View"))
    try hand.wait(1)
    #expect(split.labels.contains("Toggle Sidebar, Ctrl+Alt+S"), "\(split.labels)")
    try hand.tap(split.frame("Toggle Sidebar, Ctrl+Alt+S"))
    try hand.wait(1)
    #expect(split.labels.contains("sidebar"))

    let other = try stage(Text("content"))
    #expect(try !Hand(other).key("s", [.control, .option]))
  }

  @Test(
    "A menu begins where its title does, and is as wide as its items need",
    arguments: [LayoutDirection.leftToRight, .rightToLeft]
  )
  func places(_ direction: LayoutDirection) throws {
    let standard = StandardCommands(closeWindow: {}, quit: {})
    let own = CommandMenu("Tasks") {
      Button("Show All Completed Tasks Now") {}
        .keyboardShortcut("d", modifiers: [.command, .option, .shift])
    }
    let harness = try Harness(
      VStack(spacing: 0) {
        MenuBar([{ own._parts() }], standard: standard)
        Color.clear
      },
      width: 700,
      height: 300
    ) { $0.layoutDirection = direction }
    let hand = Hand(harness)
    let title = try #require(harness.frame("Tasks"))
    try hand.tap(title)
    try hand.wait(1)
    let label = try #require(harness.labels.first { $0.hasPrefix("Show All") })
    let item = try #require(harness.frame(label))
    #expect(
      direction == .leftToRight
        ? abs(item.minX - title.minX) <= 10 : abs(item.maxX - title.maxX) <= 10,
      "\(item) \(title)"
    )
    #expect(item.width > 250 && item.height < 50, "\(item)")
  }

  @Test("A window without a bar is as before")
  func none() throws {
    let standard = StandardCommands(closeWindow: {}, quit: {})
    let harness = try Harness(
      VStack(spacing: 0) {
        MenuBar([], standard: standard); Color.red.labelled("all")
      },
      width: 100,
      height: 100
    )
    #expect(harness.frame("all") == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}

extension Binding where Value == String {
  /// A binding to a value of its own.
  fileprivate static func box(_ value: String) -> Binding<String> {
    nonisolated(unsafe) var kept = value
    return Binding(get: { kept }, set: { kept = $0 })
  }
}
