import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryControls

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

  private func shown(_ view: some View) -> Screen {
    Screen(
      Window(content: view).environment(\.horizontalSizeClass, .regular),
      size: ScreenSize(width: 800, height: 400)
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
    let screen = shown(
      Text(verbatim: "content")
        .toolbar {
          ToolbarItem(placement: .navigation) { button("Leading") }
          ToolbarItem { button("Trailing") }
          ToolbarItem(placement: .bottomBar) { button("Bottom") }
        }
    )
    let leading = try screen.button("Leading").frame
    let trailing = try screen.button("Trailing").frame
    let bottom = try screen.button("Bottom").frame
    #expect(leading.maxY < 44 && leading.minX < 100)
    #expect(trailing.maxY < 44 && trailing.maxX > 700)
    #expect(bottom.minY > 350)
  }

  @Test("Content that says nothing of bars has none")
  func none() throws {
    let probes = Probes()
    _ = shown(Color.red.probe("plain", probes))
    #expect(probes.frames["plain"]?.height == 400)
    let hidden = shown(
      Color.red.probe("hidden", probes)
        .toolbar { button("Item") }
        .toolbar(.hidden, for: .windowToolbar)
    )
    #expect(probes.frames["hidden"]?.height == 400)
    #expect(!hidden.button("Item").exists)
    _ = shown(Color.red.probe("with", probes).toolbar { button("Item") })
    #expect(try #require(probes.frames["with"]).height < 360)
  }

  @Test("A search is in the bar")
  func search() {
    struct Searched: View {
      @State private var text = ""
      var body: some View {
        Text(verbatim: "content").searchable(text: $text, prompt: Text(verbatim: "Find"))
      }
    }
    let screen = shown(Searched())
    #expect(screen.element("Search").exists)
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
    let screen = shown(Stack().toolbar { button("Item") })
    #expect(screen.elements(.button, "Item").count == 1)
    #expect(try screen.button("Item").frame.maxY < 44)
  }

  @Test("Items around columns are in the bar of the last one")
  func aroundColumns() throws {
    let screen = shown(
      NavigationSplitView {
        Text(verbatim: "sidebar").toolbar { button("Own") }
      } detail: {
        Text(verbatim: "detail")
      }
      .toolbar { button("Item") }
    )
    #expect(screen.elements(.button, "Item").count == 1)
    #expect(try screen.button("Item").frame.minX > 400)
    #expect(try screen.button("Own").frame.minX < 400)
  }

  @MainActor @Observable final class Model { var count = 0 }

  @Test("Items that change are shown as they are, and nothing runs without end")
  func changing() async {
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
    let screen = shown(Counter(model: model))
    #expect(screen.button("count 0").exists)
    model.count = 1
    let start = screen.now
    await screen.settle()
    #expect(screen.now.timeIntervalSince(start) < 5)
    #expect(screen.button("count 1").exists && !screen.button("count 0").exists)
  }
}
