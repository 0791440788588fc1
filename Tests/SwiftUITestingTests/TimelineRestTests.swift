import SwiftUI
import SwiftUITesting
import Testing

/// What only shows the time is waited for no more than a clock on the wall.
@MainActor
@Suite("Timelines are at rest")
struct TimelineRestTests {
  private struct Subject: View {
    @State private var count = 0
    let start: Date

    var body: some View {
      TimelineView(.animation) { context in
        Text("\(Int(context.date.timeIntervalSince(start))) seconds")
      }
      Button("Count \(count)") { count += 1 }
    }
  }

  @Test(
    "A tap beside a timeline lets no more time pass than one anywhere, and time passes when it is told to"
  )
  func tap() async throws {
    let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let screen = Screen(Subject(start: start), date: start)
    try screen.button("Count 0").tap()
    await screen.settle()
    #expect(screen.button("Count 1").exists)
    #expect(screen.text("0 seconds").exists)
    await screen.advance(by: .seconds(3))
    #expect(screen.text("3 seconds").exists)
  }
}
