import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

@MainActor
@Suite("Sidebars beside other columns")
struct SidebarColumnTests {
  @Test(
    "rows of a sidebar beside other columns are 44 points apart, their content 22 from its edge"
  )
  func rows() throws {
    let harness = try Harness(
      NavigationSplitView {
        List {
          Text(verbatim: "one")
          Text(verbatim: "two")
        }
      } detail: {
        Text(verbatim: "detail")
      },
      width: 1000
    ) { $0.horizontalSizeClass = .regular }
    let one = try #require(harness.frame("one"))
    let two = try #require(harness.frame("two"))
    #expect(two.minY - one.minY == 44)
    #expect(one.minX == 22)
  }
}
