import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

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

  private func shown(_ model: Model, isSelectable: Bool = true) throws -> (Harness<Tree>, Hand) {
    let harness = try Harness(
      Tree(model: model, isSelectable: isSelectable),
      width: 300,
      height: 300
    )
    return (harness, Hand(harness))
  }

  @Test("A click on a row that can be selected selects it, one on its arrow unfolds it")
  func clicks() throws {
    let model = Model()
    let (harness, hand) = try shown(model)
    let row = try #require(harness.frame("Home"))
    try hand.tap(CGRect(x: row.minX + 4, y: row.minY, width: 20, height: row.height))
    #expect(model.chosen == "Home")
    #expect(harness.frame("Music") == nil)
    try hand.tap(CGRect(x: 300 - 16 - 16 - 10, y: row.midY - 5, width: 10, height: 10))
    _ = try hand.waitForRest()
    #expect(harness.frame("Music") != nil)
    #expect(model.chosen == "Home")
  }

  @Test("Right unfolds the row that is selected, left folds it")
  func keys() throws {
    let model = Model()
    model.chosen = "Home"
    let (harness, hand) = try shown(model)
    try hand.key(.tab)
    try hand.key(.rightArrow)
    _ = try hand.waitForRest()
    #expect(harness.frame("Music") != nil)
    try hand.key(.downArrow)
    #expect(model.chosen == "Music")
    try hand.key(.upArrow)
    try hand.key(.leftArrow)
    _ = try hand.waitForRest()
    #expect(harness.frame("Music") == nil)
    // The list is one stop of Tab.
    try hand.key(.tab)
    try hand.key(.tab)
    try hand.key(.downArrow)
    #expect(model.chosen == "Trash")
  }

  @Test("Where rows can't be selected, a click anywhere on a row unfolds it")
  func withoutSelection() throws {
    let (harness, hand) = try shown(Model(), isSelectable: false)
    try hand.tap(harness.frame("Home"))
    _ = try hand.waitForRest()
    #expect(harness.frame("Music") != nil)
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
  func untagged() throws {
    let model = Model()
    let harness = try Harness(Mixed(model: model), width: 300, height: 300)
    let hand = Hand(harness)
    try hand.tap(harness.frame("Untagged"))
    _ = try hand.waitForRest()
    #expect(harness.frame("Inside") != nil && model.chosen == nil)
  }
}
