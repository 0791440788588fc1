@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation

extension PaintContext {
  /// Paints a layout whose top left corner goes to `point`.
  ///
  /// `paint` is in the command's coordinates, the runs' own paints are in the layout's.
  func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) {
    guard isVisible(layout.inkBounds.offsetBy(dx: point.x, dy: point.y)) else { return }
    // What is faster for the texts of our own engine gives the same picture as its elements do.
    guard let layout = layout as? PangoTextLayout else {
      return shapes(of: layout, at: point, paint)
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
      let (lines, parts) = painter.withTexts { (layout.lines, layout.segments) }
      for (line, segments) in zip(lines, parts) {
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

  /// Paints a text of another engine.
  private func shapes(of layout: any TextLayout, at point: CGPoint, _ inherited: Paint) {
    saved {
      concatenate(CGAffineTransform(translationX: point.x, y: point.y))
      let paint = inherited.offsetBy(dx: -point.x, dy: -point.y, scale: 1)
      self.paint(layout.shapes(inheriting: paint, scale: pixelsPerPoint))
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
      glyphs(segment, paint, size: run.attributes.font.glyphSize, area)
    case .image(let image, let size, let descent, let isTemplate):
      let rect = segment.frame(of: size, descent: descent)
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
    for (path, style) in segment.missingSigns where setSource(paint, bounds: area) {
      add(path)
      setStrokeStyle(style)
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

  private func backgrounds(of segments: [LineSegment], _ frame: CGRect, _ request: TextRequest) {
    for (rect, color) in request.backgrounds(of: segments, frame) {
      guard setSource(.color(color), bounds: { .null }) else { continue }
      cairo_rectangle(
        cairo,
        Double(rect.minX),
        Double(rect.minY),
        Double(rect.width),
        Double(rect.height)
      )
      cairo_fill(cairo)
    }
  }

  private func decorations(
    of segments: [LineSegment],
    _ request: TextRequest,
    _ inherited: Paint,
    _ layout: PangoTextLayout
  ) {
    for line in request.decorations(of: segments, inherited) {
      guard setSource(line.paint, bounds: { layout.inkBounds }) else { continue }
      let dash = line.dash.map { Double($0) }
      cairo_set_dash(cairo, dash, gint(dash.count), 0)
      cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
      cairo_set_line_width(cairo, Double(line.thickness))
      cairo_new_path(cairo)
      cairo_move_to(cairo, Double(line.minX), Double(line.y))
      cairo_line_to(cairo, Double(line.maxX), Double(line.y))
      cairo_stroke(cairo)
    }
  }
}
