import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

@MainActor
@Suite("Gauges")
struct GaugeTests {
  @Test("the accessory styles tell the value, and their mark goes with it")
  func accessoryStyles() throws {
    func dump(_ value: Double, _ style: some GaugeStyle) throws -> String {
      let harness = try Harness(
        Gauge(value: value) { Text("Pace") }.gaugeStyle(style),
        width: 120,
        height: 80
      )
      #expect(harness.elements.map(\.value) == ["\(Int(value * 100))%"])
      return harness.dump
    }
    func differ(_ style: some GaugeStyle) throws -> Bool {
      try dump(0.25, style) != dump(0.75, style)
    }
    #expect(try differ(.accessoryCircular))
    #expect(try differ(.accessoryLinear))
    #expect(try differ(.accessoryLinearCapacity))
    #expect(try differ(.accessoryCircularCapacity))
    #expect(try dump(0.5, .accessoryCircular).contains("Pace"))
    #expect(try !dump(0.5, .accessoryLinear).contains("Pace"))
  }

  @Test("the mark of a bar is at its leading end, in its middle, at its trailing end")
  func mark() throws {
    for (value, x) in [(0.0, 0.0), (0.5, 57), (1, 114)] {
      let harness = try Harness(
        Gauge(value: value) { Text("Pace") }.gaugeStyle(.accessoryLinear),
        width: 120,
        height: 6
      )
      #expect(abs(harness.drawn("#000000").minX - x) < 0.01, "\(harness.dump)")
    }
  }
}
