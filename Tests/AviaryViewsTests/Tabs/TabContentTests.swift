import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@testable import AviaryApps
@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

@MainActor
@Suite("Tab content")
struct TabContentTests {
  @Observable final class Chosen { var tab: Int? = 0 }

  @Test("Tabs can be grouped and repeated, and a modifier on a group applies to each of them")
  func groups() throws {
    struct Content: View {
      @Bindable var chosen: Chosen
      var body: some View {
        TabView(selection: $chosen.tab) {
          Group {
            Tab("one", systemImage: "star", value: 0) { Text(verbatim: "page 0") }
            Tab("two", systemImage: "star", value: 1) { Text(verbatim: "page 1") }
          }
          .badge(7)
          ForEach(2..<4) { number in
            Tab("tab \(number)", systemImage: "star", value: number) {
              Text(verbatim: "page \(number)")
            }
          }
        }
      }
    }
    let chosen = Chosen()
    let harness = try Harness(Content(chosen: chosen))
    func values(of element: AccessibilityElement) -> [String] {
      [element.value].compactMap(\.self) + element.children.flatMap(values)
    }
    #expect(harness.elements.flatMap(values).filter { $0 == "7" }.count == 2)
    #expect(harness.root.actionNodes.count == 4)
    harness.root.actionNodes[3].activate()
    try harness.host.update()
    #expect(chosen.tab == 3)
    #expect(harness.labels.contains("page 3"))
  }

  @Test("27 T6: a prominent tab is the last one in the bar, behind one to search with")
  func prominent() throws {
    let harness = try Harness(
      TabView {
        Tab("Write", systemImage: "pencil", role: .prominent) { Text(verbatim: "write page") }
        Tab(role: .search) { Text(verbatim: "search page") }
        Tab("Home", systemImage: "house") { Text(verbatim: "home page") }
      }
    )
    let names = ["Home", "Search", "Write"]
    let places = names.map { name in harness.labels.lastIndex { $0.contains(name) } ?? -1 }
    #expect(places == places.sorted() && places[0] >= 0, "\(harness.labels)")
  }

  @Test("A tab to search with is the last one in the bar")
  func search() throws {
    let harness = try Harness(
      TabView {
        Tab(role: .search) { Text(verbatim: "search page") }
        Tab("home", systemImage: "house") { Text(verbatim: "home page") }
      }
    )
    let home = try #require(harness.labels.lastIndex { $0.contains("home") })
    let search = try #require(harness.labels.lastIndex { $0.contains("Search") })
    #expect(home < search)
    #expect(harness.labels.contains("home page"), "the first tab in the bar is shown at first")
  }

  @Test("Items of a toolbar can be grouped, each going where its own placement says")
  func toolbarGroups() throws {
    let harness = try Harness(
      NavigationStack {
        Text(verbatim: "root").toolbar {
          Group {
            ToolbarItem(placement: .cancellationAction) { Text(verbatim: "cancel") }
            ToolbarItem(placement: .confirmationAction) { Text(verbatim: "done") }
          }
        }
      }
    )
    #expect(try #require(harness.frame("cancel")).minX == 16)
    #expect(try #require(harness.frame("done")).maxX == 374)
    let custom = try Harness(
      NavigationStack {
        Text(verbatim: "root").toolbar(id: "bar") {
          Group { ToolbarItem(id: "a") { Text(verbatim: "item") } }
        }
      }
    )
    #expect(try #require(custom.frame("item")).maxX == 374)
  }

  @Test("Scenes can be grouped, and a modifier on a group applies to each of them")
  func scenes() {
    let scenes = Group {
      WindowGroup("one") { Text(verbatim: "a") }
      Window("two", id: "second") { Text(verbatim: "b") }
    }
    .environment(\.lineLimit, 2)
    #expect(scenes._windows().map(\.id) == [nil, "second"])
  }
}
