@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: ProgressTheme { ControlTheme.standard.progress }

/// How progress is shown.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The view that shows progress.
  associatedtype Body: View

  /// Makes the view that shows progress.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What there is to show.
  typealias Configuration = ProgressViewStyleConfiguration
}

/// What there is to show of a progress.
public struct ProgressViewStyleConfiguration {
  /// The label, whatever its type.
  public struct Label {
    let view: AnyView
  }

  /// The label of the current value, whatever its type.
  public struct CurrentValueLabel {
    let view: AnyView
  }

  /// 0 to 1; nil where it is not known.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The label of the current value, if there is one.
  public var currentValueLabel: CurrentValueLabel?

  nonisolated init(
    fractionCompleted: Double?,
    label: Label?,
    currentValueLabel: CurrentValueLabel?
  ) {
    self.fractionCompleted = fractionCompleted
    self.label = label
    self.currentValueLabel = currentValueLabel
  }
}

extension ProgressViewStyleConfiguration.Label: View {
  /// The label itself.
  public var body: some View { view }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// The label itself.
  public var body: some View { view }
}

extension View {
  /// Sets how progress in this view is shown.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(StyleModifier(style) { $0.makeBody(configuration: $1) })
  }
}

/// The style of progress that nobody gave one: a bar, or a wheel where it is not known how far it is.
public struct DefaultProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
  /// A bar or a wheel.
  public func makeBody(configuration: Configuration) -> some View {
    if configuration.fractionCompleted == nil {
      CircularProgress(configuration: configuration, tint: nil)
    } else {
      LinearProgress(configuration: configuration, tint: nil)
    }
  }
}

/// A style with a bar.
public struct LinearProgressViewStyle {
  let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }
  /// Creates the style with a colour for the bar.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
  /// A bar.
  public func makeBody(configuration: Configuration) -> some View {
    LinearProgress(configuration: configuration, tint: tint)
  }
}

/// A style with a wheel, or a ring where it is known how far it is.
public struct CircularProgressViewStyle {
  let tint: Color?

  /// Creates the style.
  public nonisolated init() { tint = nil }
  /// Creates the style with a colour for the wheel.
  public nonisolated init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
  /// A wheel or a ring.
  public func makeBody(configuration: Configuration) -> some View {
    CircularProgress(configuration: configuration, tint: tint)
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that suits the progress.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
  /// A bar.
  public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
  /// A wheel.
  public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

// MARK: - Appearances

private func percent(_ fraction: Double?) -> String? {
  fraction.map { "\(Int(bounded: ($0 * 100).rounded()))%" }
}

private struct LinearProgress: View {
  @Environment(\.labelsVisibility) private var labelsVisibility
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  var body: some View {
    VStack(alignment: .leading, spacing: labelsVisibility == .hidden ? 0 : theme.labelSpacing) {
      configuration.label.hiddenForControls(labelsVisibility == .hidden)
      VStack(alignment: .leading, spacing: theme.labelSpacing) {
        FilledTrack(
          fraction: configuration.fractionCompleted ?? 0,
          fill: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
        )
        configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
      }
    }
    .controlDescription(
      .progressIndicator,
      value: percent(configuration.fractionCompleted),
      range: configuration.fractionCompleted.map { AccessibilityRange(0, 1, $0) }
    )
  }
}

private struct CircularProgress: View {
  @Environment(\.labelsVisibility) private var labelsVisibility
  @Environment(\.controlSize) private var controlSize
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  private var side: CGFloat {
    switch controlSize {
    case .mini, .small: theme.smallLength
    case .regular: theme.length
    case .large, .extraLarge: theme.largeLength
    }
  }

  var body: some View {
    VStack(spacing: theme.circularSpacing) {
      VStack(spacing: labelsVisibility == .hidden ? 0 : theme.circularSpacing) {
        if let fraction = configuration.fractionCompleted {
          ProgressRing(fraction: fraction, tint: tint).frame(width: side, height: side)
        } else {
          ProgressWheel(tint: tint).frame(width: side, height: side)
        }
        configuration.label.foregroundStyle(.secondary)
          .hiddenForControls(labelsVisibility == .hidden)
      }
      configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
    }
    .controlDescription(
      .progressIndicator,
      value: percent(configuration.fractionCompleted),
      range: configuration.fractionCompleted.map { AccessibilityRange(0, 1, $0) }
    )
  }
}

private struct ProgressRing: View {
  let fraction: Double
  let tint: Color?

  var body: some View {
    ZStack {
      Circle().stroke(Color(.systemFill), lineWidth: theme.ringWidth)
      Circle().trim(from: 0, to: fraction)
        .stroke(
          tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint),
          style: StrokeStyle(lineWidth: theme.ringWidth, lineCap: .round)
        )
        .rotationEffect(.degrees(-90))
    }
    .padding(theme.ringWidth / 2)
  }
}

/// Spokes, as if turning clockwise.
private struct ProgressWheel: View {
  let tint: Color?

  var body: some View {
    ZStack {
      ForEach(0..<theme.spokeCount, id: \.self) { index in
        WheelSpoke(index: index)
          .fill(tint ?? Color(.secondaryLabel))
          .opacity(1 - Double(theme.spokeCount - 1 - index) * theme.spokeFading)
      }
    }
  }
}

private struct WheelSpoke: Shape {
  let index: Int

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let width = side * theme.spokeWidth
    let spoke = Path(
      roundedRect: CGRect(
        x: -width / 2,
        y: -side / 2,
        width: width,
        height: side * theme.spokeLength
      ),
      cornerRadius: width / 2
    )
    return spoke.applying(
      CGAffineTransform(translationX: rect.midX, y: rect.midY)
        .rotated(by: CGFloat(index) * 2 * .pi / CGFloat(theme.spokeCount))
    )
  }
}
