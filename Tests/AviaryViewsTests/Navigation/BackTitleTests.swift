import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("What leads back, and the title beside it")
struct BackTitleTests {
  private struct Screens: View {
    let first: String
    let second: String

    var body: some View {
      NavigationStack {
        NavigationLink("next") {
          Text("there").navigationTitle(second).navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Edit") {} }
        }
        .navigationTitle(first)
      }
    }
  }

  /// The second screen, 390 points wide, once it is there.
  private func shown(_ first: String, _ second: String) async throws -> Screen {
    let screen = Screen(Screens(first: first, second: second))
    try screen.button("next").tap()
    await screen.settle()
    return screen
  }

  @Test("a short name of the screen before is told, and the title stands in the middle")
  func short() async throws {
    let screen = try await shown("Trips", "Athens")
    #expect(try screen.dump.contains("\"Trips\""))
    #expect(abs(try screen.header("Athens").frame.midX - 195) < 1)
  }

  @Test(
    "a name that would push the title aside gives way to “Back”",
    arguments: ["Cupcake Corner", "A very long title of the screen before"]
  )
  func long(name: String) async throws {
    let screen = try await shown(name, "Delivery details")
    #expect(try screen.dump.contains("\"Back\""))
    #expect(try !screen.dump.contains("\"\(name)\""))
    #expect(abs(try screen.header("Delivery details").frame.midX - 195) < 1)
    try screen.button(.equal(name)).tap()
    await screen.settle()
    #expect(screen.button("next").exists)
  }

  @Test("beside a title that leaves no space even for that there is the sign alone")
  func sign() async throws {
    let screen = try await shown("Trips", "Everything about this very long way")
    #expect(try !screen.dump.contains("\"Back\""))
    #expect(try !screen.dump.contains("\"Trips\""))
    let edit = try screen.button("Edit").frame
    #expect(try screen.header(.beginning(with: "Everything")).frame.maxX <= edit.minX)
    try screen.button("Trips").tap()
    await screen.settle()
    #expect(screen.button("next").exists)
  }
}
