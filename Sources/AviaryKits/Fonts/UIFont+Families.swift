import Foundation

extension UIFont {
  /// The families of the fonts that are installed or that the program brings, sorted; empty without any fonts.
  public class var familyNames: [String] { FontEngine.families }

  /// The PostScript names of a family's fonts, each of which `init(name:size:)` takes.
  ///
  /// - Parameter familyName: A family, as `familyNames` has it.
  /// - Returns: The names, sorted; empty for a family that is not installed.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontEngine.fontNames(ofFamily: familyName)
  }
}
