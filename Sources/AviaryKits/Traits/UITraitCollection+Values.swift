import Foundation

extension UITraitCollection {
  /// What it says, by kinds.
  var values: TraitValues {
    var values = custom
    if userInterfaceStyle != .unspecified { values.userInterfaceStyle = userInterfaceStyle }
    if accessibilityContrast != .unspecified {
      values.accessibilityContrast = accessibilityContrast
    }
    if userInterfaceIdiom != .unspecified { values.userInterfaceIdiom = userInterfaceIdiom }
    if displayScale > 0 { values.displayScale = displayScale }
    if horizontalSizeClass != .unspecified { values.horizontalSizeClass = horizontalSizeClass }
    if verticalSizeClass != .unspecified { values.verticalSizeClass = verticalSizeClass }
    if preferredContentSizeCategory != .unspecified {
      values.preferredContentSizeCategory = preferredContentSizeCategory
    }
    return values
  }

  /// What values by kinds say.
  convenience init(_ values: TraitValues) {
    var custom = values
    let known: [UITrait] = [
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
      UITraitVerticalSizeClass.self, UITraitPreferredContentSizeCategory.self,
    ]
    for trait in known { custom.remove(trait) }
    self.init(
      style: values.userInterfaceStyle,
      contrast: values.accessibilityContrast,
      idiom: values.userInterfaceIdiom,
      displayScale: values.displayScale,
      horizontal: values.horizontalSizeClass,
      vertical: values.verticalSizeClass,
      category: values.preferredContentSizeCategory,
      custom: custom
    )
  }

  /// What a closure says, and nothing else known.
  ///
  /// - Parameter mutations: Says the values; called at once.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var values: any UIMutableTraits = TraitValues()
    mutations(&values)
    self.init(values as? TraitValues ?? TraitValues())
  }

  /// The same with what a closure changes.
  ///
  /// - Parameter mutations: Changes the values; called at once.
  /// - Returns: The others.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection
  {
    var values: any UIMutableTraits = values
    mutations(&values)
    return UITraitCollection(values as? TraitValues ?? self.values)
  }

  /// The same with another value of a kind.
  public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value)
    -> UITraitCollection
  { modifyingTraits { $0[trait] = value } }

  /// The value of a kind; what it is by default where nobody has said anything.
  public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { values[trait] }

  /// Which way it is read; unspecified where nobody has said it.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }

  /// The kinds that colours depend on, of the system's.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self]
  }

  /// The kinds that pictures of catalogues depend on, of the system's.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self,
      UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    ]
  }

  /// The same with values that somebody has said for what is in something.
  func with(_ overrides: any UITraitOverrides, _ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard let said = overrides as? TraitValues, !said.values.isEmpty || style != .unspecified else {
      return self
    }
    var all = values
    all.take(said)
    if style != .unspecified { all.userInterfaceStyle = style }
    return UITraitCollection(all)
  }
}
