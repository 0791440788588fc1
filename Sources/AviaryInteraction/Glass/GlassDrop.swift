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
  let glass: Glass
  let transition: GlassEffectTransition
  /// In the container's space, in points.
  var frame: CGRect
  /// How much of it is there, 0 to 1: less than 1 on the way.
  var presence: CGFloat = 1

  init(_ layer: GlassLayer, frame: CGRect) {
    id = layer.id
    union = layer.union
    shape = layer.shape
    glass = layer.glass
    transition = layer.transition
    self.frame = frame
  }

  /// Whether it is part of the outline of all, and not faded by itself.
  var isMerged: Bool {
    transition.kind == .materialize ? presence >= 1 : presence > 0
  }

  static func == (left: GlassDrop, right: GlassDrop) -> Bool {
    left.id == right.id && left.frame == right.frame && left.union == right.union
      && left.glass == right.glass && left.presence == right.presence
  }
}

/// The layers of a container: those that are there, and those that leave it.
struct GlassDrops: Equatable {
  private(set) var drops: [GlassDrop]

  /// - Parameters:
  ///   - present: The layers that are there; of those with one id the first counts.
  ///   - leaving: Layers that were there, with their last places.
  init(_ present: [GlassDrop], leaving: [GlassDrop] = []) {
    var seen: Set<GlassLayer.ID> = []
    drops = present.filter { seen.insert($0.id).inserted }
    let there = self
    for var drop in leaving where drop.transition.kind != .identity && seen.insert(drop.id).inserted
    {
      drop.frame = there.birth(of: drop)
      drop.presence = 0
      drops.append(drop)
    }
  }

  var animatableData: GlassFrames {
    get {
      var frames = GlassFrames()
      for drop in drops {
        frames.entries[drop.id] = GlassFrames.Entry(
          drop.frame,
          presence: drop.presence,
          birth: drop.presence > 0 ? birth(of: drop) : drop.frame,
          birthPresence: drop.transition.kind == .identity ? 1 : 0
        )
      }
      return frames
    }
    set {
      for index in drops.indices {
        guard let entry = newValue.entries[drops[index].id] else { continue }
        drops[index].frame = entry.rect
        drops[index].presence = entry.presence
      }
    }
  }

  /// Where a layer is before it comes, and after it has gone.
  private func birth(of drop: GlassDrop) -> CGRect {
    let frame = drop.frame
    switch drop.transition.kind {
    case .identity, .materialize: return frame
    case .matchedGeometry:
      let others = drops.filter { $0.id != drop.id && $0.presence > 0 }.map(\.frame)
      guard let near = others.min(by: { $0.distance(to: frame) < $1.distance(to: frame) }) else {
        return CGRect(x: frame.midX, y: frame.midY, width: 0, height: 0)
      }
      return near.matched(by: frame, drop.transition)
    }
  }
}

/// Remembers which layers a container had, so that those that leave it are seen on their way.
///
/// It is no part of what views depend on: asked twice about the same layers it answers the same.
final class GlassMemory {
  /// How many layers that have left are remembered, at most: nobody tells when they are out of sight.
  private static let limit = 32

  private var present: [GlassDrop] = []
  private var leaving: [GlassDrop] = []

  /// Whether there has been any layer.
  var isEmpty: Bool { present.isEmpty && leaving.isEmpty }

  /// The layers that are there now, with those that leave.
  func drops(_ now: [GlassDrop]) -> GlassDrops {
    let ids = Set(now.map(\.id))
    let gone = present.filter { !ids.contains($0.id) }
    let goneIDs = Set(gone.map(\.id))
    leaving = leaving.filter { !ids.contains($0.id) && !goneIDs.contains($0.id) } + gone
    leaving = leaving.suffix(Self.limit)
    present = now
    return GlassDrops(now, leaving: leaving)
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
