import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Subtitles of screens")
struct NavigationSubtitleTests {
  private func page(_ mode: NavigationBarItem.TitleDisplayMode, _ title: String?) -> some View {
    NavigationStack {
      ScrollView {
        Group {
          if let title {
            Text(verbatim: "content").navigationTitle(title)
          } else {
            Text(verbatim: "content")
          }
        }
        .navigationSubtitle("below")
        .navigationBarTitleDisplayMode(mode)
        Color.red.frame(height: 2_000)
      }
    }
  }

  @Test("A subtitle is below an inline title, in the bar")
  func inline() throws {
    let screen = Screen(page(.inline, "title"))
    let title = try screen.header("title").frame
    let subtitle = try screen.text("below").frame
    #expect(subtitle.minY >= title.maxY - 0.5 && subtitle.maxY <= 44)
    #expect(abs(subtitle.midX - title.midX) < 0.5)
    #expect(subtitle.height < title.height)
  }

  @Test("A subtitle is below a large title, and is shown once when that is scrolled away")
  func large() async throws {
    let screen = Screen(page(.large, "title"))
    let title = try screen.header("title").frame
    let subtitle = try screen.text("below").frame
    #expect(subtitle.minY >= title.maxY - 0.5 && subtitle.minX == title.minX)
    #expect(try screen.text("content").frame.minY >= subtitle.maxY - 0.5)
    try screen.scroll(by: CGSize(width: 0, height: 300))
    await screen.settle()
    #expect(screen.text("below").count == 1)
  }

  @Test("A subtitle is shown also without a title")
  func alone() throws {
    let screen = Screen(page(.large, nil))
    #expect(try screen.text("below").frame.maxY <= 44)
  }
}
