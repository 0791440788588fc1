@_spi(Hosting) import AviaryDrawing
import Foundation

// What is painted of a line beside its glyphs, in the coordinates of its segments.

/// A line under or through text, with all that it looks like.
struct TextMark: Equatable {
  var minX: CGFloat
  var maxX: CGFloat
  var y: CGFloat
  var thickness: CGFloat
  var decoration: TextDecoration
  var paint: Paint

  /// The lengths of dashes and gaps; empty for a solid line.
  var dash: [CGFloat] {
    let unit = thickness
    return switch decoration.pattern {
    case .solid: []
    case .dot: [unit, unit]
    case .dash: [4 * unit, 2 * unit]
    case .dashDot: [4 * unit, 2 * unit, unit, 2 * unit]
    case .dashDotDot: [4 * unit, 2 * unit, unit, 2 * unit, unit, 2 * unit]
    }
  }
}

extension TextRequest {
  /// The rectangles behind the segments of a line whose frame is given.
  func backgrounds(of segments: [LineSegment], _ frame: CGRect) -> [(CGRect, RGBA)] {
    spans(segments) { runs[$0.attributes].attributes.backgroundColor }.map { span in
      (
        CGRect(x: span.minX, y: frame.minY, width: span.maxX - span.minX, height: frame.height),
        span.value
      )
    }
  }

  /// The lines under the segments of a line, and then those through them.
  func decorations(of segments: [LineSegment], _ inherited: Paint) -> [TextMark] {
    func mark(
      _ segment: LineSegment,
      _ decoration: TextDecoration?,
      height: CGFloat
    ) -> TextMark? {
      guard let decoration else { return nil }
      let attributes = runs[segment.attributes].attributes
      let size = attributes.font.size
      return TextMark(
        minX: 0,
        maxX: 0,
        y: segment.baseline - height * size,
        // As thick as Inter's own line at regular weight, and thicker with the letters.
        thickness: size * (0.04 + 0.00006 * attributes.font.weight),
        decoration: decoration,
        paint: decoration.color.map { Paint.color($0) } ?? attributes.paint ?? inherited
      )
    }
    let attributes = { (segment: LineSegment) in runs[segment.attributes].attributes }
    let underlines = spans(segments) { mark($0, attributes($0).underline, height: -0.13) }
    let strikes = spans(segments) { mark($0, attributes($0).strikethrough, height: 0.28) }
    return (underlines + strikes).map { span in
      var mark = span.value
      (mark.minX, mark.maxX) = (span.minX, span.maxX)
      return mark
    }
  }

  /// Neighbouring segments of which `value` is the same, as one span.
  private func spans<Value: Equatable>(
    _ segments: [LineSegment],
    _ value: (LineSegment) -> Value?
  ) -> [(minX: CGFloat, maxX: CGFloat, value: Value)] {
    var result: [(minX: CGFloat, maxX: CGFloat, value: Value)] = []
    for segment in segments {
      guard let value = value(segment) else { continue }
      let maxX = segment.x + segment.width
      if let last = result.last, last.value == value, abs(last.maxX - segment.x) < 0.01 {
        result[result.count - 1].maxX = maxX
      } else {
        result.append((segment.x, maxX, value))
      }
    }
    return result
  }
}

extension LineSegment {
  /// Where a picture goes that is the segment's only character.
  func frame(of size: CGSize, descent: CGFloat) -> CGRect {
    CGRect(
      x: x,
      y: baseline + descent - size.height,
      width: size.width,
      height: size.height
    )
  }

  /// What is stroked in place of characters that no font has.
  var missingSigns: [(Path, StrokeStyle)] {
    boxes.map { box in
      let line = box.height / 12
      return (Path(box.insetBy(dx: 1.5 * line, dy: line)), StrokeStyle(lineWidth: line))
    }
  }
}
