import SwiftUI

extension ContainerValues {
  /// How many columns of a ``SpanGrid`` a view takes.
  @Entry var columnSpan: Int = 1
}

extension View {
  /// Spreads a view over columns of its ``SpanGrid``.
  func columnSpan(_ span: Int) -> some View {
    containerValue(\.columnSpan, span)
  }
}

/// A grid that fills its rows from the left with views as wide as they ask to be.
struct SpanGrid<Content: View>: View {
  var columns: Int
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { views in
      Grid(horizontalSpacing: 12, verticalSpacing: 12) {
        ForEach(rows(of: views)) { row in
          GridRow {
            ForEach(row.views) { view in
              view.gridCellColumns(min(view.containerValues.columnSpan, columns))
            }
          }
        }
      }
    }
  }

  private struct Row: Identifiable {
    let id: Int
    var views: [Subview] = []
  }

  private func rows(of views: SubviewsCollection) -> [Row] {
    var rows = [Row(id: 0)]
    var room = columns
    for view in views {
      let span = min(view.containerValues.columnSpan, columns)
      if span > room {
        rows.append(Row(id: rows.count))
        room = columns
      }
      rows[rows.count - 1].views.append(view)
      room -= span
    }
    return rows
  }
}

struct ColumnSpansScene: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  var body: some View {
    Screen(
      title: "Summary",
      caption: "Today",
      symbol: "person.crop.circle.fill",
      background: Color(.systemGroupedBackground)
    ) {
      SpanGrid(columns: typeSize.columns(3)) {
        MoveTile().columnSpan(3)
        FigureTile("Heart", "heart.fill", .red, "62", "bpm")
        FigureTile("Sleep", "moon.fill", .indigo, "7.5", "h")
        FigureTile("Water", "drop.fill", .cyan, "1.4", "l")
        StepsTile().columnSpan(2)
        FigureTile("Climbed", "arrow.up.right", .green, "12", "floors")
        FigureTile("Walk", "figure.run", .orange, "5.2", "km")
        PulseTile().columnSpan(2)
      }
      .inset()
    }
    .tint(.pink)
  }
}

// MARK: - Tiles

private struct Tile<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric private var scale: CGFloat = 1
  let title: String
  let symbol: String
  let color: Color
  var height: CGFloat = 132
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 5) {
        Image(systemName: symbol).font(.footnote)
        Text(title).font(.footnote.weight(.semibold)).lineLimit(1)
      }
      .foregroundStyle(color)
      content
    }
    .padding(14)
    .frame(maxWidth: .infinity, alignment: .leading)
    .frame(height: typeSize.isAccessibilitySize ? nil : height * scale)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 18))
  }
}

private struct FigureTile: View {
  let title: String
  let symbol: String
  let color: Color
  let figure: String
  let unit: String

  init(_ title: String, _ symbol: String, _ color: Color, _ figure: String, _ unit: String) {
    self.title = title
    self.symbol = symbol
    self.color = color
    self.figure = figure
    self.unit = unit
  }

  var body: some View {
    Tile(title: title, symbol: symbol, color: color) {
      Spacer()
      Text(figure).font(.system(.title, design: .rounded, weight: .semibold))
      Text(unit).font(.footnote).foregroundStyle(.secondary)
    }
  }
}

private struct MoveTile: View {
  private let rings: [(name: String, part: Double, color: Color, figure: String)] = [
    ("Move", 0.82, .pink, "492 of 600 kcal"),
    ("Exercise", 0.64, .green, "19 of 30 min"),
    ("Stand", 0.5, .cyan, "6 of 12 h"),
  ]

  var body: some View {
    Tile(title: "Activity", symbol: "flame.fill", color: .pink, height: 196) {
      AdaptiveStack(spacing: 24) {
        ZStack {
          ForEach(rings.indices, id: \.self) { index in
            ring(rings[index].part, rings[index].color).padding(CGFloat(index) * 17)
          }
        }
        .frame(width: 132, height: 132)
        VStack(alignment: .leading, spacing: 10) {
          ForEach(rings, id: \.name) { ring in
            VStack(alignment: .leading, spacing: 1) {
              Text(ring.name).font(.caption.weight(.semibold)).foregroundStyle(ring.color)
              Text(ring.figure).font(.subheadline.weight(.medium))
            }
          }
        }
      }
      .frame(maxHeight: .infinity)
    }
  }

  private func ring(_ part: Double, _ color: Color) -> some View {
    ZStack {
      Circle().stroke(color.opacity(0.2), lineWidth: 13)
      Circle()
        .trim(from: 0, to: part)
        .stroke(color.gradient, style: StrokeStyle(lineWidth: 13, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
    .padding(8)
  }
}

private struct StepsTile: View {
  private let days: [(day: String, part: CGFloat)] = [
    ("M", 0.5), ("T", 0.72), ("W", 0.44), ("T", 0.95), ("F", 0.66), ("S", 0.82), ("S", 0.3),
  ]

  var body: some View {
    Tile(title: "Steps", symbol: "chart.bar.fill", color: .orange) {
      HStack(alignment: .bottom, spacing: 9) {
        ForEach(days.indices, id: \.self) { index in
          VStack(spacing: 4) {
            Spacer(minLength: 0)
            RoundedRectangle(cornerRadius: 4)
              .fill(
                index == 5 ? AnyShapeStyle(.orange.gradient) : AnyShapeStyle(.orange.opacity(0.3))
              )
              .frame(height: 62 * days[index].part)
            Text(days[index].day).font(.caption2).foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}

private struct PulseTile: View {
  var body: some View {
    Tile(title: "Heart rate", symbol: "waveform", color: .red) {
      ZStack {
        Line(values: Self.values, isClosed: true)
          .fill(
            LinearGradient(
              colors: [.red.opacity(0.3), .red.opacity(0)],
              startPoint: .top,
              endPoint: .bottom
            )
          )
        Line(values: Self.values)
          .stroke(.red, style: StrokeStyle(lineWidth: 2.5, lineCap: .round, lineJoin: .round))
      }
    }
  }

  private static let values: [CGFloat] = [
    0.3, 0.36, 0.28, 0.44, 0.4, 0.7, 0.92, 0.66, 0.5, 0.56, 0.34, 0.42, 0.38,
  ]

  private struct Line: Shape {
    let values: [CGFloat]
    var isClosed = false

    func path(in rect: CGRect) -> Path {
      let points = values.enumerated().map { index, value in
        CGPoint(
          x: rect.minX + rect.width * CGFloat(index) / CGFloat(values.count - 1),
          y: rect.maxY - rect.height * value
        )
      }
      var path = Path()
      path.move(to: points[0])
      for (start, end) in zip(points, points.dropFirst()) {
        let middle = (start.x + end.x) / 2
        path.addCurve(
          to: end,
          control1: CGPoint(x: middle, y: start.y),
          control2: CGPoint(x: middle, y: end.y)
        )
      }
      if isClosed {
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
      }
      return path
    }
  }
}
