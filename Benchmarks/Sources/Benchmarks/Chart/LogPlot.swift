import SwiftUI

/// Lines over logarithmic axes, each with its name and its last value at its end.
struct LogPlot: View {
  /// One line.
  struct Series {
    let name: String
    let color: Color
    /// At least one; both coordinates more than 0.
    let points: [CGPoint]
  }

  let series: [Series]
  /// The name of a value on the vertical axis.
  let format: (Double) -> String
  /// Whether the line of proportional growth runs below the others, and not above.
  var hasGuideBelow = false
  /// The room for names at the lines' ends, in points.
  var nameWidth: CGFloat = 118

  private var points: [CGPoint] { series.flatMap(\.points) }

  var body: some View {
    Canvas { context, size in draw(in: context, size: size) }
  }

  private func draw(in context: GraphicsContext, size: CGSize) {
    let (left, top, bottom): (CGFloat, CGFloat, CGFloat) = (58, 12, 48)
    let axes = Axes(
      x: LogScale(covering: points.map { Double($0.x) }),
      y: LogScale(covering: points.map { Double($0.y) }, length: 3),
      plot: CGRect(
        x: left,
        y: top,
        width: size.width - left - nameWidth,
        height: size.height - top - bottom
      )
    )
    drawGrid(axes, in: context)
    drawTitle(axes, in: context)
    drawProportion(axes, in: context)
    for line in series { draw(line, axes, in: context) }
    drawNames(axes, in: context)
  }

  /// The scales and the rectangle that they span.
  private struct Axes {
    let x: LogScale
    let y: LogScale
    let plot: CGRect

    func place(_ point: CGPoint) -> CGPoint {
      CGPoint(x: horizontal(point.x), y: vertical(point.y))
    }
    func horizontal(_ value: Double) -> CGFloat { plot.minX + plot.width * x.fraction(value) }
    func vertical(_ value: Double) -> CGFloat { plot.maxY - plot.height * y.fraction(value) }
  }

  // MARK: - Grid

  private func drawGrid(_ axes: Axes, in context: GraphicsContext) {
    let plot = axes.plot
    func rule(_ value: Double, isVertical: Bool, _ color: Color) {
      let line = Path { path in
        if isVertical {
          let x = axes.horizontal(value)
          path.move(to: CGPoint(x: x, y: plot.minY))
          path.addLine(to: CGPoint(x: x, y: plot.maxY))
        } else {
          let y = axes.vertical(value)
          path.move(to: CGPoint(x: plot.minX, y: y))
          path.addLine(to: CGPoint(x: plot.maxX, y: y))
        }
      }
      context.stroke(line, with: .color(color), lineWidth: 1)
    }
    for value in axes.y.between { rule(value, isVertical: false, .faintRule) }
    for value in axes.x.powers { rule(value, isVertical: true, .rule) }
    for value in axes.y.powers {
      rule(value, isVertical: false, .rule)
      context.draw(
        axisLabel(format(value)),
        at: CGPoint(x: plot.minX - 8, y: axes.vertical(value)),
        anchor: .trailing
      )
    }
    for value in axes.x.powers {
      context.draw(
        axisLabel(Int(value).formatted(.number.locale(Locale(identifier: "en_US")))),
        at: CGPoint(x: axes.horizontal(value), y: plot.maxY + 8),
        anchor: .top
      )
    }
  }

  private func drawTitle(_ axes: Axes, in context: GraphicsContext) {
    context.draw(
      axisLabel("children"),
      at: CGPoint(x: axes.plot.midX, y: axes.plot.maxY + 30),
      anchor: .top
    )
  }

  private func axisLabel(_ text: String) -> Text {
    Text(text).font(.system(size: 12)).foregroundStyle(Color.secondaryInk)
  }

