import SwiftUI
import SwiftUITesting
import Testing

@MainActor
@Suite("Shapes of buttons")
struct ButtonShapeTests {
  private func frame(_ view: some View) throws -> CGSize {
    try Screen(view).button("wide label").frame.size
  }

  @Test("A round button has room for a circle around its label")
  func circle() throws {
    let button = Button("wide label") {}
    for size in [
      try frame(button.buttonStyle(.glass).buttonBorderShape(.circle)),
      try frame(button.buttonStyle(.glassProminent).buttonBorderShape(.circle)),
      try frame(button.buttonStyle(.bordered).buttonBorderShape(.circle)),
    ] {
      #expect(size.width == size.height)
    }
    let usual = try frame(button.buttonStyle(.glass))
    #expect(usual.width > usual.height)
  }

  @Test("A button like glass has round ends unless a border shape is set")
  func glass() throws {
    let button = Button("wide label") {}.buttonStyle(.glassProminent)
    let usual = Screen(button).dump
    #expect(Screen(button.buttonBorderShape(.capsule)).dump == usual)
    #expect(Screen(button.buttonBorderShape(.roundedRectangle(radius: 3))).dump != usual)
  }

  @Test(
    "A button in a bar that narrows what is shown has a capsule while it is pressed; one that does something always"
  )
  func accessoryBar() throws {
    var count = 0
    func use(_ style: some PrimitiveButtonStyle, at rest: String?) throws {
      let screen = Screen(Button("wide label") { count += 1 }.buttonStyle(style))
      func fill() -> String? {
        let line = screen.dump.split(separator: "\n").first { $0.contains("fill roundrect") }
        return line?.split(separator: " ").last.map(String.init)
      }
      let place = try screen.button("wide label").frame
      #expect(fill() == rest)
      try screen.beginDrag(at: CGPoint(x: place.midX, y: place.midY))
      #expect(fill() == "#00000029")
      try screen.endDrag()
      #expect(fill() == rest)
    }
    try use(.accessoryBar, at: nil)
    try use(.accessoryBarAction, at: "#00000014")
    #expect(count == 2)
  }
}
