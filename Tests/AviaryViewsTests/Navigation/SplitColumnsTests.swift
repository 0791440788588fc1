import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Columns of split views in the room that there is")
struct SplitColumnsTests {
  @MainActor @Observable final class Model {
    var visibility = NavigationSplitViewVisibility.automatic
    var showsSheet = false
  }

  private struct Counting: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Two: View {
    @Bindable var model: Model
    var removes = false

    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility) {
        Counting(name: "sidebar")
          .toolbar(removing: removes ? .sidebarToggle : nil)
      } detail: {
        Counting(name: "detail").navigationTitle("Detail")
      }
    }
  }

  private struct Three: View {
    @Bindable var model: Model

    var body: some View {
      NavigationSplitView(columnVisibility: $model.visibility) {
        Counting(name: "sidebar")
      } content: {
        Counting(name: "content")
      } detail: {
        Color.red.accessibilityLabel(Text("detail"))
      }
    }
  }

  @MainActor private final class Stage {
    let model = Model()
    let screen: Screen

    init(_ width: CGFloat, _ view: (Model) -> some View) async {
      screen = Screen(
        view(model).environment(\.horizontalSizeClass, .regular),
        size: ScreenSize(width: width, height: 600)
      )
      screen.pointer = .mouse
      await screen.settle()
    }

    func resize(_ width: CGFloat) async {
      screen.size = ScreenSize(width: width, height: 600)
      await screen.settle()
    }

    func toggle() async throws {
      try screen.button("Toggle Sidebar").tap()
      await screen.settle()
    }

    /// The columns that are shown, by their buttons, and the toggle.
    var columns: [String] {
      screen.items.map(\.item.element.label).filter { !$0.isEmpty && !$0.hasSuffix("Detail") }.map {
        String($0.prefix { $0 != " " })
      }
    }
    var detailWidth: CGFloat {
      get throws { try screen.element(.beginning(with: "detail")).frame.width }
    }
  }

  @Test("the button hides and shows the sidebar, and writes the visibility")
  func toggles() async throws {
    let stage = await Stage(900) { Two(model: $0) }
    #expect(stage.columns == ["Toggle", "sidebar", "detail"])
    try stage.screen.button("sidebar 0").tap()
    try await stage.toggle()
    #expect(stage.model.visibility == .detailOnly)
    #expect(stage.columns == ["Toggle", "detail"])
    #expect(try stage.screen.button("Toggle Sidebar").frame.minX < 40)
    try await stage.toggle()
    #expect(stage.model.visibility == .all)
    // The column is as it was.
    #expect(stage.screen.element("sidebar 1").exists)
  }

  @Test("of three columns the button hides the first, and shows all from none")
  func togglesThree() async throws {
    let stage = await Stage(1_100) { Three(model: $0) }
    try await stage.toggle()
    #expect(stage.model.visibility == .doubleColumn)
    #expect(stage.columns == ["Toggle", "content", "detail"])
    stage.model.visibility = .detailOnly
    await stage.screen.settle()
    #expect(stage.columns == ["Toggle", "detail"])
    #expect(try stage.detailWidth == 1_100)
    try await stage.toggle()
    #expect(stage.columns == ["Toggle", "sidebar", "content", "detail"])
  }

  @Test("without a binding the button works as well, and it can be removed")
  func unbound() async throws {
    let stage = await Stage(900) { _ in
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
    }
    try await stage.toggle()
    #expect(stage.columns == ["Toggle", "detail"])
    let without = await Stage(900) { Two(model: $0, removes: true) }
    #expect(without.columns == ["sidebar", "detail"])
    let around = await Stage(900) { Two(model: $0).toolbar(removing: .sidebarToggle) }
    #expect(around.columns == ["sidebar", "detail"])
  }

  @Test("a stack inside of a column has the button in its bar, and a sheet has none")
  func stacks() async throws {
    let stage = await Stage(900) { model in
      NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
        Text("sidebar")
      } detail: {
        NavigationStack {
          Text("detail").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .sheet(
              isPresented: Binding {
                model.showsSheet
              } set: {
                model.showsSheet = $0
              }
            ) {
              NavigationStack { Text("sheet") }
            }
        }
      }
    }
    let button = try stage.screen.button("Toggle Sidebar").frame
    #expect(try stage.screen.header("Title").frame.midY == button.midY)
    stage.model.showsSheet = true
    await stage.screen.settle()
    #expect(stage.screen.dialog.text("sheet").exists)
    #expect(!stage.screen.button("Toggle Sidebar").exists)
    stage.model.showsSheet = false
    await stage.screen.settle()
    #expect(try stage.screen.header("Title").frame.midY == button.midY)
  }

  // MARK: - Too little room

  @Test(
    "leading columns get narrower down to their least width, so that the last keeps 300 points",
    arguments: [(1_100.0, 459.0), (950, 309), (900, 300), (702, 300), (650, 329), (502, 300)]
  )
  func narrow(width: CGFloat, detail: CGFloat) async throws {
    let stage = await Stage(width) { Three(model: $0) }
    // Lines between columns are a pixel wide.
    let shown = try stage.detailWidth
    #expect(abs(shown - detail) <= 1.5)
    #expect(stage.columns.contains("sidebar") == (width >= 702))
    #expect(stage.columns.contains("content") == (width >= 502))
  }

  @Test("columns come back when there is room again, and nothing is written meanwhile")
  func comeBack() async throws {
    let stage = await Stage(1_100) { Three(model: $0) }
    try stage.screen.button("sidebar 0").tap()
    await stage.resize(600)
    #expect(stage.columns == ["Toggle", "content", "detail"])
    await stage.resize(450)
    #expect(stage.columns == ["Toggle", "detail"])
    #expect(try stage.detailWidth == 450)
    #expect(stage.model.visibility == .automatic)
    await stage.resize(1_100)
    #expect(stage.screen.element("sidebar 1").exists)
    #expect(stage.columns == ["Toggle", "sidebar", "content", "detail"])
  }

  @Test(
    "the button lays columns over the others where there is no room; a click beside them ends it"
  )
  func overlay() async throws {
    let stage = await Stage(450) { Three(model: $0) }
    try await stage.toggle()
    #expect(stage.columns.contains("sidebar"))
    #expect(try stage.detailWidth == 450)
    try stage.screen.tap(at: CGPoint(x: 440, y: 500))
    await stage.screen.settle()
    #expect(stage.columns == ["Toggle", "detail"])
    try await stage.toggle()
    try await stage.toggle()
    #expect(stage.columns == ["Toggle", "detail"])
    #expect(stage.model.visibility == .automatic)
    // A program that asks for columns gets them.
    stage.model.visibility = .detailOnly
    await stage.screen.settle()
    stage.model.visibility = .all
    await stage.screen.settle()
    #expect(stage.columns.contains("sidebar"))
    try await stage.toggle()
    #expect(stage.model.visibility == .detailOnly)
  }

  private struct Note: View {
    @State private var text = ""
    var body: some View { TextField("Note", text: $text) }
  }

  @Test("a column that hides gives the focus away")
  func focus() async throws {
    let stage = await Stage(900) { _ in
      NavigationSplitView {
        Note()
      } detail: {
        Text("detail")
      }
    }
    try stage.screen.textField("Note").tap()
    #expect(stage.screen.focused != nil)
    try await stage.toggle()
    #expect(stage.screen.focused == nil)
  }

  @Test("a sidebar has to leave the last column its least width")
  func leastWidth() throws {
    let view = NavigationSplitView {
      Text("sidebar")
    } detail: {
      Color.red.frame(minWidth: 420)
    }
    .environment(\.horizontalSizeClass, .regular)
    #expect(!Screen(view, size: ScreenSize(width: 500, height: 844)).text("sidebar").exists)
    #expect(Screen(view, size: ScreenSize(width: 630, height: 844)).text("sidebar").exists)
  }

  // MARK: - Edges

  private struct Sized: View {
    var least: CGFloat? = 150
    var body: some View {
      NavigationSplitView {
        Color.blue.accessibilityLabel(Text("sidebar"))
          .navigationSplitViewColumnWidth(min: least, ideal: 220, max: 300)
      } detail: {
        Color.red.accessibilityLabel(Text("detail"))
      }
    }
  }

  @Test("the edge of a column is dragged between its least and its greatest width")
  func drags() async throws {
    let stage = await Stage(900) { _ in Sized() }
    var edge: CGFloat { get throws { try stage.screen.element("sidebar").frame.width } }
    #expect(try edge == 220)
    try stage.screen.hover(at: CGPoint(x: 218, y: 300))
    #expect(stage.screen.root.input.pointerShape == .columnResize)
    try stage.screen.drag(
      from: CGPoint(x: 218, y: 300),
      to: CGPoint(x: 258, y: 300),
      rest: .seconds(0.1)
    )
    #expect(try edge == 260)
    try stage.screen.drag(
      from: CGPoint(x: 258, y: 300),
      to: CGPoint(x: 500, y: 300),
      rest: .seconds(0.1)
    )
    #expect(try edge == 300)
    try stage.screen.drag(
      from: CGPoint(x: 298, y: 300),
      to: CGPoint(x: 20, y: 300),
      rest: .seconds(0.1)
    )
    #expect(try edge == 150)
    // The line between columns is a pixel wide.
    #expect(try stage.detailWidth == 749.5)
    try stage.screen.hover(at: CGPoint(x: 60, y: 300))
    #expect(stage.screen.root.input.pointerShape == .ordinary)
  }

  @Test("a column of one width can't be dragged")
  func fixed() async throws {
    let stage = await Stage(900) { _ in
      NavigationSplitView {
        Color.blue.accessibilityLabel(Text("sidebar")).navigationSplitViewColumnWidth(250)
      } detail: {
        Text("detail")
      }
    }
    try stage.screen.drag(
      from: CGPoint(x: 248, y: 300),
      to: CGPoint(x: 300, y: 300),
      rest: .seconds(0.1)
    )
    #expect(try stage.screen.element("sidebar").frame.width == 250)
  }

  @Test("a sidebar that goes and comes moves, and gives its room away on the way")
  func moves() async throws {
    let stage = await Stage(900) { Three(model: $0) }
    await stage.screen.settle()
    try stage.screen.button("Toggle Sidebar").tap()
    let before = try stage.screen.pngData()
    await stage.screen.advance(by: .seconds(0.1))
    let between = try stage.screen.pngData()
    await stage.screen.settle()
    let after = try stage.screen.pngData()
    #expect(before != between)
    #expect(between != after)
  }
}
