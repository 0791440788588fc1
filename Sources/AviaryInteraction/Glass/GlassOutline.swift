@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import Foundation

/// The outline of a container's layers of one kind: what is one makes one shape, what is near flows together.
struct GlassOutline: Shape {
  /// The distance below which layers flow together where nobody says so, in points.
  static let usualSpacing: CGFloat = 8

  private let drops: [GlassDrop]
  let spacing: CGFloat

  nonisolated init(_ drops: [GlassDrop], spacing: CGFloat) {
    self.drops = drops
    self.spacing = spacing
  }

  nonisolated func path(in rect: CGRect) -> Path {
    let merged = merged()
    var whole = Path()
    for drop in merged {
      let path = drop.shape.path(in: drop.frame)
      whole = whole.isEmpty ? path : whole.union(path)
    }
    guard spacing > 0 else { return whole }
    for (index, drop) in merged.enumerated() {
      for other in merged[(index + 1)...] {
        guard let bridge = GlassBridge(drop.frame, other.frame, spacing: spacing) else { continue }
        whole = whole.union(bridge.path)
      }
    }
    return whole
  }

  /// The layers, those of one union as one over the space of all.
  private nonisolated func merged() -> [GlassDrop] {
    var result: [GlassDrop] = []
    for drop in drops {
      if let union = drop.union, let first = result.firstIndex(where: { $0.union == union }) {
        result[first].frame = result[first].frame.union(drop.frame)
      } else {
        result.append(drop)
      }
    }
    return result
  }
}
