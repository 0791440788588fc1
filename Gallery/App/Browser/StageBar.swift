import SwiftUI

/// The controls above a scene, which scroll where there is no room for all.
struct StageBar: View {
  @Binding var settings: StageSettings

  var body: some View {
    ViewThatFits(in: .horizontal) {
      controls
      ScrollView(.horizontal) { controls }
    }
  }

  private var controls: some View {
    HStack(spacing: 20) {
      Picker("Appearance", selection: $settings.appearance) {
        ForEach(StageSettings.Appearance.allCases, id: \.self) { Text($0.rawValue) }
      }
      .pickerStyle(.segmented)
      .labelsHidden()
      .frame(width: 220)
      Picker("Text size", selection: $settings.textSize) {
        ForEach(DynamicTypeSize.allCases, id: \.self) { Text($0.title) }
      }
      .pickerStyle(.menu)
      .labelsHidden()
      Toggle("Right to left", isOn: $settings.isRightToLeft).fixedSize()
      HStack {
        Text("Width \(Int(settings.width))").monospacedDigit().fixedSize()
        Slider(value: $settings.width, in: StageSettings.widths, step: 10) { Text("Width") }
          .frame(minWidth: 80, maxWidth: 200)
      }
      Spacer(minLength: 0)
      Toggle("Source", isOn: $settings.showsSource).fixedSize()
    }
    .padding(.horizontal)
    .padding(.vertical, 10)
  }
}
