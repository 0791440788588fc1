import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation

extension PaintContext {
  /// Paints a layout whose top left corner goes to `point`.
  ///
  /// `paint` is in the command's coordinates, the runs' own paints are in the layout's.
  func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) {
    guard let layout = layout as? PangoTextLayout else {
      preconditionFailure("CairoPainter paints the text of PangoTextEngine only, not \(layout)")
    }
    let outer = transform
    concatenate(CGAffineTransform(translationX: point.x, y: point.y))
    let isPainted = paintWords(of: layout, paint)
    setTransform(outer)
    if isPainted { return }
    saved {
      concatenate(CGAffineTransform(translationX: point.x, y: point.y))
      if layout.scale != 1 {
        concatenate(CGAffineTransform(scaleX: layout.scale, y: layout.scale))
      }
      // A paint of the command, seen from the layout's coordinates.
      let inherited = paint.offsetBy(dx: -point.x, dy: -point.y, scale: 1 / layout.scale)
      for (line, segments) in zip(layout.lines, layout.segments) {
        let frame = CGRect(
          x: line.frame.minX / layout.scale,
          y: line.frame.minY / layout.scale,
          width: line.frame.width / layout.scale,
          height: line.frame.height / layout.scale
        )
        guard isVisible(frame.grown(by: frame.height)) else { continue }
        backgrounds(of: segments, frame, layout.request)
        for segment in segments {
          self.segment(segment, layout.request.runs[segment.attributes], inherited, layout)
        }
        decorations(of: segments, layout.request, inherited, layout)
      }
    }
  }

  private func segment(
    _ segment: LineSegment,
    _ run: TextRun,
    _ inherited: Paint,
    _ layout: PangoTextLayout
  ) {
    let paint = run.attributes.paint ?? inherited
    let area = { CGRect(origin: .zero, size: layout.size).union(layout.inkBounds) }
    switch run.content {
    case .string:
      glyphs(segment, paint, size: run.attributes.font.size, area)
    case .image(let image, let size, let descent, let isTemplate):
      let rect = CGRect(
        x: segment.x,
        y: segment.baseline + descent - size.height,
        width: size.width,
        height: size.height
      )
      self.image(image, in: rect, ImageOptions(template: isTemplate ? paint : nil))
    case .icon(let icon):
      saved {
        concatenate(CGAffineTransform(translationX: segment.x, y: segment.baseline))
        let paint = paint.offsetBy(dx: -segment.x, dy: -segment.baseline, scale: 1)
        add(icon.path)
        setFillStyle(FillStyle())
        if setSource(paint, area: icon.path) { cairo_fill(cairo) }
        for layer in icon.layers {
          add(layer.path)
          if setSource(layer.paint ?? paint, area: layer.path) { cairo_fill(cairo) }
        }
        cairo_new_path(cairo)
      }
    }
  }

  /// - Parameter size: The font's, in points.
  private func glyphs(
    _ segment: LineSegment,
    _ paint: Paint,
    size: CGFloat,
    _ area: () -> CGRect
  ) {
    for box in segment.boxes where setSource(paint, bounds: area) {
      let line = box.height / 12
      add(Path(box.insetBy(dx: 1.5 * line, dy: line)))
      setStrokeStyle(StrokeStyle(lineWidth: line))
      cairo_stroke(cairo)
    }
    guard !segment.glyphs.isEmpty else { return }
    // Glyphs that are pictures take no paint, only its opacity.
    if segment.font.hasColors, case .color(let color) = paint, color.alpha < 1 {
      pushGroup()
      glyphs(segment, .color(.black), size: size, area)
      let content = popGroup()
      defer { cairo_pattern_destroy(content) }
      cairo_set_source(cairo, content)
      return cairo_paint_with_alpha(cairo, Double(color.alpha))
    }
    if paintMask(of: segment, paint, size: size, area) { return }
    guard setSource(paint, bounds: area) else { return }
    var glyphs = segment.glyphs.map {
      cairo_glyph_t(index: UInt($0.id), x: Double($0.x), y: Double($0.y))
    }
    cairo_set_scaled_font(cairo, segment.font.scaledFont)
    if isVector, cairo_surface_has_show_text_glyphs(cairo_get_target(cairo)) != 0 {
      showSelectable(&glyphs, segment)
    } else {
      cairo_show_glyphs(cairo, &glyphs, gint(glyphs.count))
    }
  }

  /// Glyphs together with the characters they stand for, so that text can be selected in a PDF.
  private func showSelectable(_ glyphs: inout [cairo_glyph_t], _ segment: LineSegment) {
    var text: [CChar] = []
    var clusters: [cairo_text_cluster_t] = []
    text.reserveCapacity(segment.places.count + 1)
    clusters.reserveCapacity(segment.places.count)
    var source = segment.source.string
    source.withUTF8 { bytes in
      for (place, count) in zip(segment.places, segment.glyphCounts) {
        // The ellipsis stands for itself.
        let range = place.range.isEmpty ? bytes.indices : place.range
        for byte in bytes[range] { text.append(CChar(bitPattern: byte)) }
        clusters.append(
          cairo_text_cluster_t(num_bytes: gint(range.count), num_glyphs: gint(count))
        )
      }
    }
    cairo_show_text_glyphs(
      cairo,
      text,
      gint(text.count),
      glyphs,
      gint(glyphs.count),
      clusters,
      gint(clusters.count),
      cairo_text_cluster_flags_t(rawValue: 0)
    )
  }

  // MARK: - Lines and backgrounds

  /// Neighbouring segments of which `value` is the same, as one span.
  private func spans<Value: Equatable>(
    _ segments: [LineSegment],
    _ value: (LineSegment) -> Value?
  ) -> [(segment: LineSegment, minX: CGFloat, maxX: CGFloat, value: Value)] {
    var result: [(segment: LineSegment, minX: CGFloat, maxX: CGFloat, value: Value)] = []
    for segment in segments {
      guard let value = value(segment) else { continue }
      let maxX = segment.x + segment.width
      if let last = result.last, last.value == value, abs(last.maxX - segment.x) < 0.01 {
        result[result.count - 1].maxX = maxX
      } else {
        result.append((segment, segment.x, maxX, value))
      }
    }
    return result
  }

  private func backgrounds(of segments: [LineSegment], _ frame: CGRect, _ request: TextRequest) {
    for span in spans(segments, { request.runs[$0.attributes].attributes.backgroundColor }) {
      guard setSource(.color(span.value), bounds: { .null }) else { continue }
      cairo_rectangle(
        cairo,
        Double(span.minX),
        Double(frame.minY),
        Double(span.maxX - span.minX),
        Double(frame.height)
      )
      cairo_fill(cairo)
    }
  }

  /// A decoration with all that it looks like, to tell whether two are one line.
  private struct Line: Equatable {
    var decoration: TextDecoration
    var paint: Paint
    var y: CGFloat
    var thickness: CGFloat
  }

  private func decorations(
    of segments: [LineSegment],
    _ request: TextRequest,
    _ inherited: Paint,
    _ layout: PangoTextLayout
  ) {
    func line(
      _ segment: LineSegment,
      _ decoration: TextDecoration?,
      height: CGFloat
    ) -> Line? {
      guard let decoration else { return nil }
      let attributes = request.runs[segment.attributes].attributes
      let paint =
        decoration.color.map { Paint.color($0) } ?? attributes.paint ?? inherited
      let size = attributes.font.size
      // As thick as Inter's own line at regular weight, and thicker with the letters.
      let thickness = size * (0.04 + 0.00006 * attributes.font.weight)
      return Line(
        decoration: decoration,
        paint: paint,
        y: segment.baseline - height * size,
        thickness: thickness
      )
    }
    let attributes = { (segment: LineSegment) in request.runs[segment.attributes].attributes }
    let underlines = spans(segments) { line($0, attributes($0).underline, height: -0.13) }
    let strikes = spans(segments) { line($0, attributes($0).strikethrough, height: 0.28) }
    for span in underlines + strikes {
      let line = span.value
      guard setSource(line.paint, bounds: { layout.inkBounds }) else { continue }
      let unit = Double(line.thickness)
      let dash: [Double] =
        switch line.decoration.pattern {
        case .solid: []
        case .dot: [unit, unit]
        case .dash: [4 * unit, 2 * unit]
        case .dashDot: [4 * unit, 2 * unit, unit, 2 * unit]
        case .dashDotDot: [4 * unit, 2 * unit, unit, 2 * unit, unit, 2 * unit]
        }
      cairo_set_dash(cairo, dash, gint(dash.count), 0)
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
      cairo_set_line_width(cairo, unit)
      cairo_new_path(cairo)
      cairo_move_to(cairo, Double(span.minX), Double(line.y))
      cairo_line_to(cairo, Double(span.maxX), Double(line.y))
      cairo_stroke(cairo)
    }
  }
}

extension Paint {
  /// The paint in coordinates whose origin is moved and which are then scaled.
  func offsetBy(dx: CGFloat, dy: CGFloat, scale: CGFloat) -> Paint {
    func move(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x + dx) * scale, y: (point.y + dy) * scale)
    }
    switch self {
    case .color: return self
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops, start: move(start), end: move(end))
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let yScale):
      return .radialGradient(
        stops,
        center: move(center),
        startRadius: startRadius * scale,
        endRadius: endRadius * scale,
        yScale: yScale
      )
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return .angularGradient(
        stops,
        center: move(center),
        startAngle: startAngle,
        endAngle: endAngle
      )
    case .meshGradient(var mesh):
      mesh.vertices = mesh.vertices.map {
        .init(
          position: move($0.position),
          leading: move($0.leading),
          top: move($0.top),
          trailing: move($0.trailing),
          bottom: move($0.bottom),
          color: $0.color
        )
      }
      return .meshGradient(mesh)
    case .image(let image, let source, let origin, let imageScale):
      return .image(image, source: source, origin: move(origin), scale: imageScale * scale)
    }
  }
}
