public import Foundation

/// A value that interfaces adapt to, of UIKit: programs can have their own.
public protocol UITraitDefinition {
  /// What kind of value.
  associatedtype Value
  /// What it is where nobody has said anything.
  static var defaultValue: Value { get }
  /// What it is found by.
  static var identifier: String { get }
  /// What it is called.
  static var name: String { get }
  /// Whether colours depend on it.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type with its module's.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The name of the type.
  public static var name: String { "\(Self.self)" }
  /// They don't.
  public static var affectsColorAppearance: Bool { false }
}

/// A kind of value that interfaces adapt to.
public typealias UITrait = any UITraitDefinition.Type

/// The kind of device that an interface is for, as what it adapts to.
public enum UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceIdiom.unspecified
}

/// Light or dark, as what an interface adapts to.
public enum UITraitUserInterfaceStyle: UITraitDefinition {
  /// As the surroundings are.
  public static let defaultValue = UIUserInterfaceStyle.unspecified
  /// They do.
  public static let affectsColorAppearance = true
}

/// Which way an interface is read, as what it adapts to.
public enum UITraitLayoutDirection: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UITraitEnvironmentLayoutDirection.unspecified
}

/// Pixels a point, as what an interface adapts to.
public enum UITraitDisplayScale: UITraitDefinition {
  /// Not known.
  public static let defaultValue: CGFloat = 0
}

/// Room from left to right, as what an interface adapts to.
public enum UITraitHorizontalSizeClass: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// Room from top to bottom, as what an interface adapts to.
public enum UITraitVerticalSizeClass: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIUserInterfaceSizeClass.unspecified
}

/// How large text is, as what an interface adapts to.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Not known.
  public static let defaultValue = UIContentSizeCategory.unspecified
}

/// How much colours stand out from each other, as what an interface adapts to.
public enum UITraitAccessibilityContrast: UITraitDefinition {
  /// As the surroundings do.
  public static let defaultValue = UIAccessibilityContrast.unspecified
  /// They do.
  public static let affectsColorAppearance = true
}
