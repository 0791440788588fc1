import AviaryTestSupport
import Observation
import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Rows with others under them")
struct ListOutlineTests {
  struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  @Observable final class Model {
    let folders = [Folder(id: "Home", children: [Folder(id: "Music")]), Folder(id: "Trash")]
    var chosen: String?
  }

  private struct Tree: View {
    @Bindable var model: Model
    let isSelectable: Bool

    var body: some View {
      if isSelectable {
        List(model.folders, children: \.children, selection: $model.chosen) { Text($0.id) }
      } else {
        List(model.folders, children: \.children) { Text($0.id) }
      }
    }
  }

  private func shown(_ view: some View) -> Screen {
    let screen = Screen(view, size: ScreenSize(width: 300, height: 300))
    screen.pointer = .mouse
    return screen
  }

  @Test("A click on a row that can be selected selects it, one on its arrow unfolds it")
  func clicks() async throws {
    let model = Model()
    let screen = shown(Tree(model: model, isSelectable: true))
    try screen.text("Home").tap()
    await screen.settle()
    #expect(model.chosen == "Home")
    #expect(!screen.row("Music").exists)
    let row = try screen.row("Home").frame
    try screen.tap(at: CGPoint(x: row.maxX - 37, y: row.midY))
    await screen.settle()
    #expect(screen.row("Music").exists)
    #expect(model.chosen == "Home")
  }

  @Test("Right unfolds the row that is selected, left folds it")
  func keys() async throws {
    let model = Model()
    model.chosen = "Home"
    let screen = shown(Tree(model: model, isSelectable: true))
    try screen.press(.tab)
    try screen.press(.rightArrow)
    await screen.settle()
    #expect(screen.row("Music").exists)
    try screen.press(.downArrow)
    #expect(model.chosen == "Music")
    try screen.press(.upArrow)
    try screen.press(.leftArrow)
    await screen.settle()
    #expect(!screen.row("Music").exists)
    // The list is one stop of Tab.
    try screen.press(.tab)
    try screen.press(.tab)
    try screen.press(.downArrow)
    #expect(model.chosen == "Trash")
  }

  @Test("Where rows can't be selected, a click anywhere on a row unfolds it")
  func withoutSelection() async throws {
    let screen = shown(Tree(model: Model(), isSelectable: false))
    try screen.row("Home").tap()
    await screen.settle()
    #expect(screen.row("Music").exists)
  }

  private struct Rows: View {
    let probes: Probes
    var body: some View {
      List {
        Divider().probe("divider", probes)
        Color.green.listRowInsets(EdgeInsets()).probe("colour", probes)
        Text(verbatim: "T").frame(maxHeight: .infinity).probe("text", probes)
        Text(verbatim: "high").frame(height: 80).probe("high", probes)
      }
      .listStyle(.plain)
    }
  }

  @Test("Views of a row fill it where they can, and a divider lies")
  func filling() throws {
    let probes = Probes()
    _ = try Harness(Rows(probes: probes), width: 300, height: 400)
    let divider = try #require(probes.frames["divider"])
    #expect(divider.width > 250 && divider.height <= 1)
    #expect(probes.frames["colour"]?.size == CGSize(width: 300, height: 44))
    let text = try #require(probes.frames["text"])
    #expect(text.height == 22)
    #expect(probes.frames["high"]?.height == 80)
  }

  private struct Headed: View {
    var body: some View {
      List {
        Section {
          Text(verbatim: "row")
        } header: {
          HStack {
            Text(verbatim: "Header")
            Button {
            } label: {
              Text(verbatim: "All")
            }
            Button {
            } label: {
              Text(verbatim: "Red")
            }.tint(.red)
          }
        }
      }
    }
  }

  @Test("A button in a header has the tint, text there the colour of headers")
  func headerButtons() throws {
    let dump = try Harness(Headed(), width: 300, height: 200).dump
    func color(of text: String) throws -> String {
      let line = try #require(
        dump.split(separator: "\n").first { $0.contains("text \(text) at") },
        "\(dump)"
      )
      return String(try #require(line.firstMatch(of: /#[0-9A-Fa-f]{6,8}/)).output)
    }
    let colors = try ["HEADER", "ALL", "RED"].map(color)
    #expect(Set(colors).count == 3, "\(colors)")
  }

  private struct Mixed: View {
    @Bindable var model: Model
    var body: some View {
      List(selection: $model.chosen) {
        DisclosureGroup("Untagged") { Text("Inside").tag("Inside") }
      }
    }
  }

  @Test("A row that can't be selected among others that can unfolds by a click anywhere")
  func untagged() async throws {
    let model = Model()
    let screen = shown(Mixed(model: model))
    try screen.row("Untagged").tap()
    await screen.settle()
    #expect(screen.row("Inside").exists && model.chosen == nil)
  }
}
