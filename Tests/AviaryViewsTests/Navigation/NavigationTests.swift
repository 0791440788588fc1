import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction

@Observable private final class Route {
  var path: [Int] = []
  var mixed = NavigationPath()
  var isShown = false
}

@MainActor
@Suite("NavigationStack")
struct NavigationTests {
  private struct Numbers: View {
    @Bindable var route: Route
    var body: some View {
      NavigationStack(path: $route.path) {
        NavigationLink("link", value: 5)
          .navigationTitle("first")
          .navigationDestination(for: Int.self) { number in
            Text(verbatim: "number \(number)").navigationTitle(Text(verbatim: "title \(number)"))
          }
      }
    }
  }

  @Test("The screen of the last value of the path is shown, and no other")
  func path() throws {
    let route = Route()
    route.path = [3, 7]
    let harness = try Harness(Numbers(route: route))
    #expect(harness.labels.contains("number 7"))
    #expect(harness.labels.contains("title 7"))
    #expect(!harness.labels.contains("number 3"))
    #expect(!harness.labels.contains("link"))
    #expect(harness.labels.contains("title 3"), "the button that leads back has the title before")
  }

  @Test("A link appends its value, and the button that leads back takes it away")
  func links() throws {
    let route = Route()
    let harness = try Harness(Numbers(route: route))
    #expect(harness.labels == ["first", "link"])
    harness.root.actionNodes[0].activate()
    try harness.host.update()
    #expect(route.path == [5])
    #expect(harness.labels.contains("number 5"))
    let back = try #require(
      harness.root.actionNodes.first { node in
        harness.frame("first").map {
          $0.minY == node.convert(CGRect(origin: .zero, size: node.size), to: nil).minY
        } ?? false
      }
    )
    back.activate()
    try harness.host.update()
    #expect(route.path.isEmpty)
    #expect(harness.labels == ["first", "link"])
  }

  @Test("The dismiss action of a screen goes back")
  func dismiss() throws {
    struct Screen: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("close") { dismiss() } }
    }
    let route = Route()
    struct Content: View {
      @Bindable var route: Route
      var body: some View {
        NavigationStack {
          Text(verbatim: "root").navigationDestination(isPresented: $route.isShown) { Screen() }
        }
      }
    }
    let harness = try Harness(Content(route: route))
    #expect(harness.labels == ["root"])
    route.isShown = true
    try harness.host.update()
    #expect(harness.labels.contains("close"))
    harness.root.actionNodes.last?.activate()
    try harness.host.update()
    #expect(!route.isShown)
    #expect(harness.labels == ["root"])
  }

  @Test("A link to a view shows it, with what its screen says of the bar")
  func viewLink() throws {
    let harness = try Harness(
      NavigationStack {
        NavigationLink("go") {
          Text(verbatim: "there").toolbar { Button("act") {} }.navigationTitle("title")
        }
      }
    )
    harness.root.actionNodes[0].activate()
    try harness.host.update()
    #expect(harness.labels.contains("there"))
    #expect(harness.labels.contains("act"))
    #expect(harness.labels.contains("title"))
  }

  @Test("A path of values of several types finds the screens of each")
  func mixedPath() throws {
    let route = Route()
    struct Content: View {
      @Bindable var route: Route
      var body: some View {
        NavigationStack(path: $route.mixed) {
          Text(verbatim: "root")
            .navigationDestination(for: String.self) { Text(verbatim: "text \($0)") }
            .navigationDestination(for: Double.self) { Text(verbatim: "number \($0)") }
        }
      }
    }
    let harness = try Harness(Content(route: route))
    route.mixed.append("a")
    try harness.host.update()
    #expect(harness.labels.contains("text a"))
    route.mixed.append(2.5)
    try harness.host.update()
    #expect(harness.labels.contains("number 2.5"))
    let data = try JSONEncoder().encode(try #require(route.mixed.codable))
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == route.mixed)
  }

  @Test("A large title takes 52 points under a bar of 44; an inline one is in the bar")
  func titleFrames() throws {
    func screen(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
      NavigationStack {
        Color.red.accessibilityLabel(Text(verbatim: "content")).navigationTitle("title")
          .navigationBarTitleDisplayMode(mode)
      }
    }
    #expect(try #require(try Harness(screen(.large)).frame("content")).minY == 96)
    #expect(try #require(try Harness(screen(.inline)).frame("content")).minY == 44)
  }

  @Test("Items of the toolbar go to the ends of the bar by their placement")
  func toolbar() throws {
    let harness = try Harness(
      NavigationStack {
        Text(verbatim: "root")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Text(verbatim: "cancel") }
            ToolbarItem(placement: .principal) { Text(verbatim: "middle") }
            ToolbarItemGroup(placement: .bottomBar) { Text(verbatim: "below") }
            ToolbarItem { Text(verbatim: "more") }
          }
      }
    )
    let frames = try ["cancel", "middle", "more", "below"].map { try #require(harness.frame($0)) }
    #expect(frames[0].minX == 16)
    #expect(abs(frames[1].midX - 195) < 0.01)
    #expect(frames[2].maxX == 374)
    #expect(frames[3].minY > 795)
  }

  @Test("An item of the toolbar follows the state of the view that put it there")
  func toolbarState() throws {
    struct Content: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text(verbatim: "root").toolbar { Button("count \(count)") { count += 1 } }
        }
      }
    }
    let harness = try Harness(Content())
    #expect(harness.labels.contains("count 0"))
    harness.root.actionNodes[0].activate()
    try harness.host.update()
    #expect(harness.labels.contains("count 1"))
  }

  @Test("Items have the colour scheme of their bar, which may change")
  func itemsInSchemeOfBar() throws {
    struct Content: View {
      var scheme: ColorScheme?
      let placement: ToolbarItemPlacement
      let bar: ToolbarPlacement
      var body: some View {
        NavigationStack {
          Color.clear
            .toolbar {
              ToolbarItem(placement: placement) { Rectangle().frame(width: 33, height: 7) }
            }
            .toolbarColorScheme(scheme, for: bar)
        }
      }
    }
    let places: [(ToolbarItemPlacement, ToolbarPlacement)] = [
      (.principal, .navigationBar), (.topBarLeading, .navigationBar), (.bottomBar, .bottomBar),
    ]
    for (placement, bar) in places {
      let harness = try Harness(Content(placement: placement, bar: bar))
      func color() -> String? {
        harness.dump.split(separator: "\n").first { $0.contains("33x7") }?
          .split(separator: " ").last.map(String.init)
      }
      #expect(color() == "#000000")
      harness.host.content.scheme = .dark
      try harness.host.update()
      #expect(color() == "#ffffff")
      harness.host.content.scheme = nil
      try harness.host.update()
      #expect(color() == "#000000")
    }
  }

  @Test("A bar that is hidden takes no room")
  func hiddenBar() throws {
    let harness = try Harness(
      NavigationStack {
        Color.red.accessibilityLabel(Text(verbatim: "content")).navigationTitle("title")
          .toolbar(.hidden, for: .navigationBar)
      }
    )
    #expect(try #require(harness.frame("content")).minY == 0)
  }

  @Test("A split view shows its columns side by side where there is room")
  func splitView() throws {
    let view = NavigationSplitView {
      Text(verbatim: "sidebar")
    } detail: {
      Text(verbatim: "detail")
    }
    #expect(try Harness(view).labels == ["sidebar"])
    let wide = try Harness(view.environment(\.horizontalSizeClass, .regular), width: 1_000)
    #expect(wide.labels == ["Toggle Sidebar", "sidebar", "detail"])
    #expect(try #require(wide.frame("detail")).minX > 320)
  }

  @Test("With a prominent detail the other columns lie over it, where they are asked for")
  func prominentDetail() throws {
    func view(_ visibility: NavigationSplitViewVisibility) -> some View {
      NavigationSplitView(columnVisibility: .constant(visibility)) {
        Text(verbatim: "sidebar")
      } detail: {
        Color.red.accessibilityLabel(Text(verbatim: "detail"))
      }
      .navigationSplitViewStyle(.prominentDetail)
      .environment(\.horizontalSizeClass, .regular)
    }
    let over = try Harness(view(.all), width: 1_000)
    #expect(over.labels.contains("sidebar"))
    #expect(try #require(over.frame("detail")).width == 1_000)
    #expect(try Harness(view(.automatic), width: 1_000).labels == ["Toggle Sidebar", "detail"])
  }

  @Test("A link that leads to no detail shows its destination in its own column")
  func detailLinks() throws {
    func view(_ isDetail: Bool) -> some View {
      NavigationSplitView {
        NavigationLink("link") { Text(verbatim: "destination") }.isDetailLink(isDetail)
      } detail: {
        Text(verbatim: "detail")
      }
      .environment(\.horizontalSizeClass, .regular)
    }
    let detail = try Harness(view(true), width: 1_000)
    detail.root.actionNodes[0].activate()
    try detail.host.update()
    #expect(detail.labels.contains("link"))
    #expect(try #require(detail.frame("destination")).minX > 320)
    let own = try Harness(view(false), width: 1_000)
    own.root.actionNodes[0].activate()
    try own.host.update()
    #expect(own.labels.contains("destination"))
    #expect(own.labels.contains("detail"))
    #expect(!own.labels.contains("link"))
    #expect(try #require(own.frame("destination")).maxX < 320)
  }

  @Test("A screen comes to rest whose root can't be compared")
  func incomparableRoot() throws {
    enum Mode {
      case short(Any?)
      case long(Any?, Any?, Any?)
    }
    struct Root: View {
      let mode: Mode
      let action: @MainActor () -> Void
      var body: some View {
        Text(verbatim: "root").navigationTitle("title").toolbar { Button("act", action: action) }
      }
    }
    struct Screen: View {
      let mode: Mode
      var body: some View { NavigationStack { Root(mode: mode, action: {}) } }
    }
    let harness = try Harness(Screen(mode: .short(nil)))
    #expect(harness.labels.contains("act"))
    harness.host.content = Screen(mode: .long(1, "a", nil))
    try harness.host.update()
    #expect(harness.labels.contains("act"))
  }

  private enum MenuSpelling: CaseIterable { case modifier, item }

  @Test("The menu of a title opens from the title in the bar", arguments: MenuSpelling.allCases)
  private func titleMenu(_ spelling: MenuSpelling) throws {
    struct Screen: View {
      let spelling: MenuSpelling
      var body: some View {
        let text = Text(verbatim: "root").navigationTitle("title")
          .navigationBarTitleDisplayMode(.inline)
        NavigationStack {
          switch spelling {
          case .modifier: text.toolbarTitleMenu { Button("rename") {} }
          case .item: text.toolbar { ToolbarTitleMenu { Button("rename") {} } }
          }
        }
      }
    }
    let harness = try Harness(Screen(spelling: spelling))
    #expect(!harness.labels.contains("rename"))
    harness.root.actionNodes[0].activate()
    try harness.host.update()
    #expect(harness.labels.contains("rename"))
    try #require(harness.root.actionNodes.last).activate()
    try harness.host.update()
    #expect(!harness.labels.contains("rename"))
  }
}

