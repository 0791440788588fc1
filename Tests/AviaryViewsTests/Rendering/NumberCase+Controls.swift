import Foundation
import SwiftUI

// Rows of the table of numbers that mean nothing: controls.

extension NumberCase {
  static var controls: [NumberCase] {
    var rows: [NumberCase] = []
    rows.append(row("ProgressView(nan)", "ProgressView") { ProgressView(value: nan) })
    rows.append(row("ProgressView(inf)", "ProgressView") { ProgressView(value: inf, total: 2) })
    rows.append(row("ProgressView(0 of 0)", nil) { ProgressView(value: 0.0, total: 0.0) })
    rows.append(
      row("ProgressView(total: nan)", "ProgressView") {
        ProgressView("Loading", value: 1.0, total: nan)
      }
    )
    rows.append(
      row("circular ProgressView(nan)", "ProgressView") {
        ProgressView(value: nan).progressViewStyle(.circular)
      }
    )
    rows.append(row("Slider(nan)", "Slider") { Slider(value: .constant(nan)) })
    rows.append(row("Slider(inf)", "Slider") { Slider(value: .constant(inf), in: 0...10) })
    rows.append(row("Slider in 1...1", nil) { Slider(value: .constant(1), in: 1...1, step: 0.5) })
    rows.append(row("Slider to infinity", "Slider") { Slider(value: .constant(1), in: 0...inf) })
    rows.append(
      row("Slider over all numbers", nil) {
        Slider(
          value: .constant(0),
          in: (-Double.greatestFiniteMagnitude)...Double.greatestFiniteMagnitude
        )
      }
    )
    rows.append(row("Slider step 0", nil) { Slider(value: .constant(1), in: 0...10, step: 0) })
    rows.append(row("Slider step nan", nil) { Slider(value: .constant(1), in: 0...10, step: nan) })
    rows.append(row("Gauge(nan)", "Gauge") { Gauge(value: nan) { Text("gauge") } })
    rows.append(row("Gauge(inf)", "Gauge") { Gauge(value: -inf, in: 0...2) { Text("gauge") } })
    rows.append(
      row("circular Gauge(nan)", "Gauge") {
        Gauge(value: nan) { Text("gauge") }.gaugeStyle(.accessoryCircular)
      }
    )
    rows.append(row("Gauge in 1...1", nil) { Gauge(value: 1.0, in: 1...1) { Text("gauge") } })
    rows.append(row("Stepper(nan)", nil) { Stepper("step", value: .constant(nan), in: 0...1) })
    rows.append(row("Stepper(max)", nil) { Stepper("step", value: .constant(Int.max)) })
    rows.append(
      row("Stepper(min) by max", nil) {
        Stepper("step", value: .constant(Int.min), step: .max)
      }
    )
    rows.append(
      row("TextField(nan)", nil) {
        TextField("field", value: .constant(nan), format: .number)
      }
    )
    rows.append(
      row("DatePicker far away", nil) {
        DatePicker("date", selection: .constant(Date(timeIntervalSinceReferenceDate: 1e14)))
      }
    )
    rows.append(
      row("ColorPicker nan", nil) {
        ColorPicker("colour", selection: .constant(Color(red: nan, green: 0, blue: 0)))
      }
    )
    rows.append(
      row("Picker of nan", nil) {
        Picker("picker", selection: .constant(nan)) {
          Text("one").tag(nan); Text("two").tag(2.0)
        }
        .pickerStyle(.segmented)
      }
    )
    return rows
  }
}
