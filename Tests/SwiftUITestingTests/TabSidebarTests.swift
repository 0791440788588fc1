import SwiftUI
import SwiftUITesting
import Testing

/// Tabs in a sidebar, bars that are made small, views above them.
@MainActor
@Suite("Tab sidebars and accessories")
struct TabSidebarTests {
  struct Library: View {
    @State var shown = 0
    var body: some View {
      TabView(selection: $shown) {
        Tab("Home", systemImage: "house", value: 0) { CountingPage(name: "home page") }
        TabSection("Music") {
          Tab("Albums", systemImage: "music.note", value: 1) { Text("albums page") }
            .accessibilityHint("All of them")
            .contextMenu { Button("Hide Albums") {} }
          Tab("Artists", systemImage: "person", value: 2) { Text("artists page") }
            .accessibilityLabel("Musicians")
        }
        .sectionActions { Button("New Album") {} }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewSidebarHeader { Text("My Library") }
      .tabViewSidebarFooter { Text("12 songs") }
      .tabViewSidebarBottomBar { Text("Signed in") }
    }
  }

  struct CountingPage: View {
    let name: String
    @State private var count = 0
    var body: some View {
      VStack {
        Text(name)
        Button("Count \(count)") { count += 1 }
      }
    }
  }

  @Test(
    "In a wide window adaptable tabs are a sidebar with sections, actions and the views around them"
  )
  func sidebar() async throws {
    let screen = Screen(Library(), size: ScreenSize(width: 900, height: 700))
    #expect(screen.text("My Library").exists)
    #expect(screen.text("12 songs").exists)
    #expect(screen.text("Signed in").exists)
    #expect(screen.text("Music").exists)
    #expect(screen.button("New Album").exists)
    #expect(screen.text("home page").exists)
    try screen.row("Albums").tap()
    await screen.settle()
    #expect(screen.text("albums page").exists)
    #expect(!screen.text("home page").exists)
    #expect(try screen.text("albums page").frame.minX > 240)
  }

  @Test("In a narrow window adaptable tabs are a bar, without what belongs to a sidebar")
  func bar() async throws {
    let screen = Screen(Library(), size: ScreenSize(width: 390, height: 700))
    #expect(!screen.text("My Library").exists)
    #expect(!screen.text("Music").exists)
    #expect(!screen.button("New Album").exists)
    try screen.tab("Musicians").tap()
    await screen.settle()
    #expect(screen.text("artists page").exists)
    try screen.tab("Albums").secondaryClick()
    await screen.settle()
    #expect(screen.menuItem("Hide Albums").exists)
  }

  @Test("A page keeps its state when the window grows and the bar becomes a sidebar")
  func stateIsKept() async throws {
    let screen = Screen(Library(), size: ScreenSize(width: 390, height: 700))
    try screen.button("Count 0").tap()
    screen.size = ScreenSize(width: 900, height: 700)
    await screen.settle()
    #expect(screen.text("My Library").exists)
    #expect(screen.button("Count 1").exists)
    screen.size = ScreenSize(width: 390, height: 700)
    await screen.settle()
    #expect(screen.button("Count 1").exists)
  }

  struct Player: View {
    @Environment(\.tabViewBottomAccessoryPlacement) private var placement
    var body: some View { Text(placement == .inline ? "small player" : "player") }
  }

  struct Scrolled: View {
    var behavior = TabBarMinimizeBehavior.onScrollDown
    var body: some View {
      TabView {
        Tab("List", systemImage: "list.bullet") {
          ScrollView {
            VStack { ForEach(0..<60) { Text("line \($0)").frame(height: 40) } }
          }
        }
        Tab("Other", systemImage: "star") { Text("other page") }
      }
      .tabBarMinimizeBehavior(behavior)
      .tabViewBottomAccessory { Player() }
    }
  }

  @Test(
    "Scrolling down makes a bar small and puts its accessory beside it; scrolling back, and the start, bring it back"
  )
  func minimizing() async throws {
    let screen = Screen(Scrolled(), size: ScreenSize(width: 390, height: 700))
    #expect(screen.text("player").exists)
    #expect(screen.tab("Other").exists)
    let player = try screen.text("player").frame
    #expect(player.maxY < (try screen.tab("Other").frame.minY), "above the bar")
    try screen.scroll(by: CGSize(width: 0, height: 200), at: CGPoint(x: 195, y: 300))
    await screen.settle()
    #expect(screen.text("small player").exists)
    #expect(!screen.tab("Other").exists)
    try screen.scroll(by: CGSize(width: 0, height: -60), at: CGPoint(x: 195, y: 300))
    await screen.settle()
    #expect(screen.tab("Other").exists)
    #expect(screen.text("player").exists)
  }

  @Test(
    "A bar that was made small comes back when what is left of it is chosen; one that never is stays"
  )
  func expanding() async throws {
    let screen = Screen(Scrolled(), size: ScreenSize(width: 390, height: 700))
    try screen.scroll(by: CGSize(width: 0, height: 200), at: CGPoint(x: 195, y: 300))
    await screen.settle()
    try screen.tab("List").tap()
    await screen.settle()
    #expect(screen.tab("Other").exists)
    let still = Screen(Scrolled(behavior: .never), size: ScreenSize(width: 390, height: 700))
    try still.scroll(by: CGSize(width: 0, height: 200), at: CGPoint(x: 195, y: 300))
    await still.settle()
    #expect(still.tab("Other").exists)
  }

  @Test(
    "A tab view inside a page has no accessory of the one around, and does not follow its behaviour"
  )
  func nested() async throws {
    let screen = Screen(
      TabView {
        Tab("Outer", systemImage: "star") {
          TabView { Tab("Inner", systemImage: "circle") { Text("inner page") } }
        }
      }
      .tabViewBottomAccessory { Text("accessory") },
      size: ScreenSize(width: 390, height: 700)
    )
    #expect(screen.description.components(separatedBy: "accessory").count == 2)
  }
}
