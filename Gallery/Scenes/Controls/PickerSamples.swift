import SwiftUI

/// Pickers of choices, dates and colours.
struct PickerSamples: View {
  /// A day that every sheet shows.
  private static let day = Date(timeIntervalSinceReferenceDate: 770_000_000)

  var body: some View {
    SampleGroup("Pickers") {
      Sample("segmented") { choices.pickerStyle(.segmented).frame(width: 240) }
      Sample("disabled") {
        choices.pickerStyle(.segmented).frame(width: 240).disabled(true)
      }
      Sample("menu") { choices.pickerStyle(.menu).labelsHidden() }
      Sample("wheel") {
        choices.pickerStyle(.wheel).labelsHidden().frame(width: 240).frame(height: 150).clipped()
      }
    }
    SampleGroup("Dates and colours") {
      Sample("compact") {
        DatePicker("Day", selection: .constant(Self.day)).labelsHidden()
      }
      DatePicker("Day", selection: .constant(Self.day), displayedComponents: .date)
        .datePickerStyle(.graphical).frame(width: 330)
      Sample("wheels") {
        DatePicker("Day", selection: .constant(Self.day), displayedComponents: .date)
          .datePickerStyle(.wheel).labelsHidden().frame(width: 280)
          .frame(height: 150).clipped()
      }
      Sample("colour") { ColorPicker("Colour", selection: .constant(.teal)).frame(width: 180) }
    }
    .environment(\.timeZone, .gmt)
    .environment(\.locale, Locale(identifier: "en_GB"))
  }

  private var choices: some View {
    Picker("Flavour", selection: .constant(1)) {
      Text("Vanilla").tag(0)
      Text("Lemon").tag(1)
      Text("Plum").tag(2)
    }
  }
}
