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

  @Test("a gradient as the tint runs along the whole bar, and around the ring")
  func gradient() throws {
    func dump(_ style: some GaugeStyle, _ direction: LayoutDirection = .leftToRight) throws
      -> String
    {
      try Harness(
        Gauge(value: 0.25) { EmptyView() }.gaugeStyle(style)
          .tint(Gradient(colors: [.green, .red]))
          .environment(\.layoutDirection, direction),
        width: 80,
        height: 80
      ).dump
    }
    // A quarter of the bar, 20 points, has the first quarter of the gradient.
    #expect(try dump(.linearCapacity).contains(#/linear\(0,(\S+) 80,\1 /#))
    #expect(try dump(.linearCapacity, .rightToLeft).contains(#/linear\(20,(\S+) -60,\1 /#))
    #expect(try dump(.accessoryLinear).contains(#/linear\(0,(\S+) 80,\1 /#))
    #expect(try dump(.accessoryCircularCapacity).contains("0°...360°"))
    #expect(try dump(.accessoryCircular).contains("°..."))
  }
}
