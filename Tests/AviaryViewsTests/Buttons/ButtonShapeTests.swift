import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

@MainActor
@Suite("Shapes of buttons")
struct ButtonShapeTests {
  private func frame(_ view: some View) throws -> CGSize {
    try #require(try Harness(view).frame("wide label")).size
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
    let usual = try Harness(button).dump
    #expect(try Harness(button.buttonBorderShape(.capsule)).dump == usual)
    #expect(try Harness(button.buttonBorderShape(.roundedRectangle(radius: 3))).dump != usual)
  }

  @Test(
    "A button in a bar that narrows what is shown has a capsule while it is pressed; one that does something always"
  )
  func accessoryBar() throws {
    var count = 0
    func use(_ style: some PrimitiveButtonStyle, at rest: String?) throws {
      let harness = try Harness(Button("wide label") { count += 1 }.buttonStyle(style))
      func fill() throws -> String? {
        let line = try harness.dump.split(separator: "\n").first { $0.contains("fill roundrect") }
        return line?.split(separator: " ").last.map(String.init)
      }
      let (hand, place) = (Hand(harness), try #require(harness.frame("wide label")))
      #expect(try fill() == rest)
      try hand.press(place.midX, place.midY)
      #expect(try fill() == "#00000029")
      try hand.release(place.midX, place.midY)
      #expect(try fill() == rest)
    }
    try use(.accessoryBar, at: nil)
    try use(.accessoryBarAction, at: "#00000014")
    #expect(count == 2)
  }
}
