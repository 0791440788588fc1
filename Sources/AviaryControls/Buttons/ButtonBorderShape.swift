@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
public import Foundation

/// The shape of buttons that have a background.
public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(CGFloat?)
  }

  let kind: Kind

  /// As it is usual.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// Round ends.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A circle.
  public static let circle = ButtonBorderShape(kind: .circle)
  /// Round corners.
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  /// Round corners of a radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }

  /// The radius of the corners, in points; nil for round ends.
  func radius(_ controlSize: ControlSize, _ theme: ButtonTheme) -> CGFloat? {
    switch kind {
    case .capsule, .circle: nil
    case .roundedRectangle(let radius): radius ?? theme.radius(controlSize)
    case .automatic: theme.usualRadius(controlSize)
    }
  }
}

extension ButtonBorderShape: InsettableShape {
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path {
    if kind == .circle {
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
    let radius = radius(.regular, ControlTheme.standard.button) ?? min(rect.width, rect.height) / 2
    return Path(roundedRect: rect, cornerRadius: radius)
  }

  /// The shape, smaller on all sides.
  ///
  /// - Parameter amount: The distance in points; outwards where negative.
  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape {
    InsetBorderShape(base: self, amount: amount)
  }
}

/// A border shape, smaller on all sides.
package struct InsetBorderShape: InsettableShape {
  let base: ButtonBorderShape
  let amount: CGFloat

  package func path(in rect: CGRect) -> Path { base.path(in: rect.insetBy(dx: amount, dy: amount)) }

  package func inset(by amount: CGFloat) -> InsetBorderShape {
    InsetBorderShape(base: base, amount: self.amount + amount)
  }
}

enum ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  /// The shape of buttons that have a background.
  public internal(set) var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of buttons in this view that have a background.
  public nonisolated func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
