@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var shared: SharedTheme { ControlTheme.standard.shared }

/// What a slider shows on its track beside its value; all places are parts of the way, 0 to 1.
struct SliderMarks {
  struct Tick {
    let place: Double
    let label: AnyView?
  }

  /// Where the filled part of the track begins.
  var neutral: Double = 0
  /// Which part of the way can be chosen.
  var enabled: ClosedRange<Double> = 0...1
  var ticks: [Tick] = []
  /// Whether ticks were asked for, be it none: steps have none by themselves then.
  var hasOwnTicks = false

  var hasLabels: Bool { ticks.contains { $0.label != nil } }
}

/// A slider's track with its knob, and its ticks below.
struct SliderTrack: View {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.sliderThumbVisibility) private var thumbVisibility
  @Environment(\.controlTheme.slider) private var theme
  let fraction: Double
  var marks = SliderMarks()
  /// The step as a part of the way; nil for none.
  var step: Double?

  /// Where ticks are, 0 to 1: those that were given, or else those of steps.
  private var tickPlaces: [Double] {
    guard !marks.hasOwnTicks, let step, step > 0,
      Int(bounded: (1 / step).rounded()) <= theme.mostStepTicks
    else { return marks.ticks.map(\.place) }
    return (0...Int(bounded: 1 / step + 1e-6)).map { min(Double($0) * step, 1) }
  }

  var body: some View {
    let places = tickPlaces
    ZStack(alignment: .leading) {
      track.padding(.horizontal, theme.trackInset)
      if !places.isEmpty {
        SliderTicksLayout(places: places, inset: theme.knob.width / 2) {
          ForEach(places.indices, id: \.self) { _ in
            Circle().fill(Color(.systemGray2)).frame(width: theme.tickSize, height: theme.tickSize)
          }
        }
        .offset(y: theme.tickDrop)
      }
      if thumbVisibility != .hidden {
        LeadingPart(fraction: fraction, inset: theme.knob.width) {
          HStack(spacing: 0) {
            Spacer(minLength: 0)
            Knob(size: theme.knob)
              .frame(width: theme.knob.width, height: theme.knob.height)
              .shadow(shared.knobShadow)
              .offset(y: -theme.knobRise)
          }
        }
      }
    }
    .frame(height: theme.height)
    .opacity(isEnabled ? 1 : shared.disabledOpacity)
  }

  @ViewBuilder private var track: some View {
    if marks.neutral == 0, marks.enabled == 0...1 {
      FilledTrack(fraction: fraction, height: theme.trackHeight)
    } else {
      ZStack {
        Capsule().fill(Color(.systemFill)).opacity(shared.disabledOpacity)
        TrackPart(range: marks.enabled).fill(Color(.systemFill))
        TrackPart(range: min(marks.neutral, fraction)...max(marks.neutral, fraction)).fill(.tint)
      }
      .frame(height: theme.trackHeight)
      .clipShape(Capsule())
    }
  }
}

/// A part of a track, from one part of the way to another.
private struct TrackPart: Shape {
  /// 0 to 1, from the leading edge.
  let range: ClosedRange<Double>

  func path(in rect: CGRect) -> Path {
    Path(
      CGRect(
        x: rect.minX + rect.width * range.lowerBound,
        y: rect.minY,
        width: rect.width * (range.upperBound - range.lowerBound),
        height: rect.height
      )
    )
  }
}

/// Puts the labels of a slider's ticks below its track, each below its own; nothing where there are none.
struct SliderTickLabels: ViewModifier {
  @Environment(\.controlTheme.slider) private var theme
  let marks: SliderMarks

  func body(content: Content) -> some View {
    if marks.hasLabels {
      VStack(spacing: 0) {
        content
        SliderTicksLayout(places: marks.ticks.map(\.place), inset: theme.knob.width / 2) {
          ForEach(marks.ticks.indices, id: \.self) { index in
            VStack { marks.ticks[index].label }
          }
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        .lineLimit(1)
        .accessibilityHidden(true)
      }
      // What stands at the ends is beside the track, and not beside its labels.
      .alignmentGuide(VerticalAlignment.center) { [height = theme.height] _ in height / 2 }
    } else {
      content
    }
  }
}

/// Puts views at parts of the way of a slider's knob, each with its middle there, at the top.
struct SliderTicksLayout: Layout {
  /// One for each view, 0 to 1.
  let places: [Double]
  /// How far the knob's middle is from either end where the value is at a bound, in points.
  let inset: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: proposal.replacingUnspecifiedDimensions().width,
      height: subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    )
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (place, subview) in zip(places, subviews) {
      let x = bounds.minX + inset + (bounds.width - 2 * inset) * place
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        anchor: .top,
        proposal: .unspecified
      )
    }
  }
}

private enum SliderThumbVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether sliders show their knobs.
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbVisibilityKey.self] }
    set { self[SliderThumbVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Sets whether sliders in this view show their knobs.
  ///
  /// - Parameter visibility: `.hidden` for none; they can be dragged all the same.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