@MainActor
@Suite("TabView")
struct TabViewTests {
  @Observable final class Tabs { var selected = "a" }

  @Test("The page with the tag of the selection is shown, and every tab is in the bar")
  func selection() throws {
    let tabs = Tabs()
    struct Content: View {
      @Bindable var tabs: Tabs
      var body: some View {
        TabView(selection: $tabs.selected) {
          Tab("One", systemImage: "house", value: "a") { Text(verbatim: "page a") }
          Tab("Two", systemImage: "star", value: "b") { Text(verbatim: "page b") }
        }
      }
    }
    let harness = try Harness(Content(tabs: tabs))
    #expect(harness.labels.contains("page a"))
    #expect(!harness.labels.contains("page b"))
    #expect(harness.root.actionNodes.count == 2)
    harness.root.actionNodes[1].activate()
    try harness.host.update()
    #expect(tabs.selected == "b")
    #expect(harness.labels.contains("page b"))
    #expect(!harness.labels.contains("page a"))
  }

  @Test("Only pages that were selected are made")
  func work() throws {
    struct Page: View {
      let number: Int
      let log: (Int) -> Void
      var body: some View { Text(verbatim: "\(number)").onAppear { log(number) } }
    }
    final class Log { var pages: [Int] = [] }
    let log = Log()
    _ = try Harness(
      TabView {
        ForEach(0..<5) { number in
          Page(number: number) { log.pages.append($0) }
            .tabItem { Label("tab", systemImage: "star") }
        }
      }
    )
    #expect(log.pages == [0])
  }
}
