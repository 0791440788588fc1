@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// A shape that knows how round its corners are, for what follows them inside.
protocol RoundCorneredShape {
  /// The radius of each corner in a rectangle, in points.
  func cornerRadii(in rect: CGRect) -> RectangleCornerRadii
}

extension RectangleCornerRadii {
  fileprivate init(_ radius: CGFloat) {
    self.init(
      topLeading: radius,
      bottomLeading: radius,
      bottomTrailing: radius,
      topTrailing: radius
    )
  }
}

extension CGRect {
  fileprivate var halfOfShorterSide: CGFloat { min(width, height) / 2 }
}

extension RoundedRectangle: RoundCorneredShape {
  func cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
    RectangleCornerRadii(min(max(cornerSize.width, cornerSize.height), rect.halfOfShorterSide))
  }
}

extension UnevenRoundedRectangle: RoundCorneredShape {
  func cornerRadii(in rect: CGRect) -> RectangleCornerRadii { cornerRadii }
}

extension Capsule: RoundCorneredShape {
  func cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
    RectangleCornerRadii(rect.halfOfShorterSide)
  }
}

extension Circle: RoundCorneredShape {
  func cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
    RectangleCornerRadii(rect.halfOfShorterSide)
  }
}

extension ConcentricRectangle: RoundCorneredShape {
  func cornerRadii(in rect: CGRect) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: topLeading.radius(concentric: nil),
      bottomLeading: bottomLeading.radius(concentric: nil),
      bottomTrailing: bottomTrailing.radius(concentric: nil),
      topTrailing: topTrailing.radius(concentric: nil)
    )
  }
}
