import AviaryTestSupport
import SwiftUI
import Testing

/// Source: content-27.md, O3: per corner the container's radius minus the distance between the corners; nil
/// without a container shape.
@MainActor
@Suite("Radii of concentric corners")
struct ConcentricCornerRadiiTests {
  @MainActor @Observable
  final class Model {
    var radius: CGFloat = 40
    var padding: CGFloat = 10
    @ObservationIgnored var read: [RectangleCornerRadii?] = []
  }

  private struct Card: View {
    let model: Model
    var frame: CGRect?

    var body: some View {
      GeometryReader { proxy in
        let _ = model.read.append(
          frame.map { proxy.concentricCornerRadii(in: $0) } ?? proxy.concentricCornerRadii
        )
        Color.red
      }
      .padding(model.padding)
      .frame(width: 200, height: 100)
    }
  }

  private struct Container: View {
    let model: Model
    var body: some View {
      Card(model: model).containerShape(.rect(cornerRadius: model.radius))
    }
  }

  private func last(_ model: Model) throws -> RectangleCornerRadii {
    let last = try #require(model.read.last)
    return try #require(last)
  }

  private func all(_ radius: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: radius,
      bottomLeading: radius,
      bottomTrailing: radius,
      topTrailing: radius
    )
  }

  @Test("a corner's radius is the container's less the distance; there is none without a container")
  func values() throws {
    let model = Model()
    _ = try Harness(Container(model: model))
    #expect(try last(model) == all(30))
    let alone = Model()
    _ = try Harness(Card(model: alone))
    #expect(alone.read == [nil])
    let part = Model()
    _ = try Harness(
      Card(model: part, frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        .containerShape(.rect(cornerRadius: 40))
    )
    #expect(
      try last(part)
        == RectangleCornerRadii(
          topLeading: 30,
          bottomLeading: 0,
          bottomTrailing: 0,
          topTrailing: 0
        )
    )
  }

  @Test("who has read them is told where the container's shape changes, and no frame does")
  func changes() throws {
    let model = Model()
    let harness = try Harness(Container(model: model))
    #expect(try last(model) == all(30))
    try harness.work { model.radius = 25 }
    #expect(try last(model) == all(15))
    try harness.work { model.padding = 20 }
    #expect(try last(model) == all(5))
    try harness.work { model.radius = 5 }
    #expect(try last(model) == all(0))
    let reads = model.read.count
    try harness.work { model.radius = 4 }
    #expect(model.read.count == reads)
  }
}
