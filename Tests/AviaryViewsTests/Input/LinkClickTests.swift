import SwiftUI
import SwiftUITesting
import Testing

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

  /// The page on a screen with a mouse.
  private func screen<V: View>(_ view: V) -> Screen {
    let screen = Screen(view, size: ScreenSize(width: 300, height: 40))
    screen.pointer = .mouse
    return screen
  }

  /// The middle of a part of the text.
  private func middle(_ part: String, on screen: Screen) throws -> CGPoint {
    let frame = try screen.text(.beginning(with: "go")).frame(of: part)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test("A click on a link opens it, elsewhere nothing", arguments: [false, true])
  func click(selects: Bool) throws {
    let opened = Opened()
    let screen = screen(Page(opened: opened, selects: selects))
    try screen.tap(at: middle("go", on: screen))
    try screen.tap(at: middle("stay", on: screen))
    #expect(opened.urls == [])
    try screen.tap(at: middle("there", on: screen))
    #expect(opened.urls == ["https://a.example/b"])
  }

  @Test("A press that leaves the link opens nothing", arguments: [false, true])
  func leaving(selects: Bool) throws {
    let opened = Opened()
    let screen = screen(Page(opened: opened, selects: selects))
    try screen.drag(from: middle("there", on: screen), to: middle("stay", on: screen))
    #expect(opened.urls == [])
  }

  @Test("In a button it is the button that is pressed")
  func button() throws {
    let opened = Opened()
    var presses = 0
    let screen = screen(
      Button(action: { presses += 1 }) { Page(opened: opened) }.buttonStyle(.plain)
    )
    let place = try middle("there", on: self.screen(Page(opened: opened)))
    try screen.tap(at: place)
    #expect(presses == 1)
    #expect(opened.urls == [])
  }

  @Test("A gesture around a text without links still hears of presses on it")
  func gesture() throws {
    var taps = 0
    let screen = Screen(VStack { Text("plain") }.onTapGesture { taps += 1 })
    try screen.text("plain").tap()
    #expect(taps == 1)
  }
}
