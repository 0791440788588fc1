import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@Observable private final class ListModel {
  var names = ["a", "b", "c"]
  var selection: String? = nil
}

private struct EditedRow: Identifiable, Equatable { let id: Int }

@Observable private final class EditedRows {
  var all = [EditedRow(id: 1), EditedRow(id: 2), EditedRow(id: 3)]
}

private struct NameRow: View {
  let name: String
  var body: some View { Text(verbatim: name) }
}

@MainActor
@Suite("List")
struct ListTests {
  @Test("A list of a million rows makes those in sight")
  func million() throws {
    let harness = try Harness(List(0..<1_000_000, id: \.self) { NameRow(name: "\($0)") })
    #expect(harness.labels.contains("0"))
    #expect(harness.labels.contains("10"))
    #expect(!harness.labels.contains("60"))
    #expect(harness.root.counters.closures < 200)
    #expect(harness.root.counters.bodies < 400)
  }

  @Test("Rows are 44 points high, within cards 20 points from the edges")
  func rowFrames() throws {
    let harness = try Harness(
      List {
        Text(verbatim: "one"); Text(verbatim: "two")
      }
    )
    let one = try #require(harness.frame("one"))
    let two = try #require(harness.frame("two"))
    #expect(one.minX == 40)
    #expect(two.midY - one.midY == 44)
  }

  @Test("Lists up to 375 points wide have 16 at their sides and 16 within")
  func narrow() throws {
    func start(_ width: CGFloat, _ view: some View) throws -> CGFloat {
      try #require(try Harness(view, width: width).frame("one")).minX
    }
    let cards = List { Text(verbatim: "one") }
    #expect(try start(375, cards) == 32 && start(320, cards) == 32)
    #expect(try start(376, cards) == 40)
    #expect(try start(375, cards.listStyle(.plain)) == 16)
    #expect(try start(376, cards.listStyle(.plain)) == 20)
    #expect(try start(375, cards.lookAndFeel(.system26)) == 32)
    // One that becomes wide takes the usual sides.
    let harness = try Harness(cards, width: 375)
    harness.host.proposal = ProposedViewSize(width: 400, height: 844)
    try harness.host.update()
    #expect(harness.frame("one")?.minX == 40)
  }

  @Test("Sections without headers are 35.33 points apart, the first one 35 from the top")
  func sectionSpacing() throws {
    let harness = try Harness(
      List {
        Section { Text(verbatim: "one") }
        Section { Text(verbatim: "two") }
      }
    )
    let one = try #require(harness.frame("one"))
    let two = try #require(harness.frame("two"))
    #expect(near(two.midY - one.midY, 44 + 2 * 17.67))
    #expect(near(one.midY, 35 + 22))
  }

  @Test(
    "Sections are apart by what is above and below each: 17.67, or 17 + header + 6 and 6 + footer + 12"
  )
  func sectionParts() throws {
    let harness = try Harness(
      List {
        Section {
          Text(verbatim: "one")
        } header: {
          Text(verbatim: "a")
        }
        Section {
          Text(verbatim: "two")
        } header: {
          Text(verbatim: "b")
        } footer: {
          Text(verbatim: "c")
        }
        Section { Text(verbatim: "three") }
        Section {
          Text(verbatim: "four")
        } footer: {
          Text(verbatim: "d")
        }
        Section {
          Text(verbatim: "five")
        } header: {
          Text(verbatim: "e")
        }
      }
    )
    let rows = try ["one", "two", "three", "four", "five"].map {
      try #require(harness.frame($0)).midY
    }
    // Of 13 points, 15.6 high, in whole pixels.
    let line: CGFloat = 16
    #expect(near(rows[0], 17 + line + 6 + 22))
    #expect(near(rows[1] - rows[0], 44 + 17.67 + 17 + line + 6))
    #expect(near(rows[2] - rows[1], 44 + 6 + line + 12 + 17.67))
    #expect(near(rows[3] - rows[2], 44 + 2 * 17.67))
    #expect(near(rows[4] - rows[3], 44 + 6 + line + 12 + 17 + line + 6))
  }

