import CCairo
import Foundation

/// Shapes words of Latin letters by HarfBuzz, in one font with some features.
final class WordShaper {
  private let font: ShapedFont
  private let hbFont: OpaquePointer
  private let buffer: OpaquePointer
  private let features: [hb_feature_t]
  private let language: OpaquePointer?
  /// How often something has been shaped.
  private(set) var count = 0

  /// - Parameter features: In HarfBuzz's syntax, separated by commas.
  init?(font: ShapedFont, features: String) {
    guard let hbFont = font.harfBuzz, let buffer = hb_buffer_create() else {
      return nil
    }
    self.font = font
    self.hbFont = hbFont
    self.buffer = buffer
    self.features = features.split(separator: ",").compactMap { name in
      var feature = hb_feature_t()
      return hb_feature_from_string(String(name), -1, &feature) != 0 ? feature : nil
    }
    language = hb_language_from_string("en", -1)
  }

  deinit { hb_buffer_destroy(buffer) }

  /// The text's glyphs from left to right.
  func glyphs(_ text: UnsafeBufferPointer<UInt8>) -> [WordGlyph] {
    count += 1
    hb_buffer_clear_contents(buffer)
    text.withMemoryRebound(to: CChar.self) {
      hb_buffer_add_utf8(buffer, $0.baseAddress, Int32($0.count), 0, Int32($0.count))
    }
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    hb_buffer_set_language(buffer, language)
    hb_shape(hbFont, buffer, features, UInt32(features.count))
    var length: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &length),
      let positions = hb_buffer_get_glyph_positions(buffer, &length)
    else { return [] }
    return (0..<Int(length)).map {
      WordGlyph(
        id: infos[$0].codepoint,
        cluster: infos[$0].cluster,
        advance: positions[$0].x_advance,
        x: positions[$0].x_offset,
        y: positions[$0].y_offset
      )
    }
  }
}
