public import Foundation

extension UIFont {
  /// The families that are installed, in the order of their names.
  public static var familyNames: [String] { FontEngine.familyNames }

  /// The names of the fonts of a family.
  ///
  /// - Parameter familyName: A name of ``familyNames``; of another one there are none.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    FontEngine.fontNames(of: familyName)
  }
}

/// The fonts that are installed, by AppKit's name.
open class NSFontManager: NSObject {
  /// The fonts of this machine.
  public static let shared = NSFontManager()

  /// The families that are installed, in the order of their names.
  open var availableFontFamilies: [String] { FontEngine.familyNames }

  /// The names of all fonts that are installed.
  open var availableFonts: [String] {
    availableFontFamilies.flatMap { FontEngine.fontNames(of: $0) }
  }
}

extension NSFontManager: @unchecked Sendable {}
