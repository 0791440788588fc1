@_spi(Hosting) public import AviaryDrawing
public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A rectangle with round corners.
public struct RoundedRectangle: InsettableShape {
  /// The width and height of each corner in points.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - cornerSize: Width and height of the corners' quarter ellipses in points; at most half of
  ///     each side.
  ///   - style: Whether the corners' curve begins smoothly or is a part of a circle; `.continuous`
  ///     by default.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// Makes a rectangle with corners of a radius in points.
  ///
  /// - Parameters:
  ///   - cornerRadius: In points; at most half of the shorter side, square where not more than 0.
  ///   - style: Whether the corners' curve begins smoothly or is a part of a circle; `.continuous`
  ///     by default.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public static var _staysInRect: Bool { true }

  public nonisolated func path(in rect: CGRect) -> Path {
    if cornerSize.width == cornerSize.height {
      Path(roundedRect: rect, cornerRadius: cornerSize.width, style: style)
    } else {
      Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// The corner's size, for interpolation.
  public nonisolated var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  /// The rectangle, smaller on all sides.
  ///
  /// - Parameter amount: The distance in points; outwards where negative.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }

  /// Smaller by an amount, with corners smaller by as much.
  package struct Inset: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

    package func path(in rect: CGRect) -> Path {
      let inner = rect.insetBy(dx: amount, dy: amount)
      guard !inner.isNull else { return Path() }
      // The outer corner is no larger than its rectangle before it shrinks.
      let largest = min(rect.width, rect.height) / 2
      func shrink(_ length: CGFloat) -> CGFloat { max(min(length, largest) - amount, 0) }
      return RoundedRectangle(
        cornerSize: CGSize(
          width: shrink(base.cornerSize.width),
          height: shrink(base.cornerSize.height)
        ),
        style: base.style
      ).path(in: inner)
    }

    package func inset(by amount: CGFloat) -> Inset {
      Inset(base: base, amount: self.amount + amount)
    }

    package var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    package var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set {
        base.animatableData = newValue.first
        amount = newValue.second
      }
    }
  }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with elliptical corners.
  ///
  /// - Parameters:
  ///   - cornerSize: Width and height of the corners' quarter ellipses in points; at most half of
  ///     each side.
  ///   - style: Whether the corners' curve begins smoothly or is a part of a circle; `.continuous`
  ///     by default.
  public static func rect(
    cornerSize: CGSize,
    style: RoundedCornerStyle = .continuous
  ) -> Self { RoundedRectangle(cornerSize: cornerSize, style: style) }

  /// A rectangle with corners of a radius in points.
  ///
  /// - Parameters:
  ///   - cornerRadius: In points; at most half of the shorter side, square where not more than 0.
  ///   - style: Whether the corners' curve begins smoothly or is a part of a circle; `.continuous`
  ///     by default.
  public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> Self { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}
