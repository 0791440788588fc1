import SwiftUI

/// The controls, each of which does something.
struct ControlsScene: View {
  @State private var count = 0
  @State private var isLoud = true
  @State private var volume = 40.0
  @State private var seats = 2
  @State private var day = Day.saturday
  @State private var sound = Sound.stereo
  @State private var lastChoice = "nothing yet"
  @State private var isEnabled = true

  private enum Day: String, CaseIterable {
    case friday = "Friday"
    case saturday = "Saturday"
    case sunday = "Sunday"
  }

  private enum Sound: String, CaseIterable {
    case mono = "Mono"
    case stereo = "Stereo"
    case surround = "Surround"
  }

  var body: some View {
    Screen(title: "Controls") {
      VStack(alignment: .leading, spacing: 18) {
        buttons
        Divider()
        Group {
          Toggle("Loud", isOn: $isLoud)
          LabeledContent("Volume", value: volume.formatted(.number.precision(.fractionLength(0))))
          Slider(value: $volume, in: 0...100) { Text("Volume") }
          ProgressView(value: volume, total: 100)
          Stepper("Seats: \(seats)", value: $seats, in: 1...8)
          Picker("Day", selection: $day) {
            ForEach(Day.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          Picker("Sound", selection: $sound) {
            ForEach(Sound.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.menu)
          Menu("Tickets") {
            Button("Buy") { lastChoice = "buy" }
            Button("Reserve") { lastChoice = "reserve" }
            Button("Give back", role: .destructive) { lastChoice = "give back" }
          }
        }
        .disabled(!isEnabled)
        Text("\(day.rawValue), \(sound.rawValue), tickets: \(lastChoice)")
          .font(.footnote)
          .foregroundStyle(.secondary)
        Divider()
        Toggle("Enabled", isOn: $isEnabled)
      }
      .inset()
    }
  }

  @ViewBuilder private var buttons: some View {
    Text("Pressed \(count) times").font(.headline)
    AdaptiveStack {
      Button("Plain") { count += 1 }
      Button("Bordered") { count += 1 }.buttonStyle(.bordered)
      Button("Prominent") { count += 1 }.buttonStyle(.borderedProminent)
    }
    AdaptiveStack {
      Button("Reset", role: .destructive) { count = 0 }.buttonStyle(.bordered)
      Button("Large") { count += 10 }.buttonStyle(.bordered).controlSize(.large)
      Button("Green") { count += 1 }.buttonStyle(.borderedProminent).tint(.green)
    }
    .disabled(!isEnabled)
  }
}
