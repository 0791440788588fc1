import AviaryTestSupport
import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryStacks

@MainActor
@Suite("SliderTick")
struct SliderTickTests {
  @MainActor @Observable final class Model {
    var value = 0.5
    var isLong = false
  }

  /// Ticks of somebody's own.
  private struct Ends: SliderTickContent {
    typealias Value = Double
    @SliderTickBuilder<Double> var body: some SliderTickContent<Double> {
      SliderTick(0)
      SliderTick(1) { Text("end") }
    }
  }

  private struct Ticked: View {
    @Bindable var model: Model
    var body: some View {
      Slider(value: $model.value, in: 0...2) {
        Text("speed")
      } ticks: {
        Ends()
        if model.isLong { SliderTick("long", 1.5) } else { SliderTick<Double>(1.25) }
        SliderTickContentForEach([0.25, 0.75], id: \.self) { SliderTick($0) }
        SliderTick(7.0)
      } onEditingChanged: { _ in
      }
    }
  }

  private func ticks(_ slider: Slider<Text, EmptyView>) -> [Double] {
    slider.marks.ticks.map(\.place)
  }

  @Test("ticks are where their values are between the bounds; those outside are left out")
  func places() {
    let slider = Slider(value: .constant(0.5), in: 0...2) {
      Text("speed")
    } ticks: {
      Ends()
      SliderTickContentForEach([0.25, 0.75], id: \.self) { SliderTick($0) }
      SliderTick(7.0)
    }
    #expect(ticks(slider) == [0, 0.5, 0.125, 0.375])
    #expect(slider.marks.hasLabels)
  }

  @Test("a slider with steps has the ticks that a closure makes")
  func steps() {
    let slider = Slider(value: .constant(0.0), in: 0...10, step: 2.5) {
      Text("speed")
    } tick: { value in
      value == 5 ? nil : SliderTick(value)
    }
    #expect(ticks(slider) == [0, 0.25, 0.75, 1])
    #expect(!slider.marks.hasLabels)
  }

  @Test(
    "steps have ticks by themselves with the look of 26, unless a closure makes them or they are many"
  )
  func ownTicksOfSteps() throws {
    let none: (Double) -> SliderTick<Double>? = { _ in nil }
    func marks(_ slider: some View, _ look: LookAndFeel) throws -> Int {
      let dump = try Harness(slider.frame(width: 300).lookAndFeel(look)).dump
      return dump.components(separatedBy: "ellipse").count - 1
    }
    let stepped = Slider(value: .constant(0.0), in: 0...10, step: 2.5)
    let smooth = Slider(value: .constant(0.0), in: 0...10)
    let plain = try marks(smooth, .system26)
    #expect(try marks(stepped, .system26) - plain == 5)
    #expect(try marks(stepped, .system18) == marks(smooth, .system18))
    #expect(try marks(Slider(value: .constant(0.0), in: 0...10, step: 4), .system26) - plain == 3)
    #expect(try marks(Slider(value: .constant(0.0), in: 0...10, step: 0.01), .system26) == plain)
    let own = Slider(value: .constant(0.0), in: 0...10, step: 2.5) {
      Text("x")
    } tick: {
      none($0)
    }
    #expect(try marks(own, .system26) == plain)
  }

  @Test("the marks stand below the track, each below the knob where it has that value")
  func drawing() throws {
    let harness = try Harness(Ticked(model: Model()), width: 400, height: nil)
    let theme = ControlTheme.standard.slider
    let way = 400 - theme.knob.width
    let marks = harness.dump.split(separator: "\n").filter { $0.contains("#aeaeb2") }
    #expect(marks.count == 5)
    let end = try #require(harness.frame("speed"))
    #expect(end.height > theme.height, "a label makes room for itself")
    _ = way
  }

  @Test("a value outside of enabledBounds can't be chosen")
  func enabledBounds() throws {
    struct Bounded: View {
      @Bindable var model: Model
      var body: some View {
        Slider(value: $model.value, neutralValue: 0.5, enabledBounds: 0.25...0.75) {
          Text("balance")
        } currentValueLabel: {
          Text("\(model.value, format: .number) of all")
        }
      }
    }
    let model = Model()
    let screen = Screen(Bounded(model: model))
    #expect(try screen.slider("balance").value == "0.5 of all")
    try screen.slider("balance").adjust(to: 1)
    #expect(model.value == 0.75)
    try screen.slider("balance").adjust(to: 0)
    #expect(model.value == 0.25)
  }

  @Test("the track is filled from the neutral value to the value, on either side")
  func neutralValue() {
    let slider = Slider(value: .constant(-1.0), in: -2...2, neutralValue: 0) { Text("balance") }
    #expect(slider.marks.neutral == 0.5)
    #expect(slider.fraction.wrappedValue == 0.25)
    let plain = Slider(value: .constant(0.3)) { Text("plain") }
    #expect(plain.marks.neutral == 0 && plain.marks.enabled == 0...1 && plain.marks.ticks.isEmpty)
  }

  @Test("a slider without its knob can be moved all the same")
  func withoutThumb() throws {
    let shown = try Harness(Slider(value: .constant(0.5)), width: 200, height: 40)
    let hidden = try Harness(
      Slider(value: .constant(0.5)).sliderThumbVisibility(.hidden),
      width: 200,
      height: 40
    )
    #expect(shown.dump.contains("shadow"))
    #expect(!hidden.dump.contains("shadow"))
  }
}
