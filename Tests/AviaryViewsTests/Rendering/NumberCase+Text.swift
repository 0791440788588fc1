import Foundation
import SwiftUI

// Rows of the table of numbers that mean nothing: text.

extension NumberCase {
  static var texts: [NumberCase] {
    var rows: [NumberCase] = []
    rows.append(row("kerning nan", "kerning") { Text("kern").kerning(.nan) })
    rows.append(row("kerning inf", "kerning") { Text("kern").kerning(.infinity) })
    rows.append(row("kerning huge", "kerning", far: true) { Text("kern").kerning(1e300) })
    rows.append(row("tracking inf", "tracking") { Text("track").tracking(-.infinity) })
    rows.append(row("baselineOffset nan", "baselineOffset") { Text("base").baselineOffset(.nan) })
    rows.append(
      row("baselineOffset huge", "baselineOffset", far: true) {
        Text("base").baselineOffset(1e300)
      }
    )
    rows.append(
      row("lineSpacing inf", "lineSpacing") {
        Text("one\ntwo").lineSpacing(.infinity)
      }
    )
    rows.append(
      row("lineSpacing huge", "lineSpacing", far: true) {
        Text("one\ntwo").lineSpacing(1e300)
      }
    )
    rows.append(
      row("lineHeight nan", "lineHeight") { Text("one\ntwo").lineHeight(.exact(points: .nan)) }
    )
    rows.append(
      row("lineHeight huge", "lineHeight", far: true) {
        Text("one\ntwo").lineHeight(.multiple(factor: 1e300))
      }
    )
    rows.append(row("lineHeight 0", nil) { Text("one\ntwo").lineHeight(.exact(points: 0)) })
    rows.append(row("font size nan", "Font") { Text("font").font(.system(size: .nan)) })
    rows.append(row("font size inf", "Font") { Text("font").font(.system(size: .infinity)) })
    rows.append(
      row("font size huge", "Font", far: true) {
        Text("font").font(.system(size: 1e300))
      }
    )
    rows.append(row("font size 0", nil) { Text("font").font(.system(size: 0)) })
    rows.append(
      row("font size negative", nil) { Text("font").font(.custom("DejaVu Sans", size: -5)) }
    )
    rows.append(
      row("minimumScaleFactor nan", "minimumScaleFactor") {
        Text("scale").minimumScaleFactor(.nan).frame(width: 10)
      }
    )
    rows.append(
      row("minimumScaleFactor 0", nil) {
        Text("scale").minimumScaleFactor(0).lineLimit(1).frame(width: 1)
      }
    )
    rows.append(row("lineLimit(max)", nil) { Text("limit").lineLimit(.max) })
    rows.append(row("lineLimit(min)", nil) { Text("limit").lineLimit(.min) })
    rows.append(row("lineLimit(0)", nil) { Text("limit").lineLimit(0) })
    rows.append(
      row("lineLimit(max, reservesSpace)", nil, far: true) {
        Text("limit").lineLimit(.max, reservesSpace: true)
      }
    )
    rows.append(row("lineLimit(max...)", nil, far: true) { Text("limit").lineLimit(Int.max...) })
    rows.append(
      row("format nan", nil) {
        Text("\(nan) \(inf, specifier: "%.1f") \(inf, specifier: "%d")")
      }
    )
    rows.append(
      row("number style nan", nil) { Text(nan, format: .number.precision(.fractionLength(2))) }
    )
    rows.append(
      row("Text timer", nil) {
        Text(Date(timeIntervalSinceReferenceDate: 1e300), style: .timer)
      }
    )
    rows.append(
      row("Text relative", nil) {
        Text(Date(timeIntervalSinceReferenceDate: -.infinity), style: .relative)
      }
    )
    rows.append(row("badge", nil) { List { Text("row").badge(Int.min) }.frame(height: 60) })
    rows.append(row("dynamic type scaled nan", nil) { ScaledBlock() })
    return rows
  }

  private struct ScaledBlock: View {
    @ScaledMetric var length = CGFloat.nan
    var body: some View { Color.blue.frame(width: length, height: 10) }
  }
}
