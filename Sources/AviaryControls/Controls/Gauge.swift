@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryInteraction
import AviaryLayout
import Foundation

/// Shows a value between two bounds.
///
/// ![Gauges of each style](Documentation/controls/gauges.png)
public struct Gauge<
  Label: View,
  CurrentValueLabel: View,
  BoundsLabel: View,
  MarkedValueLabels: View
> {
  /// 0 to 1.
  let fraction: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel
  let minimumValueLabel: BoundsLabel?
  let maximumValueLabel: BoundsLabel?

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V,
    _ bounds: ClosedRange<V>,
    _ label: Label,
    _ currentValueLabel: CurrentValueLabel,
    _ minimumValueLabel: BoundsLabel?,
    _ maximumValueLabel: BoundsLabel?
  ) {
    fraction = value.fraction(from: bounds.lowerBound, to: bounds.upperBound, "Gauge")
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, bounds, label(), EmptyView(), nil, nil)
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label of its value.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels of its value and bounds.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value,
      bounds,
      label(),
      currentValueLabel(),
      minimumValueLabel(),
      maximumValueLabel()
    )
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// Creates a gauge with labels of its value and of values that are marked.
  ///
  /// - Parameter markedValueLabels: Kept for sources that give some: no style draws them, which is told once.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), nil, nil)
    Self.tellOfMarks()
  }
}

extension Gauge {
  /// Creates a gauge with labels of its value, its bounds and of values that are marked.
  ///
  /// - Parameter markedValueLabels: Kept for sources that give some: no style draws them, which is told once.
  public nonisolated init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value,
      bounds,
      label(),
      currentValueLabel(),
      minimumValueLabel(),
      maximumValueLabel()
    )
    Self.tellOfMarks()
  }

  private nonisolated static func tellOfMarks() {
    Warnings.once("Gauge(markedValueLabels:): no style draws labels of marked values")
  }
}

extension Gauge: _Control {
  public var _controlBody: some View {
    StyledControl(
      configuration: GaugeStyleConfiguration(
        value: fraction,
        label: .init(view: AnyView(ControlPart(label))),
        currentValueLabel: CurrentValueLabel.self == EmptyView.self
          ? nil
          : .init(view: AnyView(ControlPart(currentValueLabel).accessibilityPart(.value))),
        minimumValueLabel: minimumValueLabel.map {
          .init(view: AnyView(ControlPart($0).accessibilityPart(.bound)))
        },
        maximumValueLabel: maximumValueLabel.map {
          .init(view: AnyView(ControlPart($0).accessibilityPart(.bound)))
        }
      ),
      defaultBody: { LinearCapacityGaugeStyle().makeBody(configuration: $0) }
    )
  }
}
