import SwiftUI
import SwiftUITesting
import Testing

private enum NamesKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// Views over and behind a view that are made from its preferences.
@MainActor
@Suite("Views made from preferences")
struct PreferenceSecondaryTests {
  private final class Log {
    var seen: [[String]] = []
  }

  private struct Count: View {
    let names: [String]
    @State private var first: Int
    @State private var told = 0

    init(_ names: [String]) {
      self.names = names
      _first = State(initialValue: names.count)
    }

    var body: some View {
      Text("first \(first), told \(told), now \(names.count)").onAppear { told = names.count }
    }
  }

  @Test("They are made when the value is known, and never from the default value")
  func first() throws {
    struct Subject: View {
      let log: Log
      @State private var count = 3

      var body: some View {
        VStack {
          ForEach(0..<count, id: \.self) {
            Text("t\($0)").preference(key: NamesKey.self, value: ["\($0)"])
          }
          Button("More") { count += 1 }
        }
        .overlayPreferenceValue(NamesKey.self) { names in
          let _ = log.seen.append(names)
          Text("third \(names[2])")
        }
        .backgroundPreferenceValue(NamesKey.self) { Count($0) }
      }
    }
    let log = Log()
    let screen = Screen(Subject(log: log))
    #expect(log.seen.first == ["0", "1", "2"])
    #expect(screen.text("third 2").exists)
    #expect(screen.text("first 3, told 3, now 3").exists)
    try screen.button("More").tap()
    #expect(log.seen.last?.count == 4)
    #expect(screen.text("first 3, told 3, now 4").exists)
  }

  @Test("Where nothing is written they are made from the default value")
  func nothing() {
    let screen = Screen(
      Text("A").overlayPreferenceValue(NamesKey.self) { Text("\($0.count) names") }
    )
    #expect(screen.text("0 names").exists)
  }
}
