import SwiftUI
import SwiftUITesting
import Testing

/// Which closure of `onChange` is called: what it captures is from before the change, or from after it.
@MainActor
@Suite("The closure of onChange")
struct ChangeClosureTests {
  @MainActor final class Log {
    var lines: [String] = []
  }

  private struct Counter: View {
    let log: Log
    @State private var count = 0

    var body: some View {
      Button("Add") { count += 1 }
        .onChange(
          of: count,
          perform: { [count] new in log.lines.append("earlier \(count) \(new)") }
        )
        .onChange(of: count) { [count] in log.lines.append("new \(count)") }
        .onChange(of: count) { [count] old, new in log.lines.append("both \(count) \(old) \(new)") }
    }
  }

  @Test("with perform it is that of the last value, else that of the new one")
  func closures() throws {
    let log = Log()
    let screen = Screen(Counter(log: log))
    try screen.button("Add").tap()
    #expect(log.lines.sorted() == ["both 1 0 1", "earlier 0 1", "new 1"])
    try screen.button("Add").tap()
    #expect(log.lines.contains("earlier 1 2"))
  }
}
