import SwiftUI
import Testing

@testable import AviaryApps
@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryMotion
@testable import AviaryStacks

@Suite("DeclaredView")
@MainActor
struct DeclaredViewTests {
  private struct Users: View {
    var body: some View { Text("a") }
  }

  @Test("views of each of the toolkit's modules are its own")
  func toolkit() {
    let types: [any View.Type] = [
      EmptyView.self, Text.self, Image.self, Rectangle.self, HStack<EmptyView>.self,
      ScrollView<EmptyView>.self, TimelineView<EveryMinuteTimelineSchedule, EmptyView>.self,
      Button<EmptyView>.self, List<Never, EmptyView>.self,
      NavigationStack<NavigationPath, Users>.self,
      TextField<Users>.self, TabView<Int, Users>.self, SettingsLink<Users>.self,
    ]
    for type in types { #expect(DeclaredView.isOfToolkit(type), "\(type)") }
  }

  @Test("a user's views are not, whatever of the toolkit's they hold or are in")
  func users() {
    #expect(!DeclaredView.isOfToolkit(Users.self))
    #expect(DeclaredView.view(Users.self) == .container("Users"))
  }
}
