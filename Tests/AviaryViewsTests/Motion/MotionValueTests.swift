import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("What is shown in steps")
struct MotionValueTests {
  @MainActor @Observable final class Model {
    var isOn = false
  }

  struct Case: CustomTestStringConvertible, @unchecked Sendable {
    let name: String
    let make: @MainActor (Bool) -> AnyView
    var testDescription: String { name }

    init<V: View>(_ name: String, @ViewBuilder _ make: @escaping @MainActor (Bool) -> V) {
      self.name = name
      self.make = { AnyView(make($0)) }
    }
  }

  private struct Shown: View {
    let model: Model
    let make: @MainActor (Bool) -> AnyView
    var body: some View { make(model.isOn) }
  }

  private nonisolated static func box(_ color: Color = .red) -> some View {
    color.frame(width: 20, height: 20)
  }

  nonisolated static let cases = [
    Case("cornerRadius") { box().cornerRadius($0 ? 10 : 0) },
    Case("clipShape") { box().clipShape(.rect(cornerRadius: $0 ? 10 : 1)) },
    Case("background in a shape") {
      box(.clear).background(.blue, in: RoundedRectangle(cornerRadius: $0 ? 10 : 2))
    },
    Case("border") { box().border(.blue, width: $0 ? 3 : 9) },
    Case("lineWidth") { Circle().stroke(.red, lineWidth: $0 ? 1 : 5).frame(width: 20) },
    Case("strokeBorder") { Circle().strokeBorder(.red, lineWidth: $0 ? 1 : 5).frame(width: 20) },
    Case("dashPhase") {
      Circle().stroke(.red, style: StrokeStyle(dash: [4], dashPhase: $0 ? 8 : 0)).frame(width: 20)
    },
    Case("colour of a shadow") { box().shadow(color: $0 ? .black : .clear, radius: 4) },
    Case("colorMultiply") { box().colorMultiply($0 ? .blue : .white) },
    Case("colour of a symbol") { Image(systemName: "star").foregroundStyle($0 ? .red : .blue) },
    Case("points of a mesh") {
      MeshGradient(
        width: 2,
        height: 2,
        points: [[0, 0], [1, 0], [0, 1], $0 ? [0.5, 0.5] : [1, 1]],
        colors: [.red, .green, .blue, .yellow]
      )
    },
    Case("visualEffect") { isOn in
      box().visualEffect { content, _ in
        content.offset(x: isOn ? 30 : 0).blur(radius: isOn ? 4 : 0)
      }
    },
  ]

  @Test(
    "motion 89: clips, lines, borders, meshes, colours of effects and visual effects go their way in steps",
    arguments: cases
  )
  func steps(_ item: Case) throws {
    let model = Model()
    let film = try Film(Shown(model: model, make: item.make), width: 60, height: 60)
    let start = film.harness.dump
    var log: [String] = []
    try film.change {
      withAnimation(.linear(duration: 1)) {
        model.isOn = true
      } completion: {
        log.append("done")
      }
    }
    #expect(film.harness.dump == start)
    #expect(log == [])
    try film.go(to: 0.25)
    let quarter = film.harness.dump
    try film.go(to: 0.75)
    let threeQuarters = film.harness.dump
    try film.go(to: 1)
    let end = film.harness.dump
    #expect(film.isAtRest)
    #expect(log == ["done"])
    #expect(Set([start, quarter, threeQuarters, end]).count == 4)
    let fresh = try Harness(Shown(model: model, make: item.make), width: 60, height: 60)
    #expect(end == fresh.dump)
  }

  @Test("motion 89: half way there everything is in the middle")
  func middle() throws {
    let model = Model()
    let film = try Film(
      Shown(model: model) { isOn in
        AnyView(
          Self.box().visualEffect { content, _ in content.offset(x: isOn ? 30 : 0) }
        )
      },
      width: 60,
      height: 60
    )
    let before = film.drawn("#ff3b30").minX
    try film.change { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    try film.go(to: 0.5)
    #expect(close(film.drawn("#ff3b30").minX, before + 15))
    // A change without an animation ends it.
    try film.change { model.isOn = false }
    #expect(film.drawn("#ff3b30").minX == before)
    #expect(film.isAtRest)
  }
}
