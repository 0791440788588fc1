package import SwiftUI

/// Every control in its sizes and states, in light and in dark, on one sheet.
///
/// The page `Documentation/Controls.md` shows it, in each look.
package struct ControlSheet: View {
  /// The looks, each with the name of its file and its title.
  package static let looks: [(look: LookAndFeel, name: String, title: String)] = [
    (.system18, "controls", "Controls"),
    (.system26, "controls-26", "Controls, the look of 26"),
  ]

  private let look: LookAndFeel
  private let title: String

  /// Makes the sheet of a look.
  ///
  /// - Parameters:
  ///   - look: What the controls look like.
  ///   - title: What the sheet is called.
  package init(_ look: LookAndFeel, title: String) {
    self.look = look
    self.title = title
  }

  package var body: some View {
    VStack(spacing: 0) {
      panel.environment(\.colorScheme, .light)
      panel.environment(\.colorScheme, .dark)
    }
    .lookAndFeel(look)
    .fixedSize()
  }

  private var panel: some View {
    VStack(alignment: .leading, spacing: 28) {
      Text(title).font(.largeTitle.bold())
      HStack(alignment: .top, spacing: 44) {
        column {
          ButtonSamples()
          ToggleSamples()
        }
        column {
          ValueSamples()
        }
        column {
          PickerSamples()
        }
        column {
          TextSamples()
          GroupSamples()
        }
        column {
          ScreenSamples()
        }
      }
    }
    .padding(40)
    .background(Color(.systemBackground))
  }

  private func column(@ViewBuilder _ content: () -> some View) -> some View {
    // Each as wide as it wants to be: columns that share the width would wrap their longest words.
    VStack(alignment: .leading, spacing: 32) { content() }.fixedSize()
  }
}

/// The samples of one kind of control, under its name.
struct SampleGroup<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(title).font(.headline)
      content
    }
  }
}

/// A sample beside what tells it apart.
struct Sample<Content: View>: View {
  let name: String
  @ViewBuilder let content: Content

  init(_ name: String, @ViewBuilder content: () -> Content) {
    self.name = name
    self.content = content()
  }

  var body: some View {
    HStack(spacing: 12) {
      Text(name).font(.caption).foregroundStyle(.secondary)
        .frame(width: 76, alignment: .leading)
      content
    }
  }
}
