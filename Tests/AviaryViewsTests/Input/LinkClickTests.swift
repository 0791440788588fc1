import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Links in texts below a pointer")
struct LinkClickTests {
  @MainActor final class Opened { var urls: [String] = [] }

  private struct Page: View {
    let opened: Opened
    var selects = false
    var text: some View { Text("go [there](https://a.example/b) or stay") }
    var body: some View {
      Group {
        if selects { text.textSelection(.enabled) } else { text }
      }
      .frame(width: 300, height: 40, alignment: .topLeading)
      .environment(
        \.openURL,
        OpenURLAction { url in
          opened.urls.append(url.absoluteString)
          return .handled
        }
      )
    }
  }

  // A character of the body font is 8.5 points wide.
  private func x(_ character: CGFloat) -> CGFloat { character * 8.5 }

  @Test("A click on a link opens it, elsewhere nothing", arguments: [false, true])
  func click(selects: Bool) throws {
    let opened = Opened()
    let harness = try Harness(Page(opened: opened, selects: selects), width: 300, height: 40)
    let hand = Hand(harness)
    try hand.tap(x(1), 8)
    try hand.tap(x(12), 8)
    #expect(opened.urls == [])
    try hand.tap(x(5), 8)
    #expect(opened.urls == ["https://a.example/b"])
  }

  @Test("A press that leaves the link opens nothing", arguments: [false, true])
  func leaving(selects: Bool) throws {
    let opened = Opened()
    let harness = try Harness(Page(opened: opened, selects: selects), width: 300, height: 40)
    try Hand(harness).drag(from: CGPoint(x: x(5), y: 8), to: CGPoint(x: x(12), y: 8))
    #expect(opened.urls == [])
  }

  @Test("In a button it is the button that is pressed")
  func button() throws {
    let opened = Opened()
    var presses = 0
    let view = Button(action: { presses += 1 }) { Page(opened: opened) }.buttonStyle(.plain)
    let harness = try Harness(view, width: 300, height: 40)
    try Hand(harness).tap(x(5), 8)
    #expect(presses == 1)
    #expect(opened.urls == [])
  }

  @Test("A gesture around a text without links still hears of presses on it")
  func gesture() throws {
    var taps = 0
    let view = VStack { Text("plain") }.onTapGesture { taps += 1 }
    let harness = try Harness(view, width: 100, height: 40)
    try Hand(harness).tap(10, 8)
    #expect(taps == 1)
  }
}