  @Test("A switch makes no row of a list higher, and reaches 2 points over its end")
  func switchRows() throws {
    let harness = try Harness(
      List {
        Toggle(isOn: .constant(true)) { Text(verbatim: "one") }
        Text(verbatim: "two")
        Toggle(isOn: .constant(true)) {
          Text(verbatim: "three\nfour\nfive\nsix")
        }
        Text(verbatim: "seven")
      }
    )
    let label = try #require(harness.frame("one"))
    let two = try #require(harness.frame("two"))
    let seven = try #require(harness.frame("seven"))
    #expect(near(two.midY - label.midY, 44))
    // Four lines of 20.4 in whole pixels.
    #expect(near(seven.midY - two.midY, 44 + 82 + 22))
    #expect(harness.dump.contains("51x31"))
  }

  @Test("Rows of a plain list begin 20 points from the edge")
  func plainRowFrames() throws {
    let harness = try Harness(List { Text(verbatim: "one") }.listStyle(.plain))
    #expect(try #require(harness.frame("one")).minX == 20)
  }

  @Test("Insets that are written on a row take the place of the list's")
  func rowInsets() throws {
    let harness = try Harness(
      List {
        Text(verbatim: "one")
          .listRowInsets(EdgeInsets(top: 30, leading: 5, bottom: 30, trailing: 0))
        Text(verbatim: "two").listRowInsets(.leading, 7)
      }.listStyle(.plain)
    )
    #expect(try #require(harness.frame("one")).minX == 5)
    #expect(try #require(harness.frame("one")).minY >= 30)
    #expect(try #require(harness.frame("two")).minX == 7)
  }

