import AviaryTestSupport
import Observation
import SwiftUI
import SwiftUITesting
import Testing
import UniformTypeIdentifiers

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@Observable private final class EditedNames {
  var all = ["a", "b"]
  var selection: Set<String> = []
  var log: [String] = []
}

@MainActor
@Suite("Editing and choosing in lists")
struct ListEditingTests {
  @Test(
    "Data that is dropped on a row goes before it or after it, and only the kinds that are taken"
  )
  func insertion() throws {
    let names = EditedNames()
    struct Content: View {
      let names: EditedNames
      var body: some View {
        List {
          ForEach(names.all, id: \.self) { Text(verbatim: $0) }
            .onInsert(of: [UTType.text]) { offset, providers in
              for provider in providers {
                provider.loadObject(ofClass: String.self) { text, _ in
                  names.all.insert(text ?? "", at: offset)
                }
              }
            }
            .onDelete { names.all.remove(atOffsets: $0) }
        }
      }
    }
    let harness = try Harness(Content(names: names))
    let picture = NSItemProvider(item: 1, typeIdentifier: "public.image")
    #expect(!harness.root.listRows[0].insert([picture]))
    #expect(harness.root.listRows[1].insert([picture, NSItemProvider(object: "x")]))
    try harness.host.update()
    #expect(harness.labels == ["a", "x", "b"])
    #expect(harness.root.listRows[2].insert([NSItemProvider(object: "y")], after: true))
    try harness.host.update()
    #expect(names.all == ["a", "x", "b", "y"])
    #expect(harness.root.listRows[0].delete())
    try harness.host.update()
    #expect(harness.labels == ["x", "b", "y"])
  }

  @Test("Kinds of data can be named by their identifiers")
  func insertionByIdentifier() throws {
    let names = EditedNames()
    let harness = try Harness(
      List {
        ForEach(0..<2) { Text("\($0)") }
          .onInsert(of: ["public.text"]) { offset, _ in names.log.append("\(offset)") }
      }
    )
    #expect(harness.root.listRows[1].insert([NSItemProvider(object: "x")]))
    #expect(names.log == ["1"])
    let plain = try Harness(List { ForEach(0..<2) { Text("\($0)") } })
    #expect(!plain.root.listRows[1].insert([NSItemProvider(object: "x")]))
  }

  @Test("Swiping across a row does something only where its first button may")
  func fullSwipe() throws {
    let harness = try Harness(
      List {
        Text("a").swipeActions { Button("b") {} }
        Text("c").swipeActions(allowsFullSwipe: false) { Button("d") {} }
      }
    )
    #expect(harness.root.listRows.map { $0.allowsFullSwipe(.trailing) } == [true, false])
    #expect(!harness.root.listRows[0].allowsFullSwipe(.leading))
  }

