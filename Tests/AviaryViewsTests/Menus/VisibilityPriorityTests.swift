import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryControls

@MainActor
@Suite("Items of a bar that has no space for all")
struct VisibilityPriorityTests {
  private struct Crowded: View {
    let priorities: [ToolbarItemVisibilityPriority]
    var placement = ToolbarItemPlacement.automatic
    var body: some View {
      NavigationStack {
        Text("content").toolbar {
          ForEach(0..<priorities.count, id: \.self) { index in
            ToolbarItem(placement: index == 0 ? placement : .automatic) {
              Button("Item \(index)") {}.frame(width: 90)
            }
            .visibilityPriority(priorities[index])
          }
        }
      }
    }
  }

  /// The items that are in the bar.
  private func shown(
    _ priorities: [ToolbarItemVisibilityPriority],
    _ placement: ToolbarItemPlacement = .automatic
  ) -> [Int] {
    let screen = Screen(Crowded(priorities: priorities, placement: placement))
    #expect(screen.button("More").exists)
    return priorities.indices.filter { screen.button("Item \($0)").exists }
  }

  @Test("27 T1: items of the lowest priority are the first that go into the menu")
  func priorities() {
    let usual = shown([.automatic, .automatic, .automatic, .automatic, .automatic])
    #expect(usual == Array(0..<usual.count))
    #expect(!usual.isEmpty && usual.count < 5)
    let count = usual.count
    let last = shown([.low, .low, .low, .low, .high])
    #expect(last.count == count && last.last == 4)
    let lower = ToolbarItemVisibilityPriority(lowerThan: .high)
    let first = shown([.high, lower, .automatic, .automatic, .automatic])
    #expect(first == Array(0..<count))
    let behind = shown([.low, .automatic, .automatic, .automatic, .automatic])
    #expect(behind == Array(1...count))
    #expect(lower == ToolbarItemVisibilityPriority(lowerThan: .high))
    #expect(lower.isHigher(than: ToolbarItemVisibilityPriority(higherThan: .automatic)))
  }

  @Test("27 T3: a pinned item stays when all others go")
  func pinned() {
    let shown = shown([.low, .high, .high, .high, .high], .topBarPinnedTrailing)
    #expect(shown.first == 0)
  }

  @Test("27 T2: the overflow menu is there without items that overflow, and holds its content")
  func menu() async throws {
    struct Content: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("count \(count)")
            .toolbarOverflowMenu { Button("Add") { count += 1 } }
        }
      }
    }
    let screen = Screen(Content())
    #expect(screen.button("More").exists)
    #expect(!screen.menuItem("Add").exists)
    try screen.button("More").tap()
    await screen.settle()
    try screen.menuItem("Add").tap()
    await screen.settle()
    #expect(screen.text("count 1").exists)
  }
}
