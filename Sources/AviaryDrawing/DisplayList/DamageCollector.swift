package import AviaryCoreGeometry
import AviaryGeometry
package import Foundation

/// Walks two display lists side by side and collects where they differ.
struct DamageCollector {
  var rects: [CGRect] = []
  var place: DisplayPlace
  /// Pixels a point, where pixels may be moved instead of painted anew; nil where not.
  let movingScale: CGFloat?
  /// What is to be moved before anything is painted.
  var found: PictureMove?
  /// Whether nothing but rectangles clips what is compared, and it isn't put together before it is painted.
  private(set) var isPlain = true
  /// The fragments that the walk is in, the outermost first.
  private(set) var levels: [Level] = []

  /// - Parameters:
  ///   - bounds: The picture's; rectangles are within.
  ///   - movingScale: Pixels a point, to find out what has only moved; nil to have it painted anew.
  init(within bounds: CGRect, movingScale: CGFloat? = nil) {
    place = DisplayPlace(clip: bounds)
    self.movingScale = movingScale.flatMap { PictureMove.isExact(scale: $0) ? $0 : nil }
  }

  /// Compares fragments that have the same coordinates.
  mutating func compare(_ old: DisplayFragment, _ new: DisplayFragment) {
    guard old !== new else { return }
    let (before, after) = (old.commands, new.commands)
    guard before.count != after.count else {
      if movingScale != nil { levels.append(Level(old: old, new: new, index: 0, place: place)) }
      defer { if movingScale != nil { levels.removeLast() } }
      for index in before.indices {
        // Most of a large list is as it was.
        if case .fragment(let a, let p) = before[index],
          case .fragment(let b, let q) = after[index],
          a === b, p == q
        {
          continue
        }
        if movingScale != nil { levels[levels.count - 1].index = index }
        compare(before[index], after[index])
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
    for command in before[head..<(before.count - tail)] { add(command.bounds) }
    for command in after[head..<(after.count - tail)] { add(command.bounds) }
  }

  private mutating func compare(_ old: DisplayCommand, _ new: DisplayCommand) {
    switch (old, new) {
    case (.fragment(let a, let p), .fragment(let b, let q)) where p == q:
      var inner = place
      inner.move(by: p)
      compare(a, b, at: inner)
    case (.fragment(let a, let p), .fragment(let b, let q)) where move(a, from: p, b, to: q):
      break
    case (.transformed(let a, let s), .transformed(let b, let t)) where s == t:
      var inner = place
      inner.concatenate(s)
      compare(a, b, at: inner)
    case (.clipped(let a, let p, let s), .clipped(let b, let q, let t)) where p == q && s == t:
      var inner = place
      inner.clip = inner.clip.intersection(p.controlBounds.applying(inner.transform))
      let wasPlain = isPlain
      if case .rect = p.storage {} else { isPlain = false }
      compare(a, b, at: inner)
      isPlain = wasPlain
    case (.group(let a, let p, let m), .group(let b, let q, let n)) where p == q && m == n:
      let wasPlain = isPlain
      isPlain = false
      compare(a, b)
      isPlain = wasPlain
    default:
      guard !old.isSame(as: new) else { return }
      add(old.bounds)
      add(new.bounds)
    }
  }

  private mutating func compare(
    _ old: DisplayFragment,
    _ new: DisplayFragment,
    at inner: DisplayPlace
  ) {
    let outer = place
    place = inner
    compare(old, new)
    place = outer
  }

  mutating func add(_ bounds: CGRect) {
    // A pixel of antialiasing on each side, at any scale from 1 upwards.
    let rect = bounds.applying(place.transform).grown(by: 1).intersection(place.clip)
    if !rect.isNull && !rect.isEmpty { rects.append(rect) }
  }

  /// The rectangles, grown over backdrops that see them, overlapping ones united.
  func result(root: DisplayFragment, within bounds: CGRect) -> [CGRect] {
    var rects = rects
    if let found, let movingScale {
      // What blurs what has moved.
      let pixels = CGAffineTransform(scaleX: 1 / movingScale, y: 1 / movingScale)
      rects += BackdropFinder.backdrops(in: root, touching: found.area.applying(pixels))
        .map { $0.intersection(bounds) }.filter { !$0.isEmpty }
    }
    guard !rects.isEmpty else { return [] }
    var united = Self.unite(rects)
    // A backdrop may be seen by another one.
    var isGrowing = root.readsBackdrop
    while isGrowing {
      let grown = Self.unite(
        united.flatMap { damaged in
          [damaged]
            + BackdropFinder.backdrops(in: root, touching: damaged).map { $0.intersection(bounds) }
            .filter { !$0.isEmpty }
        }
      )
      isGrowing = grown != united
      united = grown
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

extension CGAffineTransform {
  /// The most that a length can grow.
  package var largestScale: CGFloat {
    let sum = a * a + b * b + c * c + d * d
    let determinant = a * d - b * c
    let root = max(sum * sum - 4 * determinant * determinant, 0).squareRoot()
    return ((sum + root) / 2).squareRoot()
  }
}
