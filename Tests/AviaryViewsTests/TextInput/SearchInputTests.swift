import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

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
    let harness: Harness<AnyView>
    let hand: Hand

    init(isCompact: Bool = false, _ change: (Model) -> Void = { _ in }) throws {
      change(model)
      harness = try Harness(
        AnyView(
          Subject(model: model).environment(\.horizontalSizeClass, isCompact ? .compact : .regular)
        ),
        width: 400,
        height: 600
      )
      hand = Hand(harness)
      try hand.wait(0.1)
    }

    func shows(_ label: String) -> Bool { harness.labels.contains(label) }
    func enter() throws { try hand.tap(harness.frame("Search")) }
  }

  @Test("a search begins with the focus, and ends with Escape: first the text goes, then the focus")
  func escape() throws {
    let stage = try Stage()
    #expect(stage.shows("resting"))
    #expect(!stage.shows("Mine"))
    try stage.enter()
    #expect(stage.shows("searching"))
    #expect(stage.shows("Mine"))
    try stage.hand.type("xy")
    #expect(stage.model.text == "xy")
    try stage.hand.key(.escape)
    #expect(stage.model.text == "")
    #expect(stage.shows("searching"))
    try stage.hand.key(.escape)
    #expect(stage.shows("resting"))
    #expect(stage.harness.root.input.focus.current == nil)
    #expect(!stage.shows("Mine"))
  }

  @Test("the field can be cleared while it has a text, and keeps the focus")
  func clear() throws {
    let stage = try Stage()
    #expect(!stage.shows("Clear text"))
    try stage.enter()
    try stage.hand.type("xy")
    try stage.hand.tap(stage.harness.frame("Clear text"))
    #expect(stage.model.text == "")
    #expect(!stage.shows("Clear text"))
    try stage.hand.type("z")
    #expect(stage.model.text == "z")
  }

  @Test("where there is little room, a button ends the search")
  func cancel() throws {
    let stage = try Stage(isCompact: true)
    #expect(!stage.shows("Cancel"))
    try stage.enter()
    try stage.hand.type("xy")
    try stage.hand.tap(stage.harness.frame("Cancel"))
    #expect(stage.model.text == "")
    #expect(stage.shows("resting"))
    #expect(!stage.shows("Cancel"))
    #expect(try !Stage(isCompact: false).shows("Cancel"))
  }

  @Test("dismissSearch ends the search")
  func dismisses() throws {
    let stage = try Stage()
    try stage.enter()
    try stage.hand.type("xy")
    try stage.hand.tap(stage.harness.frame("Stop"))
    #expect(stage.model.text == "")
    #expect(stage.shows("resting"))
    #expect(stage.harness.root.input.focus.current == nil)
  }

  @Test("a scope is chosen with a click; with onTextEntry scopes wait for a text")
  func scopes() throws {
    let stage = try Stage { $0.activation = .onTextEntry }
    try stage.enter()
    #expect(!stage.shows("Mine"))
    try stage.hand.type("x")
    try stage.hand.tap(stage.harness.frame("Mine"))
    #expect(stage.model.scope == "Mine")
  }

  @Test(
    "a click on a suggestion takes its completion, and shows no further ones until a key is typed"
  )
  func suggestions() throws {
    let stage = try Stage()
    #expect(!stage.shows("BLUE"))
    try stage.enter()
    #expect(stage.shows("BLUE"))
    #expect(stage.shows("GREEN"))
    try stage.hand.type("g")
    #expect(!stage.shows("BLUE"))
    try stage.hand.tap(stage.harness.frame("GREEN"))
    #expect(stage.model.text == "green")
    #expect(!stage.shows("GREEN"))
    try stage.hand.key(.delete)
    #expect(stage.shows("GREEN"))
    #expect(stage.model.submitted.isEmpty)
  }

  @Test(
    "arrows go from suggestion to suggestion, and return takes one; without one it enters the text"
  )
  func keys() throws {
    let stage = try Stage()
    try stage.enter()
    try stage.hand.key(.downArrow)
    try stage.hand.key(.downArrow)
    try stage.hand.key(.downArrow)
    try stage.hand.key(.upArrow)
    try stage.hand.key(.return)
    #expect(stage.model.text == "blue")
    #expect(stage.model.submitted.isEmpty)
    try stage.hand.key(.return)
    #expect(stage.model.submitted == ["blue"])
  }

  @Test("suggestions can be hidden")
  func hidden() throws {
    for visibility in [Visibility.visible, .hidden] {
      let harness = try Harness(
        NavigationStack {
          Color.clear
            .searchable(text: .constant("")) { Text("BLUE").searchCompletion("b") }
            .searchSuggestions(visibility, for: .menu)
        },
        width: 400,
        height: 600
      )
      let hand = Hand(harness)
      try hand.tap(harness.frame("Search"))
      #expect(harness.labels.contains("BLUE") == (visibility == .visible))
    }
  }

  // MARK: - The key that searches

  @Test("Control and F give the focus to the field, unless a control has that shortcut")
  func find() throws {
    let stage = try Stage()
    #expect(try stage.hand.key("f", .control))
    try stage.hand.type("q")
    #expect(stage.model.text == "q")

    var found = 0
    let model = Model()
    let other = try Harness(
      VStack {
        Subject(model: model)
        Button("Find") { found += 1 }.keyboardShortcut("f")
      }
    )
    try Hand(other).key("f", .control)
    #expect(found == 1)
    #expect(other.root.input.focus.current == nil)
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
    let harness = try Harness(Columns(left: left, right: right), width: 900, height: 600)
    let hand = Hand(harness)
    try hand.key("f", .control)
    try hand.type("a")
    try hand.tap(harness.frame("Note"))
    try hand.key("f", .control)
    try hand.type("b")
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
  func presented() throws {
    let harness = try Harness(Presented(), width: 400, height: 600)
    let hand = Hand(harness)
    try hand.wait(0.1)
    for (button, state) in [
      ("Present", "presented yes, focused yes"), ("End", "presented no, focused no"),
      ("Focus", "presented yes, focused yes"), ("Leave", "presented no, focused no"),
    ] {
      try hand.tap(harness.frame(button))
      #expect(harness.labels.contains(state), "\(button): \(harness.labels)")
    }
  }

  // MARK: - Around containers

  @Test(
    "a search around a split view has its field in the sidebar, around a stack on its first screen"
  )
  func around() throws {
    func fields(_ view: some View) throws -> [CGRect] {
      let harness = try Harness(
        view.environment(\.horizontalSizeClass, .regular),
        width: 900,
        height: 600
      )
      return harness.root.textInputs.map {
        $0.convert(CGRect(origin: .zero, size: $0.size), to: nil)
      }
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
    let harness = try Harness(
      NavigationStack {
        Text("root").sheet(isPresented: .constant(true)) {
          NavigationStack { Text("sheet").navigationTitle("Title") }
        }
      }
      .searchable(text: .constant(""))
    )
    #expect(harness.root.textInputs.count == 1)
  }
}
