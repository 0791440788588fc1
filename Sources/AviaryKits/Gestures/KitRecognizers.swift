import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import Foundation

/// Has the recognizers on a represented view know what fingers do on it.
struct KitRecognizers: ViewModifier {
  let recognizers: [UIGestureRecognizer]

  func body(content: Content) -> some View {
    recognizers.reduce(AnyView(content.contentShape(Rectangle()))) { shown, recognizer in
      AnyView(
        shown.modifier(
          RecognizerGesture(recognizer: recognizer, isSimultaneous: true, placed: { _ in }) {
            recognizer.sendActions()
          }
        )
      )
    }
  }
}
