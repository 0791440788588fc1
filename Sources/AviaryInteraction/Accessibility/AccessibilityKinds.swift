@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import Foundation

/// Something that assistive technology can ask a view to do.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case `default`, escape, magicTap, delete
    case named(Text)
  }

  let kind: Kind

  /// What the view is there for.
  public static let `default` = AccessibilityActionKind(kind: .default)
  /// To close something.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The most important thing in the app.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  /// To delete something.
  public static let delete = AccessibilityActionKind(kind: .delete)

  private init(kind: Kind) { self.kind = kind }

  /// Something with a name.
  public init(named name: Text) { kind = .named(name) }
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}

/// How elements inside a view are told of.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case ignore, contain, combine }
  let kind: Kind

  /// Not at all.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// As elements of a group.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// As one element that says what all of them say.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

extension Text {
  /// Says that the text is a heading.
  ///
  /// - Parameter level: Of which level, as that of a chapter or a paragraph.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    heading(level: UInt8(level.rawValue))
  }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
