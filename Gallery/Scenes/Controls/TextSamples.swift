import SwiftUI

/// Fields, editors and labels.
struct TextSamples: View {
  var body: some View {
    SampleGroup("Text fields") {
      Sample("plain") { fields }
      Sample("rounded") { fields.textFieldStyle(.roundedBorder) }
      Sample("disabled") {
        TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder)
          .frame(width: 134).disabled(true)
      }
      Sample("secret") {
        SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
          .frame(width: 134)
      }
      Sample("editor") {
        TextEditor(text: .constant("Several lines\nof text")).frame(width: 280, height: 62)
          .border(Color(.separator))
      }
    }
    SampleGroup("Labels") {
      Sample("styles") {
        HStack(spacing: 20) {
          Label("Rain", systemImage: "cloud.rain")
          Label("Sun", systemImage: "sun.max").labelStyle(.iconOnly)
          Label("Title alone", systemImage: "sun.max").labelStyle(.titleOnly)
        }
      }
      Sample("value") {
        LabeledContent("Version", value: "2.1").frame(width: 220)
      }
    }
  }

  private var fields: some View {
    HStack(spacing: 12) {
      TextField("Name", text: .constant(""))
      TextField("Name", text: .constant("Ada"))
    }
    .frame(width: 280)
  }
}
