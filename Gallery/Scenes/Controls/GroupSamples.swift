import SwiftUI

/// What holds other views.
struct GroupSamples: View {
  var body: some View {
    SampleGroup("Groups") {
      GroupBox("Box") {
        Text("What belongs together").frame(maxWidth: .infinity, alignment: .leading)
      }
      .frame(width: 300)
      VStack(spacing: 10) {
        DisclosureGroup("Folded") { Text("Hidden") }
        DisclosureGroup("Unfolded", isExpanded: .constant(true)) {
          Text("Shown").frame(maxWidth: .infinity, alignment: .leading)
        }
      }
      .frame(width: 300)
      ControlGroup {
        Button {
        } label: {
          Image(systemName: "bold")
        }
        Button {
        } label: {
          Image(systemName: "italic")
        }
        Button {
        } label: {
          Image(systemName: "underline")
        }
      }
      .fixedSize()
      ContentUnavailableView {
        Label("No Mail", systemImage: "tray.fill")
      } description: {
        Text("New mail will appear here.")
      } actions: {
        Button("Reload") {}.buttonStyle(.borderedProminent)
      }
      .frame(width: 300, height: 230)
    }
  }
}
