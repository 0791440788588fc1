import SwiftUI
import SwiftUITesting
import Testing

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
  func sliders() {
    let screen = Screen(Sliders(model: Model()))
    for label in ["volume", "pan", "new"] {
      #expect(screen.slider(.equal(label)).exists, "\(label)")
    }
    // What stands at its ends is drawn.
    for label in ["low", "high"] {
      #expect(screen.dump.contains("text \"\(label)\""), "\(label)")
    }
  }

  @available(*, deprecated)
  @Test("steppers do what they did")
  func steppers() throws {
    let model = Model()
    let screen = Screen(Steppers(model: model))
    let buttons = screen.elements(.button, "Increment")
    #expect(buttons.count == 3)
    for index in 0..<3 { try buttons[index].tap() }
    #expect(model.log == ["+"])
    #expect(model.value == 3.5)
  }
}
