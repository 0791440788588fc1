import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("The toolbar of a window")
struct WindowToolbarTests {
  /// A window's content with its bars, as `WindowContent` has them.
  private struct Window<Content: View>: View {
    @State private var toolbar = WindowToolbarParts()
    let content: Content

    var body: some View {
      VStack(spacing: 0) {
        WindowTopBar(toolbar)
        content.modifier(WindowToolbarReader(toolbar))
          .frame(maxWidth: .infinity, maxHeight: .infinity)
        WindowBottomBar(toolbar)
      }
    }
  }

  private func shown<V: View>(_ view: V) throws -> Harness<some View> {
    try Harness(
      Window(content: view).environment(\.horizontalSizeClass, .regular),
      width: 800,
      height: 400
    )
  }

  private func button(_ title: String) -> some View {
    Button {
    } label: {
      Text(verbatim: title)
    }
  }

  @Test("Items of content without a navigation container are at the top and at the bottom")
  func items() throws {
    let harness = try shown(
      Text(verbatim: "content")
        .toolbar {
          ToolbarItem(placement: .navigation) { button("Leading") }
          ToolbarItem { button("Trailing") }
          ToolbarItem(placement: .bottomBar) { button("Bottom") }
        }
    )
    let leading = try #require(harness.frame("Leading"))
    let trailing = try #require(harness.frame("Trailing"))
    let bottom = try #require(harness.frame("Bottom"))
    #expect(leading.maxY < 44 && leading.minX < 100)
    #expect(trailing.maxY < 44 && trailing.maxX > 700)
    #expect(bottom.minY > 350)
  }

  @Test("Content that says nothing of bars has none")
  func none() throws {
    let probes = Probes()
    _ = try shown(Color.red.probe("plain", probes))
    #expect(probes.frames["plain"]?.height == 400)
    let hidden = try shown(
      Color.red.probe("hidden", probes)
        .toolbar { button("Item") }
        .toolbar(.hidden, for: .windowToolbar)
    )
    #expect(probes.frames["hidden"]?.height == 400)
    #expect(hidden.frame("Item") == nil)
    _ = try shown(Color.red.probe("with", probes).toolbar { button("Item") })
    #expect(try #require(probes.frames["with"]).height < 360)
  }

  @Test("A search is in the bar")
  func search() throws {
    struct Searched: View {
      @State private var text = ""
      var body: some View {
        Text(verbatim: "content").searchable(text: $text, prompt: Text(verbatim: "Find"))
      }
    }
    let harness = try shown(Searched())
    #expect(harness.labels.contains("Search"))
  }

  @Test("Items around a stack are in its bar, on each of its screens")
  func aroundStack() throws {
    struct Stack: View {
      @State private var path = ["pushed"]
      var body: some View {
        NavigationStack(path: $path) {
          Text(verbatim: "root").navigationTitle(Text(verbatim: "Root"))
            .navigationDestination(for: String.self) { Text(verbatim: $0) }
        }
      }
    }
    let harness = try shown(Stack().toolbar { button("Item") })
    #expect(harness.labels.filter { $0 == "Item" }.count == 1)
    #expect(try #require(harness.frame("Item")).maxY < 44)
  }

  @Test("Items around columns are in the bar of the last one")
  func aroundColumns() throws {
    let harness = try shown(
      NavigationSplitView {
        Text(verbatim: "sidebar").toolbar { button("Own") }
      } detail: {
        Text(verbatim: "detail")
      }
      .toolbar { button("Item") }
    )
    #expect(harness.labels.filter { $0 == "Item" }.count == 1)
    #expect(try #require(harness.frame("Item")).minX > 400)
    #expect(try #require(harness.frame("Own")).minX < 400)
  }

  @MainActor @Observable final class Model { var count = 0 }

  @Test("Items that change are shown as they are, and nothing runs without end")
  func changing() throws {
    struct Counter: View {
      let model: Model
      var body: some View {
        Text(verbatim: "content")
          .toolbar {
            Button {
            } label: {
              Text(verbatim: "count \(model.count)")
            }
          }
      }
    }
    let model = Model()
    let harness = try shown(Counter(model: model))
    #expect(harness.frame("count 0") != nil)
    model.count = 1
    try Hand(harness).wait(0.1)
    #expect(harness.frame("count 1") != nil && harness.frame("count 0") == nil)
  }
}
