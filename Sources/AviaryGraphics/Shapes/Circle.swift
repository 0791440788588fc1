@_spi(Hosting) public import AviaryDrawing
public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// A circle in the middle of the rectangle, as large as fits.
public struct Circle: InsettableShape, BitwiseCopyable {
  /// Makes a circle.
  public nonisolated init() {}

  public static var _staysInRect: Bool { true }

  public nonisolated func path(in rect: CGRect) -> Path {
    guard !rect.isNull else { return Path() }
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2,
        y: rect.midY - side / 2,
        width: side,
        height: side
      )
    )
  }

  public nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  /// A square as large as the smaller length of the proposal, 10 points where that is nil.
  public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let side =
      switch (proposal.width, proposal.height) {
      case (let width?, let height?): min(width, height)
      case (let length?, nil), (nil, let length?): length
      case (nil, nil): 10 as CGFloat
      }
    return CGSize(width: side, height: side)
  }

  /// The circle, smaller on all sides.
  ///
  /// - Parameter amount: The distance in points; outwards where negative.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBoundsShape(shape: self, amount: amount)
  }
}

extension Shape where Self == Circle {
  /// A circle in the middle of the rectangle.
  public static var circle: Circle { Circle() }
}
