import SwiftUI
import Testing

private struct Tool: Identifiable {
  let id: String
}

private struct Tools: ToolbarContent {
  let tools: [Tool]
  var isEditing = false

  @ContentBuilder var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
    ForEach(tools) { tool in
      ToolbarItem { Button(tool.id) {} }
    }
    Group {
      ToolbarItem { Button("one") {} }
      ToolbarItem { Button("two") {} }
    }
    if isEditing {
      ToolbarItem { Button("Done") {} }
    } else {
      EmptyContent()
    }
  }
}

/// Functions written with the older builders.
private struct OldTools: ToolbarContent {
  var body: some ToolbarContent {
    items
    ToolbarItem { Button("last") {} }
  }

  @ToolbarContentBuilder private var items: some ToolbarContent {
    ToolbarItem { Button("first") {} }
    if #available(iOS 27, macOS 27, *) { ToolbarItem { Button("second") {} } }
  }
}

private struct NoTools: ToolbarContent {
  var body: some ToolbarContent {}
}

private struct Menus: Commands {
  let tools: [Tool]
  var isEditing = true

  @ContentBuilder var body: some Commands {
    CommandMenu("Tools") {
      ForEach(tools) { Button($0.id) {} }
    }
    Group {
      CommandGroup(after: .toolbar) { EmptyContent() }
      CommandGroup(replacing: .help) {}
    }
    if isEditing { CommandGroup(before: .undoRedo) { Button("a") {} } }
    EmptyContent()
  }
}

@CommandsBuilder @MainActor private func oldMenus() -> some Commands {
  Menus(tools: [])
  SidebarCommands()
}

/// A language of one's own.
private protocol Track { var length: Int { get } }
private struct Note: Track { var length = 1 }
extension TupleContent: Track where repeat each Content: Track {
  fileprivate var length: Int {
    var sum = 0
    for track in repeat each content { sum += track.length }
    return sum
  }
}
extension EmptyContent: Track { fileprivate var length: Int { 0 } }
private func song<T: Track>(@ContentBuilder _ tracks: () -> T) -> Int { tracks().length }

private struct Written: View {
  @ContentBuilder var new: TupleContent<Text, Text> {
    Text("a")
    Text("b")
  }
  @ViewBuilder var old: TupleView<(Text, Text)> {
    Text("c")
    Text("d")
  }
  var body: some View {
    let first: VStack<TupleContent<Text, Text>> = VStack {
      Text("e")
      Text("f")
    }
    let second: VStack<TupleView<(Text, Text)>> = VStack {
      Text("g")
      Text("h")
    }
    new
    old
    first
    second
    TupleView((Text("i"), Text("j")))
  }
}

private struct Tabs: View {
  let names: [Tool]
  var body: some View {
    TabView {
      Group {
        Tab("a", systemImage: "star") { Group { Text("in a") } }
        Tab("b", systemImage: "star") { Text("in b") }
      }
      ForEach(names) { tool in
        Tab(tool.id, systemImage: "star") { Text("in \(tool.id)") }
      }
    }
  }
}

private struct Scenes: Scene {
  var body: some Scene {
    Group {
      WindowGroup { Text("a") }
      Group { Settings { Text("b") } }
    }
  }
}

/// A type that is named like one of SwiftUI's.
private enum Own {
  struct Color { static let clear = 3 }
}

private struct Bordered<Content: View>: View {
  private let content: Content
  init(@ContentBuilder content: () -> Content) { self.content = content() }
  var body: some View { content.padding() }
}

private struct Everything: View {
  let tools = [Tool(id: "x"), Tool(id: "y")]
  var isShown = true

  @ContentBuilder private var status: some View {
    if isShown { Text("shown") } else { Text("hidden").bold() }
  }

  var body: some View {
    List {
      Section {
        Group {
          status
          ForEach(tools) { Text($0.id) }
          ForEach(0..<2) { Text("\($0)") }
          ForEach(tools, id: \.id) { tool in
            Text(tool.id)
            Divider()
          }
        }
      } header: {
        Text("header")
      } footer: {
        Group {}
      }
      Section { Text("alone") }
      Section {
        Text("with footer")
      } footer: {
        Text("footer")
      }
      Bordered {
        status
        Text("bordered")
      }
      GroupBox {
        Text("box")
      } label: {
        Text("label")
      }
    }
    .overlay { Color.blue.opacity(0.5).blendMode(.multiply) }
  }
}

