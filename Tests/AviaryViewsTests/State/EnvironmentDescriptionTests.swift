import AviaryTestSupport
import SwiftUI
import Testing

private struct FlavorKey: EnvironmentKey {
  static var defaultValue: String { "none" }
}

@MainActor
@Suite("What environments say of themselves")
struct EnvironmentDescriptionTests {
  @Test("values are named as clients know them, and nothing internal is told")
  func description() {
    var values = EnvironmentValues()
    #expect(values.description == "[]")
    values[FlavorKey.self] = "sweet"
    values.colorScheme = .dark
    values.font = .title
    values.locale = Locale(identifier: "de_DE")
    let text = "\(values)"
    // The tests' module is one of ours by its name; a client's key would be told as `FlavorKey`.
    #expect(text.contains("flavor = sweet"))
    #expect(text.contains("colorScheme = dark"))
    #expect(text.contains("font"))
    for leak in ["TypedBox", "Aviary", "Provider", "0x"] { #expect(!text.contains(leak)) }
  }

  @Test("in a view, the innermost value is told")
  func inView() throws {
    struct Teller: View {
      @Environment(\.self) private var values
      var body: some View { Text(values.description) }
    }
    let harness = try Harness(
      Teller().environment(\.colorScheme, .dark).environment(\.colorScheme, .light)
        .foregroundStyle(.red)
    )
    let text = try #require(harness.labels.first)
    #expect(text.contains("colorScheme = dark") && !text.contains("light"))
    #expect(!text.contains("Aviary") && !text.contains("TypedBox"))
  }
}
