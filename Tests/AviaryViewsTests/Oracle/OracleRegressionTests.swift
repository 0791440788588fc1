import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine

/// Cases that the random search has found, made small.
@MainActor
@Suite("Interfaces that failed once")
struct OracleRegressionTests {
  @Test("Ids in a container may be others when one around it is of another kind")
  func otherKindAround() {
    let subject = OracleCase(
      tree:
        OracleNode(
          2,
          .container(.fitting),
          [OracleNode(4, .container(.identified), [OracleNode(10, .text(0))])]
        ),
      edits: [.kind(2, .container(.nested))]
    )
    #expect(OracleRun.faults(of: subject) == [])
  }

  @Test("The first guide of all is followed by what lies over a stack, aligned to it")
  func firstGuideUnderOverlay() {
    let subject = OracleCase(
      tree: OracleNode(2, .measured, [OracleNode(3, .text(0))]),
      edits: [
        .replace(3, OracleNode(8, .guide(0), [OracleNode(3, .text(0))]))
      ]
    )
    #expect(OracleRun.faults(of: subject) == [])
  }

  @Test("The first guide of all is followed by stacks that have aligned without one")
  func firstGuide() {
    let subject = OracleCase(
      tree:
        OracleNode(
          1,
          .vstack,
          [
            OracleNode(2, .vstack, [OracleNode(3, .text(0))]),
            OracleNode(5, .text(0)),
          ]
        ),
      edits: [
        .replace(3, OracleNode(6, .guide(2), [OracleNode(3, .text(0))]))
      ]
    )
    #expect(OracleRun.faults(of: subject) == [])
  }

  @Test("What comes into a candidate that does not fit, and is not shown, does not appear")
  func hiddenCandidate() {
    let subject = OracleCase(
      tree:
        OracleNode(
          2,
          .container(.fitting),
          [
            OracleNode(
              14,
              .group,
              [
                OracleNode(15, .living)
              ]
            ),
            OracleNode(48, .text(0)),
            OracleNode(49, .text(0)),
            OracleNode(50, .text(0)),
            OracleNode(
              51,
              .group,
              [
                OracleNode(52, .text(0))
              ]
            ),
          ]
        ),
      edits: [
        .move(14, to: 51)
      ]
    )
    #expect(OracleRun.faults(of: subject) == [])
  }

  @Test("A row is removed at the end of a lazy column: the row that comes into sight is shown")
  func shorterLazyColumn() {
    let subject = OracleCase(
      tree:
        OracleNode(
          9,
          .lazy(.vstack),
          [
            OracleNode(11, .text(0)),
            OracleNode(13, .vstack),
            OracleNode(17, .text(0)),
            OracleNode(18, .text(0)),
          ]
        ),
      edits: [
        .scroll(3, 18),
        .remove(17),
      ]
    )
    #expect(OracleRun.faults(of: subject) == [])
  }

  @MainActor @Observable final class Model {
    var isOn = false
  }

  /// A limit of ours: documentation says nothing of it.
  @Test("What is in a container that is placed by its index begins anew when one comes before")
  func byIndex() throws {
    struct Counter: View {
      @State var count = 0
      let bindings: (Binding<Int>) -> Void
      var body: some View {
        let _ = bindings($count)
        Text("count \(count)")
      }
    }
    struct Indexed: View {
      let model: Model
      let bindings: (Binding<Int>) -> Void
      var body: some View {
        Group(
          subviews: Group {
            if model.isOn { Text("first") }
            VStack { Counter(bindings: bindings) }
          }
        ) { subviews in
          ForEach(subviews.indices, id: \.self) { subviews[$0] }
        }
      }
    }
    let model = Model()
    var count: Binding<Int>?
    let harness = try Harness(Indexed(model: model) { count = $0 }, width: 100, height: 100)
    count?.wrappedValue = 3
    try harness.root.update()
    #expect(harness.dump.contains("count 3"))
    model.isOn = true
    try harness.root.update()
    // By its id, as `ForEach(subviews) { $0 }` places it, it would go on.
    #expect(harness.dump.contains("count 0"))
  }
}
