import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Columns of split views in the room that there is")
struct SplitColumnsTests {
  @MainActor @Observable final class Model {
    var visibility = NavigationSplitViewVisibility.automatic
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
    let harness: Harness<AnyView>
    let hand: Hand

    init(_ width: CGFloat, _ view: (Model) -> some View) throws {
      harness = try Harness(
        AnyView(view(model).environment(\.horizontalSizeClass, .regular)),
        width: width,
        height: 600
      )
      hand = Hand(harness)
      try hand.wait(0.1)
    }

    func resize(_ width: CGFloat) throws {
      harness.host.proposal = ProposedViewSize(width: width, height: 600)
      try harness.host.update()
      try hand.wait(1)
    }

    func toggle() throws {
      try hand.tap(harness.frame("Toggle Sidebar"))
      try hand.wait(1)
    }

    /// The columns that are shown, by their buttons, and the toggle.
    var columns: [String] {
      harness.labels.filter { !$0.hasSuffix("Detail") }.map {
        String($0.prefix { $0 != " " })
      }
    }
    var detailWidth: CGFloat? { harness.frame("detail")?.width }
  }

  @Test("the button hides and shows the sidebar, and writes the visibility")
  func toggles() throws {
    let stage = try Stage(900) { Two(model: $0) }
    #expect(stage.columns == ["Toggle", "sidebar", "detail"])
    try stage.hand.tap(stage.harness.frame("sidebar 0"))
    try stage.toggle()
    #expect(stage.model.visibility == .detailOnly)
    #expect(stage.columns == ["Toggle", "detail"])
    #expect(try #require(stage.harness.frame("Toggle Sidebar")).minX < 40)
    try stage.toggle()
    #expect(stage.model.visibility == .all)
    // The column is as it was.
    #expect(stage.harness.labels.contains("sidebar 1"))
  }

  @Test("of three columns the button hides the first, and shows all from none")
  func togglesThree() throws {
    let stage = try Stage(1_100) { Three(model: $0) }
    try stage.toggle()
    #expect(stage.model.visibility == .doubleColumn)
    #expect(stage.columns == ["Toggle", "content", "detail"])
    stage.model.visibility = .detailOnly
    try stage.hand.wait(1)
    #expect(stage.columns == ["Toggle", "detail"])
    #expect(stage.detailWidth == 1_100)
    try stage.toggle()
    #expect(stage.columns == ["Toggle", "sidebar", "content", "detail"])
  }

  @Test("without a binding the button works as well, and it can be removed")
  func unbound() throws {
    let stage = try Stage(900) { _ in
      NavigationSplitView {
        Text("sidebar")
      } detail: {
        Text("detail")
      }
    }
    try stage.toggle()
    #expect(stage.columns == ["Toggle", "detail"])
    #expect(try Stage(900) { Two(model: $0, removes: true) }.columns == ["sidebar", "detail"])
    let around = try Stage(900) { Two(model: $0).toolbar(removing: .sidebarToggle) }
    #expect(around.columns == ["sidebar", "detail"])
  }

