import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

@MainActor
@Suite("Dialogs with more than there is room for")
struct LargeDialogTests {
  private struct Asking: View {
    @State private var asks = true
    let message: String
    var size = DynamicTypeSize.large

    var body: some View {
      Color.white
        .alert("Delete it?", isPresented: $asks) {
          Button("Delete", role: .destructive) {}
          Button("Keep it", role: .cancel) {}
        } message: {
          Text(message)
        }
        .dynamicTypeSize(size)
    }
  }

  private static let long = String(repeating: "All that is in it is lost. ", count: 80)

  @Test("A long message scrolls above the answers, which stay in sight")
  func longMessage() throws {
    let harness = try Harness(Asking(message: Self.long), width: 390, height: 400)
    let hand = Hand(harness)
    _ = try hand.waitForRest()
    let answer = try #require(harness.frame("Delete"))
    let title = try #require(harness.frame("Delete it?"))
    #expect(answer.maxY <= 400 && answer.height >= 43.5 && title.minY >= 0)
    try hand.scroll(0, 50, at: 195, 200, isPrecise: true)
    _ = try hand.waitForRest()
    #expect(try #require(harness.frame("Delete it?")).minY < title.minY - 20)
    #expect(harness.frame("Delete") == answer)
  }

  @Test("A short message has the card as high as it needs, 270 points wide")
  func shortMessage() throws {
    let harness = try Harness(Asking(message: "Short."), width: 390, height: 400)
    _ = try Hand(harness).waitForRest()
    let (keep, delete) = try (
      #require(harness.frame("Keep it")), #require(harness.frame("Delete"))
    )
    #expect(keep.minX == 60 && delete.maxX == 330 && keep.height == 45)
  }

  @Test("At the sizes for accessibility the card is wider, and the answers are higher")
  func largeText() throws {
    let harness = try Harness(
      Asking(message: "Short.", size: .accessibility5),
      width: 390,
      height: 600
    )
    _ = try Hand(harness).waitForRest()
    let (keep, delete) = try (
      #require(harness.frame("Keep it")), #require(harness.frame("Delete"))
    )
    #expect(keep.minX == 40 && delete.maxX == 350 && keep.height > 60)
  }

  @Test("A choice that is higher than the window scrolls")
  func largeChoice() throws {
    struct Choosing: View {
      @State private var chooses = true
      var body: some View {
        Color.white
          .confirmationDialog("Which?", isPresented: $chooses) {
            ForEach(0..<12) { Button("Choice \($0)") {} }
          }
          .environment(\.horizontalSizeClass, .compact)
      }
    }
    let harness = try Harness(Choosing(), width: 390, height: 400)
    let hand = Hand(harness)
    _ = try hand.waitForRest()
    #expect(try #require(harness.frame("Choice 0")).minY >= 8)
    try hand.scroll(0, 2000, at: 195, 200, isPrecise: true)
    _ = try hand.waitForRest()
    #expect(try #require(harness.frame("Cancel")).maxY < 392.01)
  }
}
