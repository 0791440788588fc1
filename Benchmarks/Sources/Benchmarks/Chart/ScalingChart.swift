import SwiftUI

/// How the cost of each kind of work grows with the number of children, and how the memory does.
struct ScalingChart: View {
  let figures: ScalingFigures

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      header
      HStack(alignment: .top, spacing: 16) {
        panel("Time", "until the frame is painted; for a new width, until all is laid out") {
          LogPlot(series: times, format: Self.time)
        }
        panel("Memory", "of the surface and all its cards, models apart") {
          LogPlot(series: memory, format: Self.bytes, hasGuideBelow: true, nameWidth: 92)
        }
        .frame(width: 380)
      }
      Text(
        """
        Median of \(figures.rounds) rounds, each count in a process of its own · \(figures.machine), \
        load average \(String(format: "%.1f", figures.load)) · \(figures.date) · drawn by Aviary
        """
      )
      .font(.system(size: 11))
      .foregroundStyle(Color.secondaryInk)
    }
    .padding(28)
    .frame(width: 1080, height: 640, alignment: .topLeading)
    .background(Color.paper)
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline) {
        Text("How cost grows with the number of children")
          .font(.system(size: 24, weight: .bold))
          .foregroundStyle(Color.ink)
        Spacer()
        Text("Aviary at \(figures.commit)")
          .font(.system(size: 13, design: .monospaced))
          .foregroundStyle(Color.secondaryInk)
      }
      Text("Cards of two texts in a scroll view of 1200 × 800 points; both axes are logarithmic")
        .font(.system(size: 14))
        .foregroundStyle(Color.secondaryInk)
    }
  }

  private func panel(
    _ title: String,
    _ note: String,
    @ViewBuilder content: () -> some View
  ) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(alignment: .firstTextBaseline, spacing: 8) {
        Text(title).font(.system(size: 15, weight: .semibold)).foregroundStyle(Color.ink)
        Text(note).font(.system(size: 12)).foregroundStyle(Color.secondaryInk)
      }
      content()
    }
  }

  // MARK: - Lines

  private var times: [LogPlot.Series] {
    let kinds: [(String, String, Color)] = [
      ("build", "Build all", Color(red: 0.20, green: 0.33, blue: 0.80)),
      ("shuffle", "Shuffle all", Color(red: 0.83, green: 0.33, blue: 0.05)),
      ("layout", "New width", Color(red: 0.56, green: 0.22, blue: 0.66)),
      ("insert", "Insert one", Color(red: 0.14, green: 0.50, blue: 0.22)),
      ("update", "Change one", Color(red: 0.03, green: 0.47, blue: 0.55)),
    ]
    return kinds.map { LogPlot.Series(name: $1, color: $2, points: figures.points($0)) }
      .filter { !$0.points.isEmpty }
  }

  private var memory: [LogPlot.Series] {
    let points = figures.points("memory").map { CGPoint(x: $0.x, y: $0.x * $0.y) }
    guard !points.isEmpty else { return [] }
    let color = Color(red: 0.75, green: 0.14, blue: 0.30)
    return [LogPlot.Series(name: "All cards", color: color, points: points)]
  }

  // MARK: - Values

  /// Milliseconds in the unit that reads best, with three digits at most.
  nonisolated private static func time(_ milliseconds: Double) -> String {
    switch milliseconds {
    case 1000...: "\(digits(milliseconds / 1000)) s"
    case ..<0.0995: "\(digits(milliseconds * 1000)) µs"
    default: "\(digits(milliseconds)) ms"
    }
  }

  /// Bytes in the unit that reads best; units grow by a thousand, as the axis does.
  nonisolated private static func bytes(_ bytes: Double) -> String {
    switch bytes {
    case 1e9...: "\(digits(bytes / 1e9)) GB"
    case 1e6...: "\(digits(bytes / 1e6)) MB"
    default: "\(digits(bytes / 1e3)) kB"
    }
  }

  nonisolated private static func digits(_ value: Double) -> String {
    value >= 99.5 ? String(format: "%.0f", value) : String(format: "%.3g", value)
  }
}

/// Draws the figures in a file as pictures.
///
/// - Parameters:
///   - figures: A file that `Benchmarks/chart` wrote, or `Benchmarks/compare`.
///   - output: The picture's path; its extension is the format: png (at two pixels a point), svg or pdf.
/// - Throws: Where the figures can't be read, or the picture can't be written.
@MainActor
func chart(figures: String, output: String) throws {
  if let beside = try? BesideFigures(path: figures) {
    try write(BesideChart(figures: beside), to: output)
  } else {
    try write(ScalingChart(figures: try ScalingFigures(path: figures)), to: output)
  }
}

@MainActor
private func write(_ chart: some View, to output: String) throws {
  let renderer = ImageRenderer(content: chart)
  renderer.scale = 2
  try renderer.write(to: URL(fileURLWithPath: output))
}
