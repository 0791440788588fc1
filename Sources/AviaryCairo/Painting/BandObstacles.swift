@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// What of a list is in the way of painting it in bands of columns, each by a painter of its own.
///
/// All in the list that is made when it is first asked for is made meanwhile, but texts: painters only read it.
struct BandObstacles: DisplayListVisitor {
  var place: DisplayPlace

  /// What one painter has to paint as a whole, in pixels; null for nothing.
  ///
  /// A backdrop looks beyond its bounds, what fades may be kept as a picture, and images are decoded once.
  private(set) var whole = CGRect.null

  /// Columns that no edge of a band may lie in.
  ///
  /// Cairo cuts paths to a fraction of a pixel at the edges of what it paints, so
  /// that the two parts of one would be another picture than the whole.
  private var columns: [ClosedRange<CGFloat>] = []

  init(in list: DisplayList, _ pixels: CGRect, scale: CGFloat) {
    let transform = CGAffineTransform(scaleX: scale, y: scale)
    place = DisplayPlace(transform: transform, clip: pixels)
    visit(list.root)
  }

  /// A part of the picture as bands of columns from its left to its right; the part alone where nothing can be divided.
  func bands(of part: CGRect, count: Int) -> [CGRect] {
    guard count > 1 else { return [part] }
    var edges = [part.minX]
    let width = part.width / CGFloat(count)
    for index in 1..<count {
      guard let edge = freeEdge(near: part.minX + CGFloat(index) * width, within: width / 4) else {
        return [part]
      }
      edges.append(edge)
    }
    edges.append(part.maxX)
    return zip(edges, edges.dropFirst()).map { left, right in
      CGRect(x: left, y: part.minY, width: right - left, height: part.height)
    }
  }

  /// The nearest column at which a band may end.
  private func freeEdge(near ideal: CGFloat, within distance: CGFloat) -> CGFloat? {
    // Groups of 4 pixels are what is written at a time.
    let middle = (ideal / 4).rounded()
    for step in 0...Int(bounded: distance / 4) {
      for edge in [(middle + CGFloat(step)) * 4, (middle - CGFloat(step)) * 4]
      where !columns.contains(where: { $0.contains(edge) }) {
        return edge
      }
    }
    return nil
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
    if !pixels.isNull, pixels.minX < pixels.maxX { columns.append(pixels.minX...pixels.maxX) }
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
    let isUpright = place.transform.b == 0 && place.transform.c == 0
    guard isUpright else { return keepTogether(bounds) }
    switch path.storage {
    case .empty, .rect: break
    case .roundedRect(let rect, let corner, let style):
      // What is between the corners is cut alike; continuous ones begin earlier.
      let rect = rect.standardized
      let width = min(corner.width * (style == .continuous ? 1.6 : 1), rect.width)
      for x in [rect.minX, rect.maxX - width] {
        keepTogether(CGRect(x: x, y: rect.minY, width: width, height: rect.height))
      }
    case .ellipse, .elements: keepTogether(bounds)
    }
  }

  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool) {
    let bounds = path.controlBounds.grown(by: style.reach)
    guard place.shows(bounds) else { return }
    look(at: paint) { bounds }
    keepTogether(bounds)
  }

  mutating func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) {
    let bounds = layout.inkBounds.offsetBy(dx: point.x, dy: point.y)
    guard place.shows(bounds) else { return }
    guard let layout = layout as? PangoTextLayout else { return keepWhole(bounds) }
    look(at: paint) { bounds }
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
