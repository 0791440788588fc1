import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// How gauges look.
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

enum GaugeStyleKey: StyleStackKey {
  static func makeBody(
    _ style: any GaugeStyle,
    _ configuration: GaugeStyleConfiguration
  ) -> AnyView {
    func make<S: GaugeStyle>(_ style: S) -> AnyView {
      AnyView(StyleBody(style, configuration) { $0.makeBody(configuration: $1) })
    }
    return make(style)
  }
}

extension View {
  /// Sets how gauges in this view look.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    modifier(StyleModifier<GaugeStyleKey>(style: style))
  }
}

/// The style of gauges that nobody gave one.
public struct DefaultGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
  /// A bar that is filled up to the value.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A bar that is filled up to the value.
public struct LinearCapacityGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
  /// A bar that is filled up to the value.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
  }
}

/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  /// A ring that is filled up to the value.
  public func makeBody(configuration: Configuration) -> some View {
    CircularGauge(configuration: configuration)
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that suits the surroundings.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  /// A ring that is filled up to the value.
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
    AccessoryCircularCapacityGaugeStyle()
  }
}

private struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: 4) {
      configuration.label
      HStack(spacing: 8) {
        configuration.minimumValueLabel
        FilledTrack(fraction: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption)
    }
    .controlDescription(
      .progressIndicator,
      value: "\(Int((configuration.value * 100).rounded()))%",
      range: AccessibilityRange(0, 1, configuration.value)
    )
  }
}

private struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().stroke(Color(.systemFill), lineWidth: 6)
      Circle().trim(from: 0, to: configuration.value)
        .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        .rotationEffect(.degrees(-90))
      configuration.currentValueLabel
      configuration.label.modifier(HiddenLabel())
    }
    .padding(3)
    .frame(width: 58, height: 58)
    .controlDescription(
      .progressIndicator,
      value: "\(Int((configuration.value * 100).rounded()))%",
      range: AccessibilityRange(0, 1, configuration.value)
    )
  }
}
