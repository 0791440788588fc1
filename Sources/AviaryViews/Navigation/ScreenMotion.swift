import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// How screens and columns come and go.
enum ScreenMotion {
  static var animation: Animation { .smooth(duration: 0.35) }

  /// From the trailing edge, over one that fades.
  static var transition: AnyTransition {
    .move(edge: .trailing).combined(with: .opacity).animation(animation)
  }
}
