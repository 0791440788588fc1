import SwiftUI

/// The frame that the cards of W7 are at.
@Observable
final class Movie {
  var frame = 0.0
}

/// W7: 500 overlapping cards that move and fade.
@MainActor
func moving() throws {
  let movie = Movie()
  let surface = try _ViewSurface(content: MovieScreen(movie: movie), size: viewSize)
  try surface.paint()
  var times: [Double] = []
  for frame in 0..<120 {
    let start = now()
    movie.frame = Double(frame)
    try surface.paint()
    times.append(now() - start)
  }
  try save(surface)
  report("W7", "500 cards moving and fading", median(times), "ms/frame")
}

struct MovieScreen: View {
  let movie: Movie

  var body: some View {
    ZStack(alignment: .topLeading) {
      ForEach(0..<500, id: \.self) { MovingCard(index: $0, movie: movie) }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    .lineLimit(1)
  }
}

private struct MovingCard: View {
  let index: Int
  let movie: Movie

  var body: some View {
    let (i, f) = (Double(index), movie.frame)
    CardView(index)
      .frame(width: 200)
      .fixedSize()
      .offset(x: 500 + 490 * sin(i * 0.7 + f * 0.05), y: 375 + 370 * cos(i * 1.3 + f * 0.03))
      .opacity(0.55 + 0.45 * sin(f * 0.1 + i))
  }
}
