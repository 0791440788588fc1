import AviaryGeometry
package import Foundation

/// A part of a picture whose pixels are those of the picture before, elsewhere.
package struct PictureMove: Equatable {
  /// Where the pixels stay within, in whole pixels: what leaves it is gone, and what they left is to be painted.
  package var area: CGRect
  /// How many pixels they go to the right, and down; not both 0.
  package var columns: Int
  package var rows: Int

  /// The parts of the area that no pixels go to.
  package var exposed: [CGRect] {
    let kept = area.offsetBy(dx: CGFloat(columns), dy: CGFloat(rows)).intersection(area)
    guard !kept.isNull, !kept.isEmpty else { return [area] }
    let parts = [
      CGRect(x: area.minX, y: area.minY, width: area.width, height: kept.minY - area.minY),
      CGRect(x: area.minX, y: kept.maxY, width: area.width, height: area.maxY - kept.maxY),
      CGRect(x: area.minX, y: kept.minY, width: kept.minX - area.minX, height: kept.height),
      CGRect(x: kept.maxX, y: kept.minY, width: area.maxX - kept.maxX, height: kept.height),
    ]
    return parts.filter { !$0.isEmpty }
  }

  /// The least side of an area that is worth moving, in pixels.
  static var leastSide: CGFloat { 64 }

  /// Whether what is painted at a scale is the same to the byte some whole pixels on.
  ///
  /// Cairo's matrices from pixels to points have 16 binary digits: at other scales than powers of 2 they differ from place to
  /// place.
  static func isExact(scale: CGFloat) -> Bool { scale > 0 && scale.significand == 1 }
}

extension DamageCollector {
  /// A fragment that both walks are in, and which of its commands.
  struct Level {
    var old: DisplayFragment
    var new: DisplayFragment
    var index: Int
    var place: DisplayPlace
  }

  /// Tries to have a fragment's pixels moved that is elsewhere than before; false where all of it is to be painted.
  ///
  /// What has been scrolled is such a fragment: it is clipped, there is one colour below it, and what lies on it is little.
  ///
  /// - Parameters:
  ///   - old: The fragment before, at `start`.
  ///   - new: The fragment now, at `end`.
  mutating func move(
    _ old: DisplayFragment,
    from start: CGPoint,
    _ new: DisplayFragment,
    to end: CGPoint
  ) -> Bool {
    guard let scale = movingScale, found == nil, isPlain, place.transform.isTranslation,
      !old.readsBackdrop, !new.readsBackdrop
    else { return false }
    // 1. By whole pixels, and not too far.
    let (columns, rows) = ((end.x - start.x) * scale, (end.y - start.y) * scale)
    let clip = place.clip.scaled(by: scale)
    let area = clip.wholePixels
    guard columns == columns.rounded(), rows == rows.rounded(),
      min(area.width, area.height) >= PictureMove.leastSide,
      abs(columns) <= area.width * 3 / 4, abs(rows) <= area.height * 3 / 4
    else { return false }
    let move = PictureMove(area: area, columns: Int(bounded: columns), rows: Int(bounded: rows))
    // 2. One colour below, little above.
    let points = area.scaled(by: 1 / scale)
    var (below, above): ([CGRect], [CGRect]) = ([], [])
    for level in levels {
      for command in level.old.commands[..<level.index] + level.new.commands[..<level.index] {
        guard command.isEven(in: points, at: level.place) else { return false }
      }
      for command in level.old.commands[(level.index + 1)...] {
        below.append(command.bounds.applying(level.place.transform))
      }
      for command in level.new.commands[(level.index + 1)...] {
        above.append(command.bounds.applying(level.place.transform))
      }
    }
    // What lay on it has moved with it.
    let step = CGSize(width: end.x - start.x, height: end.y - start.y)
    let covers = (below.map { $0.offsetBy(dx: step.width, dy: step.height) } + above)
      .map { $0.grown(by: 1).intersection(points) }
      .filter { !$0.isNull && !$0.isEmpty }
    guard covers.reduce(0, { $0 + $1.area }) < points.area / 2 else { return false }
    found = move
    rects += covers
    rects += move.exposed.map { $0.scaled(by: 1 / scale) }
    // Pixels at the clip's edge that it cuts through.
    rects += PictureMove(
      area: clip.intersection(clip.insetBy(dx: -1, dy: -1).integral),
      columns: 0,
      rows: 0
    )
    .frame(around: area).map { $0.scaled(by: 1 / scale) }
    // 3. What differs beside having moved, and what can't be moved to the byte.
    let outer = place
    place.move(by: end)
    compareMoved(old, new)
    var obstacles = MoveObstacles(place: place, area: points)
    obstacles.visit(new)
    rects += obstacles.found
    place = outer
    return true
  }

