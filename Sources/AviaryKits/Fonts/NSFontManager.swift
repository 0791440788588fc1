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
}
