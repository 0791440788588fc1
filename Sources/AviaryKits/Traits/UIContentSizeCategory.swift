package import AviaryGraphics

/// How large a person wants texts.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String

  /// The size of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not known.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// Three below the usual one.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// Two below the usual one.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// One below the usual one.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// One above the usual one.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// Two above the usual one.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// Three above the usual one.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first of those for who sees little.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second of those for who sees little.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third of those for who sees little.
  public static let accessibilityExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXL"
  )
  /// The fourth of those for who sees little.
  public static let accessibilityExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL"
  )
  /// The fifth of those for who sees little.
  public static let accessibilityExtraExtraExtraLarge = Self(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL"
  )

  private static let sizes: [(UIContentSizeCategory, DynamicTypeSize)] = [
    (.extraSmall, .xSmall), (.small, .small), (.medium, .medium), (.large, .large),
    (.extraLarge, .xLarge), (.extraExtraLarge, .xxLarge), (.extraExtraExtraLarge, .xxxLarge),
    (.accessibilityMedium, .accessibility1), (.accessibilityLarge, .accessibility2),
    (.accessibilityExtraLarge, .accessibility3), (.accessibilityExtraExtraLarge, .accessibility4),
    (.accessibilityExtraExtraExtraLarge, .accessibility5),
  ]

  /// The size as SwiftUI names it; the usual one where it is not known.
  package var dynamicTypeSize: DynamicTypeSize {
    knownSize ?? .large
  }

  /// The size as SwiftUI names it; nil where it is not known.
  var knownSize: DynamicTypeSize? { Self.sizes.first { $0.0 == self }?.1 }

  /// The category of a size as SwiftUI names it.
  static func category(of size: DynamicTypeSize) -> Self? { sizes.first { $0.1 == size }?.0 }

  /// Whether it is one of those for who sees little.
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }

  /// Whether texts are larger than with another one.
  public static func > (a: Self, b: Self) -> Bool { a.dynamicTypeSize > b.dynamicTypeSize }
  /// Whether texts are smaller than with another one.
  public static func < (a: Self, b: Self) -> Bool { a.dynamicTypeSize < b.dynamicTypeSize }
  /// Whether texts are no smaller than with another one.
  public static func >= (a: Self, b: Self) -> Bool { a.dynamicTypeSize >= b.dynamicTypeSize }
  /// Whether texts are no larger than with another one.
  public static func <= (a: Self, b: Self) -> Bool { a.dynamicTypeSize <= b.dynamicTypeSize }
}
