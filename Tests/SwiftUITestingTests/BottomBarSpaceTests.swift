import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Space in bars")
struct BottomBarSpaceTests {
  @Test("Space in an item of the bottom bar grows along the bar alone")
  func spacer() throws {
    let screen = Screen(
      NavigationStack {
        Text("Content")
          .toolbar {
            ToolbarItem(placement: .bottomBar) { Button("First") {} }
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) { Button("Last") {} }
          }
      },
      size: .iPhone
    )
    let height = screen.size.height
    let (first, last) = (try screen.button("First").frame, try screen.button("Last").frame)
    #expect(first.minX < 20)
    #expect(last.maxX > screen.size.width - 20)
    #expect(first.minY > height - 60)
    #expect(abs(first.midY - last.midY) < 1)
    #expect(try abs(screen.text("Content").frame.midY - height / 2) < 30)
  }
}
