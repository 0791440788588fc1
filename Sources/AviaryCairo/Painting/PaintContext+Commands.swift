@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation

extension PaintContext {
  func paint(_ fragment: DisplayFragment) {
    guard isVisible(fragment.bounds) else { return }
    position.append(0)
    defer { position.removeLast() }
    for (index, command) in fragment.commands.enumerated() {
      position[position.count - 1] = index
      if isStopped { return }
      paint(command)
    }
  }

  private func paint(_ command: DisplayCommand) {
    switch command {
    case .fill(let path, let paint, let style):
      fill(path, paint, style)
    case .stroke(let path, let style, let paint, let antialiased):
      stroke(path, style, paint, antialiased: antialiased)
    case .text(let layout, let point, let paint):
      guard isVisible(layout.inkBounds.offsetBy(dx: point.x, dy: point.y)) else { return }
      text(layout, at: point, paint)
    case .image(let image, let rect, let options):
      guard isVisible(rect) else { return }
      self.image(image, in: rect, options)
    case .fragment(let fragment, let offset):
      let bounds = fragment.bounds
      guard !bounds.isNull, isVisible(bounds.offsetBy(dx: offset.x, dy: offset.y)) else { return }
      moved(by: offset) { paint(fragment) }
    case .transformed(let fragment, let transform):
      // Squeezed to a line there is nothing to see, and Cairo takes no such matrix.
      let whole = transform.concatenating(self.transform)
      guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12, whole.isDrawable
      else { return }
      saved {
        concatenate(transform)
        paint(fragment)
      }
    case .clipped(let fragment, let path, let style):
      saved {
        clip(to: path, style: style)
        paint(fragment)
      }
    case .masked(let fragment, let mask, let isInverted):
      masked(fragment, mask: mask, isInverted: isInverted)
    case .group(let fragment, let opacity, let mode):
      group(fragment, opacity: opacity, mode: mode)
    case .filtered(let fragment, let filters):
      filtered(fragment, filters)
    case .backdrop(let path, let style):
      backdrop(path, style)
    }
  }

  private func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    if case .color(let color) = paint, fillDirectly(path, color, style) { return }
    add(path)
    setFillStyle(style)
    guard setSource(paint, area: path) else { return cairo_new_path(cairo) }
    cairo_fill(cairo)
  }

  private func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool) {
    if isVector, !paint.isColor {
      // Cairo 1.16 paints all of a PDF's page where a stroke has a paint that is partly clear, and cuts off the
      // outer half of a stroke with pixels in an SVG.
      var style = style
      // Dashes of no length keep their direction, which square ends need.
      style.dash = style.dash.map { max($0, 0.001) }
      return fill(path.strokedPath(style), paint, FillStyle(antialiased: antialiased))
    }
    add(isVector && style.lineCap == .square ? path.withoutPoints : path)
    setStrokeStyle(style)
    cairo_set_antialias(cairo, antialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    guard setSource(paint, area: path, reach: style.reach) else { return cairo_new_path(cairo) }
    cairo_stroke(cairo)
  }
}

extension Paint {
  fileprivate var isColor: Bool {
    if case .color = self { true } else { false }
  }
}

extension CGAffineTransform {
  /// Whether Cairo can draw under the transform: several that are within limits by themselves may not be together.
  fileprivate var isDrawable: Bool {
    let factors = max(a.magnitude, b.magnitude, c.magnitude, d.magnitude)
    return factors < 1e9 && tx.magnitude < 1e15 && ty.magnitude < 1e15
  }
}
