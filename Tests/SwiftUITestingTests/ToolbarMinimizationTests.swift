import SwiftUI
import SwiftUITesting
import Testing

/// A bar at the top of a screen that gives its space to what is scrolled below it.
@Suite("Navigation bars that become small")
@MainActor
struct ToolbarMinimizationTests {
  struct Page: View {
    var behavior = ToolbarMinimizationBehavior.onScrollDown
    var adjustment = ToolbarMinimizationSafeAreaAdjustment.automatic
    var restoration = ToolbarMinimizationRestoration.automatic

    var body: some View {
      NavigationStack {
        ScrollView {
          VStack { ForEach(0..<60) { Text("line \($0)").frame(height: 40) } }
        }
        .overlay(alignment: .top) { Text("below the bar") }
        .navigationTitle("Lines")
        .toolbar { Button("Add") {} }
        .toolbarMinimizationBehavior(behavior, for: .navigationBar)
        .toolbarMinimizationSafeAreaAdjustment(adjustment, for: .navigationBar)
        .toolbarMinimizationRestoration(restoration, for: .navigationBar)
      }
    }
  }

  @Observable
  final class Emptied {
    var isEmpty = false
  }

  private func screen(_ page: Page) -> Screen {
    Screen(page, size: ScreenSize(width: 390, height: 700))
  }

  private func scroll(_ screen: Screen, by distance: CGFloat) async throws {
    try screen.scroll(by: CGSize(width: 0, height: distance), at: CGPoint(x: 195, y: 400))
    await screen.settle()
  }

  @Test(
    "Scrolling down leaves the title alone, and the safe area follows; scrolling back brings all back"
  )
  func scrollingDown() async throws {
    let screen = screen(Page())
    let whole = try screen.text("below the bar").frame.minY
    try await scroll(screen, by: 300)
    #expect(!screen.button("Add").exists && screen.text("Lines").exists)
    let small = try screen.text("below the bar").frame.minY
    #expect(small < whole - 40)
    try await scroll(screen, by: -60)
    #expect(screen.button("Add").exists)
    try await scroll(screen, by: -600)
    #expect(try screen.text("below the bar").frame.minY == whole)
  }

  @Test("At the start the bar is whole, with the content below it")
  func start() async throws {
    let screen = screen(Page())
    let first = try screen.text("line 0").frame
    try await scroll(screen, by: 400)
    #expect(!screen.button("Add").exists)
    try await scroll(screen, by: -1000)
    #expect(screen.button("Add").exists)
    #expect(try screen.text("line 0").frame == first)
    #expect(try screen.text("line 0").frame.minY >= (try screen.text("below the bar").frame.minY))
  }

  @Test("The other way round, or never, or only at the edge")
  func others() async throws {
    let up = screen(Page(behavior: .onScrollUp))
    try await scroll(up, by: 400)
    #expect(up.button("Add").exists)
    try await scroll(up, by: -100)
    #expect(!up.button("Add").exists)
    for behavior in [ToolbarMinimizationBehavior.never, .automatic] {
      let still = screen(Page(behavior: behavior))
      try await scroll(still, by: 400)
      #expect(still.button("Add").exists)
    }
    let edge = screen(Page(restoration: .atScrollEdge))
    try await scroll(edge, by: 600)
    try await scroll(edge, by: -200)
    #expect(!edge.button("Add").exists)
    try await scroll(edge, by: -1000)
    #expect(edge.button("Add").exists)
  }

  @Test("The safe area stays where that is wanted, and a press on what is left brings the bar back")
  func safeAreaAndPress() async throws {
    let screen = screen(Page(adjustment: .disabled))
    try await scroll(screen, by: 300)
    #expect(!screen.button("Add").exists)
    // The large title has gone up with the content.
    let kept = try screen.text("below the bar").frame.minY
    let adjusted = self.screen(Page())
    try await scroll(adjusted, by: 300)
    #expect(kept > (try adjusted.text("below the bar").frame.minY) + 15)
    try screen.text("Lines").tap()
    await screen.settle()
    #expect(screen.button("Add").exists)
  }

