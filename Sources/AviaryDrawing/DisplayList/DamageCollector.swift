package import AviaryCoreGeometry
import AviaryGeometry
package import Foundation

/// Walks two display lists side by side and collects where they differ.
struct DamageCollector {
  private var rects: [CGRect] = []

  /// `transform` leads from the fragments' coordinates to the picture's, `clip` is in the
  /// picture's.
  mutating func compare(
    _ old: DisplayFragment,
    _ new: DisplayFragment,
    under transform: CGAffineTransform,
    clip: CGRect
  ) {
    guard old !== new else { return }
    let (before, after) = (old.commands, new.commands)
    guard before.count != after.count else {
      for index in before.indices {
        compare(before[index], after[index], under: transform, clip: clip)
      }
      return
    }
    // What corresponds is the common beginning and end.
    let shorter = min(before.count, after.count)
    var head = 0
    while head < shorter, before[head].isSame(as: after[head]) { head += 1 }
    var tail = 0
    while tail < shorter - head,
      before[before.count - 1 - tail].isSame(as: after[after.count - 1 - tail])
    {
      tail += 1
    }
    for command in before[head..<(before.count - tail)] {
      add(command.bounds, under: transform, clip: clip)
    }
    for command in after[head..<(after.count - tail)] {
      add(command.bounds, under: transform, clip: clip)
    }
  }

  private mutating func compare(
    _ old: DisplayCommand,
    _ new: DisplayCommand,
    under transform: CGAffineTransform,
    clip: CGRect
  ) {
    switch (old, new) {
    case (.fragment(let a, let p), .fragment(let b, let q)) where p == q:
      guard a !== b else { return }
      compare(
        a,
        b,
        under: CGAffineTransform(translationX: p.x, y: p.y).concatenating(transform),
        clip: clip
      )
    case (.transformed(let a, let s), .transformed(let b, let t)) where s == t:
      compare(a, b, under: s.concatenating(transform), clip: clip)
    case (.clipped(let a, let p, let s), .clipped(let b, let q, let t)) where p == q && s == t:
      let inner = clip.intersection(p.controlBounds.applying(transform))
      compare(a, b, under: transform, clip: inner)
    case (.group(let a, let p, let m), .group(let b, let q, let n)) where p == q && m == n:
      compare(a, b, under: transform, clip: clip)
    default:
      guard !old.isSame(as: new) else { return }
      add(old.bounds, under: transform, clip: clip)
      add(new.bounds, under: transform, clip: clip)
    }
  }

  private mutating func add(_ bounds: CGRect, under transform: CGAffineTransform, clip: CGRect) {
    // A pixel of antialiasing on each side, at any scale from 1 upwards.
    let rect = bounds.applying(transform).grown(by: 1).intersection(clip)
    if !rect.isNull && !rect.isEmpty { rects.append(rect) }
  }

  /// The rectangles, grown over backdrops that see them, overlapping ones united.
  func result(root: DisplayFragment, within bounds: CGRect) -> [CGRect] {
    guard !rects.isEmpty else { return [] }
    var united = Self.unite(rects)
    if root.readsBackdrop {
      united = Self.unite(
        united.flatMap { damaged in
          [damaged] + root.backdrops(touching: damaged, under: .identity)
        }
      )
    }
    if united.count > 16 { united = [united.reduce(CGRect.null) { $0.union($1) }] }
    return united.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
  }

  private static func unite(_ rects: [CGRect]) -> [CGRect] {
    guard rects.count <= 512 else { return [rects.reduce(CGRect.null) { $0.union($1) }] }
    var result: [CGRect] = []
    for var rect in rects {
      while let index = result.firstIndex(where: { $0.intersects(rect) }) {
        rect = rect.union(result.remove(at: index))
      }
      result.append(rect)
    }
    return result
  }
}

extension DisplayFragment {
  /// The picture's rectangles of backdrops which blur something inside `damaged`.
  fileprivate func backdrops(
    touching damaged: CGRect,
    under transform: CGAffineTransform
  ) -> [CGRect] {
    guard readsBackdrop else { return [] }
    return commands.flatMap { command -> [CGRect] in
      switch command {
      case .backdrop(let path, let style):
        let bounds = path.controlBounds.applying(transform)
        let reach = Filter.blurReach(style.blurRadius) * max(transform.largestScale, 1)
        return bounds.grown(by: reach).intersects(damaged) ? [bounds.grown(by: 1)] : []
      case .fragment(let fragment, let offset):
        return fragment.backdrops(
          touching: damaged,
          under: CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(transform)
        )
      case .transformed(let fragment, let inner):
        return fragment.backdrops(touching: damaged, under: inner.concatenating(transform))
      case .clipped(let fragment, _, _):
        return fragment.backdrops(touching: damaged, under: transform)
      default:
        return []
      }
    }
  }
}

extension CGAffineTransform {
  /// The most that a length can grow.
  package var largestScale: CGFloat {
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    let root = max(sum * sum - 4 * determinant * determinant, 0).squareRoot()
    return ((sum + root) / 2).squareRoot()
  }
}
