import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics

@MainActor
@Suite("Controls in forms")
struct FormControlTests {
  @Test("A field that grows has room for the least number of lines, also without characters")
  func reservedLines() throws {
    func height(_ text: String, _ lines: ClosedRange<Int>?) throws -> CGFloat {
      let field = TextField("Notes", text: .constant(text), axis: .vertical)
      let harness =
        if let lines {
          try Harness(AnyView(field.lineLimit(lines)), width: 300, height: nil)
        } else {
          try Harness(AnyView(field), width: 300, height: nil)
        }
      return harness.size.height
    }
    // Lines of 20.4; heights go up to whole pixels.
    let one = try height("", nil)
    #expect(one == 21)
    #expect(try height("", 3...5) == 62)
    #expect(try height("a", 3...5) == 62)
    #expect(try height("a\nb\nc\nd", 3...5) == 82)
    #expect(try height("", 1...5) == one)
    let horizontal = try Harness(
      TextField("Notes", text: .constant("")).lineLimit(3...5),
      width: 300,
      height: nil
    )
    #expect(horizontal.size.height == one)
    let reserved = try Harness(
      TextField("Notes", text: .constant(""), axis: .vertical).lineLimit(2, reservesSpace: true),
      width: 300,
      height: nil
    )
    #expect(reserved.size.height == 41)
  }

  private enum Kind: CaseIterable { case plain, labelled, withBounds }

  @Test("The label of a slider is centred on it", arguments: Kind.allCases)
  private func slider(_ kind: Kind) throws {
    let slider: AnyView =
      switch kind {
      case .plain: AnyView(Slider(value: .constant(0.4)))
      case .labelled: AnyView(Slider(value: .constant(0.4)) { Text("Progress") })
      case .withBounds:
        AnyView(
          Slider(value: .constant(0.4)) {
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("1")
          }
        )
      }
    let harness = try Harness(Form { LabeledContent("Amount") { slider } })
    let label = try #require(harness.frame("Amount"))
    let control = try #require(
      harness.elements.flatMap { [$0] + $0.children }.first { $0.role == .slider }
    ).frame
    #expect(abs(label.midY - control.midY) < 1.5, "\(label) \(control)")
  }

  @Test("A label and a value of another size stand on one line")
  func baselines() throws {
    func difference(_ size: CGFloat) throws -> CGFloat {
      let harness = try Harness(
        LabeledContent {
          Text(verbatim: "value").font(.system(size: size))
        } label: {
          Text(verbatim: "label")
        },
        width: 300,
        height: nil
      )
      let label = try #require(harness.frame("label"))
      let value = try #require(harness.frame("value"))
      return value.maxY - label.maxY
    }
    #expect(try difference(17) == 0)
    // What is below the baseline of the larger letters.
    #expect(try abs(difference(34) - 17 * 0.25) < 0.6)
  }
}