  /// Compares fragments of which the old one has been moved to the place of the new one.
  private mutating func compareMoved(_ old: DisplayFragment, _ new: DisplayFragment) {
    guard old !== new else { return }
    let (before, after) = (old.commands, new.commands)
    if before.count == 1, after.count == 1,
      case .fragment(let a, let p) = before[0], case .fragment(let b, let q) = after[0], p == q
    {
      let outer = place
      place.move(by: p)
      compareMoved(a, b)
      place = outer
      return
    }
    // Rows come and go at the ends: what is in both, in the same order and place, stays.
    var places: [ObjectIdentifier: Int] = [:]
    for (index, command) in before.enumerated() {
      if case .fragment(let fragment, _) = command { places[ObjectIdentifier(fragment)] = index }
    }
    var next = 0
    var gone: [DisplayCommand] = []
    for command in after {
      let index: Int?
      if case .fragment(let fragment, _) = command {
        index = places[ObjectIdentifier(fragment)]
      } else {
        index = before[next...].firstIndex { $0.isSame(as: command) }
      }
      if let index, index >= next, before[index].isSame(as: command) {
        gone += before[next..<index]
        next = index + 1
      } else {
        add(command.bounds)
      }
    }
    for command in gone + before[next...] { add(command.bounds) }
  }
}

extension PictureMove {
  /// The parts of the area around an inner rectangle.
  fileprivate func frame(around inner: CGRect) -> [CGRect] {
    let parts = [
      CGRect(x: area.minX, y: area.minY, width: area.width, height: inner.minY - area.minY),
      CGRect(x: area.minX, y: inner.maxY, width: area.width, height: area.maxY - inner.maxY),
      CGRect(x: area.minX, y: inner.minY, width: inner.minX - area.minX, height: inner.height),
      CGRect(x: inner.maxX, y: inner.minY, width: area.maxX - inner.maxX, height: inner.height),
    ]
    return parts.filter { $0.width > 0 && $0.height > 0 }
  }
}

/// What pixels some way on may differ from in a bit: what Cairo reads through a matrix.
private struct MoveObstacles: DisplayListVisitor {
  var place: DisplayPlace
  /// What can be seen, in the picture's points.
  private let area: CGRect
  private(set) var found: [CGRect] = []

  init(place: DisplayPlace, area: CGRect) {
    self.place = place
    self.place.clip = area
    self.area = area
  }

  func enters(_ fragment: DisplayFragment, at place: DisplayPlace) -> Bool {
    place.shows(fragment.bounds)
  }

  private mutating func add(_ bounds: CGRect) {
    let rect = bounds.applying(place.transform).grown(by: 1).intersection(area)
    if !rect.isNull, !rect.isEmpty { found.append(rect) }
  }

  private mutating func look(at paint: Paint, _ bounds: () -> CGRect) {
    switch paint {
    case .color, .linearGradient: break
    case .radialGradient, .angularGradient, .meshGradient, .image: add(bounds())
    }
  }

  mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    look(at: paint) { path.controlBounds }
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool) {
    look(at: paint) { path.controlBounds.grown(by: style.reach) }
  }

  mutating func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) {
    look(at: paint) { layout.inkBounds.offsetBy(dx: point.x, dy: point.y) }
  }

  mutating func image(_ image: DisplayImage, in rect: CGRect, _ options: ImageOptions) {
    add(rect.standardized)
  }

  mutating func backdrop(_ path: Path, _ style: BackdropStyle) { add(path.controlBounds) }

  mutating func moved(_ fragment: DisplayFragment, by offset: CGPoint) {
    visit(fragment, movedBy: offset)
  }

  mutating func transformed(_ fragment: DisplayFragment, by transform: CGAffineTransform) {
    add(fragment.bounds.applying(transform))
  }

  mutating func clipped(_ fragment: DisplayFragment, to path: Path, _ style: FillStyle) {
    visit(fragment)
  }

  mutating func masked(_ fragment: DisplayFragment, mask: DisplayFragment, isInverted: Bool) {
    visit(fragment)
    visit(mask)
  }

  mutating func group(_ fragment: DisplayFragment, opacity: CGFloat, mode: CompositeMode) {
    // What fades may be kept as a picture at whole pixels; blend modes may reach beyond what they blend.
    if mode == .normal { add(fragment.bounds) } else { found.append(area) }
  }

  mutating func filtered(_ fragment: DisplayFragment, _ filters: [Filter]) {
    if filters.count == 1, case .shadow = filters[0] { return visit(fragment) }
    add(filters.reduce(fragment.bounds) { $1.bounds(of: $0) })
  }
}

extension DisplayCommand {
  /// Whether the command paints an area all alike, or nothing of it.
  fileprivate func isEven(in area: CGRect, at place: DisplayPlace) -> Bool {
    let bounds = bounds.applying(place.transform).grown(by: 1)
    guard !bounds.isNull, bounds.intersects(area) else { return true }
    switch self {
    case .fill(let path, .color, _):
      guard case .rect(let rect) = path.storage else { return false }
      return rect.standardized.applying(place.transform).insetBy(dx: 1, dy: 1).contains(area)
        || rect.standardized.applying(place.transform) == area
    case .fragment(let fragment, let offset):
      var inner = place
      inner.move(by: offset)
      return fragment.commands.allSatisfy { $0.isEven(in: area, at: inner) }
    default:
      return false
    }
  }
}

extension CGAffineTransform {
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension CGRect {
  fileprivate func scaled(by factor: CGFloat) -> CGRect {
    applying(CGAffineTransform(scaleX: factor, y: factor))
  }

  fileprivate var area: CGFloat { width * height }

  /// The whole units within the rectangle; empty where there are none.
  fileprivate var wholePixels: CGRect {
    let (left, top) = (minX.rounded(.up), minY.rounded(.up))
    let (right, bottom) = (maxX.rounded(.down), maxY.rounded(.down))
    guard right > left, bottom > top else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
