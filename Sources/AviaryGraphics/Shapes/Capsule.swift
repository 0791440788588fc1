@_spi(Hosting) public import AviaryDrawing
public import AviaryEngine
import AviaryGeometry
public import Foundation

/// A rectangle whose shorter sides are round.
public struct Capsule: InsettableShape {
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes a capsule.
  ///
  /// - Parameter style: Whether the ends' curve begins smoothly or is a part of a circle;
  ///   `.continuous` by default.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }

  public static var _staysInRect: Bool { true }

  public nonisolated func path(in rect: CGRect) -> Path {
    guard !rect.isNull else { return Path() }
    return Path(
      roundedRect: rect,
      cornerRadius: min(rect.width, rect.height) / 2,
      style: style
    )
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The capsule, smaller on all sides.
  ///
  /// - Parameter amount: The distance in points; outwards where negative.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBoundsShape(shape: self, amount: amount)
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are round.
  public static var capsule: Capsule { Capsule() }

  /// A rectangle whose shorter sides are round in the given style.
  ///
  /// - Parameter style: Whether the ends' curve begins smoothly or is a part of a circle.
  public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
