@_spi(Engine) package import AviaryEngine
public import AviaryGraphics
public import Foundation
import Synchronization

/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// As the surroundings are.
  case unspecified = 0
  /// Dark on light.
  case light = 1
  /// Light on dark.
  case dark = 2
}

/// How much colours stand out from each other.
public enum UIAccessibilityContrast: Int, Sendable {
  /// As the surroundings do.
  case unspecified = -1
  /// As usual.
  case normal = 0
  /// More.
  case high = 1
}

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car's display.
  case carPlay = 3
  /// A desktop.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How much room an interface has in a direction.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little.
  case compact = 1
  /// Much.
  case regular = 2
}

/// Which way an interface is read.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// What an interface adapts to.
public final class UITraitCollection: Sendable, Hashable {
  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// How much colours stand out.
  public let accessibilityContrast: UIAccessibilityContrast
  /// The kind of device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Pixels a point; 0 where that is not known.
  public let displayScale: CGFloat
  /// Room from left to right.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Room from top to bottom.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// How large text is.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// What programs have beside that.
  let custom: TraitValues

  init(
    style: UIUserInterfaceStyle = .unspecified,
    contrast: UIAccessibilityContrast = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified,
    displayScale: CGFloat = 0,
    horizontal: UIUserInterfaceSizeClass = .unspecified,
    vertical: UIUserInterfaceSizeClass = .unspecified,
    category: UIContentSizeCategory = .unspecified,
    custom: TraitValues = TraitValues()
  ) {
    userInterfaceStyle = style
    accessibilityContrast = contrast
    userInterfaceIdiom = idiom
    self.displayScale = displayScale
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
    preferredContentSizeCategory = category
    self.custom = custom
  }

  /// Nothing known.
  public convenience init() { self.init(style: .unspecified) }
  /// Light or dark, and nothing else known.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(style: userInterfaceStyle)
  }
  /// A contrast, and nothing else known.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(contrast: accessibilityContrast)
  }
  /// A kind of device, and nothing else known.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(idiom: userInterfaceIdiom)
  }
  /// Pixels a point, and nothing else known.
  public convenience init(displayScale: CGFloat) {
    self.init(style: .unspecified, displayScale: displayScale)
  }
  /// Room from left to right, and nothing else known.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(horizontal: horizontalSizeClass)
  }
  /// Room from top to bottom, and nothing else known.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(vertical: verticalSizeClass)
  }
  /// A size of text, and nothing else known.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(category: preferredContentSizeCategory)
  }

  /// What several say together; where two say something, the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    func last<Value: Equatable>(_ path: (UITraitCollection) -> Value, _ nothing: Value) -> Value {
      traitCollections.last { path($0) != nothing }.map(path) ?? nothing
    }
    var custom = TraitValues()
    for collection in traitCollections { custom.take(collection.custom) }
    self.init(
      style: last(\.userInterfaceStyle, .unspecified),
      contrast: last(\.accessibilityContrast, .unspecified),
      idiom: last(\.userInterfaceIdiom, .unspecified),
      displayScale: last(\.displayScale, 0),
      horizontal: last(\.horizontalSizeClass, .unspecified),
      vertical: last(\.verticalSizeClass, .unspecified),
      category: last(\.preferredContentSizeCategory, .unspecified),
      custom: custom
    )
  }

  /// What colours that are asked for without surroundings go by.
  private static let shared = Mutex(UITraitCollection(style: .light, contrast: .normal))

  /// What is asked for without surroundings goes by this: a light interface, unless it was set.
  public static var current: UITraitCollection {
    get { shared.withLock { $0 } }
    set { shared.withLock { $0 = newValue } }
  }

  /// Runs a closure in which this is the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.current
    Self.current = self
    defer { Self.current = before }
    actions()
  }

  /// Whether a colour may be another one by these than by others.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
      || accessibilityContrast != traitCollection?.accessibilityContrast
  }

  /// Whether both say the same.
  public static func == (a: UITraitCollection, b: UITraitCollection) -> Bool {
    a.userInterfaceStyle == b.userInterfaceStyle
      && a.accessibilityContrast == b.accessibilityContrast
      && a.userInterfaceIdiom == b.userInterfaceIdiom && a.displayScale == b.displayScale
      && a.horizontalSizeClass == b.horizontalSizeClass
      && a.verticalSizeClass == b.verticalSizeClass
      && a.preferredContentSizeCategory == b.preferredContentSizeCategory && a.custom == b.custom
  }

  /// Hashes light or dark, and the sizes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(userInterfaceStyle)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
  }
}

extension UITraitCollection {
  /// What views in an environment adapt to.
  package convenience init(_ environment: EnvironmentValues) {
    self.init(
      style: environment.colorScheme == .dark ? .dark : .light,
      contrast: environment.colorSchemeContrast == .increased ? .high : .normal,
      displayScale: environment.displayScale
    )
  }

  /// The environment of views that adapt to this.
  package var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.colorScheme = userInterfaceStyle == .dark ? .dark : .light
    values._colorSchemeContrast = accessibilityContrast == .high ? .increased : .standard
    return values
  }
}

extension ColorScheme {
  /// The scheme that UIKit's style stands for; nil for an unspecified one.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .unspecified: return nil
    case .light: self = .light
    case .dark: self = .dark
    }
  }
}

extension ColorSchemeContrast {
  /// The contrast that UIKit's stands for; nil for an unspecified one.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .unspecified: return nil
    case .normal: self = .standard
    case .high: self = .increased
    }
  }
}

extension UIUserInterfaceStyle {
  /// UIKit's style for a scheme; unspecified for nil.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    default: self = .unspecified
    }
  }
}
