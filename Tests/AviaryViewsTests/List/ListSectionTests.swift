import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

@MainActor
@Suite("Sections of lists")
struct ListSectionTests {
  private struct Folding: View {
    @State var isExpanded = true
    var body: some View {
      List {
        Section("title", isExpanded: $isExpanded) { Text(verbatim: "row") }
      }
    }
  }

  @Test("In a sidebar the header of a section that can be folded has an arrow that folds it")
  func folding() throws {
    let harness = try Harness(Folding().listStyle(.sidebar))
    #expect(harness.labels == ["title", "row"])
    harness.root.actionNodes[0].activate()
    try harness.host.update()
    #expect(harness.labels == ["title"])
    harness.root.actionNodes[0].activate()
    try harness.host.update()
    #expect(harness.labels == ["title", "row"])
    #expect(try Harness(Folding()).root.actionNodes.isEmpty)
  }

  @Test("A section that is collapsible can be folded in a sidebar, unless it says otherwise")
  func collapsible() throws {
    func list(_ isCollapsible: Bool) -> some View {
      List {
        Section("title") { Text(verbatim: "row") }.collapsible(isCollapsible)
      }
    }
    let harness = try Harness(list(true).listStyle(.sidebar))
    #expect(harness.labels == ["title", "row"])
    harness.root.actionNodes[0].activate()
    try harness.host.update()
    #expect(harness.labels == ["title"])
    #expect(try Harness(list(false).listStyle(.sidebar)).root.actionNodes.isEmpty)
    #expect(try Harness(list(true)).labels == ["TITLE", "row"])
    #expect(try Harness(list(true)).root.actionNodes.isEmpty)
  }

  @Test("A section that may be folded only sometimes keeps its content")
  func sometimesFolding() throws {
    struct Content: View {
      let canFold: Bool
      @State private var isExpanded = false
      var body: some View {
        List {
          canFold
            ? Section("title", isExpanded: $isExpanded) { Text(verbatim: "row") }
            : Section("title") { Text(verbatim: "row") }
        }
        .listStyle(.sidebar)
      }
    }
    let harness = try Harness(Content(canFold: true))
    #expect(harness.labels == ["title"])
    harness.host.content = Content(canFold: false)
    try harness.host.update()
    #expect(harness.labels == ["title", "row"])
    #expect(harness.root.actionNodes.isEmpty)
  }

  @Test("The header of a resolved section that is placed among rows is a row")
  func headersAsRows() throws {
    struct Flat<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        List {
          ForEach(sections: content) { section in
            section.header
            section.content
            section.footer
          }
        }
      }
    }
    let harness = try Harness(
      Flat {
        Section {
          Text(verbatim: "row")
        } header: {
          Text(verbatim: "header")
        } footer: {
          Text(verbatim: "footer")
        }
      }
    )
    #expect(harness.labels == ["header", "row", "footer"], "headers of a list are in capitals")
    #expect(harness.root.listRows.count == 3)
  }

  @Test("Prominent headers can be asked for of a section, and of a list")
  func prominence() throws {
    func list(_ section: Prominence, _ all: Prominence) -> some View {
      List {
        Section("title") { Text(verbatim: "row") }.headerProminence(section)
      }
      .headerProminence(all)
    }
    #expect(try Harness(list(.standard, .standard)).labels.first == "TITLE")
    #expect(try Harness(list(.increased, .standard)).labels.first == "title")
    #expect(
      try Harness(List { Section("title") {} }.headerProminence(.increased)).labels == ["title"]
    )
  }

  private func indexed(_ visibility: Visibility) -> some View {
    List {
      ForEach(["A", "B"], id: \.self) { letter in
        Section {
          ForEach(0..<30) { Text(verbatim: "\(letter)\($0)") }
        }
        .sectionIndexLabel(letter)
      }
      Section { Text(verbatim: "none") }
    }
    .listStyle(.plain)
    .listSectionIndexVisibility(visibility)
  }

  @Test("Labels of sections make an index at the list's edge, which scrolls to them")
  func sectionIndex() throws {
    let harness = try Harness(indexed(.automatic))
    let first = try #require(harness.frame("A"))
    let second = try #require(harness.frame("B"))
    #expect(first.maxX > 380 && second.maxX > 380)
    #expect(first.maxY <= second.minY)
    #expect(harness.labels.contains("A0"))
    harness.root.actionNodes[1].activate()
    try harness.host.update()
    #expect(harness.labels.contains("B0"))
    #expect(!harness.labels.contains("A0"))
    #expect(!(try Harness(indexed(.hidden)).labels.contains("A")))
  }

  @Test("Every other row has a background where the style asks for it")
  func alternatingRows() throws {
    func dump(_ alternates: Bool) throws -> String {
      try Harness(
        List {
          Text(verbatim: "a")
          Text(verbatim: "b")
        }
        .listStyle(.inset(alternatesRowBackgrounds: alternates))
      ).dump
    }
    #expect(try dump(true) != dump(false))
  }

  @Test("A badge of increased prominence is white on red, set on the row or on the list")
  func badgeProminence() throws {
    func dump(_ row: BadgeProminence?, _ list: BadgeProminence) throws -> String {
      let text = Text(verbatim: "a").badge(3)
      return try Harness(
        List {
          if let row { text.badgeProminence(row) } else { text }
        }
        .badgeProminence(list)
      ).dump
    }
    let standard = try dump(nil, .standard)
    let increased = try dump(nil, .increased)
    #expect(increased != standard)
    #expect(try dump(nil, .decreased) == standard)
    #expect(try dump(.increased, .standard) == increased)
    #expect(try dump(.standard, .increased) == standard)
  }

  @Test("The tint of items colours the icons of labels in rows, and no others")
  func itemTint() throws {
    let label = Label("a", systemImage: "star")
    func list(_ tint: Color?) throws -> String {
      try Harness(List { label }.listItemTint(tint)).dump
    }
    #expect(try list(.red) != list(nil))
    #expect(try Harness(label.listItemTint(.red)).dump == Harness(label).dump)
  }

  @Test("Icons of labels in rows have the tint, unless somebody sets another colour")
  func iconTint() throws {
    let label = Label("a", systemImage: "star")
    // The accent colour, and that of texts.
    let (blue, black) = ("#007aff", "#000000")
    func icon<V: View>(_ view: V) throws -> String? {
      let lines = try Harness(view).dump.split(separator: "\n").filter { $0.contains("fill path") }
      return lines.first { $0.contains(blue) || $0.contains(black) }
        .map { $0.contains(blue) ? blue : black }
    }
    #expect(try icon(List { label }) == blue)
    #expect(try icon(List { label }.listStyle(.plain)) == blue)
    #expect(try icon(List { label }.listStyle(.sidebar)) == blue)
    #expect(try icon(Form { label }) == blue)
    let link = NavigationLink {
      EmptyView()
    } label: {
      label
    }
    #expect(try icon(NavigationStack { List { link } }) == blue)
    #expect(try icon(NavigationStack { List { link.listItemTint(.monochrome) } }) == black)
    #expect(try icon(List { label }.tint(.red)) == nil)
    #expect(try icon(List { label.listItemTint(.monochrome) }) == black)
    #expect(try icon(List { label.foregroundStyle(.black) }) == black)
    #expect(
      try icon(
        List {
          Section {
            Text("b")
          } header: {
            label
          }
        }
      ) == nil
    )
    #expect(try icon(label) == black)
    #expect(try icon(List { label }.lookAndFeel(.system26)) == black)
    #expect(try icon(List { label }.listStyle(.sidebar).lookAndFeel(.system26)) != black)
  }
}
