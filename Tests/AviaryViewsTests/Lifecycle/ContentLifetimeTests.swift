import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine

/// What views hold is let go with them: no container keeps what a program has handed to it once it is gone.
@MainActor
@Suite("What containers are handed goes with them")
struct ContentLifetimeTests {
  /// What a view holds, as a model of a program.
  final class Held {
    var count = 0
  }

  @Observable final class Model {
    var isShown = true
    var isOn = true
    var path: [Int] = []
    var selection: Int? = 1
  }

  private struct Row: View {
    let held: Held
    var body: some View {
      Button("Row") { held.count += 1 }.onAppear { held.count += 1 }
    }
  }

  private struct Shown: View {
    @Bindable var model: Model
    let make: (Held, Bindable<Model>) -> AnyView
    let held: () -> Held?

    var body: some View {
      ZStack {
        Text("stays")
        if model.isShown, let held = held() { make(held, $model) }
      }
    }
  }

  nonisolated static let containers: [String] = [
    "stack", "lazy stack", "list", "list with selection", "form", "scroll view", "grid", "group",
    "navigation stack", "navigation stack with path", "pushed screen", "pushed link", "two columns",
    "three columns", "tabs", "sheet", "alert", "popover", "menu", "picker", "disclosure", "table",
    "toolbar", "search", "swipe actions", "drag", "gesture", "timeline", "geometry", "context menu",
    "paged tabs", "outline", "inspector", "task", "focus", "preference",
  ]

  private struct Item: Identifiable {
    let id: Int
    let held: Held
    var children: [Item]?
  }

  private static func make(_ kind: String, _ held: Held, _ model: Bindable<Model>) -> AnyView {
    let row = Row(held: held)
    return switch kind {
    case "stack": AnyView(VStack { row })
    case "lazy stack":
      AnyView(ScrollView { LazyVStack { ForEach(0..<3, id: \.self) { _ in row } } })
    case "list": AnyView(List { row })
    case "list with selection":
      AnyView(List(selection: model.selection) { ForEach(0..<3, id: \.self) { _ in row } })
    case "form":
      AnyView(
        Form {
          Section {
            row
          } header: {
            row
          }
        }
      )
    case "scroll view": AnyView(ScrollView { row })
    case "grid": AnyView(Grid { GridRow { row } })
    case "group": AnyView(Group(subviews: row) { subviews in ForEach(subviews) { $0 } })
    case "navigation stack": AnyView(NavigationStack { row.navigationTitle("Title") })
    case "navigation stack with path":
      AnyView(
        NavigationStack(path: model.path) {
          row.navigationDestination(for: Int.self) { _ in row }
        }
      )
    case "pushed screen":
      AnyView(
        NavigationStack {
          Text("first").navigationDestination(isPresented: model.isOn) { row }
        }
      )
    case "pushed link":
      AnyView(
        NavigationStack {
          NavigationLink("Link", value: 1).navigationDestination(for: Int.self) { _ in row }
        }
      )
    case "two columns":
      AnyView(
        NavigationSplitView {
          List { row }
        } detail: {
          row
        }
      )
    case "three columns":
      AnyView(
        NavigationSplitView {
          row
        } content: {
          List { row }
        } detail: {
          row
        }
      )
    case "tabs":
      AnyView(
        TabView {
          Tab("One", systemImage: "star") { row }
          Tab("Two", systemImage: "circle") { row }
        }
      )
    case "paged tabs": AnyView(TabView { row }.tabViewStyle(.page))
    case "sheet": AnyView(Text("below").sheet(isPresented: model.isOn) { row })
    case "alert":
      AnyView(
        Text("below").alert("Alert", isPresented: model.isOn) { Button("OK") { held.count += 1 } }
      )
    case "popover": AnyView(Text("below").popover(isPresented: model.isOn) { row })
    case "menu": AnyView(Menu("Menu") { row })
    case "picker":
      AnyView(
        Picker("Picker", selection: model.selection) { Text("\(held.count)").tag(Int?.some(1)) }
      )
    case "disclosure": AnyView(DisclosureGroup("More", isExpanded: model.isOn) { row })
    case "table":
      AnyView(
        Table([Item(id: 1, held: held)]) { TableColumn("Column") { item in Row(held: item.held) } }
      )
    case "outline":
      AnyView(
        List([Item(id: 1, held: held, children: [Item(id: 2, held: held)])], children: \.children) {
          Row(held: $0.held)
        }
      )
    case "toolbar": AnyView(NavigationStack { Text("a").toolbar { row } })
    case "search":
      AnyView(
        NavigationStack {
          List { row }.searchable(text: .constant("")) { row }.onSubmit(of: .search) {
            held.count += 1
          }
        }
      )
    case "swipe actions": AnyView(List { Text("a").swipeActions { row } })
    case "drag":
      AnyView(
        Text("a").draggable("a") { row }.dropDestination(for: String.self) { _, _ in
          held.count += 1
          return true
        }
      )
    case "gesture":
      AnyView(
        Text("a").gesture(DragGesture().onChanged { _ in held.count += 1 }).onTapGesture {
          held.count += 1
        }
      )
    case "timeline": AnyView(TimelineView(.periodic(from: .now, by: 1)) { _ in row })
    case "geometry": AnyView(GeometryReader { _ in row })
    case "context menu": AnyView(Text("a").contextMenu { row })
    case "inspector": AnyView(Text("a").inspector(isPresented: model.isOn) { row })
    case "task": AnyView(Text("a").task { held.count += 1 })
    case "focus":
      AnyView(
        TextField("a", text: .constant("")).onSubmit { held.count += 1 }.onKeyPress(.return) {
          held.count += 1
          return .handled
        }
      )
    case "preference":
      AnyView(
        row.preference(key: CountKey.self, value: 1).onPreferenceChange(CountKey.self) { _ in
          held.count += 1
        }
      )
    default: AnyView(EmptyView())
    }
  }

  private enum CountKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  @Test("nothing of what a container was handed is left when it has gone", arguments: containers)
  func letsGo(kind: String) async throws {
    weak var left: Held?
    let model = Model()
    try await { () async throws in
      var held: Held? = Held()
      left = held
      let harness = try Harness(
        Shown(model: model, make: { Self.make(kind, $0, $1) }, held: { held })
          .frame(width: 800, height: 600)
      )
      #expect(held != nil)
      let hand = Hand(harness)
      try hand.wait(1)
      if kind == "pushed link" { try hand.tap(harness.frame("Link")) }
      try hand.wait(1)
      held = nil
      model.isShown = false
      model.isOn = false
      try harness.host.update()
      try hand.wait(2)
      for _ in 0..<3 { await Task.yield() }
      #expect(left == nil, "the \(kind) keeps it")
      withExtendedLifetime(harness) {}
    }()
  }
}
