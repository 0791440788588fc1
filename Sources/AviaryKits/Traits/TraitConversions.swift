public import AviaryEngine
public import AviaryGeometry
public import AviaryGraphics

// What SwiftUI's environment and UIKit's traits say of the same thing.

extension UserInterfaceSizeClass {
  /// The size class that UIKit's stands for; nil for an unspecified one.
  public init?(_ uiUserInterfaceSizeClass: UIUserInterfaceSizeClass) {
    switch uiUserInterfaceSizeClass {
    case .unspecified: return nil
    case .compact: self = .compact
    case .regular: self = .regular
    }
  }
}

extension UIUserInterfaceSizeClass {
  /// UIKit's size class for one; unspecified for nil.
  public init(_ sizeClass: UserInterfaceSizeClass?) {
    switch sizeClass {
    case .compact: self = .compact
    case .regular: self = .regular
    case nil: self = .unspecified
    }
  }
}

extension DynamicTypeSize {
  /// The size of texts that UIKit's category stands for; nil for one that is not known.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.knownSize else { return nil }
    self = size
  }
}

extension ContentSizeCategory {
  /// The category that UIKit's stands for; nil for one that is not known.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = uiSizeCategory.knownSize,
      let category = Self.allCases.first(where: { $0.dynamicTypeSize == size })
    else { return nil }
    self = category
  }
}

extension UIContentSizeCategory {
  /// UIKit's category for a size of texts; unspecified for nil.
  public init(_ dynamicTypeSize: DynamicTypeSize?) {
    self = dynamicTypeSize.flatMap { Self.category(of: $0) } ?? .unspecified
  }

  /// UIKit's category for one; unspecified for nil.
  public init(_ sizeCategory: ContentSizeCategory?) { self.init(sizeCategory?.dynamicTypeSize) }
}

extension LayoutDirection {
  /// The direction that UIKit's stands for; nil for an unspecified one.
  public init?(_ uiLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiLayoutDirection {
    case .unspecified: return nil
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// UIKit's direction for one.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UIAccessibilityContrast {
  /// UIKit's contrast for one; unspecified for nil.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    switch colorSchemeContrast {
    case .standard: self = .normal
    case .increased: self = .high
    case nil: self = .unspecified
    }
  }
}

/// How heavy an interface's texts are.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// As usual.
  case regular = 0
  /// Bold.
  case bold = 1

  /// UIKit's weight for one; unspecified for nil.
  public init(_ legibilityWeight: LegibilityWeight?) {
    switch legibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case nil: self = .unspecified
    }
  }
}

extension LegibilityWeight {
  /// The weight that UIKit's stands for; nil for an unspecified one.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .unspecified: return nil
    case .regular: self = .regular
    case .bold: self = .bold
    }
  }
}
