@_spi(Hosting) import AviaryDrawing
import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import Foundation

/// A layer of a container, with its place there.
struct GlassDrop: Equatable, Sendable {
  let id: GlassLayer.ID
  let union: GlassLayer.ID?
  let shape: AnyShape
  let transition: GlassEffectTransition
  /// In the container's space, in points.
  var frame: CGRect

  init(_ layer: GlassLayer, frame: CGRect) {
    id = layer.id
    union = layer.union
    shape = layer.shape
    transition = layer.transition
    self.frame = frame
  }

  static func == (left: GlassDrop, right: GlassDrop) -> Bool {
    left.id == right.id && left.frame == right.frame && left.union == right.union
  }
}

/// The outline of a container's layers of one kind: what is one makes one shape, what is near flows together.
struct GlassOutline: Shape {
  /// The distance below which layers flow together where nobody says so, in points.
  static let usualSpacing: CGFloat = 8

  private var drops: [GlassDrop]
  let spacing: CGFloat

  /// - Parameter drops: The layers; of those with one id the first counts.
  nonisolated init(_ drops: [GlassDrop], spacing: CGFloat) {
    var seen: Set<GlassLayer.ID> = []
    self.drops = drops.filter { seen.insert($0.id).inserted }
    self.spacing = spacing
  }

  nonisolated var animatableData: GlassFrames {
    get {
      var frames = GlassFrames()
      for drop in drops {
        frames.entries[drop.id] = GlassFrames.Entry(drop.frame, birth: birth(of: drop))
      }
      return frames
    }
    set {
      for index in drops.indices {
        if let entry = newValue.entries[drops[index].id] { drops[index].frame = entry.rect }
      }
    }
  }

  /// Where a layer is before it comes.
  private func birth(of drop: GlassDrop) -> CGRect {
    let frame = drop.frame
    let middle = CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0)
    switch drop.transition.kind {
    case .identity: return frame
    case .materialize: return middle
    case .matchedGeometry:
      let others = drops.filter { $0.id != drop.id }.map(\.frame)
      guard let near = others.min(by: { $0.distance(to: frame) < $1.distance(to: frame) }) else {
        return middle
      }
      return near.matched(by: frame, drop.transition)
    }
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

extension CGRect {
  /// Between the nearest points of two rectangles, in points; 0 where they meet.
  func distance(to other: CGRect) -> CGFloat {
    let x = max(0, max(other.minX - maxX, minX - other.maxX))
    let y = max(0, max(other.minY - maxY, minY - other.maxY))
    return (x * x + y * y).squareRoot()
  }

  /// The place of a layer that takes over properties of this one.
  fileprivate func matched(by own: CGRect, _ transition: GlassEffectTransition) -> CGRect {
    let size = transition.properties.contains(.size) ? size : own.size
    let source = transition.properties.contains(.position) ? self : own
    let anchor = transition.anchor
    return CGRect(
      x: source.minX + anchor.x * (source.width - size.width),
      y: source.minY + anchor.y * (source.height - size.height),
      width: size.width,
      height: size.height
    )
  }
}
