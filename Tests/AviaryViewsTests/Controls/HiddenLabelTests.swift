import AviaryGeometry
import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine

/// Labels that are not seen take no room, and nothing is kept away from them.
@MainActor
@Suite("Hidden labels")
struct HiddenLabelTests {
  private func size(_ view: some View) throws -> CGSize {
    try Harness(view.labelsHidden(), width: nil, height: nil).size
  }

  @Test("Toggles, steppers and pickers without labels are as wide as what is left")
  func widths() throws {
    #expect(try size(Toggle("on", isOn: .constant(true))).width == 49)
    #expect(try size(Stepper("steps", value: .constant(1))).width == 94)
    #expect(try size(Toggle("on", isOn: .constant(true)).toggleStyle(.checkbox)).width == 14)
    #expect(try size(ColorPicker("colour", selection: .constant(.red))).width == 28)
    let bar = ProgressView("loading", value: 0.5).frame(width: 100)
    #expect(try size(bar).height == size(ProgressView(value: 0.5).frame(width: 100)).height)
  }

  @Test("A slider's track reaches both ends, with a label or without one")
  func slider() throws {
    for view in [
      AnyView(Slider(value: .constant(0.5)) { Text("volume") }),
      AnyView(Slider(value: .constant(0.5))),
    ] {
      let harness = try Harness(VStack { view }, width: 200, height: 100)
      let track = try #require(harness.root.node?.first(SliderInputNode.self))
      let frame = track.convert(CGRect(origin: .zero, size: track.size), to: nil)
      #expect(frame.minX == 0 && frame.width == 200, "\(frame)")
    }
  }

  @Test("What is hidden is still read out")
  func labels() throws {
    let harness = try Harness(Toggle("on", isOn: .constant(true)).labelsHidden())
    #expect(harness.labels.contains("on"))
  }
}
