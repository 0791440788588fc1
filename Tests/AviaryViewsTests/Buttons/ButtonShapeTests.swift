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
}
