@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// The appearance of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The view that shows a gauge.
  associatedtype Body: View

  /// Makes the view that shows a gauge.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// The parts of the gauge.
  typealias Configuration = GaugeStyleConfiguration
}

/// The parts of a gauge, for a style to arrange.
public struct GaugeStyleConfiguration {
  /// The label, whatever its type.
  public struct Label {
    let view: AnyView
  }

  /// The label of the value, whatever its type.
  public struct CurrentValueLabel {
    let view: AnyView
  }

  /// The label of the lower bound, whatever its type.
  public struct MinimumValueLabel {
    let view: AnyView
  }

  /// The label of the upper bound, whatever its type.
  public struct MaximumValueLabel {
    let view: AnyView
  }

  /// A label of a marked value; no gauge makes one.
  public struct MarkedValueLabel {
    let view: AnyView
  }

  /// The value between the bounds, 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The label of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
  /// The label of the lower bound, if there is one.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label of the upper bound, if there is one.
  public var maximumValueLabel: MaximumValueLabel?

  nonisolated init(
    value: Double,
    label: Label,
    currentValueLabel: CurrentValueLabel?,
    minimumValueLabel: MinimumValueLabel?,
    maximumValueLabel: MaximumValueLabel?
  ) {
    self.value = value
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.minimumValueLabel = minimumValueLabel
    self.maximumValueLabel = maximumValueLabel
  }
}

extension GaugeStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.CurrentValueLabel: View {
  /// The label itself.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MinimumValueLabel: View {
  /// The label itself.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MaximumValueLabel: View {
  /// The label itself.
  public var body: some View { view }
}

extension GaugeStyleConfiguration.MarkedValueLabel: View {
  /// The label itself.
  public var body: some View { view }
}

extension View {
  /// Sets the style of gauges in this view.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
  }
}
