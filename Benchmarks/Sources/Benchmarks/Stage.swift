import SwiftUI

/// What the window shows: nothing, until a workload opens it.
@Observable
final class Stage {
  var isOpen = false
}

/// An open, empty window, which shows its content when the stage opens.
struct Window<Content: View>: View {
  let stage: Stage
  @ViewBuilder var content: Content

  var body: some View {
    if stage.isOpen { content }
  }
}

/// The size of the window's inside, in points.
let viewSize = CGSize(width: 1200, height: 800)

/// Saves what was painted last, where `BENCH_PNG` asks for it.
@MainActor
func save<Content: View>(_ surface: _ViewSurface<Content>) throws {
  guard let path = ProcessInfo.processInfo.environment["BENCH_PNG"] else { return }
  try surface.pngData().write(to: URL(fileURLWithPath: path))
}
