import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("Initializers that are still in use")
struct OlderInitializerTests {
  @Observable final class Model {
    var value = 2.0
    var log: [String] = []
  }

  @available(*, deprecated)
  private struct Sliders: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        Slider(
          value: $model.value,
          in: 0...10,
          step: 1,
          onEditingChanged: { model.log.append("\($0)") },
          minimumValueLabel: Text("low"),
          maximumValueLabel: Text("high")
        ) {
          Text("volume")
        }
        Slider(value: $model.value, in: 0...10, onEditingChanged: { _ in }) { Text("pan") }
        Slider(value: $model.value, in: 0...10) { Text("new") }
      }
    }
  }

  @available(*, deprecated)
  private struct Steppers: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        Stepper(onIncrement: { model.log.append("+") }, onDecrement: nil) { Text("closures") }
        Stepper(value: $model.value, in: 0...3, onEditingChanged: { _ in }) { Text("bounds") }
        Stepper("format", value: $model.value, step: 0.5, format: .number)
      }
    }
  }

  @available(*, deprecated)
  @Test("sliders have their labels, wherever those are written")
  func sliders() throws {
    let harness = try Harness(Sliders(model: Model()))
    for label in ["volume", "low", "high", "pan", "new"] {
      #expect("\(harness.root.accessibilityTree)".contains(label))
    }
  }

  @available(*, deprecated)
  @Test("steppers do what they did")
  func steppers() throws {
    let model = Model()
    let harness = try Harness(Steppers(model: model))
    let hand = Hand(harness)
    func buttons() -> [CGRect] {
      var found: [CGRect] = []
      func visit(_ element: AccessibilityElement) {
        if element.label == "Increment" { found.append(element.frame) }
        element.children.forEach(visit)
      }
      visit(harness.root.accessibilityTree)
      return found
    }
    #expect(buttons().count == 3)
    for frame in buttons() { try hand.tap(frame) }
    #expect(model.log == ["+"])
    #expect(model.value == 3.5)
  }
}
