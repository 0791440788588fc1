@_spi(Hosting) import AviaryDrawing
import CCairo
import Foundation

/// The outlines of glyphs, each written once.
struct SVGGlyphs {
  private(set) var definitions = MarkupBuffer()
  private let cairo: OpaquePointer
  /// Held, so that another font can't get its address.
  private var fonts: [ShapedFont] = []
  /// For each font and glyph its number, plus 1; 0 for none yet.
  private var numbers: [[Int32]] = []
  private var count: Int32 = 0

  init?() {
    // Outlines need a context, and nothing is drawn on it.
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1),
      let cairo = cairo_create(surface)
    else { return nil }
    cairo_surface_destroy(surface)
    self.cairo = cairo
  }

  /// The context goes with the document.
  func close() { cairo_destroy(cairo) }

  mutating func index(of font: ShapedFont) -> Int {
    if let index = fonts.firstIndex(where: { $0 === font }) { return index }
    fonts.append(font)
    numbers.append([])
    return fonts.count - 1
  }

  /// The number of a glyph's outline.
  mutating func number(of glyph: UInt, font: Int) -> Int {
    let slot = Int(glyph)
    if slot < numbers[font].count, numbers[font][slot] > 0 { return Int(numbers[font][slot]) - 1 }
    if slot >= numbers[font].count {
      numbers[font] += [Int32](repeating: 0, count: (slot + 256) & ~255 - numbers[font].count)
    }
    count += 1
    numbers[font][slot] = count
    define(glyph, fonts[font], number: Int(count) - 1)
    return Int(count) - 1
  }

  private mutating func define(_ glyph: UInt, _ font: ShapedFont, number: Int) {
    definitions.append("<path id=\"g")
    definitions.append(number)
    definitions.append("\" d=\"")
    var glyph = cairo_glyph_t(index: glyph, x: 0, y: 0)
    cairo_new_path(cairo)
    cairo_set_scaled_font(cairo, font.scaledFont)
    cairo_glyph_path(cairo, &glyph, 1)
    if let path = cairo_copy_path(cairo) {
      var index = 0
      while index < Int(path.pointee.num_data) {
        let data = path.pointee.data + index
        switch data.pointee.header.type {
        case CAIRO_PATH_MOVE_TO: append("M", data, 1)
        case CAIRO_PATH_LINE_TO: append("L", data, 1)
        case CAIRO_PATH_CURVE_TO: append("C", data, 3)
        default: definitions.append("Z")
        }
        index += Int(data.pointee.header.length)
      }
      cairo_path_destroy(path)
    }
    definitions.append("\"/>\n")
  }

  private mutating func append(
    _ command: StaticString,
    _ data: UnsafeMutablePointer<cairo_path_data_t>,
    _ count: Int
  ) {
    definitions.append(command)
    for index in 1...count {
      if index > 1 { definitions.append(" ") }
      definitions.append(CGPoint(x: data[index].point.x, y: data[index].point.y))
    }
  }
}

extension PlainSVGWriter {
  /// Writes a text whose top left corner goes to `point`; `color` is that of runs without one of their own.
  mutating func writeText(_ layout: PangoTextLayout, at point: CGPoint, _ color: RGBA) {
    let outer = origin
    defer { origin = outer }
    origin.x += point.x
    origin.y += point.y
    if layout.scale != 1 {
      body.append("<g transform=\"translate(")
      body.append(origin)
      body.append(") scale(")
      body.append(layout.scale)
      body.append(")\">\n")
      origin = .zero
    }
    for segment in layout.segments.joined() where !segment.glyphs.isEmpty {
      var color = color
      if case .color(let own) = layout.request.runs[segment.attributes].attributes.paint {
        color = own
      }
      guard color.alpha > 0 else { continue }
      writeSegment(segment, color)
    }
    if layout.scale != 1 { body.append("</g>\n") }
  }

  private mutating func writeSegment(_ segment: LineSegment, _ color: RGBA) {
    let font = glyphs.index(of: segment.font)
    body.append("<g")
    writeColor(color, "fill")
    body.append(">\n")
    for glyph in segment.glyphs {
      body.append("<use xlink:href=\"#g")
      body.append(glyphs.number(of: glyph.id, font: font))
      body.append("\" x=\"")
      body.append(origin.x + glyph.x)
      body.append("\" y=\"")
      body.append(origin.y + glyph.y)
      body.append("\"/>\n")
    }
    body.append("</g>\n")
  }
}
