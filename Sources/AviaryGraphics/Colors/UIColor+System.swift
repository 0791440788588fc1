import Foundation

// MARK: - Tints

extension UIColor {
  /// The system's red.
  public static let systemRed = UIColor(SystemColor.red)
  /// The system's orange.
  public static let systemOrange = UIColor(SystemColor.orange)
  /// The system's yellow.
  public static let systemYellow = UIColor(SystemColor.yellow)
  /// The system's green.
  public static let systemGreen = UIColor(SystemColor.green)
  /// The system's mint.
  public static let systemMint = UIColor(SystemColor.mint)
  /// The system's teal.
  public static let systemTeal = UIColor(SystemColor.teal)
  /// The system's cyan.
  public static let systemCyan = UIColor(SystemColor.cyan)
  /// The system's blue.
  public static let systemBlue = UIColor(SystemColor.blue)
  /// The system's indigo.
  public static let systemIndigo = UIColor(SystemColor.indigo)
  /// The system's purple.
  public static let systemPurple = UIColor(SystemColor.purple)
  /// The system's pink.
  public static let systemPink = UIColor(SystemColor.pink)
  /// The system's brown.
  public static let systemBrown = UIColor(SystemColor.brown)
  /// The system's grey.
  public static let systemGray = UIColor(SystemColor.gray)
  /// The system's grey2.
  public static let systemGray2 = UIColor(SystemColor.gray2)
  /// The system's grey3.
  public static let systemGray3 = UIColor(SystemColor.gray3)
  /// The system's grey4.
  public static let systemGray4 = UIColor(SystemColor.gray4)
  /// The system's grey5.
  public static let systemGray5 = UIColor(SystemColor.gray5)
  /// The system's grey6.
  public static let systemGray6 = UIColor(SystemColor.gray6)
}

// MARK: - Colours by purpose

extension UIColor {
  /// Text of primary content.
  public static let label = UIColor(SystemColor.label)
  /// Text of secondary content.
  public static let secondaryLabel = UIColor(SystemColor.secondaryLabel)
  /// Text of tertiary content.
  public static let tertiaryLabel = UIColor(SystemColor.tertiaryLabel)
  /// Text of quaternary content.
  public static let quaternaryLabel = UIColor(SystemColor.quaternaryLabel)
  /// Placeholders in controls.
  public static let placeholderText = UIColor(SystemColor.placeholderText)
  /// Links.
  public static let link = UIColor(SystemColor.link)
  /// Lines that let some of what is below through.
  public static let separator = UIColor(SystemColor.separator)
  /// Lines that let nothing through.
  public static let opaqueSeparator = UIColor(SystemColor.opaqueSeparator)
  /// Thin and small shapes, over what is below.
  public static let systemFill = UIColor(SystemColor.fill)
  /// Medium-size shapes, over what is below.
  public static let secondarySystemFill = UIColor(SystemColor.secondaryFill)
  /// Large shapes, over what is below.
  public static let tertiarySystemFill = UIColor(SystemColor.tertiaryFill)
  /// Large areas with complex content, over what is below.
  public static let quaternarySystemFill = UIColor(SystemColor.quaternaryFill)
  /// The background of an interface.
  public static let systemBackground = UIColor(SystemColor.background)
  /// Content on top of the background.
  public static let secondarySystemBackground = UIColor(SystemColor.secondaryBackground)
  /// Content on top of secondary backgrounds.
  public static let tertiarySystemBackground = UIColor(SystemColor.tertiaryBackground)
  /// The background of a grouped interface.
  public static let systemGroupedBackground = UIColor(SystemColor.groupedBackground)
  /// Content on top of a grouped background.
  public static let secondarySystemGroupedBackground = UIColor(
    SystemColor.secondaryGroupedBackground
  )
  /// Content on top of secondary grouped backgrounds.
  public static let tertiarySystemGroupedBackground = UIColor(SystemColor.tertiaryGroupedBackground)
  /// Text on dark backgrounds, in light and dark.
  public static let lightText = UIColor(SystemColor.lightText)
  /// Text on light backgrounds, in light and dark.
  public static let darkText = UIColor(SystemColor.darkText)
  /// The tint around, as `Color.accentColor`.
  public static let tintColor = UIColor(Color.accentColor)
  /// Black.
  public static let black = UIColor(SystemColor.black)
  /// White.
  public static let white = UIColor(SystemColor.white)
  /// No colour at all.
  public static let clear = UIColor(SystemColor.clear)
}

// MARK: - Fixed colours

extension UIColor {
  /// A pure red, in light and dark.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// A pure green, in light and dark.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// A pure blue, in light and dark.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// A pure cyan, in light and dark.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// A pure yellow, in light and dark.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// A pure magenta, in light and dark.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// A pure orange, in light and dark.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// A pure purple, in light and dark.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// A pure brown, in light and dark.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// A fixed shade of grey.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// A fixed shade of grey.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A fixed shade of grey.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
}
