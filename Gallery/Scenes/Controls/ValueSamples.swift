import SwiftUI

/// Sliders, steppers, progress and gauges.
struct ValueSamples: View {
  var body: some View {
    SampleGroup("Sliders") {
      ForEach([0, 0.4, 1], id: \.self) { value in
        Sample("\(Int(value * 100)) %") { Slider(value: .constant(value)).frame(width: 220) }
      }
      Sample("labels") {
        Slider(value: .constant(0.6)) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker.fill")
        } maximumValueLabel: {
          Image(systemName: "speaker.wave.3.fill")
        }
        .frame(width: 220)
      }
      Sample("disabled") { Slider(value: .constant(0.4)).frame(width: 220).disabled(true) }
    }
    SampleGroup("Steppers") {
      Sample("usual") {
        Stepper("2 days", value: .constant(2), in: 0...9).frame(width: 220)
      }
      Sample("at its end") {
        Stepper("9", value: .constant(9), in: 0...9).labelsHidden()
      }
      Sample("disabled") {
        Stepper("2", value: .constant(2), in: 0...9).labelsHidden().disabled(true)
      }
    }
    SampleGroup("Progress") {
      Sample("bar") { ProgressView(value: 0.4).frame(width: 220) }
      Sample("with labels") {
        ProgressView(value: 0.7) {
          Text("Loading")
        } currentValueLabel: {
          Text("70 %")
        }
        .frame(width: 220)
      }
      Sample("wheels") {
        HStack(spacing: 16) {
          ProgressView().controlSize(.small)
          ProgressView()
          ProgressView().controlSize(.large)
          ProgressView("Loading")
        }
      }
    }
    SampleGroup("Gauges") {
      Sample("linear") {
        Gauge(value: 0.4) {
          Text("Battery")
        } currentValueLabel: {
          Text("40 %")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        .frame(width: 220)
      }
      Sample("accessory") {
        HStack(spacing: 18) {
          rings.gaugeStyle(.accessoryCircular)
          rings.gaugeStyle(.accessoryCircularCapacity)
        }
      }
      Sample("bars") {
        VStack(spacing: 14) {
          rings.gaugeStyle(.accessoryLinear)
          rings.gaugeStyle(.accessoryLinearCapacity)
        }
        .frame(width: 220)
      }
    }
  }

  private var rings: some View {
    Gauge(value: 0.6) {
      Text("dB")
    } currentValueLabel: {
      Text("60")
    }
    .tint(.green)
  }
}
