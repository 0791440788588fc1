import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryQuartz
import AviaryQuartzViews
import Foundation

/// What the `draw(_:)` of a view of UIKit's or AppKit's draws, in all of the room.
struct KitDrawing: View {
  /// Whether y goes up from the lower edge.
  let pointsUp: Bool
  /// Draws in the current context.
  let draw: @MainActor (CGRect) -> Void
  @Environment(\.displayScale) private var scale

  var body: some View {
    Canvas { [scale] context, size in
      MainActor.assumeIsolated {
        context.withCGContext { target in
          if pointsUp {
            target.translateBy(x: 0, y: size.height)
            target.scaleBy(x: 1, y: -1)
          }
          GraphicsStack.with(target, scale: scale) { draw(CGRect(origin: .zero, size: size)) }
        }
      }
    }
  }
}