  @Test("Headers and footers of sections are shown, headers of grouped lists in capitals")
  func sections() throws {
    let harness = try Harness(
      List {
        Section {
          Text(verbatim: "row")
        } header: {
          Text(verbatim: "header")
        } footer: {
          Text(verbatim: "footer")
        }
      }
    )
    #expect(harness.labels == ["HEADER", "row", "footer"])
    let labels = [try #require(harness.frame("HEADER")), try #require(harness.frame("row"))]
    #expect(labels[0].maxY < labels[1].minY)
  }

  @Test("A row that is deleted by hand leaves the data, and nothing else is made again")
  func deletion() throws {
    let model = ListModel()
    struct Content: View {
      let model: ListModel
      var body: some View {
        List {
          ForEach(model.names, id: \.self) { Text(verbatim: $0) }
            .onDelete { model.names.remove(atOffsets: $0) }
            .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let harness = try Harness(Content(model: model))
    #expect(harness.root.listRows.count == 3)
    #expect(harness.root.listRows[1].delete())
    try harness.host.update()
    #expect(model.names == ["a", "c"])
    #expect(harness.labels == ["a", "c"])
    #expect(harness.root.listRows[0].perform(.named("Move down")))
    try harness.host.update()
    #expect(harness.labels == ["c", "a"])
  }

  @Test("Edit actions of a binding delete and move its elements")
  func editActions() throws {
    let rows = EditedRows()
    struct Content: View {
      @Bindable var rows: EditedRows
      var body: some View {
        List($rows.all, editActions: .all) { $row in Text(verbatim: "\(row.id)") }
      }
    }
    let harness = try Harness(Content(rows: rows))
    #expect(harness.root.listRows[0].delete())
    try harness.host.update()
    #expect(harness.labels == ["2", "3"])
    #expect(harness.root.listRows[1].perform(.named("Move up")))
    try harness.host.update()
    #expect(rows.all.map(\.id) == [3, 2])
  }

  @Test("A row that is activated is selected by its tag")
  func selection() throws {
    let model = ListModel()
    struct Content: View {
      @Bindable var model: ListModel
      var body: some View {
        List(model.names, id: \.self, selection: $model.selection) { Text(verbatim: $0) }
      }
    }
    let harness = try Harness(Content(model: model))
    #expect(harness.root.actionNodes.count == 3)
    harness.root.actionNodes[1].activate()
    try harness.host.update()
    #expect(model.selection == "b")
  }

  @Test("A disclosure group in a list is a row, and its content are rows below")
  func disclosure() throws {
    let harness = try Harness(
      List {
        DisclosureGroup("group") {
          Text(verbatim: "one")
          Text(verbatim: "two")
        }
      }
    )
    #expect(harness.labels == ["group"])
    harness.root.actionNodes[0].activate()
    try harness.host.update()
    #expect(harness.labels == ["group", "one", "two"])
    #expect(harness.root.listRows.count == 3)
  }

  @Test("A tree unfolds level by level")
  func outline() throws {
    struct Node: Identifiable {
      let id: String
      var children: [Node]?
    }
    let tree = [Node(id: "a", children: [Node(id: "b", children: [Node(id: "c")])])]
    let harness = try Harness(List(tree, children: \.children) { Text(verbatim: $0.id) })
    #expect(harness.labels == ["a"])
    harness.root.actionNodes[0].activate()
    try harness.host.update()
    #expect(harness.labels == ["a", "b"])
    harness.root.actionNodes[1].activate()
    try harness.host.update()
    #expect(harness.labels == ["a", "b", "c"])
  }

  @Test("A list is drawn alike whether it was built at once or changed row by row")
  func sameAsFresh() throws {
    let model = ListModel()
    struct Content: View {
      let model: ListModel
      var body: some View {
        List(model.names, id: \.self) { name in
          Text(verbatim: name).listRowSeparator(name == "x" ? .hidden : .automatic)
        }
      }
    }
    let changed = try Harness(Content(model: model))
    model.names = ["x", "a", "y", "c", "z"]
    try changed.host.update()
    let fresh = try Harness(Content(model: model))
    #expect(changed.dump == fresh.dump)
    model.names = []
    try changed.host.update()
    model.names = ["q"]
    try changed.host.update()
    #expect(changed.dump == (try Harness(Content(model: model))).dump)
  }

  @Test("A form is a grouped list; in columns, values begin at one line")
  func forms() throws {
    struct Rows: View {
      var body: some View {
        LabeledContent {
          Text(verbatim: "one")
        } label: {
          Text(verbatim: "a")
        }
        LabeledContent {
          Text(verbatim: "two")
        } label: {
          Text(verbatim: "long label")
        }
      }
    }
    let grouped = try Harness(Form { Rows() })
    #expect(grouped.root.listRows.count == 2)
    let columns = try Harness(Form { Rows() }.formStyle(.columns))
    #expect(columns.root.listRows.isEmpty)
    #expect(try #require(columns.frame("one")).minX == (try #require(columns.frame("two"))).minX)
  }

  @Test("A form style of one's own arranges the content")
  func ownFormStyle() throws {
    struct Plain: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        VStack { configuration.content }
      }
    }
    let harness = try Harness(Form { Text(verbatim: "row") }.formStyle(Plain()))
    #expect(harness.root.listRows.isEmpty)
    #expect(harness.labels == ["row"])
  }

  @Test("Several views of a form style, and of a group box, stand below one another")
  func severalViews() throws {
    struct Two: FormStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.content
        Text(verbatim: "end")
      }
    }
    let form = try Harness(Form { Text(verbatim: "row") }.formStyle(Two()))
    #expect(try #require(form.frame("end")).minY >= (try #require(form.frame("row"))).maxY)
    let box = try Harness(
      GroupBox {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
    )
    #expect(try #require(box.frame("b")).minY >= (try #require(box.frame("a"))).maxY)
  }
}
