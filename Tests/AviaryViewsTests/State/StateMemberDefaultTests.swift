import SwiftUI
import SwiftUITesting
import Testing

/// Defaults of states that name static members of their type.
@MainActor
@Suite("States that begin with a member of their type")
struct StateMemberDefaultTests {
  private struct Subject: View {
    private static let start = 5
    private static var makes = 0
    private static func make() -> Int {
      makes += 1
      return 40 + makes
    }

    @State private var inferred = start
    @State private var written: Int = make()
    @State private var several = [start, 1]
    @State private var none: Int? = absent
    private static let absent: Int? = nil

    var body: some View {
      Button("\(inferred) \(written) \(several.count) \(none ?? -1)") { inferred += 1 }
    }
  }

  @Test("They have the member's value, evaluated once for an identity")
  func defaults() throws {
    let screen = Screen(Subject())
    #expect(screen.button("5 41 2 -1").exists)
    try screen.button("5 41 2 -1").tap()
    #expect(screen.button("6 41 2 -1").exists)
  }
}
