@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CCairo
import Foundation

extension ShapedFont: GlyphFont {
  var size: CGFloat {
    var matrix = cairo_matrix_t()
    cairo_scaled_font_get_font_matrix(scaledFont, &matrix)
    return CGFloat(matrix.yy)
  }

  var file: GlyphFontFile? {
    outlineFile.map { GlyphFontFile(path: $0.path, index: Int($0.face)) }
  }

  func outline(of glyph: UInt32) -> Path {
    guard !hasColors,
      let surface = try? PixelSurface(width: 1, height: 1, alphaOnly: true),
      let cairo = cairo_create(surface.surface)
    else { return Path() }
    defer { cairo_destroy(cairo) }
    var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    cairo_set_scaled_font(cairo, scaledFont)
    cairo_glyph_path(cairo, &glyph, 1)
    guard let copy = cairo_copy_path(cairo) else { return Path() }
    defer { cairo_path_destroy(copy) }
    var path = Path()
    var index = 0
    while index < Int(copy.pointee.num_data) {
      let data = copy.pointee.data + index
      func point(_ number: Int) -> CGPoint {
        CGPoint(x: data[number].point.x, y: data[number].point.y)
      }
      switch data.pointee.header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
      case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO:
        path.addCurve(to: point(3), control1: point(1), control2: point(2))
      default: path.closeSubpath()
      }
      index += Int(data.pointee.header.length)
    }
    return path
  }

  func picture(of glyph: UInt32, scale: CGFloat) -> GlyphPicture? {
    guard hasColors, scale > 0 else { return nil }
    var glyph = cairo_glyph_t(index: UInt(glyph), x: 0, y: 0)
    var extents = cairo_text_extents_t()
    cairo_scaled_font_glyph_extents(scaledFont, &glyph, 1, &extents)
    let ink = CGRect(
      x: extents.x_bearing * Double(scale),
      y: extents.y_bearing * Double(scale),
      width: extents.width * Double(scale),
      height: extents.height * Double(scale)
    )
    let pixels = ink.integral
    guard pixels.width >= 1, pixels.height >= 1,
      let surface = try? PixelSurface(
        width: Int(bounded: pixels.width),
        height: Int(bounded: pixels.height)
      ),
      let cairo = cairo_create(surface.surface)
    else { return nil }
    cairo_translate(cairo, Double(-pixels.minX), Double(-pixels.minY))
    cairo_scale(cairo, Double(scale), Double(scale))
    cairo_set_scaled_font(cairo, scaledFont)
    cairo_show_glyphs(cairo, &glyph, 1)
    cairo_destroy(cairo)
    return GlyphPicture(
      image: DisplayImage(surface.bitmap, scale: scale, name: "glyph"),
      frame: CGRect(
        x: pixels.minX / scale,
        y: pixels.minY / scale,
        width: pixels.width / scale,
        height: pixels.height / scale
      )
    )
  }
}
