public import Foundation

/// The fonts that are installed, by AppKit's name: they are listed here, and no panel chooses among them.
@MainActor @preconcurrency
open class NSFontManager: NSObject {
  /// The one of the program.
  public static let shared = NSFontManager()

  override init() { super.init() }

  /// The families of the fonts that are installed or that the program brings, sorted; empty without any fonts.
  open var availableFontFamilies: [String] { FontEngine.families }

  /// The PostScript names of all those fonts, sorted by family.
  open var availableFonts: [String] {
    FontEngine.families.flatMap { FontEngine.fontNames(ofFamily: $0) }
  }

  /// What is known of a font: whether it is bold, slanted, or of one width.
  open func traits(of fontObj: NSFont) -> NSFontTraitMask {
    var traits: NSFontTraitMask = []
    if fontObj.face.weight >= 600 { traits.insert(.boldFontMask) }
    if fontObj.face.isItalic { traits.insert(.italicFontMask) }
    if fontObj.isFixedPitch { traits.insert(.fixedPitchFontMask) }
    return traits
  }
  /// The same font, bold, slanted, or neither; other traits leave it as it is.
  open func convert(_ fontObj: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
    var face = fontObj.face
    if trait.contains(.boldFontMask) { face.weight = max(face.weight, 700) }
    if trait.contains(.unboldFontMask) { face.weight = min(face.weight, 400) }
    if trait.contains(.italicFontMask) { face.isItalic = true }
    if trait.contains(.unitalicFontMask) { face.isItalic = false }
    return NSFont(face: face)
  }
  /// The same font, no longer bold or slanted.
  open func convert(_ fontObj: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont {
    var opposite: NSFontTraitMask = []
    if trait.contains(.boldFontMask) { opposite.insert(.unboldFontMask) }
    if trait.contains(.italicFontMask) { opposite.insert(.unitalicFontMask) }
    return convert(fontObj, toHaveTrait: opposite)
  }
  /// The same font in another size, in points.
  open func convert(_ fontObj: NSFont, toSize size: CGFloat) -> NSFont { fontObj.withSize(size) }
}

/// What is known of a font, of AppKit.
public struct NSFontTraitMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Traits of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// It is slanted.
  public static let italicFontMask = NSFontTraitMask(rawValue: 0x1)
  /// It is bold.
  public static let boldFontMask = NSFontTraitMask(rawValue: 0x2)
  /// It is not bold.
  public static let unboldFontMask = NSFontTraitMask(rawValue: 0x4)
  /// It is narrow.
  public static let narrowFontMask = NSFontTraitMask(rawValue: 0x10)
  /// It is wide.
  public static let expandedFontMask = NSFontTraitMask(rawValue: 0x20)
  /// It is narrow, and close.
  public static let condensedFontMask = NSFontTraitMask(rawValue: 0x40)
  /// Its small letters are capitals.
  public static let smallCapsFontMask = NSFontTraitMask(rawValue: 0x80)
  /// Its letters are of one width.
  public static let fixedPitchFontMask = NSFontTraitMask(rawValue: 0x400)
  /// It is not slanted.
  public static let unitalicFontMask = NSFontTraitMask(rawValue: 0x1000000)
}
