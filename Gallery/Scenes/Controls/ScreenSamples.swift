import SwiftUI

/// Lists, bars and tabs, in small screens.
struct ScreenSamples: View {
  var body: some View {
    SampleGroup("Lists and bars") {
      NavigationStack {
        List {
          Section {
            NavigationLink("General") { Text("General") }
            Toggle("Wi-Fi", isOn: .constant(true))
            LabeledContent("Version", value: "2.1")
            Picker("Units", selection: .constant(0)) { Text("Metric").tag(0) }
          } header: {
            Text("Settings")
          } footer: {
            Text("What applies to all devices.")
          }
          Section {
            Button("Sign in") {}
            Text("Selected").badge(3)
            NavigationLink("Disabled") { Text("") }.disabled(true)
          }
        }
        .navigationTitle("List")
        .toolbar {
          Button("Edit") {}
        }
      }
      .frame(width: 360, height: 560)
      .border(Color(.separator))
      TabView(selection: .constant(0)) {
        NavigationStack {
          List {
            Text("Plain").font(.body)
            Label("With an icon", systemImage: "leaf")
          }
          .listStyle(.plain)
          .navigationTitle("Inline")
          .navigationBarTitleDisplayMode(.inline)
          .searchable(text: .constant(""))
        }
        .tabItem { Label("Home", systemImage: "house") }
        .tag(0)
        Text("").tabItem { Label("Mail", systemImage: "envelope") }.badge(2).tag(1)
        Text("").tabItem { Label("More", systemImage: "ellipsis") }.tag(2)
      }
      .frame(width: 360, height: 340)
      .border(Color(.separator))
    }
  }
}
