import SwiftUI

/// What Aviary needs beside the best of the other toolkits, a bar for each figure.
struct BesideChart: View {
  let figures: BesideFigures

  /// The ratios at the left and right end of the bars' room.
  private static let ends = (least: 0.01, most: 4.0)
  private static let barWidth: CGFloat = 460

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      header
      VStack(alignment: .leading, spacing: 5) {
        HStack(spacing: 12) {
          Text("").frame(width: 300)
          scale
        }
        ForEach(figures.ratios.indices, id: \.self) { row(figures.ratios[$0]) }
      }
      Text("\(figures.machine) · \(figures.date) · drawn by Aviary")
        .font(.system(size: 11))
        .foregroundStyle(Color.secondaryInk)
    }
    .padding(28)
    .frame(width: 1120, alignment: .topLeading)
    .background(Color.paper)
  }

  private var header: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack(alignment: .firstTextBaseline) {
        Text("What Aviary needs beside the best of the others")
          .font(.system(size: 24, weight: .bold))
          .foregroundStyle(Color.ink)
        Spacer()
        Text("Aviary at \(figures.commit)")
          .font(.system(size: 13, design: .monospaced))
          .foregroundStyle(Color.secondaryInk)
      }
      Text("Bars that end left of 1 need less time, or less memory; the axis is logarithmic")
        .font(.system(size: 14))
        .foregroundStyle(Color.secondaryInk)
    }
  }

  /// The names of the ratios above their lines.
  private var scale: some View {
    ZStack(alignment: .topLeading) {
      ForEach([0.01, 0.1, 0.5, 1, 2, 4], id: \.self) { ratio in
        Text(Self.digits(ratio))
          .font(.system(size: 11))
          .foregroundStyle(Color.secondaryInk)
          .fixedSize()
          .frame(width: 0)
          .offset(x: Self.place(ratio))
      }
    }
    .frame(width: Self.barWidth, height: 16, alignment: .topLeading)
  }

  private func row(_ ratio: BesideFigures.Ratio) -> some View {
    HStack(spacing: 12) {
      Text("\(Text(ratio.workload).bold()) \(ratio.what)")
        .font(.system(size: 12))
        .foregroundStyle(Color.ink)
        .lineLimit(1)
        .frame(width: 300, alignment: .trailing)
      ZStack(alignment: .leading) {
        Color.faintRule
        UnevenRoundedRectangle(bottomTrailingRadius: 3, topTrailingRadius: 3)
          .fill(ratio.value <= 1 ? Self.less : Self.more)
          .frame(width: max(Self.place(ratio.value), 2))
        Rectangle().fill(Color.ink).frame(width: 1).offset(x: Self.place(1))
      }
      .frame(width: Self.barWidth, height: 14)
      Text(Self.words(ratio))
        .font(.system(size: 11))
        .foregroundStyle(Color.secondaryInk)
        .lineLimit(1)
    }
  }

  private static let less = Color(red: 0.14, green: 0.50, blue: 0.42)
  private static let more = Color(red: 0.83, green: 0.33, blue: 0.05)

  /// How far right of the bars' start a ratio is, in points.
  nonisolated private static func place(_ ratio: Double) -> CGFloat {
    let within = min(max(ratio, ends.least), ends.most)
    return barWidth * log(within / ends.least) / log(ends.most / ends.least)
  }

  nonisolated private static func words(_ ratio: BesideFigures.Ratio) -> String {
    "\(digits(ratio.ours)) to \(digits(ratio.other)) \(ratio.unit) of \(ratio.peer)"
  }

  nonisolated private static func digits(_ value: Double) -> String {
    value >= 99.5
      ? value.formatted(.number.precision(.fractionLength(0)).locale(Locale(identifier: "en_US")))
      : String(format: "%.3g", value)
  }
}
