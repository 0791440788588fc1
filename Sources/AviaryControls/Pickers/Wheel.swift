@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: WheelTheme { ControlTheme.standard.wheel }

/// Views on a wheel, seen from the front.
///
/// Those further than three from the one in front are on the far side. It turns with a pointer that drags it, runs on and
/// comes to rest at a row, which is chosen then; a click on a row chooses it at once, as do arrows and a mouse's wheel.
/// Rows are told by their places: how many they are below the selected one.
struct Wheel: View {
  /// What it is called where nothing beside it says so.
  var name = ""
  /// Whether the views are all that there are, and not those near the one in front.
  var hasAll = true
  /// Whether the band behind the selected row is its own, and not one behind several wheels.
  var hasBand = true
  /// The views whose places are in a range, in their order; all of them where `hasAll`.
  let content: (_ places: ClosedRange<Int>) -> AnyView
  let isSelected: (ContainerValues) -> Bool
  let isShown: (ContainerValues) -> Bool
  /// Chooses a row, whose values are nil where it is none of those that were made.
  let choose: (_ place: Int, _ values: ContainerValues?) -> Void

  /// The place that is in front, between two rows while it turns.
  @State private var turn: CGFloat = 0
  /// The places in front on the way to rest.
  @State private var way = 0...0
  /// Where it was when it was grasped; nil while it isn't.
  @State private var grasped: CGFloat?
  /// Tells one coming to rest from the next.
  @State private var rests = 0

  /// A view on the wheel.
  struct Row {
    let place: Int
    let view: Subview
  }

  var body: some View {
    Group(subviews: content(way.lowerBound - theme.reach...way.upperBound + theme.reach)) {
      subviews in
      let rows = rows(subviews)
      ZStack {
        if hasBand { WheelBand() }
        WheelRows(turn: turn, rows: rows) { choose($0.place, $0.view.containerValues) }
      }
      .frame(height: theme.height)
      .contentShape(Rectangle())
      .gesture(drag(rows))
      .modifier(
        ChoiceKeysModifier(axis: .vertical, isAdjustable: true) { step(by: $0, rows) }
      )
      .modifier(
        WheelDescription(
          name: name,
          range: hasAll && !rows.isEmpty
            ? AccessibilityRange(0, Double(rows.count - 1), Double(-rows[0].place), step: 1) : nil,
          rowHeight: theme.rowHeight,
          step: { step(by: $0, rows) }
        )
      )
    }
  }

  private func rows(_ subviews: SubviewsCollection) -> [Row] {
    let shown = subviews.filter { isShown($0.containerValues) }
    let selected = shown.firstIndex { isSelected($0.containerValues) }
    // Where the selected one is not among those that were made, they are as they were asked for.
    let first = selected.map { -$0 } ?? (hasAll ? 0 : way.lowerBound - theme.reach)
    return shown.enumerated().map { Row(place: first + $0, view: $1) }
  }

  /// The places that there are; nil for all.
  private func places(_ rows: [Row]) -> ClosedRange<Int>? {
    guard hasAll else { return nil }
    guard let first = rows.first, let last = rows.last else { return 0...0 }
    return first.place...last.place
  }

  private func step(by steps: Int, _ rows: [Row]) {
    let places = places(rows)
    let place = places.map { min(max(steps, $0.lowerBound), $0.upperBound) } ?? steps
    if place != 0 { choose(place, rows.first { $0.place == place }?.view.containerValues) }
  }

  // MARK: - Turning

  private func drag(_ rows: [Row]) -> some Gesture {
    DragGesture()
      .onChanged { value in
        let start = grasped ?? turn
        if grasped == nil {
          grasped = start
          rests += 1
        }
        turn = bounded(start - value.translation.height / theme.rowHeight, rows, slack: 0.4)
        way = Int(turn.rounded())...Int(turn.rounded())
      }
      .onEnded { value in
        let end = (grasped ?? turn) - value.predictedEndTranslation.height / theme.rowHeight
        grasped = nil
        comeToRest(at: Int(bounded(end, rows, slack: 0).rounded()), rows)
      }
  }

  /// A place no further beyond those that there are than some of a row, and no further than a fling goes.
  private func bounded(_ place: CGFloat, _ rows: [Row], slack: CGFloat) -> CGFloat {
    let most = CGFloat(theme.farthestFling)
    let near = min(max(place.isNaN ? 0 : place, turn - most), turn + most)
    guard let places = places(rows) else { return near }
    return min(
      max(near, CGFloat(places.lowerBound) - slack),
      CGFloat(places.upperBound) + slack
    )
  }

  private func comeToRest(at place: Int, _ rows: [Row]) {
    let now = Int(turn.rounded())
    way = min(now, place)...max(now, place)
    rests += 1
    let rest = rests
    withAnimation(.smooth(duration: theme.restDuration)) {
      turn = CGFloat(place)
    } completion: {
      // It may have been grasped again.
      guard rests == rest else { return }
      choose(place, rows.first { $0.place == place }?.view.containerValues)
      turn = 0
      way = 0...0
    }
  }
}

/// The rows that can be seen of a wheel; it follows the turn while that is animated.
private struct WheelRows: View, Animatable {
  var turn: CGFloat
  let rows: [Wheel.Row]
  let choose: (Wheel.Row) -> Void

  nonisolated var animatableData: CGFloat {
    get { turn }
    set { turn = newValue }
  }

  var body: some View {
    let seen = rows.filter { abs(CGFloat($0.place) - turn) < CGFloat(theme.reach) + 0.5 }
    ForEach(seen, id: \.view.id) { row in
      let distance = CGFloat(row.place) - turn
      let angle = distance * theme.rowAngle
      row.view
        .font(.system(size: theme.textSize))
        .lineLimit(1)
        .frame(maxWidth: .infinity)
        .frame(height: theme.rowHeight)
        .contentShape(Rectangle())
        .onTapGesture { choose(row) }
        .controlDescription(.text, kind: .option, state: .selected(row.place == 0))
        .scaleEffect(x: 1, y: max(cos(angle), 0))
        .opacity(opacity(at: distance, angle))
        .offset(y: sin(angle) * theme.height * theme.radiusShare)
    }
  }

  /// In front a row is opaque, and one row away as faded as its side of the wheel.
  private func opacity(at distance: CGFloat, _ angle: CGFloat) -> Double {
    let faded = theme.fadedOpacity * Double(max(cos(angle), 0))
    let nearness = max(0, 1 - Double(abs(distance)))
    return faded + (1 - faded) * nearness
  }
}
