@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

extension PaintContext {
  /// Paints the background where it can be seen: not where opaque shapes cover it later.
  ///
  /// What is left out would be painted twice, and filling memory is much of what scrolling a list of cards costs.
  func paint(background: RGBA, under root: DisplayFragment) {
    guard background.alpha > 0 else { return }
    guard directTarget != nil, !root.readsBackdrop else { return paint(background: background) }
    var covers = Covers(at: place)
    covers.visitCommands(of: root)
    for rect in covers.uncovered where !fillPixels(of: rect, background) {
      return paint(background: background)
    }
  }
}

/// Rectangles of whole pixels that opaque shapes fill.
private struct Covers: DisplayListVisitor {
  /// Its clip is what is not clipped away.
  var place: DisplayPlace
  let area: CGRect
  private var rects: [CGRect] = []
  /// How many commands are looked at.
  private var patience = 400

  private static var mostRects: Int { 32 }

  init(at place: DisplayPlace) {
    self.place = place
    area = place.clip
  }

  func enters(_ fragment: DisplayFragment, at place: DisplayPlace) -> Bool {
    fragment.bounds.applying(place.transform).intersects(place.clip)
  }

  mutating func visitCommands(of fragment: DisplayFragment) {
    for command in fragment.commands {
      patience -= 1
      guard patience > 0, rects.count < Self.mostRects else { return }
      visit(command)
    }
  }

  mutating func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    guard case .color(let color) = paint, color.alpha >= 1, style.isAntialiased else { return }
    add(path, place.transform, place.clip)
  }

  mutating func moved(_ fragment: DisplayFragment, by offset: CGPoint) {
    visit(fragment, movedBy: offset)
  }

  mutating func clipped(_ fragment: DisplayFragment, to path: Path, _ style: FillStyle) {
    guard case .rect(let rect) = path.storage else { return }
    let outer = place.clip
    place.clip = outer.intersection(rect.applying(place.transform).wholePixelsInside)
    if !place.clip.isEmpty { visitCommands(of: fragment) }
    place.clip = outer
  }

  // What all else covers is not known, or not worth finding out.

  func transformed(_ fragment: DisplayFragment, by transform: CGAffineTransform) {}

  func masked(_ fragment: DisplayFragment, mask: DisplayFragment, isInverted: Bool) {}

  func group(_ fragment: DisplayFragment, opacity: CGFloat, mode: CompositeMode) {}

  func filtered(_ fragment: DisplayFragment, _ filters: [Filter]) {}

  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool) {}

  func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) {}

  func image(_ image: DisplayImage, in rect: CGRect, _ options: ImageOptions) {}

  func backdrop(_ path: Path, _ style: BackdropStyle) {}

  private mutating func add(_ path: Path, _ transform: CGAffineTransform, _ visible: CGRect) {
    guard transform.b == 0, transform.c == 0 else { return }
    let inside: CGRect
    switch path.storage {
    case .rect(let rect): inside = rect
    case .roundedRect(let rect, let corner, let style):
      // Between the corners; a continuous one reaches further than its radius.
      let reach = style == .circular ? corner.height : corner.height * 1.6
      inside = rect.insetBy(dx: 0, dy: min(reach, rect.height / 2))
    default: return
    }
    // What is kept as a picture is painted up to half a pixel beside its place.
    let pixels = inside.applying(transform).insetBy(dx: 1, dy: 1).wholePixelsInside
      .intersection(visible)
    // Small ones are not worth looking at.
    if pixels.width * pixels.height * 200 > area.width * area.height { rects.append(pixels) }
  }

  /// What of the area no rectangle covers, as rectangles.
  var uncovered: [CGRect] {
    guard !rects.isEmpty else { return [area] }
    let edges = ([area.minY, area.maxY] + rects.flatMap { [$0.minY, $0.maxY] }).sorted()
    var result: [CGRect] = []
    for (top, bottom) in zip(edges, edges.dropFirst()) where bottom > top {
      var x = area.minX
      let across = rects.filter { $0.minY <= top && $0.maxY >= bottom }.sorted { $0.minX < $1.minX }
      for rect in across {
        if rect.minX > x {
          result.append(CGRect(x: x, y: top, width: rect.minX - x, height: bottom - top))
        }
        x = max(x, rect.maxX)
      }
      if x < area.maxX {
        result.append(CGRect(x: x, y: top, width: area.maxX - x, height: bottom - top))
      }
    }
    return result
  }
}

extension CGRect {
  /// The largest rectangle of whole units within this one; empty if there is none.
  var wholePixelsInside: CGRect {
    let (left, top) = (minX.rounded(.up), minY.rounded(.up))
    let (right, bottom) = (maxX.rounded(.down), maxY.rounded(.down))
    guard right > left, bottom > top else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
