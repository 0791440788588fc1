@_spi(Engine) public import AviaryEngine

/// How large the reader wants text to be, as it was called before ``DynamicTypeSize``.
///
/// The cases stand in no order of sizes; `<` tells that.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// ``DynamicTypeSize/xSmall``.
  case extraSmall
  /// ``DynamicTypeSize/small``.
  case small
  /// ``DynamicTypeSize/medium``.
  case medium
  /// ``DynamicTypeSize/large``, the default.
  case large
  /// ``DynamicTypeSize/xLarge``.
  case extraLarge
  /// ``DynamicTypeSize/xxLarge``.
  case extraExtraLarge
  /// ``DynamicTypeSize/xxxLarge``.
  case extraExtraExtraLarge
  /// ``DynamicTypeSize/accessibility1``.
  case accessibilityMedium
  /// ``DynamicTypeSize/accessibility2``.
  case accessibilityLarge
  /// ``DynamicTypeSize/accessibility3``.
  case accessibilityExtraLarge
  /// ``DynamicTypeSize/accessibility4``.
  case accessibilityExtraExtraLarge
  /// ``DynamicTypeSize/accessibility5``, the largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether this is one of the five sizes for accessibility.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// The size as it is called now.
  package var dynamicTypeSize: DynamicTypeSize {
    switch self {
    case .extraSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .extraLarge: .xLarge
    case .extraExtraLarge: .xxLarge
    case .extraExtraExtraLarge: .xxxLarge
    case .accessibilityMedium: .accessibility1
    case .accessibilityLarge: .accessibility2
    case .accessibilityExtraLarge: .accessibility3
    case .accessibilityExtraExtraLarge: .accessibility4
    case .accessibilityExtraExtraExtraLarge: .accessibility5
    }
  }

  /// The category of a size.
  package init(_ size: DynamicTypeSize) {
    self = Self.allCases.first { $0.dynamicTypeSize == size } ?? .large
  }
}

extension ContentSizeCategory {
  /// Whether `lhs` is smaller.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize < rhs.dynamicTypeSize
  }

  /// Whether `lhs` is not larger.
  public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize <= rhs.dynamicTypeSize
  }

  /// Whether `lhs` is larger.
  public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize > rhs.dynamicTypeSize
  }

  /// Whether `lhs` is not smaller.
  public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.dynamicTypeSize >= rhs.dynamicTypeSize
  }
}

extension EnvironmentValues {
  /// How large the reader wants text to be: ``dynamicTypeSize`` by its older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
}
