import AviaryTestSupport
import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryApps
@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

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

  /// What the window's menu bar is made of, which changes as the app's commands do.
  @MainActor @Observable fileprivate final class Window {
    var bar: MenuBar
    init(_ bar: MenuBar) { self.bar = bar }
  }

  /// A window of the app, without a display.
  @MainActor private final class Stage {
    let model = Model()
    private let app: AppHost
    private let window: Window
    let screen: Screen
    let text = Binding.box("draft")

    init() {
      app = AppHost(Subject(model), textEngine: FakeTextEngine(), images: FakeImages())
      window = Window(Self.bar(app, model))
      screen = Screen(
        WindowContent(window: window, model: model, text: text),
        size: ScreenSize(width: 600, height: 500)
      )
      screen.pointer = .mouse
    }

    private static func bar(_ app: AppHost, _ model: Model) -> MenuBar {
      MenuBar(
        app.windows.flatMap(\.commands),
        standard: StandardCommands(
          newWindows: [
            .init(Text("New Window"), KeyboardShortcut("n")) { model.log.append("window") }
          ],
          openSettings: { model.log.append("settings") },
          closeWindow: { model.log.append("close") },
          quit: { model.log.append("quit") }
        )
      )
    }

    /// Runs the app's body anew, as the program does.
    func update() async {
      #expect(app.update())
      window.bar = Self.bar(app, model)
      await screen.settle()
    }

    /// What is there to read, in order.
    var labels: [String] {
      screen.items.map(\.item.element.label).filter { !$0.isEmpty }
    }

    /// Opens a menu by its title, and tells its items from the top.
    func open(_ title: TextMatch) async throws -> [String] {
      let known = Set(labels)
      try screen.element(title).tap()
      await screen.settle()
      return labels.filter { !known.contains($0) }
    }
  }

  private struct WindowContent: View {
    let window: Window
    let model: Model
    let text: Binding<String>

    var body: some View {
      VStack(spacing: 0) {
        window.bar
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
  func arrangement() async throws {
    let stage = Stage()
    #expect(stage.labels == ["File", "View", "Task"])
    #expect(
      try await stage.open("File") == [
        "New Task, Ctrl+N", "New From", "Close Window, Ctrl+W", "Shout, Ctrl+Shift+U",
        "Count 0, Ctrl+K", "Settings…, Ctrl+,", "Before", "Quit, Ctrl+Q",
      ]
    )
    try stage.screen.press(.escape)
    stage.model.showsMore = true
    await stage.update()
    #expect(stage.labels.contains("Help"))
  }

  @Test(
    "Items do what they say, and so do their keys while menus are closed, in menus of menus too"
  )
  func actions() async throws {
    let stage = Stage()
    _ = try await stage.open("File")
    try stage.screen.element("Before").tap()
    await stage.screen.settle()
    #expect(stage.model.log == ["before"])
    #expect(stage.labels == ["File", "View", "Task"])
    for key in ["n", "t", "w", "q", ","] {
      let wasUsed = try stage.screen.press(KeyEquivalent(Character(key)), modifiers: .control)
      #expect(wasUsed, "\(key)")
    }
    #expect(stage.model.log == ["before", "new", "template", "close", "quit", "settings"])
    #expect(try stage.screen.press("d", modifiers: .control))
    #expect(stage.model.isOn)
  }

  @Test("Commands have state, and use what the scene with the focus hands up")
  func properties() async throws {
    let stage = Stage()
    #expect(try stage.screen.press("k", modifiers: .control))
    await stage.screen.settle()
    let items = try await stage.open("File")
    #expect(items.contains("Count 1, Ctrl+K"), "\(items)")
    try stage.screen.press(.escape)
    await stage.screen.settle()
    // Nothing has the value yet: the command is disabled.
    #expect(try !stage.screen.press("u", modifiers: [.control, .shift]))
    stage.model.hasDocument = true
    await stage.screen.settle()
    #expect(try stage.screen.press("u", modifiers: [.control, .shift]))
    #expect(stage.text.wrappedValue == "DRAFT")
  }

  @Test("F10 opens the first menu at its first item; titles are no places for the focus")
  func keys() async throws {
    let stage = Stage()
    try stage.screen.press(.tab)
    #expect(stage.screen.focused == nil)
    #expect(try stage.screen.press(KeyEquivalent("\u{F70D}")))
    await stage.screen.settle()
    #expect(stage.labels.contains("Before"))
    // The first item is lit.
    try stage.screen.press(.return)
    await stage.screen.settle()
    #expect(stage.model.log == ["new"])
  }

  @Test("from an open menu arrows lead to those beside it, and so does the pointer")
  func neighbours() async throws {
    let stage = Stage()
    func isOpen(_ item: String) -> Bool { stage.labels.contains { $0.hasPrefix(item) } }
    try stage.screen.press(KeyEquivalent("\u{F70D}"))
    await stage.screen.settle()
    #expect(isOpen("Before"))
    try stage.screen.press(.rightArrow)
    await stage.screen.settle()
    #expect(!isOpen("Before"))
    #expect(isOpen("Sidebar"))
    try stage.screen.press(.leftArrow)
    await stage.screen.settle()
    #expect(isOpen("Before"))
    // At the end it goes on with the first.
    try stage.screen.press(.leftArrow)
    await stage.screen.settle()
    #expect(!isOpen("Before"))
    try stage.screen.press(.rightArrow)
    await stage.screen.settle()
    #expect(isOpen("Before"))
    // An item that leads to a menu unfolds it first.
    try stage.screen.press(.downArrow)
    try stage.screen.press(.rightArrow)
    await stage.screen.settle()
    #expect(isOpen("Template"))
    try stage.screen.press(.escape)
    await stage.screen.settle()
    let view = try stage.screen.element("View").first.frame
    try stage.screen.hover(at: CGPoint(x: view.midX, y: view.midY))
    await stage.screen.settle()
    #expect(!isOpen("Sidebar"), "a pointer opens none where none is open")
    _ = try await stage.open("File")
    try stage.screen.hover(at: CGPoint(x: view.midX, y: view.midY))
    await stage.screen.settle()
    #expect(!isOpen("Before"))
    #expect(isOpen("Sidebar"))
  }

  @Test("Removed and replaced commands of a scene are gone; without any there is no bar")
  func removal() {
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
    #expect(Screen(MenuBar([{ [] }], standard: standard)).items.isEmpty)
  }

  @Observable fileprivate final class Size { var isCompact = false }

  @Test(
    "InspectorCommands show and hide the window's inspector, whose view keeps its state where there is no room"
  )
  func inspector() async throws {
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
    let screen = Screen(Inspected(size: size), size: .window)
    screen.pointer = .mouse
    try screen.button("count 0").tap()
    #expect(try screen.press("i", modifiers: [.control, .option]))
    await screen.settle()
    #expect(screen.text("details").exists && screen.button("count 1").exists)
    try screen.element("View").tap()
    await screen.settle()
    try screen.element("Hide Inspector, Ctrl+Alt+I").tap()
    await screen.settle()
    #expect(!screen.text("details").exists)
    size.isCompact = true
    await screen.settle()
    #expect(screen.button("count 1").exists)
  }

  @Test(
    "SidebarCommands toggle the sidebar of the window's split view, and rest where there is none"
  )
  func sidebar() async throws {
    let standard = StandardCommands(closeWindow: {}, quit: {})
    func stage(_ content: some View) -> Screen {
      let screen = Screen(
        VStack(spacing: 0) {
          MenuBar([{ SidebarCommands()._parts() }], standard: standard)
          content.environment(\.horizontalSizeClass, .regular)
        },
        size: .window
      )
      screen.pointer = .mouse
      return screen
    }
    let split = stage(
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        TextField("Note", text: .constant("text"))
      }
    )
    await split.settle()
    #expect(split.text("sidebar").exists)
    try split.textField("Note").tap()
    #expect(try split.press("s", modifiers: [.control, .option]))
    await split.settle()
    #expect(!split.text("sidebar").exists)
    try split.element("View").tap()
    await split.settle()
    try split.element("Toggle Sidebar, Ctrl+Alt+S").tap()
    await split.settle()
    #expect(split.text("sidebar").exists)

    #expect(try !stage(Text("content")).press("s", modifiers: [.control, .option]))
  }

  @Test("The menu View has an item that gives the window the screen, and one that takes it away")
  func fullScreen() async throws {
    let window = FullScreenSwitch()
    var log: [String] = []
    window.toggle = { log.append("toggled") }
    let standard = StandardCommands(fullScreen: window, closeWindow: {}, quit: {})
    let screen = Screen(
      VStack(spacing: 0) {
        MenuBar([{ SidebarCommands()._parts() }], standard: standard)
        Text("content")
      },
      size: .window
    )
    screen.pointer = .mouse
    try screen.element("View").tap()
    await screen.settle()
    #expect(screen.element("Toggle Sidebar, Ctrl+Alt+S").exists)
    try screen.element("Enter Full Screen, F11").tap()
    await screen.settle()
    #expect(log == ["toggled"])
    window.isOn = true
    await screen.settle()
    try screen.element("View").tap()
    await screen.settle()
    #expect(screen.element("Exit Full Screen, F11").exists)
    #expect(try screen.press(.escape))
    window.isOn = false
    window.isAllowed = false
    await screen.settle()
    try screen.element("View").tap()
    await screen.settle()
    #expect(try !screen.element("Enter Full Screen, F11").isEnabled)
    let key = InputEvent.Key(KeyEquivalent("\u{F70E}"), .down, modifiers: [], time: Date())
    #expect(!standard.perform(key, hasMenuBar: true))
    window.isAllowed = true
    #expect(standard.perform(key, hasMenuBar: true))
    #expect(log == ["toggled", "toggled"])
  }

  @Test("A toolbar that comes to a pointer is over the content, and goes with it")
  func hoveredToolbar() async throws {
    struct Subject: View {
      @State private var parts = WindowToolbarParts()
      var body: some View {
        VStack(spacing: 0) {
          HoveredTopBar(parts).zIndex(1)
          Color.clear.labelled("content")
            .toolbar { Button("Share") {} }
            .modifier(WindowToolbarReader(parts))
        }
      }
    }
    let screen = Screen(Subject(), size: ScreenSize(width: 400, height: 300))
    screen.pointer = .mouse
    await screen.settle()
    #expect(!screen.button("Share").exists)
    let content = try screen.element("content").frame
    try screen.hover(at: CGPoint(x: 200, y: 2))
    await screen.settle()
    #expect(screen.button("Share").exists)
    #expect(try screen.element("content").frame == content)
    let share = try screen.button("Share").frame
    try screen.hover(at: CGPoint(x: share.midX, y: share.midY))
    await screen.settle()
    #expect(screen.button("Share").exists)
    try screen.hover(at: CGPoint(x: 200, y: 200))
    await screen.settle()
    #expect(!screen.button("Share").exists)
  }

  @Test(
    "A menu begins where its title does, and is as wide as its items need",
    arguments: [LayoutDirection.leftToRight, .rightToLeft]
  )
  func places(_ direction: LayoutDirection) async throws {
    let standard = StandardCommands(closeWindow: {}, quit: {})
    let own = CommandMenu("Tasks") {
      Button("Show All Completed Tasks Now") {}
        .keyboardShortcut("d", modifiers: [.command, .option, .shift])
    }
    let screen = Screen(
      VStack(spacing: 0) {
        MenuBar([{ own._parts() }], standard: standard)
        Color.clear
      },
      size: ScreenSize(width: 700, height: 300),
      layoutDirection: direction
    )
    screen.pointer = .mouse
    let title = try screen.element("Tasks").frame
    try screen.element("Tasks").tap()
    await screen.settle()
    let item = try screen.element(.beginning(with: "Show All")).frame
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
    let screen = Screen(
      VStack(spacing: 0) {
        MenuBar([], standard: standard)
        Color.red.labelled("all")
      },
      size: ScreenSize(width: 100, height: 100)
    )
    #expect(try screen.element("all").frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }
}

extension Binding where Value == String {
  /// A binding to a value of its own.
  fileprivate static func box(_ value: String) -> Binding<String> {
    nonisolated(unsafe) var kept = value
    return Binding(get: { kept }, set: { kept = $0 })
  }
}
