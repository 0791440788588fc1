import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("The menu of a bar's secondary actions")
struct OverflowMenuTests {
  private struct Counted: View {
    @State private var asks = false
    @State private var shows = false
    @State private var order = "name"
    @State private var count = 0
    var body: some View {
      NavigationStack {
        Text("count \(count), \(shows ? "shown" : "hidden"), by \(order)")
          .toolbar {
            ToolbarItemGroup(placement: .secondaryAction) {
              Menu("Sort", systemImage: "arrow.up.arrow.down") {
                Picker("Order", selection: $order) {
                  Text("Name").tag("name")
                  Text("Date").tag("date")
                }
              }
              Button("Clear", systemImage: "trash", role: .destructive) { asks = true }
              Button("Plain") { count += 1 }
              Toggle("Show", isOn: $shows)
              Button("Never") {}.disabled(true)
            }
          }
          .confirmationDialog("Sure?", isPresented: $asks) {
            Button("Delete", role: .destructive) { count = 0 }
          }
      }
    }
  }

  private func open() async throws -> Screen {
    let screen = Screen(Counted())
    screen.pointer = .mouse
    try screen.button("More").tap()
    await screen.settle()
    return screen
  }

  @Test("Items are rows of a menu, as high and wide as such rows, with their titles")
  func rows() async throws {
    let screen = try await open()
    for title in ["Sort", "Clear", "Plain", "Show", "Never"] {
      let frame = try screen.titled(title).frame
      #expect(frame.width == 250 && abs(frame.height - 44) < 0.01, "\(title): \(frame)")
    }
    #expect(screen.dump.contains("text \"Clear\"") && screen.dump.contains("text \"Sort\""))
  }

  @Test("A click at either end of a row counts, and the menu closes")
  func clicks() async throws {
    for end in [UnitPoint.leading, .trailing] {
      let screen = try await open()
      try screen.titled("Plain").tap(at: end)
      await screen.settle()
      #expect(screen.text(.containing("count 1")).exists)
      #expect(!screen.titled("Plain").exists)
    }
  }

  @Test("A toggle is a row with a check mark, which changes its state")
  func toggle() async throws {
    let screen = try await open()
    #expect(try !screen.titled("Show").isOn)
    try screen.titled("Show").tap()
    await screen.settle()
    #expect(screen.text(.containing("shown")).exists)
    #expect(!screen.titled("Show").exists)
    try screen.button("More").tap()
    await screen.settle()
    #expect(try screen.titled("Show").isOn)
  }

  @Test("The menu has gone when an item has opened a dialog")
  func dialog() async throws {
    let screen = try await open()
    try screen.titled("Clear").tap()
    await screen.settle()
    #expect(screen.alert.button("Delete").exists)
    #expect(!screen.titled("Plain").exists)
  }

  @Test("A menu among the items unfolds in its place, and closes all when a choice is made")
  func submenu() async throws {
    let screen = try await open()
    let clear = try screen.titled("Clear").frame.minY
    #expect(!screen.titled("Date").exists)
    try screen.titled("Sort").tap()
    await screen.settle()
    #expect(try screen.titled("Clear").frame.minY > clear + 80)
    try screen.titled("Date").tap()
    await screen.settle()
    #expect(screen.text(.containing("by date")).exists)
    #expect(!screen.titled("Clear").exists)
  }

  @Test("A picker among the items is its choices; items of several views stand below each other")
  func pickersAndSources() async throws {
    struct Ordered: View {
      @State private var order = 1
      var body: some View {
        NavigationStack {
          Text(verbatim: "order \(order)")
            .toolbar {
              ToolbarItem(placement: .secondaryAction) {
                Picker("Order", selection: $order) {
                  Text("Name").tag(1)
                  Text("Date").tag(2)
                }
              }
            }
            .toolbar { ToolbarItem(placement: .secondaryAction) { Button("Other") {} } }
        }
      }
    }
    let screen = Screen(Ordered())
    try screen.button("More").tap()
    await screen.settle()
    let rows = try ["Name", "Date", "Other"].map { try screen.titled($0).frame }
    #expect(rows.allSatisfy { $0.width == 250 }, "\(rows)")
    for (upper, lower) in zip(rows, rows.dropFirst()) { #expect(upper.maxY <= lower.minY) }
    try screen.titled("Date").tap()
    await screen.settle()
    #expect(screen.text("order 2").exists)
  }

  private struct CrowdedScreen: View {
    @State private var path = [1]
    @State private var pressed = "nothing"
    var body: some View {
      NavigationStack(path: $path) {
        Text("root").navigationTitle("The screen before")
          .navigationDestination(for: Int.self) { _ in
            Text(pressed).navigationTitle("Crowded")
              .toolbar {
                ToolbarItemGroup {
                  ForEach(["First", "Second", "Third"], id: \.self) { title in
                    Button(title) { pressed = title }
                  }
                }
                ToolbarItem(placement: .primaryAction) { Button("Main") { pressed = "Main" } }
                ToolbarItem(placement: .secondaryAction) { Button("Other") { pressed = "Other" } }
              }
          }
      }
    }
  }

  @Test(
    "items for which a bar has no room stand in the menu, before secondary actions; the primary action stays"
  )
  func crowded() async throws {
    let screen = Screen(CrowdedScreen(), size: ScreenSize(width: 320, height: 500))
    #expect(screen.button("Main").exists && !screen.button("Third").exists)
    let bar = try ["The screen before", "First", "Main", "More"].map {
      try screen.button(.equal($0)).frame
    }
    for (left, right) in zip(bar, bar.dropFirst()) { #expect(left.maxX <= right.minX) }
    try screen.button("More").tap()
    await screen.settle()
    let tops = try ["Second", "Third", "Other"].map { try screen.titled($0).frame.minY }
    #expect(tops == tops.sorted() && Set(tops).count == 3)
    try screen.titled("Third").tap()
    await screen.settle()
    #expect(screen.text("Third").exists)
  }

  @Test("switches and steppers are as wide in a bar as they need to be")
  func controls() throws {
    struct Board: View {
      @State private var isOn = false
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("content").navigationTitle("Board").toolbar {
            Toggle("Extra", isOn: $isOn)
            Stepper("Sets", value: $count)
          }
        }
      }
    }
    let screen = Screen(Board(), size: ScreenSize(width: 800, height: 400))
    let toggle = try screen.toggle("Extra").frame
    let decrement = try screen.button("Decrement").frame
    #expect(toggle.width < 120, "\(toggle)")
    #expect(decrement.minX - toggle.maxX < 80, "\(toggle), \(decrement)")
  }

  @Test("with room for all items only secondary actions stand in the menu")
  func roomForAll() {
    let screen = Screen(CrowdedScreen(), size: ScreenSize(width: 700, height: 500))
    for title in ["First", "Second", "Third", "Main", "More"] {
      #expect(screen.button(.equal(title)).exists, "\(title)")
    }
    #expect(!screen.button("Other").exists)
  }
}

extension Screen {
  /// The item of a menu with a title, with an icon before or behind it or without.
  fileprivate func titled(_ title: String) -> ScreenElement {
    menuItem(.matching("^(.*, )?\(title)(, .*)?$"))
  }
}