  @Test("A menu for rows is for all that are selected, or else for its own row")
  func selectionMenu() throws {
    let names = EditedNames()
    names.all = ["a", "b", "c"]
    names.selection = ["a", "b"]
    struct Content: View {
      @Bindable var names: EditedNames
      var body: some View {
        List(names.all, id: \.self, selection: $names.selection) { Text(verbatim: $0) }
          .contextMenu(forSelectionType: String.self) { tags in
            Button(tags.sorted().joined()) {}
          }
      }
    }
    let harness = try Harness(Content(names: names))
    func menus(_ node: ViewNode) -> [MenuNode] {
      ((node as? MenuNode).map { [$0] } ?? []) + node.children.flatMap { menus($0) }
    }
    // The outermost is that of the space without rows.
    let all = Array(menus(try #require(harness.root.node)).dropFirst())
    try #require(all.count == 3)
    all[0].open()
    try harness.host.update()
    #expect(harness.labels.contains("ab"))
    harness.root.actionNodes.last?.activate()
    try harness.host.update()
    all[2].open()
    try harness.host.update()
    #expect(harness.labels.filter { $0 == "c" }.count == 2)
  }

  @Test("The sign that deletes a row is pressed where the row has a menu, too")
  func deletionSignOverMenu() async throws {
    struct Content: View {
      @State private var names = ["one", "two"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            Text(name).contextMenu { Button("Copy") {} }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        .environment(\.editMode, .constant(.active))
      }
    }
    let screen = Screen(Content(), size: ScreenSize(width: 400, height: 400))
    screen.pointer = .mouse
    let text = try screen.text("one").frame
    try screen.tap(at: CGPoint(x: text.minX - 24, y: text.midY))
    await screen.settle()
    try screen.row("one").button("Delete").tap()
    await screen.settle()
    #expect(!screen.row("one").exists && screen.row("two").exists)
  }

  @Test("Rows are as high while they are edited as before", arguments: [false, true])
  func editedHeights(selects: Bool) throws {
    struct Content: View {
      let mode: EditMode
      let selects: Bool
      @State var selection: Set<Int> = [1]
      var rows: some View {
        ForEach(0..<3) { Text(verbatim: "\($0)") }.onDelete { _ in }.onMove { _, _ in }
      }
      var body: some View {
        Group {
          if selects { List(selection: $selection) { rows } } else { List { rows } }
        }
        .environment(\.editMode, .constant(mode))
      }
    }
    for mode in [EditMode.inactive, .active] {
      let harness = try Harness(Content(mode: mode, selects: selects))
      let (first, second) = try (
        #require(harness.frame("0")), #require(harness.frame("2"))
      )
      #expect(second.midY - first.midY == 88)
    }
  }

  @Test("The actions of a row are pressed where the row has a menu, or can be selected, too")
  func swipeActionsOverMenu() async throws {
    struct Content: View {
      @State private var selection: String?
      @State private var done = ""
      var body: some View {
        List(["one", "two"], id: \.self, selection: $selection) { name in
          Text(name)
            .contextMenu { Button("Copy") {} }
            .swipeActions { Button("Flag") { done += "flag " + name } }
        }
        .safeAreaInset(edge: .bottom) { Text("\(selection ?? "nothing"), \(done)") }
      }
    }
    for pointer in [ScreenPointer.mouse, .touch] {
      let screen = Screen(Content(), size: ScreenSize(width: 400, height: 400))
      screen.pointer = pointer
      let y = try screen.text("one").frame.midY
      try screen.drag(
        from: CGPoint(x: 300, y: y),
        to: CGPoint(x: 200, y: y),
        rest: .seconds(0.2)
      )
      await screen.settle()
      try screen.button("Flag").tap()
      await screen.settle()
      #expect(screen.text("nothing, flag one").exists)
    }
  }

  @Test("The primary action goes before selecting, unless the list is edited")
  func primaryAction() throws {
    let names = EditedNames()
    struct Content: View {
      @Bindable var names: EditedNames
      let mode: EditMode
      var body: some View {
        List(names.all, id: \.self, selection: $names.selection) { Text(verbatim: $0) }
          .contextMenu(forSelectionType: String.self) { _ in
            Button("menu") {}
          } primaryAction: {
            names.log.append($0.sorted().joined())
          }
          .environment(\.editMode, .constant(mode))
      }
    }
    let screen = Screen(Content(names: names, mode: .inactive))
    try screen.row("b").activate()
    #expect(names.log == ["b"])
    #expect(names.selection.isEmpty)
    screen.pointer = .mouse
    try screen.row("b").tap()
    #expect(names.selection == ["b"] && names.log == ["b"], "a mouse selects with one click")
    try screen.row("b").tap(count: 2)
    #expect(names.log == ["b", "b"], "and acts with two")
    try screen.row("a").tap(modifiers: .control)
    #expect(names.selection == ["a", "b"] && names.log == ["b", "b"])
    screen.pointer = .touch
    try screen.row("a").tap()
    #expect(names.log == ["b", "b", "ab"], "a finger acts")
    names.selection = []
    let edited = Screen(Content(names: names, mode: .active))
    try edited.row("b").activate()
    #expect(names.log.count == 3)
    #expect(names.selection == ["b"])
  }
}
