@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation

extension PaintContext: DisplayListVisitor {
  func paint(_ fragment: DisplayFragment) { visit(fragment) }

  func enters(_ fragment: DisplayFragment, at place: DisplayPlace) -> Bool {
    place.shows(fragment.bounds)
  }

  func visitCommands(of fragment: DisplayFragment) {
    // Where nobody asks for the position, it isn't kept.
    guard isVector || stopBefore != nil else {
      for command in fragment.commands { visit(command) }
      return
    }
    position.append(0)
    defer { position.removeLast() }
    for (index, command) in fragment.commands.enumerated() {
      position[position.count - 1] = index
      if isStopped { return }
      visit(command)
    }
  }

  func moved(_ fragment: DisplayFragment, by offset: CGPoint) { visit(fragment, movedBy: offset) }

  func transformed(_ fragment: DisplayFragment, by transform: CGAffineTransform) {
    // Squeezed to a line there is nothing to see, and Cairo takes no such matrix.
    let whole = transform.concatenating(self.transform)
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12, whole.isDrawable
    else { return }
    saved { visit(fragment, transformedBy: transform) }
  }

  func clipped(_ fragment: DisplayFragment, to path: Path, _ style: FillStyle) {
    saved {
      clip(to: path, style: style)
      paint(fragment)
    }
  }

  func fill(_ path: Path, _ paint: Paint, _ style: FillStyle) {
    if case .color(let color) = paint, fillDirectly(path, color, style) { return }
    add(path)
    setFillStyle(style)
    guard setSource(paint, area: path) else { return cairo_new_path(cairo) }
    cairo_fill(cairo)
  }

  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, antialiased: Bool) {
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
