import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Controls with a title and what explains it")
struct TitledControlTests {
  struct Explained: View {
    let title: String
    let explanation: String

    var body: some View {
      VStack(alignment: .leading) {
        Text(title)
        Text(explanation).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }

  struct Settings: View {
    @State private var isOn = true
    @State private var size = 1
    let isSpelledOut: Bool

    var body: some View {
      Form {
        if isSpelledOut {
          Toggle(isOn: $isOn) {
            Explained(title: "Vibrate", explanation: "When somebody calls")
          }
          picker {
            Explained(title: "Size", explanation: "Of all texts")
          }
        } else {
          Toggle(isOn: $isOn) {
            Text("Vibrate")
            Text("When somebody calls")
          }
          picker {
            Text("Size")
            Text("Of all texts")
          }
        }
      }
    }

    private func picker<Title: View>(@ViewBuilder title: () -> Title) -> some View {
      Picker(selection: $size) {
        Text("Small").tag(1)
        Text("Large").tag(2)
      } label: {
        title()
      }
    }
  }

  @Test("The second text of a label explains the first, and stands below it")
  func explanations() throws {
    let screen = Screen(Settings(isSpelledOut: false), size: .iPhone)
    #expect(try screen.row(.containing("Vibrate")).frame.height > 55)
    let spelledOut = Screen(Settings(isSpelledOut: true), size: .iPhone)
    #expect(try screen.pngData() == spelledOut.pngData())
  }

  @Test("A label with an icon is a title, too; an image and a text are a row")
  func icons() throws {
    let screen = Screen(
      Form {
        Toggle(isOn: .constant(true)) {
          Label("Badges", systemImage: "star")
          Text("On the icon")
        }
        Toggle(isOn: .constant(true)) {
          Image(systemName: "star")
          Text("Stars")
        }
      },
      size: .iPhone
    )
    #expect(try screen.row(.containing("Badges")).frame.height > 55)
    #expect(try screen.row(.containing("Stars")).frame.height < 50)
  }
}
