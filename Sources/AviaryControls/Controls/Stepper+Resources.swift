@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGeometry
public import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import Foundation

extension Stepper where Label == Text {
  /// Creates a stepper of closures with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init(
    _ titleResource: LocalizedStringResource,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a value with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      value: value,
      step: step,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a value within bounds with a title that is looked up.
  @_disfavoredOverload
  public nonisolated init<V: Strideable>(
    _ titleResource: LocalizedStringResource,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      LocalizedStringKey(titleResource),
      value: value,
      in: bounds,
      step: step,
      onEditingChanged: onEditingChanged
    )
  }
}
