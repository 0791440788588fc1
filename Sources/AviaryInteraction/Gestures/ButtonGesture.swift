public import AviaryEngine
import AviaryGeometry
import Foundation

extension View {
  /// Has the view tell when it is pressed, and do something when it is let go within, as a button
  /// does, beside what it does by itself.
  ///
  /// Public with an underscore in SwiftUI.
  ///
  /// - Parameters:
  ///   - pressing: Told `true` when it is pressed, and `false` when it is no longer; nil for nobody.
  ///   - action: Done when it is let go within its size.
  public nonisolated func _onButtonGesture(
    pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(ButtonGestureModifier(pressing: pressing, action: action))
  }
}

private struct ButtonGestureModifier {
  let pressing: ((Bool) -> Void)?
  let action: () -> Void
  @State private var size = CGSize.zero
  @GestureState private var isPressed = false

  init(pressing: ((Bool) -> Void)?, action: @escaping () -> Void) {
    self.pressing = pressing
    self.action = action
  }
}

extension ButtonGestureModifier: ViewModifier {
  func body(content: Content) -> some View {
    content
      .onGeometryChange(for: CGSize.self, of: { $0.size }) { size = $0 }
      .simultaneousGesture(
        DragGesture(minimumDistance: 0)
          .updating($isPressed) { value, isPressed, _ in
            isPressed = CGRect(origin: .zero, size: size).contains(value.location)
          }
          .onEnded { value in
            if CGRect(origin: .zero, size: size).contains(value.location) { action() }
          }
      )
      .onChange(of: isPressed) { pressing?($1) }
  }
}
