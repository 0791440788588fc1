public import Foundation

/// Values that interfaces adapt to and that can be changed, of UIKit.
public protocol UIMutableTraits {
  /// The value of a kind; what it is by default where nobody has said anything.
  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// Which way it is read.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  /// Pixels a point; 0 where that is not known.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  /// Room from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  /// Room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  /// How large text is.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
  /// How much colours stand out.
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
}

/// Values that somebody has said for what is in a view or a controller of UIKit.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether somebody has said a value of a kind.
  func contains(_ trait: UITrait) -> Bool
  /// Forgets the value of a kind.
  mutating func remove(_ trait: UITrait)
}

/// Values by their kind.
struct TraitValues: UITraitOverrides, @unchecked Sendable {
  private(set) var values: [ObjectIdentifier: Any] = [:]

  subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
    get { values[ObjectIdentifier(trait)] as? Trait.Value ?? trait.defaultValue }
    set { values[ObjectIdentifier(trait)] = newValue }
  }

  func contains(_ trait: UITrait) -> Bool { values[ObjectIdentifier(trait)] != nil }
  mutating func remove(_ trait: UITrait) { values[ObjectIdentifier(trait)] = nil }

  /// Takes others' values, in place of its own of their kinds.
  mutating func take(_ others: TraitValues) {
    values.merge(others.values) { _, other in other }
  }

  /// The kinds of which two say different things; values that can't be compared count as different.
  func differs(from others: TraitValues, in trait: UITrait) -> Bool {
    let key = ObjectIdentifier(trait)
    guard let mine = values[key], let other = others.values[key] else {
      return values[key] != nil || others.values[key] != nil
    }
    guard let mine = mine as? AnyHashable, let other = other as? AnyHashable else { return true }
    return mine != other
  }

  /// Whether both say the same, of what can be compared.
  static func == (first: TraitValues, second: TraitValues) -> Bool {
    guard first.values.keys == second.values.keys else { return false }
    return first.values.allSatisfy { key, value in
      guard let mine = value as? AnyHashable, let other = second.values[key] as? AnyHashable else {
        return false
      }
      return mine == other
    }
  }
}