  /// A dashed line of what ten times the cost for ten times the children looks like.
  private func drawProportion(_ axes: Axes, in context: GraphicsContext) {
    let costs = points.map { Double($0.y / $0.x) }
    guard let first = axes.x.powers.first, let last = axes.x.powers.last,
      let least = axes.y.powers.first, let most = axes.y.powers.last,
      let lowest = costs.min(), let highest = costs.max()
    else { return }
    // Beside all lines, so that it crosses none of them.
    let cost = hasGuideBelow ? lowest / 1.9 : highest * 1.9
    let (start, end) = (max(first, least / cost), min(last, most / cost))
    guard start < end else { return }
    func place(_ children: Double) -> CGPoint {
      axes.place(CGPoint(x: children, y: cost * children))
    }
    let line = Path { path in
      path.move(to: place(start))
      path.addLine(to: place(end))
    }
    context.stroke(
      line,
      with: .color(.guide),
      style: StrokeStyle(lineWidth: 1.25, lineCap: .round, dash: [2, 5])
    )
    let middle = place(sqrt(start * end))
    let side: CGFloat = hasGuideBelow ? 1 : -1
    context.draw(
      Text("in proportion").font(.system(size: 11)).italic().foregroundStyle(Color.secondaryInk),
      at: CGPoint(x: middle.x + 10 * side, y: middle.y + 4 * side),
      anchor: hasGuideBelow ? .topLeading : .bottomTrailing
    )
  }

  // MARK: - Lines

  private func draw(_ line: Series, _ axes: Axes, in context: GraphicsContext) {
    let places = line.points.map(axes.place)
    let path = Path { $0.addLines(places) }
    let style = StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round)
    context.stroke(path, with: .color(line.color), style: style)
    for place in places {
      let square = CGRect(x: place.x - 4, y: place.y - 4, width: 8, height: 8)
      context.fill(Path(ellipseIn: square), with: .color(line.color))
      context.fill(Path(ellipseIn: square.insetBy(dx: 2, dy: 2)), with: .color(.paper))
    }
  }

  /// Writes each line's name beside its end, and moves names apart that would touch.
  private func drawNames(_ axes: Axes, in context: GraphicsContext) {
    let height: CGFloat = 34
    let ends = series.compactMap { line in line.points.last.map { (line, $0, axes.place($0)) } }
      .sorted { $0.2.y < $1.2.y }
    var centers = ends.map(\.2.y)
    // From the bottom up, then down again where the top was passed.
    for index in centers.indices.reversed() {
      let limit = index + 1 < centers.count ? centers[index + 1] - height : axes.plot.maxY
      centers[index] = min(centers[index], limit)
    }
    for index in centers.indices {
      let limit = index > 0 ? centers[index - 1] + height : axes.plot.minY + 8
      centers[index] = max(centers[index], limit)
    }
    for ((line, point, place), center) in zip(ends, centers) {
      let left = place.x + 22
      let leader = Path { path in
        path.move(to: CGPoint(x: place.x + 7, y: place.y))
        path.addLine(to: CGPoint(x: left - 4, y: center))
      }
      context.stroke(leader, with: .color(line.color.opacity(0.45)), lineWidth: 1)
      context.draw(
        Text(line.name).font(.system(size: 13, weight: .semibold)).foregroundStyle(line.color),
        at: CGPoint(x: left, y: center - 8),
        anchor: .leading
      )
      context.draw(
        Text(format(point.y)).font(.system(size: 12)).foregroundStyle(Color.secondaryInk),
        at: CGPoint(x: left, y: center + 8),
        anchor: .leading
      )
    }
  }
}

extension Color {
  static let paper = Color.white
  static let ink = Color(red: 0.11, green: 0.12, blue: 0.15)
  static let secondaryInk = Color(red: 0.38, green: 0.40, blue: 0.45)
  static let rule = Color(red: 0.86, green: 0.87, blue: 0.90)
  static let faintRule = Color(red: 0.955, green: 0.96, blue: 0.97)
  static let guide = Color(red: 0.60, green: 0.62, blue: 0.67)
}
