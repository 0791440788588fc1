import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

@MainActor
@Suite("Items of a bar that has no space for all")
struct VisibilityPriorityTests {
  private struct Screen: View {
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
  ) throws -> [Int] {
    let harness = try Harness(Screen(priorities: priorities, placement: placement))
    #expect(harness.labels.contains("More"))
    return priorities.indices.filter { harness.labels.contains("Item \($0)") }
  }

  @Test("27 T1: items of the lowest priority are the first that go into the menu")
  func priorities() throws {
    let usual = try shown([.automatic, .automatic, .automatic, .automatic, .automatic])
    #expect(usual == Array(0..<usual.count))
    #expect(!usual.isEmpty && usual.count < 5)
    let count = usual.count
    let last = try shown([.low, .low, .low, .low, .high])
    #expect(last.count == count && last.last == 4)
    let lower = ToolbarItemVisibilityPriority(lowerThan: .high)
    let first = try shown([.high, lower, .automatic, .automatic, .automatic])
    #expect(first == Array(0..<count))
    let behind = try shown([.low, .automatic, .automatic, .automatic, .automatic])
    #expect(behind == Array(1...count))
    #expect(lower == ToolbarItemVisibilityPriority(lowerThan: .high))
    #expect(lower.isHigher(than: ToolbarItemVisibilityPriority(higherThan: .automatic)))
  }

  @Test("27 T3: a pinned item stays when all others go")
  func pinned() throws {
    let shown = try shown([.low, .high, .high, .high, .high], .topBarPinnedTrailing)
    #expect(shown.first == 0)
  }

  @Test("27 T2: the overflow menu is there without items that overflow, and holds its content")
  func menu() throws {
    struct Content: View {
      @State private var count = 0
      var body: some View {
        NavigationStack {
          Text("count \(count)")
            .toolbarOverflowMenu { Button("Add") { count += 1 } }
        }
      }
    }
    let harness = try Harness(Content())
    let hand = Hand(harness)
    #expect(harness.labels.contains("More"))
    #expect(!harness.labels.contains("Add"))
    try hand.tap(harness.frame("More"))
    _ = try hand.waitForRest()
    try hand.tap(harness.frame("Add"))
    _ = try hand.waitForRest()
    #expect(harness.labels.contains("count 1"))
  }
}
