@_spi(Hosting) import AviaryDrawing
import Foundation

/// A font whose letters are boxes, half an em wide and 0.7 em high.
final class FakeFont: GlyphFont {
  nonisolated(unsafe) static let shared = FakeFont()

  let size: CGFloat = 10
  var file: GlyphFontFile? { nil }
  var hasColors: Bool { false }

  func outline(of glyph: UInt32) -> Path {
    glyph == 0x20 ? Path() : Path(CGRect(x: 0, y: -0.7 * size, width: size / 2, height: 0.7 * size))
  }

  func picture(of glyph: UInt32, scale: CGFloat) -> GlyphPicture? { nil }
}