  @Test("a stack inside of a column has the button in its bar, and a sheet has none")
  func stacks() throws {
    let stage = try Stage(900) { _ in
      NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
        Text("sidebar")
      } detail: {
        NavigationStack {
          Text("detail").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .sheet(isPresented: .constant(true)) { NavigationStack { Text("sheet") } }
        }
      }
    }
    #expect(stage.harness.labels.filter { $0 == "Toggle Sidebar" }.count <= 1)
    let title = try #require(stage.harness.frame("Title"))
    let other = try Stage(900) { _ in
      NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
        Text("sidebar")
      } detail: {
        NavigationStack {
          Text("detail").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }
    }
    let button = try #require(other.harness.frame("Toggle Sidebar"))
    #expect(try #require(other.harness.frame("Title")).midY == button.midY)
    #expect(title.midY == button.midY)
  }

  // MARK: - Too little room

  @Test(
    "leading columns get narrower down to their least width, so that the last keeps 300 points",
    arguments: [(1_100.0, 459.0), (950, 309), (900, 300), (702, 300), (650, 329), (502, 300)]
  )
  func narrow(width: CGFloat, detail: CGFloat) throws {
    let stage = try Stage(width) { Three(model: $0) }
    // Lines between columns are a pixel wide.
    #expect(abs(try #require(stage.detailWidth) - detail) <= 1.5, "\(stage.detailWidth ?? 0)")
    #expect(stage.columns.contains("sidebar") == (width >= 702))
    #expect(stage.columns.contains("content") == (width >= 502))
  }

  @Test("columns come back when there is room again, and nothing is written meanwhile")
  func comeBack() throws {
    let stage = try Stage(1_100) { Three(model: $0) }
    try stage.hand.tap(stage.harness.frame("sidebar 0"))
    try stage.resize(600)
    #expect(stage.columns == ["Toggle", "content", "detail"])
    try stage.resize(450)
    #expect(stage.columns == ["Toggle", "detail"])
    #expect(stage.detailWidth == 450)
    #expect(stage.model.visibility == .automatic)
    try stage.resize(1_100)
    #expect(stage.harness.labels.contains("sidebar 1"))
    #expect(stage.columns == ["Toggle", "sidebar", "content", "detail"])
  }

  @Test(
    "the button lays columns over the others where there is no room; a click beside them ends it"
  )
  func overlay() throws {
    let stage = try Stage(450) { Three(model: $0) }
    try stage.toggle()
    #expect(stage.columns.contains("sidebar"))
    #expect(stage.detailWidth == 450)
    try stage.hand.tap(440, 500)
    try stage.hand.wait(1)
    #expect(stage.columns == ["Toggle", "detail"])
    try stage.toggle()
    try stage.toggle()
    #expect(stage.columns == ["Toggle", "detail"])
    #expect(stage.model.visibility == .automatic)
    // A program that asks for columns gets them.
    stage.model.visibility = .detailOnly
    try stage.hand.wait(1)
    stage.model.visibility = .all
    try stage.hand.wait(1)
    #expect(stage.columns.contains("sidebar"))
    try stage.toggle()
    #expect(stage.model.visibility == .detailOnly)
  }

  private struct Note: View {
    @State private var text = ""
    var body: some View { TextField("Note", text: $text) }
  }

  @Test("a column that hides gives the focus away")
  func focus() throws {
    let stage = try Stage(900) { _ in
      NavigationSplitView {
        Note()
      } detail: {
        Text("detail")
      }
    }
    try stage.hand.tap(stage.harness.frame("Note"))
    #expect(stage.harness.root.input.focus.current != nil)
    try stage.toggle()
    #expect(stage.harness.root.input.focus.current == nil)
  }

  @Test("a sidebar has to leave the last column its least width")
  func leastWidth() throws {
    let view = NavigationSplitView {
      Text("sidebar")
    } detail: {
      Color.red.frame(minWidth: 420)
    }
    .environment(\.horizontalSizeClass, .regular)
    #expect(try Harness(view, width: 500).labels.contains("sidebar") == false)
    #expect(try Harness(view, width: 630).labels.contains("sidebar"))
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
  func drags() throws {
    let stage = try Stage(900) { _ in Sized() }
    var edge: CGFloat { stage.harness.frame("sidebar")?.width ?? 0 }
    #expect(edge == 220)
    try stage.hand.hover(218, 300)
    #expect(stage.harness.root.input.pointerShape == .columnResize)
    try stage.hand.drag(from: CGPoint(x: 218, y: 300), to: CGPoint(x: 258, y: 300))
    #expect(edge == 260)
    try stage.hand.drag(from: CGPoint(x: 258, y: 300), to: CGPoint(x: 500, y: 300))
    #expect(edge == 300)
    try stage.hand.drag(from: CGPoint(x: 298, y: 300), to: CGPoint(x: 20, y: 300))
    #expect(edge == 150)
    #expect(stage.detailWidth == 749)
    try stage.hand.hover(60, 300)
    #expect(stage.harness.root.input.pointerShape == .ordinary)
  }

  @Test("a column of one width can't be dragged")
  func fixed() throws {
    let stage = try Stage(900) { _ in
      NavigationSplitView {
        Color.blue.accessibilityLabel(Text("sidebar")).navigationSplitViewColumnWidth(250)
      } detail: {
        Text("detail")
      }
    }
    try stage.hand.drag(from: CGPoint(x: 248, y: 300), to: CGPoint(x: 300, y: 300))
    #expect(stage.harness.frame("sidebar")?.width == 250)
  }

  @Test("a sidebar that goes and comes moves, and gives its room away on the way")
  func moves() throws {
    let stage = try Stage(900) { Three(model: $0) }
    _ = try stage.hand.waitForRest()
    try stage.hand.tap(stage.harness.frame("Toggle Sidebar"))
    let before = stage.harness.dump
    try stage.hand.wait(0.1)
    let between = stage.harness.dump
    try stage.hand.wait(2)
    let after = stage.harness.dump
    #expect(before != between)
    #expect(between != after)
  }
}
