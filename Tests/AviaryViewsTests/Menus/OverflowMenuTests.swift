import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

@MainActor
@Suite("The menu of a bar's secondary actions")
struct OverflowMenuTests {
  private struct Screen: View {
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

  private func open() throws -> (harness: Harness<Screen>, hand: Hand) {
    let harness = try Harness(Screen())
    let hand = Hand(harness)
    try hand.tap(harness.titled("More"))
    _ = try hand.waitForRest()
    return (harness, hand)
  }

  @Test("Items are rows of a menu, as high and wide as such rows, with their titles")
  func rows() throws {
    let (harness, _) = try open()
    for title in ["Sort", "Clear", "Plain", "Show", "Never"] {
      let frame = try #require(harness.titled(title), "\(title)")
      #expect(frame.width == 250 && abs(frame.height - 44) < 0.01, "\(title): \(frame)")
    }
    #expect(harness.dump.contains("Clear") && harness.dump.contains("Sort"))
  }

  @Test("A click at either end of a row counts, and the menu closes")
  func clicks() throws {
    for isAtStart in [true, false] {
      let (harness, hand) = try open()
      let frame = try #require(harness.titled("Plain"))
      try hand.tap(isAtStart ? frame.minX + 3 : frame.maxX - 3, frame.midY)
      _ = try hand.waitForRest()
      #expect(harness.labels.contains { $0.contains("count 1") })
      #expect(harness.titled("Plain") == nil)
    }
  }

  @Test("A toggle is a row with a check mark, which changes its state")
  func toggle() throws {
    let (harness, hand) = try open()
    try hand.tap(harness.titled("Show"))
    _ = try hand.waitForRest()
    #expect(harness.labels.contains { $0.contains("shown") })
    #expect(harness.titled("Show") == nil)
  }

  @Test("The menu has gone when an item has opened a dialog")
  func dialog() throws {
    let (harness, hand) = try open()
    try hand.tap(harness.titled("Clear"))
    _ = try hand.waitForRest()
    #expect(harness.titled("Delete") != nil)
    #expect(harness.titled("Plain") == nil)
  }

  @Test("A menu among the items unfolds in its place, and closes all when a choice is made")
  func submenu() throws {
    let (harness, hand) = try open()
    let clear = try #require(harness.titled("Clear")).minY
    #expect(harness.titled("Date") == nil)
    try hand.tap(harness.titled("Sort"))
    _ = try hand.waitForRest()
    #expect(try #require(harness.titled("Clear")).minY > clear + 80)
    try hand.tap(harness.titled("Date"))
    _ = try hand.waitForRest()
    #expect(harness.labels.contains { $0.contains("by date") })
    #expect(harness.titled("Clear") == nil)
  }

  @Test("A picker among the items is its choices; items of several views stand below each other")
  func pickersAndSources() throws {
    struct Screen: View {
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
    let harness = try Harness(Screen())
    let hand = Hand(harness)
    try hand.tap(harness.titled("More"))
    _ = try hand.waitForRest()
    let frames = try ["Name", "Date", "Other"].map { try #require(harness.titled($0), "\($0)") }
    #expect(frames.map(\.minY) == frames.map(\.minY).sorted())
    try hand.tap(frames[1])
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("order 2"))
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
  func crowded() throws {
    let harness = try Harness(CrowdedScreen(), width: 320, height: 500)
    let hand = Hand(harness)
    #expect(harness.titled("Main") != nil && harness.titled("Third") == nil)
    let bar = try ["The screen before", "First", "Main", "More"].map {
      try #require(harness.titled($0), "\($0)")
    }
    for (left, right) in zip(bar, bar.dropFirst()) { #expect(left.maxX <= right.minX) }
    try hand.tap(bar[3])
    _ = try hand.waitForRest()
    let rows = try ["Second", "Third", "Other"].map { try #require(harness.titled($0), "\($0)") }
    #expect(rows.map(\.minY) == rows.map(\.minY).sorted())
    try hand.tap(rows[1])
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("Third"))
  }

  @Test("switches and steppers are as wide in a bar as they need to be")
  func controls() throws {
    struct Screen: View {
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
    let harness = try Harness(Screen(), width: 800, height: 400)
    let toggle = try #require(harness.frame("Extra"))
    let decrement = try #require(harness.frame("Decrement"))
    #expect(toggle.width < 120, "\(toggle)")
    #expect(decrement.minX - toggle.maxX < 80, "\(toggle), \(decrement)")
  }

  @Test("with room for all items only secondary actions stand in the menu")
  func roomForAll() throws {
    let harness = try Harness(CrowdedScreen(), width: 700, height: 500)
    for title in ["First", "Second", "Third", "Main", "More"] {
      #expect(harness.titled(title) != nil, "\(title)")
    }
    #expect(harness.titled("Other") == nil)
  }
}

extension Harness {
  /// The frame of the element with a title, with an icon before or behind it or without.
  fileprivate func titled(_ title: String) -> CGRect? {
    labels.first { $0 == title || $0.hasPrefix("\(title), ") || $0.hasSuffix(", \(title)") }
      .flatMap { frame($0) }
  }
}
