import AviaryTestSupport
import SwiftUI
import Testing

/// Faults that the endurance test has found, made small.
@MainActor
@Suite("Endurance: faults that were found")
struct EnduranceRegressionTests {
  @Observable final class Model {
    var isShown = true
  }

  @Test("All that a window shows can leave while it presents something, issue 5")
  func presenterLeavesAtRoot() throws {
    struct Root: View {
      let model: Model
      var body: some View {
        if model.isShown {
          Text("below").alert("alert", isPresented: .constant(true)) { Button("OK") {} }
        }
      }
    }
    let model = Model()
    let harness = try Harness(Root(model: model))
    #expect(harness.labels.contains("alert"))
    model.isShown = false
    try harness.host.update()
    #expect(harness.labels == [])
  }
}
