@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import Foundation

/// What a view of a shape draws: a shape, how, and what lies below.
struct ShapePainting<S: Shape, Style: ShapeStyle, Background: View> {
  enum Operation {
    case fill(FillStyle)
    case stroke(StrokeStyle, antialiased: Bool)
  }

  var shape: S
  var style: Style
  var operation: Operation
  var background: Background
}

extension ShapePainting: Animatable {
  /// What the shape interpolates, and the line along it.
  var animatableData: AnimatablePair<S.AnimatableData, StrokeStyle.AnimatableData> {
    get {
      guard case .stroke(let stroke, _) = operation else {
        return AnimatablePair(shape.animatableData, .zero)
      }
      return AnimatablePair(shape.animatableData, stroke.animatableData)
    }
    set {
      shape.animatableData = newValue.first
      guard case .stroke(var stroke, let antialiased) = operation else { return }
      stroke.animatableData = newValue.second
      operation = .stroke(stroke, antialiased: antialiased)
    }
  }
}