  @Test("What is hardly longer than the screen has its bar whole, and the end of the content too")
  func ends() async throws {
    struct Short: View {
      let count: Int
      var body: some View {
        NavigationStack {
          ScrollView {
            VStack(spacing: 0) { ForEach(0..<count) { Text("line \($0)").frame(height: 40) } }
          }
          .navigationTitle("Lines")
          .toolbar { Button("Add") {} }
          .toolbarMinimizationBehavior(.onScrollDown)
        }
      }
    }
    // 640 points of 604, and twice as much.
    let short = Screen(Short(count: 16), size: ScreenSize(width: 390, height: 700))
    try await scroll(short, by: 30)
    #expect(short.button("Add").exists)
    let long = Screen(Short(count: 32), size: ScreenSize(width: 390, height: 700))
    for _ in 1...3 {
      try await scroll(long, by: 1000)
      #expect(!long.button("Add").exists)
    }
    try await scroll(long, by: -50)
    #expect(long.button("Add").exists)
  }

  @Test(
    "Items keep their state while the bar is small, and it comes back with content that does not scroll"
  )
  func stateAndEmptyContent() async throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 } }
    }
    struct Changing: View {
      let model: Emptied
      var body: some View {
        NavigationStack {
          ZStack {
            if model.isEmpty {
              Text("Nothing")
            } else {
              ScrollView { VStack { ForEach(0..<60) { Text("line \($0)") } } }
            }
          }
          .toolbar { Counter() }
          .toolbarMinimizationBehavior(.onScrollDown)
        }
      }
    }
    let model = Emptied()
    let screen = Screen(Changing(model: model), size: ScreenSize(width: 390, height: 700))
    try screen.button("Count 0").tap()
    try await scroll(screen, by: 300)
    #expect(!screen.button("Count 1").exists)
    try await scroll(screen, by: -100)
    #expect(screen.button("Count 1").exists)
    try await scroll(screen, by: 300)
    #expect(!screen.button("Count 1").exists)
    model.isEmpty = true
    await screen.settle()
    #expect(screen.button("Count 1").exists && screen.text("Nothing").exists)
  }

  @Test("Several views keep to the margins each, and none of them to nothing")
  func severalInMargins() throws {
    let screen = Screen(
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<3) { Text("row \($0)").frame(height: 20) }.contentMargins(for: .container)
        EmptyView().contentMargins(for: .container)
        Text("last").frame(height: 20)
      },
      size: ScreenSize(width: 390, height: 300)
    )
    let rows = try (0..<3).map { try screen.text("row \($0)").frame }
    #expect(rows[1].minY == rows[0].minY + 20 && rows[2].minY == rows[0].minY + 40)
    #expect(try screen.text("last").frame.minY == rows[0].minY + 60)
    #expect(rows.allSatisfy { $0.minX == rows[0].minX })
    #expect(try screen.text("last").frame.minX == rows[0].minX - 16)
  }

  @Test("Content keeps to the margins of what it lies in, greater ones in wide screens")
  func containerMargins() throws {
    struct Margins: View {
      var edges = Edge.Set.all
      var alignment: Alignment?
      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(height: 20).accessibilityElement().accessibilityLabel("filling")
            .contentMargins(for: .container, edges: edges)
          Text("small").contentMargins(for: .container, edges: edges, alignment: alignment)
          GeometryReader { proxy in
            let margins = proxy.contentMargins(for: .container, edges: edges)
            Text("\(Int(margins.leading)) \(Int(margins.trailing)) \(Int(margins.top))")
          }
        }
      }
    }
    let phone = Screen(Margins(), size: ScreenSize(width: 390, height: 300))
    #expect(try phone.element("filling").frame.minX == 16)
    #expect(try phone.element("filling").frame.width == 358)
    #expect(phone.text("16 16 0").exists)
    let wide = Screen(
      Margins(edges: .trailing, alignment: .trailing),
      size: ScreenSize(width: 500, height: 300)
    )
    #expect(try wide.element("filling").frame.minX == 0)
    #expect(try wide.element("filling").frame.maxX == 480)
    #expect(try wide.text("small").frame.maxX == 480)
    #expect(wide.text("0 20 0").exists)
  }

  @Test("Alerts and choices by item take resources as titles")
  func resources() async throws {
    struct Asking: View {
      @State var item: Int? = 3
      @State var choice: Int?
      var body: some View {
        Color.clear
          .alert(LocalizedStringResource("What now?"), item: $item) {
            Button("Take \($0)") { choice = 4 }
          }
          .confirmationDialog(
            LocalizedStringResource("Which?"),
            item: $choice,
            titleVisibility: .visible
          ) {
            Button("Choose \($0)") {}
          }
      }
    }
    let screen = Screen(Asking(), size: ScreenSize(width: 390, height: 700))
    await screen.settle()
    #expect(screen.text("What now?").exists)
    try screen.button("Take 3").tap()
    await screen.settle()
    #expect(screen.text("Which?").exists && screen.button("Choose 4").exists)
  }
}
