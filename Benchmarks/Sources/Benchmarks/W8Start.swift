import SwiftUI

/// W8: from the start of the process until 20 cards are painted.
@MainActor
func start() throws {
  let surface = try _ViewSurface(content: FewCards(), size: viewSize)
  try surface.paint()
  report("W8", "start to first painted frame", sinceStart(), "ms")
  report("W8", "peak RSS", Double(Memory.peak) / 1024, "MiB")
  try save(surface)
}

private struct FewCards: View {
  var body: some View {
    ScrollView {
      CardGrid {
        ForEach(0..<20, id: \.self) { CardView($0) }
      }
    }
  }
}