@MainActor
@Suite("One builder for all content")
struct ContentBuilderCompatibilityTests {
  private func labels(_ view: some View) -> [String] {
    func labels(_ element: AccessibilityElement) -> [String] {
      (element.label.isEmpty ? [] : [element.label]) + element.children.flatMap(labels)
    }
    return labels(ImageRenderer(content: view.frame(width: 390, height: 800)).accessibilityTree)
  }

  private func bar(_ items: some ToolbarContent) -> Set<String> {
    let view = NavigationStack { Text("content").toolbar { items } }
    return Set(labels(view)).subtracting(["content"])
  }

  @Test("27 C1, C2, C11, C12: views are built as before, by either name")
  func views() {
    let shown = labels(Everything())
    for label in ["header", "shown", "x", "y", "0", "1", "alone", "footer", "bordered", "label"] {
      #expect(shown.contains { $0.localizedCaseInsensitiveContains(label) }, "\(label)")
    }
    let optional: Optional<Text> = ViewBuilder.buildIf(nil)
    #expect(optional == nil)
    #expect(ViewBuilder.buildBlock(3) == 3)
    #expect(ViewBuilder.buildBlock(3, "a").content == (3, "a"))
  }

  @Test("27 C3: items of bars and commands are built with it, with loops, groups and conditions")
  func items() {
    let tools = [Tool(id: "pen"), Tool(id: "rubber")]
    #expect(bar(Tools(tools: tools)) == ["Cancel", "pen", "rubber", "one", "two"])
    #expect(
      bar(Tools(tools: [], isEditing: true)) == ["Cancel", "one", "two", "Done"]
    )
    let passed = CompatibilityItems.two
    #expect(bar(passed) == ["a", "b"])
    #expect(Menus(tools: tools)._parts().count == 4)
    #expect(Menus(tools: tools, isEditing: false)._parts().count == 3)
  }

  private enum CompatibilityItems {
    @MainActor static var two: some ToolbarContent {
      CompatibilityFunctions.make {
        ToolbarItem { Button("a") {} }
        ToolbarItem { Button("b") {} }
      }
    }
  }

  private enum CompatibilityFunctions {
    static func make<T: ToolbarContent>(@ContentBuilder _ content: () -> T) -> T { content() }
  }

  @Test("27 C4: an empty block is empty content, for views, items and commands")
  func empty() {
    let nothing: EmptyContent = ViewBuilder.buildBlock()
    #expect(type(of: nothing) == EmptyView.self)
    #expect(bar(NoTools()) == [])
    #expect(EmptyContent()._parts().isEmpty)
    #expect(labels(Group {}) == [])
  }

  @Test("27 C6, C7: several statements make TupleContent, or TupleView where that is written out")
  func tuples() {
    @ContentBuilder func both() -> some View {
      Text("a")
      Text("b")
    }
    #expect(type(of: both()) == TupleContent<Text, Text>.self)
    #expect(
      labels(VStack { Written() }) == ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
    )
  }

  @Test("27 C8: a protocol of one's own takes part in it")
  func ownLanguage() {
    #expect(
      song {
        Note()
        Note(length: 3)
        EmptyContent()
      } == 4
    )
    #expect(song {} == 0)
  }

  @Test("27 C10, C13, C14: groups of tabs and scenes keep their builders")
  func tabs() {
    let shown = labels(Tabs(names: [Tool(id: "c")]))
    #expect(shown.contains("in a"))
    #expect(shown.contains { $0.hasSuffix("c") })
    #expect(Scenes()._windows().count == 2)
  }

  @Test("27 C1: the older builders of items and commands are there")
  func older() {
    #expect(bar(OldTools()) == ["first", "second", "last"])
    #expect(oldMenus()._parts().count > 4)
  }

  @Test("27 C17: a type of one's own goes by its module's or its owner's name")
  func ownNames() {
    #expect(Own.Color.clear == 3)
    #expect(SwiftUI.Color.clear == Color.clear)
  }

  @Test("27 C21: reflection finds the members under 'content'")
  func reflection() {
    let both = TupleContent((Text("a"), 3))
    #expect(Mirror(reflecting: both).children.map(\.label) == ["content"])
    let sendable: any Sendable = TupleContent((1, "a"))
    #expect(sendable is TupleContent<Int, String>)
  }
}
