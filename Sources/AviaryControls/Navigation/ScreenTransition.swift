@_spi(Hosting) import AviaryDrawing
package import AviaryEngine
import AviaryGeometry
import AviaryLayout
import AviaryMotion
import Foundation

/// How screens and columns come and go.
package enum ScreenTransition {
  package static var animation: Animation {
    .smooth(duration: ControlTheme.standard.navigationBar.screenDuration)
  }

  /// From the trailing edge, over one that fades.
  static var transition: AnyTransition {
    .move(edge: .trailing).combined(with: .opacity).animation(animation)
  }
}
