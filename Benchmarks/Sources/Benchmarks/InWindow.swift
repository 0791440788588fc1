import SwiftUI

// The workloads that move, in a window of the desktop. The window writes down what each frame took where
// `AVIARY_FRAME_TIMES` names a file; `Benchmarks/window` runs them on a display of its own and sums up.

/// Which workload the window shows: `scroll` (W4), `move` (W7), `change` (a title among 10,000 cards), W9's `cards-60`,
/// `cards-200`, `hover`, `sheet` and `resize`, or `empty`.
@MainActor var windowWorkload = ""

struct WindowBenchmark: App {
  var body: some Scene {
    WindowGroup("Benchmark") {
      switch windowWorkload {
      case "scroll": ScrolledRows()
      case "move": MovingCards()
      case "change": ChangingCard()
      case "cards-60": MovedShelf(frames: 100) { $0.position.scrollTo(y: CGFloat(60 * $1)) }
      case "cards-200": MovedShelf(frames: 50) { $0.position.scrollTo(y: CGFloat(200 * $1)) }
      case "hover": MovedShelf(frames: 40) { $0.hovered = 16 + $1 % 32 }
      case "sheet": MovedShelf(frames: 30) { $0.sheet = 900 - CGFloat($1) * 30 }
      // Others resize the window.
      case "resize": MovedShelf(frames: 60) { _, _ in }
      default: Color.white.task { await finish(after: .milliseconds(500)) }
      }
    }
    .defaultSize(
      width: isShelf ? shelfSize.width : viewSize.width,
      height: isShelf ? shelfSize.height : viewSize.height
    )
  }

  private var isShelf: Bool {
    ["cards-60", "cards-200", "hover", "sheet", "resize"].contains(windowWorkload)
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

/// The cards of W9, which change so rarely that each change is a frame of its own.
private struct MovedShelf: View {
  let frames: Int
  /// Changes the cards for a frame, counted from 1.
  let change: (Shelf, Int) -> Void
  @State private var shelf = Shelf()

  var body: some View {
    ShelfScreen(shelf: shelf).task {
      await eachFrame(frames, every: .milliseconds(150)) { change(shelf, $0) }
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
