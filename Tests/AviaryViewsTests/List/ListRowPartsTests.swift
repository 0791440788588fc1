import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

@MainActor
@Suite("Arrows of rows")
struct ListRowPartsTests {
  @Test("Links beside what they lead to show no arrow unless they are told to")
  func arrows() throws {
    func width(_ visibility: Visibility, isColumn: Bool) throws -> Bool {
      let harness = try Harness(
        NavigationStack {
          List { NavigationLink("a") { Text("b") } }
            .environment(\.isSplitSidebar, isColumn)
            .navigationLinkIndicatorVisibility(visibility)
        },
        width: 300,
        height: 300
      )
      return harness.dump.contains("stroke")
    }
    #expect(try width(.automatic, isColumn: false))
    #expect(try !width(.automatic, isColumn: true))
    #expect(try width(.visible, isColumn: true))
    #expect(try !width(.hidden, isColumn: false))
  }
}
