import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Keys like shift")
struct ModifierKeysTests {
  @MainActor final class Log {
    var told: [String] = []
  }

  private static func names(_ keys: EventModifiers) -> String {
    let all: [(EventModifiers, String)] = [
      (.shift, "shift"), (.control, "control"), (.option, "option"), (.command, "command"),
    ]
    return all.filter { keys.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  private struct Listener: View {
    let log: Log
    var mask = EventModifiers.all
    var isInitial = true
    var body: some View {
      Color.red.onModifierKeysChanged(mask: mask, initial: isInitial) { old, new in
        log.told.append("\(names(old)) > \(names(new))")
      }
    }
  }

  @Test("8.4 each change of a key of the mask is told, with what was held before")
  func changes() throws {
    let log = Log()
    let screen = Screen(Listener(log: log, mask: [.shift, .option]))
    let keys = screen.root.input.modifierKeys
    keys.change(to: .shift)
    keys.change(to: [.shift, .control])
    keys.change(to: [.shift, .option])
    keys.change(to: [.shift, .option, .numericPad])
    keys.change(to: [])
    #expect(log.told == [" > shift", "shift > shift+option", "shift+option > "])
  }

  @Test("8.4 at the start it is told only if a key is down, and only where that is wanted")
  func initial() throws {
    struct Switch: View {
      let log: Log
      let isInitial: Bool
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
        if isShown { Listener(log: log, isInitial: isInitial) }
      }
    }
    for (pressed, isInitial) in [(EventModifiers.shift, true), (.shift, false), ([], true)] {
      let log = Log()
      let screen = Screen(Switch(log: log, isInitial: isInitial))
      try screen.button("Show").tap(modifiers: pressed)
      #expect(log.told == (isInitial && pressed == .shift ? [" > shift"] : []))
    }
  }

  @Test("what a pointer's event says of the keys counts too")
  func pointer() throws {
    let log = Log()
    let screen = Screen(Listener(log: log))
    try screen.hover(at: CGPoint(x: 10, y: 10), modifiers: .command)
    try screen.hover(at: CGPoint(x: 11, y: 10))
    #expect(log.told == [" > command", "command > "])
  }
}
