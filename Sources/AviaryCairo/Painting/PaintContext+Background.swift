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
    var covers = Covers(in: clip)
    covers.collect(root, transform, clip)
    for rect in covers.uncovered where !fillPixels(of: rect, background) {
      return paint(background: background)
    }
  }
}

/// Rectangles of whole pixels that opaque shapes fill.
private struct Covers {
  let area: CGRect
  private var rects: [CGRect] = []
  /// How many commands are looked at.
  private var patience = 400

  private static var mostRects: Int { 32 }

  init(in area: CGRect) { self.area = area }

  /// - Parameter visible: What is not clipped away, in pixels.
  mutating func collect(
    _ fragment: DisplayFragment,
    _ transform: CGAffineTransform,
    _ visible: CGRect
  ) {
    for command in fragment.commands {
      patience -= 1
      guard patience > 0, rects.count < Self.mostRects else { return }
      switch command {
      case .fill(let path, .color(let color), let style):
        if color.alpha >= 1, style.isAntialiased { add(path, transform, visible) }
      case .fragment(let inner, let offset):
        let moved = CGAffineTransform(translationX: offset.x, y: offset.y).concatenating(transform)
        guard inner.bounds.applying(moved).intersects(visible) else { continue }
        collect(inner, moved, visible)
      case .clipped(let inner, let path, _):
        guard case .rect(let rect) = path.storage else { continue }
        let pixels = visible.intersection(rect.applying(transform).wholePixelsInside)
        if !pixels.isEmpty { collect(inner, transform, pixels) }
      default: break
      }
    }
  }

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
  fileprivate var wholePixelsInside: CGRect {
    let (left, top) = (minX.rounded(.up), minY.rounded(.up))
    let (right, bottom) = (maxX.rounded(.down), maxY.rounded(.down))
    guard right > left, bottom > top else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
