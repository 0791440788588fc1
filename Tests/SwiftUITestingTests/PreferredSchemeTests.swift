import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Preferred colour schemes on screens")
struct PreferredSchemeTests {
  struct Night: View {
    @Environment(\.colorScheme) private var scheme
    @State private var prefersDark = true

    var body: some View {
      VStack {
        Scheme(name: "around")
        NavigationStack {
          VStack {
            Toggle("Dark", isOn: $prefersDark)
            NavigationLink("Next") { Scheme(name: "pushed") }
          }
          .preferredColorScheme(prefersDark ? .dark : nil)
        }
      }
    }
  }

  struct Scheme: View {
    @Environment(\.colorScheme) private var scheme
    let name: String

    var body: some View { Text("\(name) \(scheme == .dark ? "dark" : "light")") }
  }

  @Test("A view's preferred colour scheme holds for all of the screen, as long as it wants it")
  func wholeScreen() async throws {
    let screen = Screen(Night(), size: .iPhone)
    #expect(screen.text("around dark").exists)
    #expect(screen.colorScheme == .light)
    try screen.toggle("Dark").tap()
    await screen.settle()
    #expect(screen.text("around light").exists)
    screen.colorScheme = .dark
    #expect(screen.text("around dark").exists)
  }

  @Test("A picture has the background of the scheme that its view prefers")
  func background() throws {
    let preferred = Screen(Color.clear.preferredColorScheme(.dark), size: .iPhoneSE, scale: 1)
    let dark = Screen(Color.clear, size: .iPhoneSE, colorScheme: .dark, scale: 1)
    #expect(try preferred.pngData() == dark.pngData())
  }
}
