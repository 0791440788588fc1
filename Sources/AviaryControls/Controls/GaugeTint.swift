@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import Foundation

/// The tint of a gauge: of a gradient without a direction, each colour stands where its value is.
struct GaugeTint: ShapeStyle {
  /// What is painted.
  enum Form {
    /// The part of a bar from its leading end to a fraction of its length, more than 0 where anything is seen.
    case bar(fraction: Double)
    /// A ring, by the angles of its ends, clockwise from the right.
    case ring(from: Angle, to: Angle)
  }

  let form: Form

  init(_ form: Form) { self.form = form }

  func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    var along = context
    along.environment.plainGradientGeometry = geometry(context.environment.layoutDirection)
    return TintShapeStyle()._resolve(in: along)
  }

  private func geometry(_ direction: LayoutDirection) -> GradientGeometry {
    switch form {
    case .bar(let fraction):
      // The gradient is as long as the whole bar, of which a part is painted.
      let length = 1 / max(fraction, 0.001)
      let isMirrored = direction == .rightToLeft
      return .linear(
        start: UnitPoint(x: isMirrored ? 1 : 0, y: 0.5),
        end: UnitPoint(x: isMirrored ? 1 - length : length, y: 0.5)
      )
    case .ring(let start, let end):
      return .angular(center: .center, start: CGFloat(start.radians), end: CGFloat(end.radians))
    }
  }
}
