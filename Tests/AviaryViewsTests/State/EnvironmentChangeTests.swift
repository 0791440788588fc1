import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// What is written to the environment at times only reaches who read it before it was.
@MainActor
@Suite("Environments that change")
struct EnvironmentChangeTests {
  @Observable final class Model {
    var isOn = false
  }

  private struct Control: View {
    @Environment(\.isEnabled) private var isEnabled
    let name: String
    var body: some View { Text(verbatim: "\(name) \(isEnabled)") }
  }

  @Test("Controls are disabled and enabled again, and nobody outside is asked")
  func disabled() throws {
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          Inside(model: model)
          Control(name: "outside")
        }
      }
    }
    struct Inside: View {
      let model: Model
      var body: some View { Control(name: "inside").disabled(model.isOn) }
    }
    let model = Model()
    let harness = try Harness(Root(model: model))
    #expect(harness.labels == ["inside true", "outside true"])
    model.isOn = true
    #expect(try harness.work().bodies == 2)
    #expect(harness.labels == ["inside false", "outside true"])
    model.isOn = false
    try harness.host.update()
    #expect(harness.labels == ["inside true", "outside true"])
  }

  @Test("What is disabled stays so inside of what is enabled")
  func inner() throws {
    struct Root: View {
      let model: Model
      var body: some View {
        VStack { Control(name: "inside").disabled(false) }.disabled(model.isOn)
      }
    }
    let model = Model()
    let harness = try Harness(Root(model: model))
    #expect(harness.labels == ["inside true"])
    model.isOn = true
    try harness.host.update()
    #expect(harness.labels == ["inside false"])
  }

  @Test("A transform that writes at times only reaches those inside", arguments: [false, true])
  func transforms(isSetOutside: Bool) throws {
    struct Lines: View {
      @Environment(\.lineLimit) private var limit
      var body: some View { Text(verbatim: limit.map { "\($0)" } ?? "none") }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        VStack { Lines() }.transformEnvironment(\EnvironmentValues.self) { values in
          if model.isOn { values.lineLimit = 3 }
        }
      }
    }
    let model = Model()
    let harness = try Harness(
      VStack {
        if isSetOutside { Root(model: model).lineLimit(7) } else { Root(model: model) }
      }
    )
    let before = isSetOutside ? "7" : "none"
    #expect(harness.labels == [before])
    model.isOn = true
    try harness.host.update()
    #expect(harness.labels == ["3"])
    model.isOn = false
    try harness.host.update()
    #expect(harness.labels == [before])
  }
}
