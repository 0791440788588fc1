import SwiftUI

/// What the tests of assistive technology read and use: a window with one of each kind.
struct AccessibilityProbeView: View {
  @State private var count = 0
  @State private var isOn = false
  @State private var level = 20.0
  @State private var name = "Ada"
  @State private var secret = "abc"
  @State private var quantity = 2
  @State private var choice = "one"
  @State private var showsSheet = false
  @State private var rating = 3
  @FocusState private var isNameFocused: Bool

  var body: some View {
    VStack(alignment: .leading, spacing: 10) {
      Text("Assistive").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2)
      Button("Count \(count)") { count += 1 }
        .accessibilityHint("Counts up")
        .accessibilityAction(named: "Reset") { count = 0 }
      Toggle("Sound", isOn: $isOn)
      Slider(value: $level, in: 0...100, step: 5) { Text("Level") }
        .frame(width: 200)
      Stepper("Quantity", value: $quantity, in: 0...9)
      TextField("Name", text: $name).focused($isNameFocused)
        .onChange(of: isNameFocused) { tell("name focused \(isNameFocused)") }
      SecureField("Secret", text: $secret)
      Picker("Choice", selection: $choice) {
        Text("one").tag("one")
        Text("two").tag("two")
      }
      .pickerStyle(.segmented)
      ProgressView("Loading", value: 0.25)
      Text("Rating").accessibilityValue("\(rating)")
        .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
      Button("Sheet") { showsSheet = true }
      Color.red.frame(width: 60, height: 20).accessibilityLabel("Swatch")
      Text("Hidden").accessibilityHidden(true)
      ScrollView {
        LazyVStack {
          ForEach(0..<1_000_000, id: \.self) { Text("Row \($0)").frame(height: 20) }
        }
      }
      .frame(height: 100)
    }
    .padding()
    .sheet(isPresented: $showsSheet) {
      Button("Close") { showsSheet = false }
    }
    .onChange(of: name) { tell("name \(name)") }
    .onChange(of: level) { tell("level \(level)") }
    .onChange(of: isOn) {
      tell("sound \(isOn)")
      AccessibilityNotification.Announcement(isOn ? "Sound is on" : "Sound is off").post()
    }
  }
}
