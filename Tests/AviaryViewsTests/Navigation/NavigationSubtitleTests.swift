import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Subtitles of screens")
struct NavigationSubtitleTests {
  private func screen(_ mode: NavigationBarItem.TitleDisplayMode, _ title: String?) -> some View {
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
    let harness = try Harness(screen(.inline, "title"))
    let title = try #require(harness.frame("title"))
    let subtitle = try #require(harness.frame("below"))
    #expect(subtitle.minY >= title.maxY - 0.5 && subtitle.maxY <= 44)
    #expect(abs(subtitle.midX - title.midX) < 0.5)
    #expect(subtitle.height < title.height)
  }

  @Test("A subtitle is below a large title, and is shown once when that is scrolled away")
  func large() throws {
    let harness = try Harness(screen(.large, "title"))
    let title = try #require(harness.frame("title"))
    let subtitle = try #require(harness.frame("below"))
    #expect(subtitle.minY >= title.maxY - 0.5 && subtitle.minX == title.minX)
    #expect(try #require(harness.frame("content")).minY >= subtitle.maxY - 0.5)
    let hand = Hand(harness)
    try hand.scroll(0, 300, at: 100, 400, isPrecise: true)
    _ = try hand.waitForRest()
    #expect(harness.labels.count { $0 == "below" } == 1)
  }

  @Test("A subtitle is shown also without a title")
  func alone() throws {
    let harness = try Harness(screen(.large, nil))
    #expect(try #require(harness.frame("below")).maxY <= 44)
  }
}
