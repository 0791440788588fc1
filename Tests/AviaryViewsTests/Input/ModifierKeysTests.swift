import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Keys like shift")
struct ModifierKeysTests {
  @MainActor final class Log {
    var told: [String] = []
    /// What is shown stays as long as what it tells.
    private var shown: AnyObject?

    func hand<Content: View>(_ harness: Harness<Content>) -> Hand {
      shown = harness
      return Hand(harness)
    }
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
    let harness = try Harness(Listener(log: log, mask: [.shift, .option]))
    _ = log.hand(harness)
    let keys = harness.root.input.modifierKeys
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
      let harness = try Harness(Switch(log: log, isInitial: isInitial))
      let hand = log.hand(harness)
      hand.modifiers = pressed
      try hand.tap(harness.frame("Show"))
      #expect(log.told == (isInitial && pressed == .shift ? [" > shift"] : []))
    }
  }

  @Test("what a pointer's event says of the keys counts too")
  func pointer() throws {
    let log = Log()
    let hand = log.hand(try Harness(Listener(log: log)))
    hand.modifiers = .command
    try hand.hover(10, 10)
    hand.modifiers = []
    try hand.hover(11, 10)
    #expect(log.told == [" > command", "command > "])
  }
}
