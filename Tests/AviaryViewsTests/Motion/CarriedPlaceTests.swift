import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine

/// Views with an animation of their own, inside of others that go elsewhere at once.
@MainActor
@Suite("Places that others take a view to")
struct CarriedPlaceTests {
  @MainActor @Observable final class Model {
    var isOn = false
    var length: CGFloat = 40
  }

  enum Around: CaseIterable {
    case nothing, padding, appearance, background, scaled, stack
  }

  /// A square that a growing neighbour pushes down from 60 to 260.
  private struct Pushed: View {
    let around: Around
    let model: Model

    private var square: some View {
      Color.red.frame(width: 50, height: 50)
        .animation(.linear(duration: 1), value: model.isOn)
    }

    @ViewBuilder private var held: some View {
      switch around {
      case .nothing: square
      case .padding: square.padding(.bottom, 5)
      case .appearance: square.onAppear {}
      case .background: square.background(Color.blue)
      case .scaled: square.scaleEffect(2, anchor: .top)
      case .stack: HStack(spacing: 0) { square }
      }
    }

    var body: some View {
      VStack(spacing: 10) {
        Color.green.frame(width: 50, height: model.isOn ? 250 : 50)
        held
        Spacer(minLength: 0)
      }
    }
  }

  @Test("the animation inside brings it there, whatever is around", arguments: Around.allCases)
  func pushed(around: Around) throws {
    let model = Model()
    let film = try Film(Pushed(around: around, model: model), width: 100, height: 400)
    #expect(close(film.drawn("#ff3b30").minY, 60))
    try film.change { model.isOn = true }
    for (time, place) in [(0.0, 60.0), (0.25, 110), (0.5, 160), (0.9, 240)] {
      try film.go(to: time)
      let seen = film.drawn("#ff3b30").minY
      #expect(close(seen, place), "\(time): \(seen)")
    }
    try film.go(to: 1.1)
    #expect(close(film.drawn("#ff3b30").minY, 260))
    #expect(film.isAtRest)
  }

  @Test("what is around shows its own at once")
  func aroundJumps() throws {
    let model = Model()
    let film = try Film(Pushed(around: .background, model: model), width: 100, height: 400)
    try film.change { model.isOn = true }
    try film.go(to: 0.5)
    #expect(close(film.drawn("#007aff").minY, 260))
  }

  @Test("turned back on its way it sets out from where it is seen")
  func turnedBack() throws {
    let model = Model()
    let film = try Film(Pushed(around: .padding, model: model), width: 100, height: 400)
    try film.change { model.isOn = true }
    try film.go(to: 0.5)
    let before = film.drawn("#ff3b30").minY
    try film.change { model.isOn = false }
    let after = film.drawn("#ff3b30").minY
    #expect(close(before, after), "\(before), \(after)")
    try film.go(to: 2)
    #expect(close(film.drawn("#ff3b30").minY, 60))
  }

  @Test("what grows around its middle does so all the way")
  func growing() throws {
    struct Growing: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 50, height: model.length)
          .animation(.linear(duration: 1), value: model.length).onAppear {}
          .frame(height: 200)
      }
    }
    let model = Model()
    let film = try Film(Growing(model: model), width: 100, height: 200)
    try film.change { model.length = 140 }
    try film.go(to: 0.5)
    let seen = film.drawn("#ff3b30")
    #expect(close(seen.midY, 100) && close(seen.height, 90), "\(seen)")
  }

  @Test("a geometry group is taken elsewhere as a whole")
  func geometryGroup() throws {
    struct Grouped: View {
      let model: Model
      var body: some View {
        VStack(spacing: 10) {
          Color.green.frame(width: 50, height: model.isOn ? 250 : 50)
          Color.red.frame(width: 50, height: 50)
            .animation(.linear(duration: 1), value: model.isOn)
            .geometryGroup()
          Spacer(minLength: 0)
        }
      }
    }
    let model = Model()
    let film = try Film(Grouped(model: model), width: 100, height: 400)
    try film.change { model.isOn = true }
    try film.go(to: 0.5)
    #expect(close(film.drawn("#ff3b30").minY, 260))
  }

  @Test("what comes with the change stands where it ends")
  func new() throws {
    struct Coming: View {
      let model: Model
      var body: some View {
        VStack(spacing: 10) {
          Color.green.frame(width: 50, height: model.isOn ? 250 : 50)
          ZStack {
            Color.clear.frame(width: 50, height: 50)
            if model.isOn {
              Color.red.frame(width: 50, height: 50).transition(.identity)
                .animation(.linear(duration: 1), value: model.isOn)
            }
          }
          Spacer(minLength: 0)
        }
      }
    }
    let model = Model()
    let film = try Film(Coming(model: model), width: 100, height: 400)
    try film.change { model.isOn = true }
    try film.go(to: 0.5)
    #expect(close(film.drawn("#ff3b30").minY, 260))
  }
}
