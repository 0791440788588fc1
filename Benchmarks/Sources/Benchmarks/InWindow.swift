import SwiftUI

// The workloads that move, in a window of the desktop. The window writes down what each frame took where
// `AVIARY_FRAME_TIMES` names a file; `Benchmarks/window` runs them on a display of its own and sums up.

/// Which workload the window shows: `scroll` (W4), `move` (W7), `change` (a title among 10,000 cards),
/// `cards` (W9), or `empty`.
@MainActor var windowWorkload = ""

struct WindowBenchmark: App {
  var body: some Scene {
    WindowGroup("Benchmark") {
      switch windowWorkload {
      case "scroll": ScrolledRows()
      case "move": MovingCards()
      case "change": ChangingCard()
      case "cards": ScrolledCards()
      default: Color.white.task { await finish(after: .milliseconds(500)) }
      }
    }
    .defaultSize(
      width: windowWorkload == "cards" ? shelfSize.width : viewSize.width,
      height: windowWorkload == "cards" ? shelfSize.height : viewSize.height
    )
  }
}

@MainActor
private func finish(after delay: Duration) async {
  try? await Task.sleep(for: delay)
  exit(0)
}

/// Calls back so rarely that each change is a frame of its own, or as often as a display shows pictures.
@MainActor
private func eachFrame(
  _ count: Int,
  every interval: Duration = .milliseconds(50),
  _ change: (Int) -> Void
) async {
  try? await Task.sleep(for: .seconds(1))
  for frame in 1...count {
    change(frame)
    try? await Task.sleep(for: interval)
  }
  await finish(after: .milliseconds(300))
}

private struct ScrolledRows: View {
  @State private var reader = Reader()

  var body: some View {
    RowScreen(reader: reader).task {
      await eachFrame(100) { reader.position.scrollTo(y: CGFloat($0) * viewSize.height) }
    }
  }
}

private struct MovingCards: View {
  @State private var movie = Movie()

  var body: some View {
    MovieScreen(movie: movie).task {
      await eachFrame(300, every: .microseconds(16_667)) { movie.frame = Double($0) }
    }
  }
}

/// Scrolls by 60 points, as a notch of the wheel does, and then by 200.
private struct ScrolledCards: View {
  @State private var shelf = Shelf()

  var body: some View {
    ShelfScreen(shelf: shelf).task {
      await eachFrame(100, every: .milliseconds(200)) { frame in
        shelf.position.scrollTo(y: CGFloat(60 * min(frame, 60) + 200 * max(frame - 60, 0)))
      }
    }
  }
}

/// Cards of which one changes; as many as in W3.
private struct ChangingCard: View {
  @State private var titles = Titles()

  var body: some View {
    ScrollView {
      CardGrid {
        ForEach(0..<10_000, id: \.self) { index in
          if index == 7 { Renamed(titles: titles) } else { CardView(index) }
        }
      }
    }
    .task {
      await eachFrame(100) { titles.title = "Card \($0)" }
    }
  }
}

@Observable
private final class Titles {
  var title = "Card"
}

private struct Renamed: View {
  let titles: Titles
  var body: some View { Text(titles.title).padding() }
}
