@_spi(Hosting) public import AviaryDrawing
public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A rectangle whose corners have radii of their own.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radius of each corner in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with the given corners.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Makes a rectangle with the given corners; those left out are square.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }

  public static var _staysInRect: Bool { true }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
  }

  /// The radii, for interpolation.
  public nonisolated var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  /// The rectangle, smaller on all sides.
  ///
  /// - Parameter amount: The distance in points; outwards where negative.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    Inset(base: self, amount: amount)
  }

  /// Smaller by an amount, with corners smaller by as much.
  package struct Inset: InsettableShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    package func path(in rect: CGRect) -> Path {
      let inner = rect.insetBy(dx: amount, dy: amount)
      guard !inner.isNull else { return Path() }
      return Path(
        roundedRect: inner,
        cornerRadii: base.cornerRadii.shrunk(by: amount),
        style: base.style
      )
    }

    package func inset(by amount: CGFloat) -> Inset {
      Inset(base: base, amount: self.amount + amount)
    }

    package var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
      get { AnimatablePair(base.animatableData, amount) }
      set {
        base.animatableData = newValue.first
        amount = newValue.second
      }
    }
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with the given corners.
  ///
  /// - Parameters:
  ///   - cornerRadii: A radius in points for each corner.
  ///   - style: Whether the corners' curve begins smoothly or is a part of a circle; `.continuous`
  ///     by default.
  public static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> Self { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }

  /// A rectangle with the given corners; those left out are square.
  ///
  /// - Parameters:
  ///   - topLeadingRadius: In points; 0 for a square corner. By default `0`.
  ///   - bottomLeadingRadius: In points; 0 for a square corner. By default `0`.
  ///   - bottomTrailingRadius: In points; 0 for a square corner. By default `0`.
  ///   - topTrailingRadius: In points; 0 for a square corner. By default `0`.
  ///   - style: Whether the corners' curve begins smoothly or is a part of a circle; `.continuous`
  ///     by default.
  public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}

extension RectangleCornerRadii {
  /// The radii with an amount taken from each, none below zero.
  fileprivate func shrunk(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(topLeading - amount, 0),
      bottomLeading: max(bottomLeading - amount, 0),
      bottomTrailing: max(bottomTrailing - amount, 0),
      topTrailing: max(topTrailing - amount, 0)
    )
  }
}
