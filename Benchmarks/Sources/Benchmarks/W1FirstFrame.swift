import SwiftUI

/// W1: the first frame of a grid, in a scroll view in an open, empty window.
@MainActor
func firstFrame(count: Int, isLazy: Bool) throws {
  let stage = Stage()
  let surface = try _ViewSurface(
    content: Window(stage: stage) { CardScreen(count: count, isLazy: isLazy) },
    size: viewSize
  )
  try surface.paint()
  _ = CardText.words
  let before = Memory.resident
  let name = isLazy ? "\(count) cards lazily" : "\(count) cards"

  let start = now()
  stage.isOpen = true
  try surface.update()
  let laidOut = now()
  try surface.paint()
  let painted = now()

  report("W1", "\(name), laid out", laidOut - start, "ms")
  report("W1", "\(name), painted", painted - start, "ms")
  report("W1", "\(name), bytes/card", Double(Memory.peak - before) * 1024 / Double(count), "bytes")
  try save(surface)
}

private struct CardScreen: View {
  let count: Int
  let isLazy: Bool

  var body: some View {
    ScrollView {
      if isLazy {
        LazyVGrid(columns: Array(repeating: GridItem(spacing: 8), count: 4), spacing: 8) { cards }
      } else {
        CardGrid { cards }
      }
    }
  }

  private var cards: some View { ForEach(0..<count, id: \.self) { CardView($0) } }
}
