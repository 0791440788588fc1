import SwiftUI
import SwiftUITesting
import Testing

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

  private func shown<V: View>(_ view: V, height: CGFloat = 400) async -> Screen {
    let screen = Screen(view, size: ScreenSize(width: 390, height: height))
    await screen.settle()
    return screen
  }

  @Test("A long message scrolls above the answers, which stay in sight")
  func longMessage() async throws {
    let screen = await shown(Asking(message: Self.long))
    let answer = try screen.alert.button("Delete").frame
    let title = try screen.alert.header("Delete it?").frame
    #expect(answer.maxY <= 400 && answer.height >= 43.5 && title.minY >= 0)
    try screen.scroll(by: CGSize(width: 0, height: 50))
    await screen.settle()
    #expect(!screen.alert.header("Delete it?").exists)
    #expect(try screen.alert.button("Delete").frame == answer)
  }

  @Test("A short message has the card as high as it needs, 270 points wide")
  func shortMessage() async throws {
    let screen = await shown(Asking(message: "Short."))
    let (keep, delete) = try (
      screen.alert.button("Keep it").frame, screen.alert.button("Delete").frame
    )
    #expect(keep.minX == 60 && delete.maxX == 330 && keep.height == 45)
  }

  @Test("At the sizes for accessibility the card is wider, and the answers are higher")
  func largeText() async throws {
    let screen = await shown(Asking(message: "Short.", size: .accessibility5), height: 600)
    let (keep, delete) = try (
      screen.alert.button("Keep it").frame, screen.alert.button("Delete").frame
    )
    #expect(keep.minX == 40 && delete.maxX == 350 && keep.height > 60)
  }

  @Test("A choice that is higher than the window scrolls")
  func largeChoice() async throws {
    struct Choosing: View {
      @State private var chooses = true
      var body: some View {
        Color.white
          .confirmationDialog("Which?", isPresented: $chooses) {
            ForEach(0..<12) { Button("Choice \($0)") {} }
          }
      }
    }
    let screen = await shown(Choosing())
    #expect(try screen.alert.button("Choice 0").frame.minY >= 8)
    try screen.scroll(by: CGSize(width: 0, height: 2_000))
    await screen.settle()
    #expect(try screen.alert.button("Cancel").frame.maxY < 392.01)
    #expect(!screen.alert.button("Choice 0").exists)
  }
}
