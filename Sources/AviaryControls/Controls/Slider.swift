@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: SliderTheme { ControlTheme.standard.slider }
private var shared: SharedTheme { ControlTheme.standard.shared }

/// A control for a value between two bounds.
///
/// ![Sliders at their ends, with labels, disabled](Documentation/controls/sliders.png)
public struct Slider<Label: View, ValueLabel: View> {
  /// The part of the way between the bounds, 0 to 1.
  let fraction: Binding<Double>
  /// The step as a part of the way; nil for none.
  let step: Double?
  let bounds: ClosedRange<Double>
  let label: Label
  let minimumValueLabel: ValueLabel
  let maximumValueLabel: ValueLabel
  let onEditingChanged: (Bool) -> Void
  let marks: SliderMarks
  /// What the value is now, in words; nil for how far it is.
  let currentValueLabel: AnyView?

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>,
    _ step: V.Stride?,
    _ label: Label,
    _ minimumValueLabel: ValueLabel,
    _ maximumValueLabel: ValueLabel,
    _ onEditingChanged: @escaping (Bool) -> Void,
    marks: SliderMarks = SliderMarks(),
    currentValueLabel: AnyView? = nil
  ) where V.Stride: BinaryFloatingPoint {
    let length = (Double(bounds.upperBound) - Double(bounds.lowerBound)).finite("Slider")
    fraction = Binding(
      location: FunctionalLocation(
        get: {
          value.wrappedValue.fraction(from: bounds.lowerBound, to: bounds.upperBound, "Slider")
        },
        set: { new, _ in
          var offset = new * length
          if let step, Double(step) > 0 {
            offset = (offset / Double(step)).rounded() * Double(step)
          }
          if marks.enabled != 0...1 {
            offset = min(
              max(offset, marks.enabled.lowerBound * length),
              marks.enabled.upperBound * length
            )
          }
          value.wrappedValue = min(
            max(bounds.lowerBound + V(offset), bounds.lowerBound),
            bounds.upperBound
          )
        }
      )
    )
    let start = Double(bounds.lowerBound).finite("Slider")
    self.bounds = start...(start + max(length, 0))
    self.step = step.flatMap { length > 0 ? (Double($0) / length).finite("Slider") : nil }
    self.label = label
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
    self.onEditingChanged = onEditingChanged
    self.marks = marks
    self.currentValueLabel = currentValueLabel
  }

  /// Creates a slider with labels.
  ///
  /// - Parameters:
  ///   - value: The value; shown at the nearest bound where it is beyond them, at the lower one
  ///     where it is NaN.
  ///   - bounds: The least and the greatest value, in the value's unit; `0...1` by default.
  ///   - label: What the value means; read out, and shown in forms.
  ///   - minimumValueLabel: What stands at the lower end.
  ///   - maximumValueLabel: What stands at the upper end.
  ///   - onEditingChanged: Called with true when a person begins to move the slider, with false
  ///     afterwards. It does nothing by default.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      nil,
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      onEditingChanged
    )
  }

  /// Creates a slider with steps and labels.
  ///
  /// - Parameters:
  ///   - value: The value; shown at the nearest bound where it is beyond them, at the lower one
  ///     where it is NaN.
  ///   - bounds: The least and the greatest value, in the value's unit.
  ///   - step: The distance between values, in the value's unit, from the lower bound on; 0 or less
  ///     for none. By default `1`.
  ///   - label: What the value means; read out, and shown in forms.
  ///   - minimumValueLabel: What stands at the lower end.
  ///   - maximumValueLabel: What stands at the upper end.
  ///   - onEditingChanged: Called with true when a person begins to move the slider, with false
  ///     afterwards. It does nothing by default.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      step,
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      onEditingChanged
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  ///
  /// - Parameters:
  ///   - value: The value; shown at the nearest bound where it is beyond them, at the lower one
  ///     where it is NaN.
  ///   - bounds: The least and the greatest value, in the value's unit; `0...1` by default.
  ///   - label: What the value means; read out, and shown in forms.
  ///   - onEditingChanged: Called with true when a person begins to move the slider, with false
  ///     afterwards. It does nothing by default.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, label(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider with steps and a label.
  ///
  /// - Parameters:
  ///   - value: The value; shown at the nearest bound where it is beyond them, at the lower one
  ///     where it is NaN.
  ///   - bounds: The least and the greatest value, in the value's unit.
  ///   - step: The distance between values, in the value's unit, from the lower bound on; 0 or less
  ///     for none. By default `1`.
  ///   - label: What the value means; read out, and shown in forms.
  ///   - onEditingChanged: Called with true when a person begins to move the slider, with false
  ///     afterwards. It does nothing by default.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, label(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  ///
  /// - Parameters:
  ///   - value: The value; shown at the nearest bound where it is beyond them, at the lower one
  ///     where it is NaN.
  ///   - bounds: The least and the greatest value, in the value's unit; `0...1` by default.
  ///   - onEditingChanged: Called with true when a person begins to move the slider, with false
  ///     afterwards. It does nothing by default.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, nil, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }

  /// Creates a slider with steps.
  ///
  /// - Parameters:
  ///   - value: The value; shown at the nearest bound where it is beyond them, at the lower one
  ///     where it is NaN.
  ///   - bounds: The least and the greatest value, in the value's unit.
  ///   - step: The distance between values, in the value's unit, from the lower bound on; 0 or less
  ///     for none. By default `1`.
  ///   - onEditingChanged: Called with true when a person begins to move the slider, with false
  ///     afterwards. It does nothing by default.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step, EmptyView(), EmptyView(), EmptyView(), onEditingChanged)
  }
}

extension Slider: _Control {
  /// The value between its bounds, as assistive technology is told.
  @MainActor private var range: AccessibilityRange {
    let length = bounds.upperBound - bounds.lowerBound
    return AccessibilityRange(
      bounds.lowerBound,
      bounds.upperBound,
      bounds.lowerBound + fraction.wrappedValue * length,
      step: (step ?? theme.keyStep) * length
    )
  }

  public var _controlBody: some View {
    // The label takes no space, so nothing is kept away from it.
    HStack(spacing: 0) {
      label.modifier(HiddenLabel())
      currentValueLabel.modifier(HiddenLabel()).accessibilityPart(.value)
      HStack(spacing: shared.labelSpacing) {
        minimumValueLabel.accessibilityPart(.bound)
        SliderTrack(fraction: fraction.wrappedValue, marks: marks, step: step)
          .modifier(
            SliderInputModifier(fraction: fraction, step: step, onEditingChanged: onEditingChanged)
          )
          .modifier(SliderTickLabels(marks: marks))
        maximumValueLabel.accessibilityPart(.bound)
      }
    }
    .controlDescription(
      .slider,
      value: "\(Int(bounded: (fraction.wrappedValue * 100).rounded()))%",
      range: range
    )
    .modifier(ControlTexts())
  }
}
