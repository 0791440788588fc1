import SwiftUI

/// Buttons in each style, size and state.
struct ButtonSamples: View {
  private static let sizes: [(name: String, size: ControlSize)] = [
    ("mini", .mini), ("small", .small), ("regular", .regular), ("large", .large),
    ("extra large", .extraLarge),
  ]

  var body: some View {
    SampleGroup("Buttons") {
      Grid(alignment: .leading, horizontalSpacing: 14, verticalSpacing: 12) {
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          ForEach(["bordered", "tinted", "prominent", "glass"], id: \.self) { caption($0) }
        }
        ForEach(Self.sizes, id: \.name) { row in
          GridRow {
            caption(row.name)
            styles
          }
          .controlSize(row.size)
        }
        GridRow {
          caption("disabled")
          styles
        }
        .disabled(true)
        GridRow {
          caption("destructive")
          Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
          Button("Delete", role: .destructive) {}.buttonStyle(.bordered).tint(.red)
          Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
          Button("Delete", role: .destructive) {}.buttonStyle(.glassProminent)
        }
      }
      // Columns that share a width give the widest words less than they need.
      .fixedSize()
      Sample("borderless") {
        HStack(spacing: 20) {
          Button("Save") {}.buttonStyle(.borderless)
          Button("Plain") {}.buttonStyle(.plain)
          Button("Delete", role: .destructive) {}.buttonStyle(.borderless)
          Button("Disabled") {}.buttonStyle(.borderless).disabled(true)
        }
      }
      Sample("shapes") {
        HStack(spacing: 12) {
          Button("Capsule") {}.buttonBorderShape(.capsule)
          Button("Corners") {}.buttonBorderShape(.roundedRectangle)
          Button {
          } label: {
            Image(systemName: "plus")
          }.buttonBorderShape(.circle)
        }
        .buttonStyle(.bordered)
      }
      Sample("menus, links") {
        HStack(spacing: 20) {
          Menu("Menu") { Button("One") {} }
          Link("Link", destination: URL(filePath: "/"))
          ShareLink(item: "text")
          RenameButton()
        }
      }
    }
  }

  @ViewBuilder private var styles: some View {
    Button("Save") {}.buttonStyle(.bordered)
    Button("Save") {}.buttonStyle(.bordered).tint(.accentColor)
    Button("Save") {}.buttonStyle(.borderedProminent)
    Button("Save") {}.buttonStyle(.glass)
  }

  private func caption(_ name: String) -> some View {
    Text(name).font(.caption).foregroundStyle(.secondary)
  }
}

/// Toggles of each style, on and off.
struct ToggleSamples: View {
  var body: some View {
    SampleGroup("Toggles") {
      Sample("switch") { switches }
      Sample("disabled") { switches.disabled(true) }
      Sample("tinted") {
        Toggle("On", isOn: .constant(true)).labelsHidden().tint(.orange)
      }
      Sample("button") {
        HStack(spacing: 12) {
          Toggle("On", isOn: .constant(true))
          Toggle("Off", isOn: .constant(false))
          Toggle("Disabled", isOn: .constant(true)).disabled(true)
        }
        .toggleStyle(.button)
      }
    }
  }

  private var switches: some View {
    HStack(spacing: 20) {
      Toggle("On", isOn: .constant(true)).labelsHidden()
      Toggle("Off", isOn: .constant(false)).labelsHidden()
    }
  }
}
