import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine

@MainActor
@Suite("Searches that are used")
struct SearchInputTests {
  @MainActor @Observable final class Model {
    var text = ""
    var scope = "All"
    var submitted: [String] = []
    var activation: SearchScopeActivation = .automatic
    var isFocused = false
  }

  private struct Rows: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
      VStack {
        Text(isSearching ? "searching" : "resting")
        Button("Stop") { dismissSearch() }
        Color.clear
      }
    }
  }

  private struct Subject: View {
    @Bindable var model: Model

    var body: some View {
      NavigationStack {
        Rows()
          .navigationTitle("Rooms")
          .searchable(text: $model.text)
          .searchScopes($model.scope, activation: model.activation) {
            Text("All").tag("All")
            Text("Mine").tag("Mine")
          }
          .searchSuggestions {
            ForEach(["blue", "green"].filter { $0.hasPrefix(model.text) }, id: \.self) {
              Text($0.uppercased()).searchCompletion($0)
            }
          }
          .onSubmit(of: .search) { model.submitted.append(model.text) }
      }
    }
  }

  @MainActor private final class Stage {
    let model = Model()
    let screen: Screen

    init(isCompact: Bool = false, _ change: (Model) -> Void = { _ in }) async {
      change(model)
      screen = Screen(
        Subject(model: model).environment(\.horizontalSizeClass, isCompact ? .compact : .regular),
        size: ScreenSize(width: 400, height: 600)
      )
      await screen.settle()
    }

    func shows(_ label: TextMatch) -> Bool { screen.element(label).exists }
    func enter() throws { try screen.textField("Search").tap() }
  }

  @Test("a search begins with the focus, and ends with Escape: first the text goes, then the focus")
  func escape() async throws {
    let stage = await Stage()
    #expect(stage.shows("resting"))
    #expect(!stage.shows("Mine"))
    try stage.enter()
    #expect(stage.shows("searching"))
    #expect(stage.shows("Mine"))
    try stage.screen.type("xy")
    #expect(stage.model.text == "xy")
    try stage.screen.press(.escape)
    #expect(stage.model.text == "")
    #expect(stage.shows("searching"))
    try stage.screen.press(.escape)
    #expect(stage.shows("resting"))
    #expect(stage.screen.focused == nil)
    #expect(!stage.shows("Mine"))
  }

  @Test("the field can be cleared while it has a text, and keeps the focus")
  func clear() async throws {
    let stage = await Stage()
    #expect(!stage.shows("Clear text"))
    try stage.enter()
    try stage.screen.type("xy")
    try stage.screen.button("Clear text").tap()
    #expect(stage.model.text == "")
    #expect(!stage.shows("Clear text"))
    try stage.screen.type("z")
    #expect(stage.model.text == "z")
  }

  @Test("where there is little room, a button ends the search")
  func cancel() async throws {
    let stage = await Stage(isCompact: true)
    #expect(!stage.shows("Cancel"))
    try stage.enter()
    try stage.screen.type("xy")
    try stage.screen.button("Cancel").tap()
    #expect(stage.model.text == "")
    #expect(stage.shows("resting"))
    #expect(!stage.shows("Cancel"))
    let wide = await Stage(isCompact: false)
    try wide.enter()
    #expect(!wide.shows("Cancel"))
  }

  @Test("dismissSearch ends the search")
  func dismisses() async throws {
    let stage = await Stage()
    try stage.enter()
    try stage.screen.type("xy")
    try stage.screen.button("Stop").tap()
    #expect(stage.model.text == "")
    #expect(stage.shows("resting"))
    #expect(stage.screen.focused == nil)
  }

  @Test("a scope is chosen with a click; with onTextEntry scopes wait for a text")
  func scopes() async throws {
    let stage = await Stage { $0.activation = .onTextEntry }
    try stage.enter()
    #expect(!stage.shows("Mine"))
    try stage.screen.type("x")
    try stage.screen.element("Mine").tap()
    #expect(stage.model.scope == "Mine")
  }

  @Test(
    "a click on a suggestion takes its completion, and shows no further ones until a key is typed"
  )
  func suggestions() async throws {
    let stage = await Stage()
    #expect(!stage.shows("BLUE"))
    try stage.enter()
    #expect(stage.shows("BLUE"))
    #expect(stage.shows("GREEN"))
    try stage.screen.type("g")
    #expect(!stage.shows("BLUE"))
    try stage.screen.element("GREEN").tap()
    #expect(stage.model.text == "green")
    #expect(!stage.shows("GREEN"))
    try stage.screen.press(.delete)
    #expect(stage.shows("GREEN"))
    #expect(stage.model.submitted.isEmpty)
  }

  @Test(
    "arrows go from suggestion to suggestion, and return takes one; without one it enters the text"
  )
  func keys() async throws {
    let stage = await Stage()
    try stage.enter()
    try stage.screen.press(.downArrow)
    try stage.screen.press(.downArrow)
    try stage.screen.press(.downArrow)
    try stage.screen.press(.upArrow)
    try stage.screen.press(.return)
    #expect(stage.model.text == "blue")
    #expect(stage.model.submitted.isEmpty)
    try stage.screen.press(.return)
    #expect(stage.model.submitted == ["blue"])
  }

  @Test("suggestions can be hidden")
  func hidden() throws {
    for visibility in [Visibility.visible, .hidden] {
      let screen = Screen(
        NavigationStack {
          Color.clear
            .searchable(text: .constant("")) { Text("BLUE").searchCompletion("b") }
            .searchSuggestions(visibility, for: .menu)
        },
        size: ScreenSize(width: 400, height: 600)
      )
      try screen.textField("Search").tap()
      #expect(screen.element("BLUE").exists == (visibility == .visible))
    }
  }

  // MARK: - The key that searches

  @Test("Control and F give the focus to the field, unless a control has that shortcut")
  func find() async throws {
    let stage = await Stage()
    #expect(try stage.screen.press("f", modifiers: .control))
    try stage.screen.type("q")
    #expect(stage.model.text == "q")

    var found = 0
    let model = Model()
    let other = Screen(
      VStack {
        Subject(model: model)
        Button("Find") { found += 1 }.keyboardShortcut("f")
      }
    )
    try other.press("f", modifiers: .control)
    #expect(found == 1)
    #expect(other.focused == nil)
  }

  private struct Columns: View {
    @Bindable var left: Model
    @Bindable var right: Model

    var body: some View {
      NavigationSplitView {
        Color.clear.navigationTitle("Left").searchable(text: $left.text)
      } detail: {
        TextField("Note", text: .constant(""))
          .navigationTitle("Right").searchable(text: $right.text)
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }

  @Test("the key leads to the field of the column with the focus")
  func nearest() throws {
    let (left, right) = (Model(), Model())
    let screen = Screen(Columns(left: left, right: right), size: .window)
    try screen.press("f", modifiers: .control)
    try screen.type("a")
    try screen.textField("Note").tap()
    try screen.press("f", modifiers: .control)
    try screen.type("b")
    #expect(left.text == "a")
    #expect(right.text == "b")
  }

  // MARK: - Presented and focused by the program

  private struct Presented: View {
    @State private var isPresented = false
    @State private var text = ""
    @FocusState private var isFocused: Bool

    var body: some View {
      NavigationStack {
        VStack {
          Button("Present") { isPresented = true }
          Button("End") { isPresented = false }
          Button("Focus") { isFocused = true }
          Button("Leave") { isFocused = false }
          Text("presented \(isPresented ? "yes" : "no"), focused \(isFocused ? "yes" : "no")")
        }
        .searchable(text: $text, isPresented: $isPresented, prompt: "Rooms")
        .searchFocused($isFocused)
      }
    }
  }

  @Test("a program begins and ends a search by bindings and by a focus state")
  func presented() async throws {
    let screen = Screen(Presented(), size: ScreenSize(width: 400, height: 600))
    await screen.settle()
    for (button, state) in [
      ("Present", "presented yes, focused yes"), ("End", "presented no, focused no"),
      ("Focus", "presented yes, focused yes"), ("Leave", "presented no, focused no"),
    ] as [(TextMatch, TextMatch)] {
      try screen.button(button).tap()
      #expect(screen.text(state).exists)
    }
  }

  // MARK: - Around containers

  @Test(
    "a search around a split view has its field in the sidebar, around a stack on its first screen"
  )
  func around() throws {
    func fields(_ view: some View) throws -> [CGRect] {
      let screen = Screen(view.environment(\.horizontalSizeClass, .regular), size: .window)
      return try (0..<screen.textFields.count).map { try screen.textFields[$0].frame }
    }
    let split = try fields(
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        NavigationStack { Text("detail") }
      }
      .searchable(text: .constant(""))
    )
    #expect(split.count == 1)
    #expect(split[0].maxX < 320)
    let nested = try fields(
      NavigationSplitView {
        NavigationStack { Text("sidebar") }
      } detail: {
        Text("detail")
      }
      .searchable(text: .constant(""))
    )
    #expect(nested.count == 1)
    let stack = try fields(
      NavigationStack { Text("root") }.searchable(text: .constant(""))
    )
    #expect(stack.count == 1)
  }

  @Test("a sheet does not show the search of the view that it is presented over")
  func sheet() throws {
    let screen = Screen(
      NavigationStack {
        Text("root").sheet(isPresented: .constant(true)) {
          NavigationStack { Text("sheet").navigationTitle("Title") }
        }
      }
      .searchable(text: .constant(""))
    )
    #expect(screen.dialog.header("Title").exists)
    #expect(screen.textFields.isEmpty)
    #expect(screen.root.textInputs.count == 1, "that of the view below")
  }
}
