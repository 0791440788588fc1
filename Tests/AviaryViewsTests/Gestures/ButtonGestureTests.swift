import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("What acts as a button without being one")
struct ButtonGestureTests {
  final class Log {
    var entries: [String] = []
  }

  @Test("it tells when it is pressed, and acts where it is let go within")
  func presses() throws {
    let log = Log()
    let screen = Screen(
      Color.red.frame(width: 100, height: 100)
        ._onButtonGesture {
          log.entries.append("\($0)")
        } perform: {
          log.entries.append("done")
        },
      size: ScreenSize(width: 200, height: 200)
    )
    try screen.tap(at: CGPoint(x: 100, y: 100))
    #expect(log.entries.filter { $0 == "done" }.count == 1)
    #expect(log.entries.first == "true")
    #expect(log.entries.contains("false"))
    log.entries = []
    try screen.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 190, y: 100))
    #expect(!log.entries.contains("done"))
    #expect(log.entries.last == "false")
    try screen.tap(at: CGPoint(x: 10, y: 10))
    #expect(log.entries.last == "false")
  }
}
