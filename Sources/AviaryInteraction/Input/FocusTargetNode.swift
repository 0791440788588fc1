@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
public import Foundation

/// The node of a modifier that lets a view have the focus, which is shown while keys move it: by a ring around the
/// view, or by a light on an item of a menu.
@_spi(Engine) open class FocusTargetNode<M: _NodeModifier>: ModifierNode<M>, FocusTarget {
  private var showsFocus = false

  /// How far around the node the ring lies, in points; less than 0 for inside of it.
  @_spi(Engine) open var focusRingDistance: CGFloat { 3 }

  @_spi(Engine) open var canTakeFocus: Bool {
    let values = EnvironmentValues(scope: environment)
    return values.isEnabled && values.canBeFocused
  }

  @_spi(Engine) open func focusDidChange(_ isFocused: Bool, isShown: Bool) {
    guard showsFocus != isShown else { return }
    showsFocus = isShown
    invalidateDrawing()
  }

  @_spi(Engine) open func receiveKey(_ key: InputEvent.Key) -> Bool { false }

  // What the modifier does is asked for when it is needed: nothing is drawn anew.
  @_spi(Engine) open override func viewDidChange() {}

  @_spi(Engine) open override func willUnmount() { root.input.focus.nodeWillUnmount(self) }

  @_spi(Engine) open override func draw(into recorder: inout NodeRecorder) {
    guard showsFocus else { return super.draw(into: &recorder) }
    let values = EnvironmentValues(scope: environment)
    // The items of a menu lie side by side: the one that keys go to is highlighted.
    if values.controlPlace == .menu, values.isEnabled { drawLight(into: &recorder, values) }
    super.draw(into: &recorder)
    if values.controlPlace != .menu, values.isEnabled, values.isFocusEffectEnabled {
      drawRing(into: &recorder, values)
    }
  }

  private func drawLight(into recorder: inout NodeRecorder, _ values: EnvironmentValues) {
    recorder.builder.fill(
      Path(CGRect(origin: .zero, size: size)),
      resolveStyle(Color.menuHighlight, in: values),
      in: CGRect(origin: .zero, size: size)
    )
  }

  private func drawRing(into recorder: inout NodeRecorder, _ values: EnvironmentValues) {
    // Answers fill what shows them: around them there is no space.
    let isAnswer = values.controlPlace == .alert || values.controlPlace == .confirmation
    let distance = isAnswer ? -3 : focusRingDistance
    let ring = CGRect(origin: .zero, size: size).insetBy(dx: -distance, dy: -distance)
    recorder.builder.stroke(
      Path(roundedRect: ring, cornerRadius: 6),
      StrokeStyle(lineWidth: 2),
      resolveStyle(Color.accentColor, in: values),
      in: ring
    )
  }
}
