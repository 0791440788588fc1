import AviaryDrawing
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
