@_spi(Hosting) import AviaryDrawing
import CCairo
import Foundation

// The families that a font is looked for in, and what Pango finds by them.
extension Shaper {
  func description(of font: ResolvedFont) -> OpaquePointer {
    if let known = descriptions[font] { return known }
    let description: OpaquePointer = pango_font_description_new()
    pango_font_description_set_family(description, families(of: font))
    pango_font_description_set_absolute_size(
      description,
      Double(font.glyphSize) * Double(PANGO_SCALE)
    )
    pango_font_description_set_weight(
      description,
      PangoWeight(rawValue: UInt32(min(max(font.weight, 100), 1000)))
    )
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    let variant: PangoVariant? =
      switch font.smallCaps {
      case .none: nil
      case .lowercase: PANGO_VARIANT_SMALL_CAPS
      case .uppercase: PANGO_VARIANT_UNICASE
      case .all: PANGO_VARIANT_ALL_SMALL_CAPS
      }
    if let variant { pango_font_description_set_variant(description, variant) }
    descriptions[font] = description
    return description
  }

  /// The family wanted, then the interface font, whose missing characters Pango finds elsewhere.
  private func families(of font: ResolvedFont) -> String {
    let interface = FontPackages.interface.family
    let wanted: FontPackages.Package
    switch font.family {
    case .custom(let name):
      return library.has(family: name) ? "\(name),\(interface)" : interface
    case .system(.default): return interface
    case .system(.serif): wanted = FontPackages.serif
    case .system(.rounded): wanted = FontPackages.rounded
    case .system(.monospaced): wanted = FontPackages.monospaced
    }
    if !library.has(family: wanted.family) {
      report(
        wanted.name,
        "the font \(wanted.family) is not installed, \(interface) is used in its place;"
          + " install the package \(wanted.name)"
      )
    }
    return "\(wanted.family),\(interface)"
  }

  func font(_ pointer: UnsafeMutablePointer<PangoFont>) -> ShapedFont {
    if let known = fonts[UnsafeMutableRawPointer(pointer)] { return known }
    let font = ShapedFont(pointer)
    fonts[UnsafeMutableRawPointer(pointer)] = font
    return font
  }
}
