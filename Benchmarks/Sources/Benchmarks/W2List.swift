import SwiftUI

/// Where the list of W2 is.
@Observable
final class Reader {
  var position = ScrollPosition(y: 0)
}

/// W2 and W4: a list of a million rows, its first frame, and then moved by its own height 300 times.
@MainActor
func list() throws {
  let reader = Reader()
  try measureRows("W2", "1M rows", moving: "W4", "scroll 800 px", reader) {
    RowScreen(reader: reader)
  }
}

/// Measures the first frame of rows, and then each of 300 in which they are moved by the window's height.
///
/// - Parameters:
///   - opening: The workload of the first frame, and what it opens.
///   - moving: The workload of the others, and what they do.
@MainActor
func measureRows<Content: View>(
  _ opening: String,
  _ opened: String,
  moving: String,
  _ moved: String,
  _ reader: Reader,
  @ViewBuilder content: () -> Content
) throws {
  let stage = Stage()
  let surface = try _ViewSurface(
    content: Window(stage: stage, content: content),
    size: viewSize
  )
  try surface.paint()
  _ = CardText.words
  let before = Memory.resident

  let start = now()
  stage.isOpen = true
  try surface.paint()
  report(opening, "\(opened), first frame painted", now() - start, "ms")
  report(
    opening,
    "\(opened), RSS above empty window",
    Double(Memory.peak - before) / 1024,
    "MiB"
  )
  try surface.paint()

  var times: [Double] = []
  times.reserveCapacity(300)
  for frame in 1...300 {
    let start = now()
    reader.position.scrollTo(y: CGFloat(frame) * viewSize.height)
    try surface.paint()
    times.append(now() - start)
  }
  try save(surface)
  report(moving, "\(moved), mean", times.reduce(0, +) / 300, "ms/frame")
  report(moving, "\(moved), worst", times.max() ?? 0, "ms/frame")
  report(moving, "\(moved), median", median(times), "ms/frame")
}

struct RowScreen: View {
  @Bindable var reader: Reader

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<1_000_000, id: \.self) { index in
          CardView(index).lineLimit(1).frame(height: 60)
        }
      }
    }
    .scrollPosition($reader.position)
  }
}
