@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

extension Slider {
  /// Where a value is between bounds, 0 to 1; nil outside of them.
  private nonisolated static func place<V: BinaryFloatingPoint>(
    _ value: V,
    in bounds: ClosedRange<V>
  ) -> Double? {
    guard bounds.contains(value), bounds.upperBound > bounds.lowerBound else { return nil }
    return Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound))
  }

  private nonisolated static func marks<V: BinaryFloatingPoint>(
    _ bounds: ClosedRange<V>,
    _ neutral: V?,
    _ enabled: ClosedRange<V>?,
    _ ticks: [SliderTick<V>]?
  ) -> SliderMarks {
    var marks = SliderMarks()
    if let neutral { marks.neutral = place(neutral, in: bounds) ?? 0 }
    if let enabled, enabled.overlaps(bounds) {
      let inside = enabled.clamped(to: bounds)
      marks.enabled =
        (place(inside.lowerBound, in: bounds) ?? 0)...(place(inside.upperBound, in: bounds) ?? 1)
    }
    marks.hasOwnTicks = ticks != nil
    marks.ticks = (ticks ?? []).compactMap { tick in
      place(tick.value, in: bounds).map { SliderMarks.Tick(place: $0, label: tick.label) }
    }
    return marks
  }

  /// Creates a slider whose filled part begins at a value, and which can be moved in a part of its
  /// bounds.
  ///
  /// - Parameters:
  ///   - value: The value; shown at the nearest bound where it is beyond them, at the lower one
  ///     where it is NaN.
  ///   - bounds: The least and the greatest value, in the value's unit; `0...1` by default.
  ///   - neutralValue: From where on the track is filled up to the value; nil, the default, for the
  ///     lower bound.
  ///   - enabledBounds: The values that can be chosen; nil, the default, for all.
  ///   - label: What the value means; read out, and shown in forms.
  ///   - currentValueLabel: What the value is now, which is read out; nothing, the default, for how
  ///     far it is in percent.
  ///   - minimumValueLabel: What stands at the lower end; nothing by default.
  ///   - maximumValueLabel: What stands at the upper end; nothing by default.
  ///   - onEditingChanged: Called with true when a person begins to move the slider, with false
  ///     afterwards. It does nothing by default.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      nil,
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      onEditingChanged,
      marks: Self.marks(bounds, neutralValue, enabledBounds, nil),
      currentValueLabel: Self.shown(currentValueLabel())
    )
  }

  /// Creates a slider with ticks on its track.
  ///
  /// Any value can be chosen, not only those of ticks.
  ///
  /// - Parameters:
  ///   - value: The value; shown at the nearest bound where it is beyond them, at the lower one
  ///     where it is NaN.
  ///   - bounds: The least and the greatest value, in the value's unit; `0...1` by default.
  ///   - neutralValue: From where on the track is filled up to the value; nil, the default, for the
  ///     lower bound.
  ///   - enabledBounds: The values that can be chosen; nil, the default, for all.
  ///   - label: What the value means; read out, and shown in forms.
  ///   - currentValueLabel: What the value is now, which is read out; nothing, the default, for how
  ///     far it is in percent.
  ///   - minimumValueLabel: What stands at the lower end; nothing by default.
  ///   - maximumValueLabel: What stands at the upper end; nothing by default.
  ///   - ticks: The ticks.
  ///   - onEditingChanged: Called with true when a person begins to move the slider, with false
  ///     afterwards. It does nothing by default.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value,
      bounds,
      nil,
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      onEditingChanged,
      marks: Self.marks(bounds, neutralValue, enabledBounds, ticks()._ticks),
      currentValueLabel: Self.shown(currentValueLabel())
    )
  }

  /// Creates a slider with steps, some of which have ticks.
  ///
  /// - Parameters:
  ///   - value: The value; shown at the nearest bound where it is beyond them, at the lower one
  ///     where it is NaN.
  ///   - bounds: The least and the greatest value, in the value's unit.
  ///   - step: The distance between values, in the value's unit, from the lower bound on; 0 or less
  ///     for none. By default `1`.
  ///   - neutralValue: From where on the track is filled up to the value; nil, the default, for the
  ///     lower bound.
  ///   - enabledBounds: The values that can be chosen; nil, the default, for all.
  ///   - label: What the value means; read out, and shown in forms.
  ///   - currentValueLabel: What the value is now, which is read out; nothing, the default, for how
  ///     far it is in percent.
  ///   - minimumValueLabel: What stands at the lower end; nothing by default.
  ///   - maximumValueLabel: What stands at the upper end; nothing by default.
  ///   - tick: Makes the tick at a step; nil for none there, which is the default.
  ///   - onEditingChanged: Called with true when a person begins to move the slider, with false
  ///     afterwards. It does nothing by default.
  @_disfavoredOverload
  public nonisolated init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel = { EmptyView() },
    @ViewBuilder maximumValueLabel: () -> ValueLabel = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    var ticks: [SliderTick<V>] = []
    let count = step > 0 ? Double(bounds.upperBound - bounds.lowerBound) / Double(step) : 0
    // More than these lie nearer together than points.
    if count <= Self.mostSteps {
      for number in 0...max(0, Int(count.rounded(.down))) {
        let value = bounds.lowerBound + V(Double(step) * Double(number))
        if let tick = tick(min(value, bounds.upperBound)) { ticks.append(tick) }
      }
    }
    self.init(
      value,
      bounds,
      step,
      label(),
      minimumValueLabel(),
      maximumValueLabel(),
      onEditingChanged,
      marks: Self.marks(bounds, neutralValue, enabledBounds, ticks),
      currentValueLabel: Self.shown(currentValueLabel())
    )
  }

  /// How many steps are asked for ticks at most.
  private nonisolated static var mostSteps: Double { 1000 }

  private nonisolated static func shown<V: View>(_ view: V) -> AnyView? {
    V.self == EmptyView.self ? nil : AnyView(view)
  }
}
