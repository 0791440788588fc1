import AviaryEngine
import AviaryGraphics
import Foundation
import Synchronization

/// Light or dark, as AppKit names it.
public final class NSAppearance: Sendable {
  /// An appearance's name.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// An appearance's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An appearance's name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Light.
    public static let aqua = Name("NSAppearanceNameAqua")
    /// Dark.
    public static let darkAqua = Name("NSAppearanceNameDarkAqua")
    /// Light, over something that shows through.
    public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
    /// Dark, over something that shows through.
    public static let vibrantDark = Name("NSAppearanceNameVibrantDark")
    /// Light, with colours that stand out.
    public static let accessibilityHighContrastAqua = Name(
      "NSAppearanceNameAccessibilityAqua"
    )
    /// Dark, with colours that stand out.
    public static let accessibilityHighContrastDarkAqua = Name(
      "NSAppearanceNameAccessibilityDarkAqua"
    )
  }

  /// The appearance's name.
  public let name: Name

  private static let known: [Name] = [
    .aqua, .darkAqua, .vibrantLight, .vibrantDark, .accessibilityHighContrastAqua,
    .accessibilityHighContrastDarkAqua,
  ]

  /// The appearance of a name; nil for a name that is not one of ``Name``.
  public init?(named name: Name) {
    guard Self.known.contains(name) else { return nil }
    self.name = name
  }

  init(isDark: Bool, hasHighContrast: Bool) {
    name =
      hasHighContrast
      ? (isDark ? .accessibilityHighContrastDarkAqua : .accessibilityHighContrastAqua)
      : (isDark ? .darkAqua : .aqua)
  }

  var isDark: Bool { name.rawValue.contains("Dark") }

  var hasHighContrast: Bool { name.rawValue.contains("Accessibility") }

  var traits: UITraitCollection {
    UITraitCollection(style: isDark ? .dark : .light, contrast: hasHighContrast ? .high : .normal)
  }

  /// The one of some appearances that is most like this one; nil for none.
  ///
  /// - Parameter appearances: The names to choose from.
  public func bestMatch(from appearances: [Name]) -> Name? {
    if appearances.contains(name) { return name }
    // What is as light or dark comes before what is not.
    let alike = appearances.first { $0.rawValue.contains("Dark") == isDark }
    return alike ?? appearances.first
  }

  /// What colours that are asked for without surroundings go by.
  public static func currentDrawing() -> NSAppearance {
    let traits = UITraitCollection.current
    return NSAppearance(
      isDark: traits.userInterfaceStyle == .dark,
      hasHighContrast: traits.accessibilityContrast == .high
    )
  }

  /// What colours that are asked for without surroundings go by.
  public static var current: NSAppearance {
    get { currentDrawing() }
    set { UITraitCollection.current = newValue.traits }
  }

  /// Runs a closure in which this is the current one.
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    traits.performAsCurrent(block)
  }
}

extension NSAppearance: Hashable {
  /// Those of one name are the same.
  public static func == (a: NSAppearance, b: NSAppearance) -> Bool { a.name == b.name }

  /// By its name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
