public import Foundation

/// A point as fractions of a rectangle's width and height; (0, 0) is the top leading corner.
///
/// Fractions below 0 and above 1 lie outside the rectangle.
public struct UnitPoint: Hashable, Sendable, BitwiseCopyable, Codable {
  /// The fraction of the width.
  public var x: CGFloat
  /// The fraction of the height.
  public var y: CGFloat

  /// Makes the point (0, 0).
  public init() { self.init(x: 0, y: 0) }

  /// Makes the point at the given fractions.
  ///
  /// - Parameters:
  ///   - x: The fraction of the width: 0 at the leading edge, 1 at the trailing one; any number.
  ///     Effects take these edges as left and right, whatever the layout direction.
  ///   - y: The fraction of the height: 0 at the top, 1 at the bottom; any number.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// (0, 0).
  public static let zero = UnitPoint(x: 0, y: 0)
  /// (0.5, 0.5).
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// (0, 0.5).
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// (1, 0.5).
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// (0.5, 0).
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// (0.5, 1).
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// (0, 0).
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// (1, 0).
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// (0, 1).
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// (1, 1).
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}

extension UnitPoint: Animatable {
  /// Both fractions, for interpolation.
  public typealias AnimatableData = AnimatablePair<CGFloat, CGFloat>

  /// Both fractions, for interpolation.
  public var animatableData: AnimatableData {
    get { .init(x, y) }
    set {
      x = newValue.first
      y = newValue.second
    }
  }
}

extension UnitPoint {
  /// This point in a rectangle of `size` whose origin is zero.
  package func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x.fraction(of: size.width), y: y.fraction(of: size.height))
  }

  /// This point in `rect`.
  package func point(in rect: CGRect) -> CGPoint { rect.origin + point(in: rect.size) }
}

extension CGFloat {
  /// The product with `length`, where a fraction of zero is zero even of an infinite length.
  fileprivate func fraction(of length: CGFloat) -> CGFloat { self == 0 ? 0 : self * length }
}
