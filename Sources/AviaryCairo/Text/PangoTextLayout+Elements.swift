@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
import Foundation

extension PangoTextLayout {
  package func elements(inheriting paint: Paint) -> [TextElement] {
    zip(lines, segments).flatMap { line, segments -> [TextElement] in
      let unscaled = CGRect(
        x: line.frame.minX / scale,
        y: line.frame.minY / scale,
        width: line.frame.width / scale,
        height: line.frame.height / scale
      )
      // Segments are measured before scaling, and so are the paints of runs.
      let inherited = paint.offsetBy(dx: 0, dy: 0, scale: 1 / scale)
      let backgrounds = request.backgrounds(of: segments, unscaled).map { rect, color in
        TextElement.drawing(
          .fill(Path(scaled(rect)), .color(color), style: FillStyle())
        )
      }
      let marks = request.decorations(of: segments, inherited).map { mark in
        TextElement.drawing(drawing(of: mark))
      }
      return backgrounds + segments.flatMap { elements(of: $0, inherited) } + marks
    }
  }

  private func elements(of segment: LineSegment, _ inherited: Paint) -> [TextElement] {
    let run = request.runs[segment.attributes]
    let paint = scaled(run.attributes.paint ?? inherited)
    switch run.content {
    case .string:
      let signs = segment.missingSigns.map { path, style in
        TextElement.drawing(
          .stroke(
            path.applying(enlargement),
            StrokeStyle(lineWidth: style.lineWidth * scale),
            paint
          )
        )
      }
      return signs + [.glyphs(glyphRun(of: segment, run.attributes), paint)]
    case .image(let image, let size, let descent, let isTemplate):
      let options = ImageOptions(template: isTemplate ? paint : nil)
      let frame = scaled(segment.frame(of: size, descent: descent))
      return [.drawing(.image(image, in: frame, options))]
    case .icon(let icon):
      let place = CGAffineTransform(translationX: segment.x, y: segment.baseline)
        .concatenating(enlargement)
      func shape(_ path: Path, _ paint: Paint) -> TextElement {
        .drawing(.fill(path.applying(place), paint, style: FillStyle()))
      }
      return [shape(icon.path, paint)]
        + icon.layers.map { layer in
          let own = layer.paint?.offsetBy(dx: segment.x, dy: segment.baseline, scale: scale)
          return shape(layer.path, own ?? paint)
        }
    }
  }

  private func glyphRun(of segment: LineSegment, _ attributes: TextAttributes) -> GlyphRun {
    GlyphRun(
      font: segment.font,
      fontScale: scale,
      attributes: attributes,
      baseline: segment.baseline * scale,
      isRightToLeft: segment.isRightToLeft,
      glyphs: segment.glyphs.map {
        GlyphRun.Glyph(
          id: UInt32(truncatingIfNeeded: $0.id),
          position: CGPoint(x: $0.x * scale, y: $0.y * scale)
        )
      },
      clusters: zip(segment.places, segment.glyphCounts).map { place, count in
        GlyphRun.Cluster(
          // The ellipsis stands for itself.
          text: place.range.isEmpty
            ? segment.source.string : segment.source.substring(place.range),
          x: place.x * scale,
          width: place.width * scale,
          glyphCount: count
        )
      }
    )
  }

  private func drawing(of mark: TextMark) -> DisplayCommand {
    var path = Path()
    path.move(to: CGPoint(x: mark.minX * scale, y: mark.y * scale))
    path.addLine(to: CGPoint(x: mark.maxX * scale, y: mark.y * scale))
    let style = StrokeStyle(
      lineWidth: mark.thickness * scale,
      dash: mark.dash.map { $0 * scale }
    )
    return .stroke(path, style, scaled(mark.paint))
  }

  // MARK: - Scaling

  private var enlargement: CGAffineTransform { CGAffineTransform(scaleX: scale, y: scale) }

  private func scaled(_ rect: CGRect) -> CGRect { rect.applying(enlargement) }

  private func scaled(_ paint: Paint) -> Paint { paint.offsetBy(dx: 0, dy: 0, scale: scale) }
}
