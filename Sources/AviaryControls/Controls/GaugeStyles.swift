@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: GaugeTheme { ControlTheme.standard.gauge }

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

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
  /// An open ring with a mark at the value; below it the bounds' labels, or else the gauge's own.
  public func makeBody(configuration: Configuration) -> some View {
    OpenRingGauge(configuration: configuration)
  }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
  /// A bar with a mark at the value, between the bounds' labels.
  public func makeBody(configuration: Configuration) -> some View {
    MarkedBarGauge(configuration: configuration)
  }
}

/// A bar that is filled up to the value, between the bounds' labels.
public struct AccessoryLinearCapacityGaugeStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// A bar that is filled up to the value, under the gauge's label and over the value's.
  public func makeBody(configuration: Configuration) -> some View {
    LinearGauge(configuration: configuration)
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

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring with a mark at the value.
  public static var accessoryCircular: AccessoryCircularGaugeStyle {
    AccessoryCircularGaugeStyle()
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A bar that is filled up to the value.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}

private struct LinearGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    VStack(spacing: theme.spacing) {
      configuration.label
      HStack(spacing: theme.boundSpacing) {
        configuration.minimumValueLabel
        FilledTrack(
          fraction: configuration.value,
          fill: AnyShapeStyle(GaugeTint(.bar(fraction: configuration.value)))
        )
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel.font(.caption)
    }
    .gaugeDescription(configuration)
  }
}

private struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration

  var body: some View {
    ZStack {
      Circle().stroke(Color(.systemFill), lineWidth: theme.ringWidth)
      Circle().trim(from: 0, to: configuration.value)
        .stroke(
          GaugeTint(.ring(from: .zero, to: .degrees(360))),
          style: StrokeStyle(lineWidth: theme.ringWidth, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
      configuration.currentValueLabel
      configuration.label.modifier(HiddenLabel())
    }
    .padding(theme.ringWidth / 2)
    .frame(width: theme.length, height: theme.length)
    .gaugeDescription(configuration)
  }
}

private struct OpenRingGauge: View {
  let configuration: GaugeStyleConfiguration
  /// The part of the circle that the ring leaves open, at the bottom.
  private static var gap: Double { theme.ringGap }
  /// Where the ring begins, clockwise from the right.
  private static var start: Angle { .degrees(90 + gap * 180) }

  private func ring(_ start: Double, _ end: Double) -> some Shape {
    let length = 1 - Self.gap
    return Circle().trim(from: start * length, to: end * length)
      .rotation(Self.start)
  }

  var body: some View {
    ZStack {
      ring(0, 1).stroke(
        GaugeTint(.ring(from: Self.start, to: Self.start + .degrees(360 * (1 - Self.gap)))),
        style: StrokeStyle(lineWidth: theme.ringWidth, lineCap: .round)
      )
      // The mark has some space of its own in the ring.
      ring(configuration.value, configuration.value + 0.001)
        .stroke(
          Color(.systemBackground),
          style: StrokeStyle(lineWidth: theme.ringWidth + 2 * theme.markOutset, lineCap: .round)
        )
      ring(configuration.value, configuration.value + 0.001)
        .stroke(Color(.label), style: StrokeStyle(lineWidth: theme.ringWidth, lineCap: .round))
      configuration.currentValueLabel
      HStack(spacing: 0) {
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          configuration.minimumValueLabel
          Spacer(minLength: theme.labelGap)
          configuration.maximumValueLabel
          configuration.label.modifier(HiddenLabel(isForListenersAlone: true))
        } else {
          configuration.label
        }
      }
      .font(.caption2)
      .lineLimit(1)
      .frame(maxWidth: theme.labelWidth, maxHeight: .infinity, alignment: .bottom)
    }
    .padding(theme.ringWidth / 2)
    .frame(width: theme.length, height: theme.length)
    .gaugeDescription(configuration)
  }
}

private struct MarkedBarGauge: View {
  let configuration: GaugeStyleConfiguration
  /// The mark's diameter, in points.
  private static var mark: CGFloat { theme.ringWidth }

  var body: some View {
    HStack(spacing: theme.boundSpacing) {
      configuration.minimumValueLabel
      ZStack(alignment: .leading) {
        Capsule().fill(GaugeTint(.bar(fraction: 1)))
        LeadingPart(fraction: configuration.value, inset: Self.mark) {
          Circle().fill(Color(.label))
            .frame(width: Self.mark, height: Self.mark)
            .background(Color(.systemBackground), in: Circle().inset(by: -theme.markOutset))
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      .frame(height: Self.mark)
      configuration.maximumValueLabel
    }
    .background { configuration.label.modifier(HiddenLabel(isForListenersAlone: true)) }
    .gaugeDescription(configuration)
  }
}

extension View {
  fileprivate func gaugeDescription(_ configuration: GaugeStyleConfiguration) -> some View {
    controlDescription(
      .progressIndicator,
      value: "\(Int(bounded: (configuration.value * 100).rounded()))%",
      range: AccessibilityRange(0, 1, configuration.value)
    )
  }
}
