@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
public import Foundation

/// A control that makes a value larger or smaller by steps.
///
/// ![Steppers, also at their end and disabled](Documentation/controls/steppers.png)
public struct Stepper<Label: View> {
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let onEditingChanged: (Bool) -> Void
  /// The value between its bounds, where it is a number that has some.
  var range: AccessibilityRange?

  nonisolated init(
    label: Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.onIncrement = onIncrement
    self.onDecrement = onDecrement
    self.onEditingChanged = onEditingChanged
  }

  nonisolated init<V: Strideable>(
    _ value: Binding<V>,
    _ bounds: ClosedRange<V>?,
    _ step: V.Stride,
    _ label: Label,
    _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    func move(by amount: V.Stride) -> (() -> Void)? {
      let current = value.wrappedValue
      // Beyond the greatest integer is nothing to step to.
      if let integer = current as? any FixedWidthInteger, let amount = amount as? Int,
        !integer.canAdvance(by: amount)
      {
        return nil
      }
      let next = current.advanced(by: amount)
      if let bounds, !bounds.contains(next) { return nil }
      return {
        onEditingChanged(true)
        value.wrappedValue = next
        onEditingChanged(false)
      }
    }
    self.init(
      label: label,
      onIncrement: move(by: step),
      onDecrement: move(by: 0 - step),
      onEditingChanged: onEditingChanged
    )
    range = Self.range(value.wrappedValue, bounds, step)
  }

  /// What assistive technology is told of a value; nil where it is no number.
  private nonisolated static func range<V: Strideable>(
    _ value: V,
    _ bounds: ClosedRange<V>?,
    _ step: V.Stride
  ) -> AccessibilityRange? {
    func number(_ value: Any) -> Double? {
      if let value = value as? any BinaryInteger { return Double(value) }
      return (value as? any BinaryFloatingPoint).map { Double($0) }
    }
    guard let current = number(value) else { return nil }
    return AccessibilityRange(
      bounds.flatMap { number($0.lowerBound) } ?? -.greatestFiniteMagnitude,
      bounds.flatMap { number($0.upperBound) } ?? .greatestFiniteMagnitude,
      current,
      step: number(step).map(abs) ?? 0
    )
  }

  /// Creates a stepper of closures with any label; a closure that is nil can't be used.
  public nonisolated init(
    @ViewBuilder label: () -> Label,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(),
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a value with any label.
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label(), onEditingChanged)
  }

  /// Creates a stepper of a value within bounds with any label.
  public nonisolated init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label(), onEditingChanged)
  }

  /// Creates a stepper of a number within bounds with any label.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value, bounds, step, label(), onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper of closures with a title that is looked up.
  public nonisolated init(
    _ titleKey: LocalizedStringKey,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(titleKey),
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of closures with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S,
    onIncrement: (() -> Void)?,
    onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: Text(title),
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      onEditingChanged: onEditingChanged
    )
  }

  /// Creates a stepper of a value with a title that is looked up.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper of a value with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, Text(title), onEditingChanged)
  }

  /// Creates a stepper of a value within bounds with a title that is looked up.
  public nonisolated init<V: Strideable>(
    _ titleKey: LocalizedStringKey,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper of a value within bounds with a title.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V: Strideable>(
    _ title: S,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, Text(title), onEditingChanged)
  }
}

extension Stepper: _Control {
  public var _controlBody: some View {
    StepperBody(
      label: label,
      onIncrement: onIncrement,
      onDecrement: onDecrement,
      range: range
    )
  }
}

private struct StepperBody<Label: View>: View {
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlPlace) private var controlPlace
  @Environment(\.controlTheme.stepper) private var theme
  let label: Label
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?
  let range: AccessibilityRange?

  private func half(
    _ kind: ControlGlyph.Kind,
    _ name: String,
    _ action: (() -> Void)?
  ) -> some View {
    ControlGlyph.view(kind, theme.sign, grows: false)
      .foregroundStyle(
        isEnabled && action != nil ? AnyShapeStyle(.primary) : AnyShapeStyle(Color(.tertiaryLabel))
      )
      .frame(width: theme.size.width / 2, height: theme.size.height)
      .controlDescription(.button, label: name)
      .onActivation(mayRepeat: true) { action?() }
      .transformEnvironment(\.buttonRepeatBehavior) { if $0 == .automatic { $0 = .enabled } }
      .disabled(action == nil)
  }

  var body: some View {
    HStack(
      spacing: labelsVisibility == .hidden ? 0 : ControlTheme.standard.shared.labelSpacing
    ) {
      ControlPart(label).hiddenForControls(labelsVisibility == .hidden)
      // Bars have no space to give away.
      if labelsVisibility != .hidden, controlPlace != .navigationBar { Spacer(minLength: 0) }
      HStack(spacing: 0) {
        half(.minus, "Decrement", onDecrement)
        Rectangle().fill(Color(.separator)).frame(width: 1, height: theme.dividerHeight)
        half(.plus, "Increment", onIncrement)
      }
      .frame(width: theme.size.width)
      .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: theme.radius))
    }
    .modifier(
      StepperElementModifier(range: range, onIncrement: onIncrement, onDecrement: onDecrement)
    )
  }
}

/// Tells assistive technology of a stepper as a whole.
nonisolated struct StepperElementModifier: _NodeModifier {
  let range: AccessibilityRange?
  let onIncrement: (() -> Void)?
  let onDecrement: (() -> Void)?

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    StepperElementNode(list, child, place)
  }
}

final class StepperElementNode: ModifierNode<StepperElementModifier>, AccessibilityResponder {
  override func viewDidChange() { invalidateDrawing() }

  override func draw(into recorder: inout NodeRecorder) {
    drawContained(.stepper, range: modifier.range, into: &recorder)
    recorder.respond(self)
  }

  var offeredActions: [AccessibleAction] {
    (modifier.onIncrement == nil ? [] : [.increment])
      + (modifier.onDecrement == nil ? [] : [.decrement])
  }

  func perform(_ action: AccessibleAction) -> Bool {
    guard EnvironmentValues(scope: environment).isEnabled else { return false }
    let change =
      switch action {
      case .increment: modifier.onIncrement
      case .decrement: modifier.onDecrement
      default: nil as (() -> Void)?
      }
    guard let change else { return false }
    change()
    return true
  }
}

extension FixedWidthInteger {
  /// Whether the sum of this and another integer is one of this type.
  fileprivate func canAdvance(by amount: Int) -> Bool {
    guard let distance = Self(exactly: amount.magnitude) else { return false }
    return amount < 0
      ? !subtractingReportingOverflow(distance).overflow
      : !addingReportingOverflow(distance).overflow
  }
}
