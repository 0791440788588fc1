import AviaryTestSupport
import SwiftUI
import Testing

@Observable
@MainActor
private final class Scheme {
  var isDark = false
}

/// What a colour asks of the environment, whoever resolves it depends on.
@MainActor
@Suite("What colours depend on")
struct ColorDependenceTests {
  final class Log { var count = 0 }

  private struct Reader: View {
    let color: Color
    let log: Log
    @Environment(\.self) private var environment

    var body: some View {
      log.count += 1
      return Text(color.resolve(in: environment).description)
    }
  }

  private struct Screen: View {
    let scheme: Scheme
    let color: Color
    let log: Log

    var body: some View {
      Reader(color: color, log: log).environment(\.colorScheme, scheme.isDark ? .dark : .light)
    }
  }

  @Test(
    "Black is black everywhere, and a body that asks for it doesn't run again in the dark",
    arguments: [(Color.black, 1), (.white, 1), (.clear, 1), (.red, 2), (.primary, 2)]
  )
  func schemes(color: Color, bodies: Int) throws {
    let scheme = Scheme()
    let log = Log()
    let harness = try Harness(Screen(scheme: scheme, color: color, log: log))
    #expect(log.count == 1)
    try harness.work { scheme.isDark = true }
    #expect(log.count == bodies)
  }
}
