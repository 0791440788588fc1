@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// What of a list is in the way of painting it in bands of columns or of rows, each by a painter of its own.
///
/// All in the list that is made when it is first asked for is made meanwhile, but texts: painters only read it.
struct BandObstacles: DisplayListVisitor {
  var place: DisplayPlace

  /// What one painter has to paint as a whole, in pixels; null for nothing.
  ///
  /// A backdrop looks beyond its bounds, what fades may be kept as a picture, and images are decoded once.
  private(set) var whole = CGRect.null

  private var across = Spans()
  private var along = Spans()

  init(in list: DisplayList, _ pixels: CGRect, scale: CGFloat) {
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    place = DisplayPlace(transform: transform, clip: pixels)
    visit(list.root)
  }

  /// A part of the picture as bands, all of columns or all of rows; the part alone where nothing can be divided.
  ///
  /// Of the two ways it is the one that cuts less: what is cut is looked at by two painters.
  func bands(of part: CGRect, count: Int) -> [CGRect] {
    guard count > 1 else { return [part] }
    let columns = across.edges(between: part.minX, part.maxX, count: count)
    let rows = along.edges(between: part.minY, part.maxY, count: count)
    if let rows, rows.cost <= columns?.cost ?? .max {
      return zip(rows.edges, rows.edges.dropFirst()).map { top, bottom in
        CGRect(x: part.minX, y: top, width: part.width, height: bottom - top)
      }
    }
    guard let columns else { return [part] }
    return zip(columns.edges, columns.edges.dropFirst()).map { left, right in
      CGRect(x: left, y: part.minY, width: right - left, height: part.height)
    }
  }

  private func pixels(_ bounds: CGRect) -> CGRect {
    bounds.applying(place.transform).grown(by: 1)
  }

  private mutating func keepWhole(_ bounds: CGRect) {
    if place.shows(bounds) { whole = whole.union(pixels(bounds).integral) }
  }

  /// A path that Cairo paints.
  private mutating func keepTogether(_ bounds: CGRect) {
    let pixels = pixels(bounds)
    guard !pixels.isNull else { return }
    across.whole.append(Span(pixels.minX, pixels.maxX))
    along.whole.append(Span(pixels.minY, pixels.maxY))
  }

  /// Something that may be cut, and is painted twice then.
  private mutating func note(_ bounds: CGRect) {
    let pixels = bounds.applying(place.transform)
    guard !pixels.isNull else { return }
    across.cut.append(Span(pixels.minX, pixels.maxX))
    along.cut.append(Span(pixels.minY, pixels.maxY))
  }

  private mutating func look(at paint: Paint, _ bounds: () -> CGRect) {
    switch paint {
    case .color, .linearGradient, .radialGradient, .angularGradient, .meshGradient: break
    case .image: keepWhole(bounds())
    }
  }

  func enters(_ fragment: DisplayFragment, at place: DisplayPlace) -> Bool {
    _ = fragment.readsBackdrop
    _ = fragment.blends
    return place.shows(fragment.bounds)
  }

  mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    let bounds = path.controlBounds
    guard place.shows(bounds) else { return }
    look(at: paint) { bounds }
    note(bounds)
    let isUpright = place.transform.b == 0 && place.transform.c == 0
    guard isUpright else { return keepTogether(bounds) }
    switch path.storage {
    case .empty, .rect: break
    case .roundedRect(let rect, let corner, let style):
      // What is between the corners is cut alike; continuous ones begin earlier.
      let rect = rect.standardized
      let factor = style == .continuous ? 1.6 : 1
      let width = min(corner.width * factor, rect.width)
      let height = min(corner.height * factor, rect.height)
      keepTogether(CGRect(x: rect.minX, y: rect.minY, width: width, height: height))
      keepTogether(
        CGRect(x: rect.maxX - width, y: rect.maxY - height, width: width, height: height)
      )
    case .ellipse, .elements: keepTogether(bounds)
    }
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool) {
    let bounds = path.controlBounds.grown(by: style.reach)
    guard place.shows(bounds) else { return }
    look(at: paint) { bounds }
    note(bounds)
    keepTogether(bounds)
  }

  mutating func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) {
    let bounds = layout.inkBounds.offsetBy(dx: point.x, dy: point.y)
    guard place.shows(bounds) else { return }
    guard let layout = layout as? PangoTextLayout else { return keepWhole(bounds) }
    look(at: paint) { bounds }
    note(bounds)
    for run in layout.request.runs {
      if let paint = run.attributes.paint { look(at: paint) { bounds } }
      switch run.content {
      case .string: break
      case .icon: keepTogether(bounds)
      case .image: keepWhole(bounds)
      }
    }
  }

  mutating func image(_ image: DisplayImage, in rect: CGRect, _ options: ImageOptions) {
    keepWhole(rect.standardized)
  }

  mutating func backdrop(_ path: Path, _ style: BackdropStyle) {
    guard place.shows(path.controlBounds) else { return }
    let seen = Filter.backdropReach(style.blurRadius) * max(place.transform.largestScale, 1)
    whole = whole.union(pixels(path.controlBounds).grown(by: seen).integral)
  }

  mutating func moved(_ fragment: DisplayFragment, by offset: CGPoint) {
    visit(fragment, movedBy: offset)
  }

  mutating func transformed(_ fragment: DisplayFragment, by transform: CGAffineTransform) {
    visit(fragment, transformedBy: transform)
  }

  mutating func clipped(_ fragment: DisplayFragment, to path: Path, _ style: FillStyle) {
    let bounds = path.controlBounds
    let isUpright = place.transform.b == 0 && place.transform.c == 0
    if case .rect = path.storage, isUpright {
      // Its edges cut everything alike.
    } else if place.shows(bounds) {
      keepTogether(bounds)
    }
    visit(fragment)
  }

  mutating func masked(_ fragment: DisplayFragment, mask: DisplayFragment, isInverted: Bool) {
    // Painters ask for the mask's bounds before they know whether anything of it is seen.
    _ = mask.bounds
    keepWhole(fragment.bounds)
  }

  mutating func group(_ fragment: DisplayFragment, opacity: CGFloat, mode: CompositeMode) {
    if mode != .normal {
      // Some reach beyond what they blend.
      whole = place.clip
    } else if opacity < 1 || fragment.blends {
      keepWhole(fragment.bounds)
    } else {
      visit(fragment)
    }
  }

  mutating func filtered(_ fragment: DisplayFragment, _ filters: [Filter]) {
    guard filters.count == 1, case .shadow = filters[0] else {
      return keepWhole(filters.reduce(fragment.bounds) { $1.bounds(of: $0) })
    }
    guard place.shows(filters[0].bounds(of: fragment.bounds)) else { return }
    // What can't be seen may cast a shadow that can. Who paints it looks as far beyond its band as blurring reaches.
    let clip = place.clip
    place.clip = .infinite
    visit(fragment)
    place.clip = clip
  }
}

/// What lies between two numbers.
private struct Span {
  let low: CGFloat
  let high: CGFloat

  init(_ low: CGFloat, _ high: CGFloat) {
    self.low = low
    self.high = high
  }
}

/// What lies along one axis, in pixels.
private struct Spans {
  /// Where no edge of a band may lie.
  ///
  /// Cairo cuts paths to a fraction of a pixel at the edges of what it paints, so
  /// that the two parts of one would be another picture than the whole.
  var whole: [Span] = []
  /// What may be cut, and is painted twice then.
  var cut: [Span] = []

  /// How far from where it would lie best an edge is looked for among those that may cut less, in steps.
  private static let patience = 12
  /// Groups of 4 pixels are what is written at a time.
  private static let step: CGFloat = 4

  /// The edges of bands, the outermost ones included, and how much they cut; nil where there are none.
  func edges(between start: CGFloat, _ end: CGFloat, count: Int) -> (edges: [CGFloat], cost: Int)? {
    var edges = [start]
    var cost = 0
    let length = (end - start) / CGFloat(count)
    for index in 1..<count {
      let ideal = start + CGFloat(index) * length
      guard let edge = bestEdge(near: ideal, within: length / 4) else { return nil }
      edges.append(edge.place)
      cost += edge.cost
    }
    edges.append(end)
    return (edges, cost)
  }

  private func bestEdge(
    near ideal: CGFloat,
    within distance: CGFloat
  ) -> (place: CGFloat, cost: Int)? {
    let middle = (ideal / Self.step).rounded()
    var best: (place: CGFloat, cost: Int)?
    for step in 0...Int(bounded: distance / Self.step) {
      if step > Self.patience, best != nil { break }
      for place in [(middle + CGFloat(step)) * Self.step, (middle - CGFloat(step)) * Self.step]
      where !Self.anySpan(of: whole, holds: place) {
        let cost = cut.count { $0.low < place && place < $0.high }
        if cost < best?.cost ?? .max { best = (place, cost) }
      }
      // Something fills the whole picture as a rule.
      if let best, best.cost <= 1 { break }
    }
    return best
  }

  private static func anySpan(of spans: [Span], holds place: CGFloat) -> Bool {
    spans.contains { $0.low <= place && place <= $0.high }
  }
}
