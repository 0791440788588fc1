import AviaryDrawing
import AviaryGeometry
import Foundation

/// The node of a modifier that lets a view have the focus, which is shown while keys move it: by a ring around the
/// view, or by a light on an item of a menu.
package class FocusTargetNode<M: _NodeModifier>: ModifierNode<M>, FocusTarget {
  private var showsFocus = false

  /// How far around the node the ring lies, in points; less than 0 for inside of it.
  var focusRingDistance: CGFloat { 3 }

  package var canTakeFocus: Bool {
    let values = EnvironmentValues(scope: environment)
    return values.isEnabled && values.canBeFocused
  }

  package func focusDidChange(_ isFocused: Bool, isShown: Bool) {
    guard showsFocus != isShown else { return }
    showsFocus = isShown
    invalidateDrawing()
  }

  package func receiveKey(_ key: InputEvent.Key) -> Bool { false }

  // What the modifier does is asked for when it is needed: nothing is drawn anew.
  package override func viewDidChange() {}

  package override func willUnmount() { root.input.focus.nodeWillUnmount(self) }

  override func draw(into recorder: inout NodeRecorder) {
    super.draw(into: &recorder)
    if showsFocus { drawFocus(into: &recorder) }
  }

  private func drawFocus(into recorder: inout NodeRecorder) {
    let values = EnvironmentValues(scope: environment)
    guard values.isFocusEffectEnabled, values.isEnabled else { return }
    if values.controlPlace == .menu {
      // The items of a menu lie side by side: the one with the focus is lit.
      recorder.builder.fill(
        Path(CGRect(origin: .zero, size: size)),
        resolveStyle(MenuHighlight.color, in: values),
        in: CGRect(origin: .zero, size: size)
      )
      return
    }
    let distance = focusRingDistance
    let ring = CGRect(origin: .zero, size: size).insetBy(dx: -distance, dy: -distance)
    recorder.builder.stroke(
      Path(roundedRect: ring, cornerRadius: 6),
      StrokeStyle(lineWidth: 2),
      resolveStyle(Color.accentColor, in: values),
      in: ring
    )
  }
}
