import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("Symbol effects")
struct SymbolEffectTests {
  @MainActor @Observable final class Model {
    var value = 0
    var isOn = false
    var isFast = false
  }

  private struct Symbol<Shown: View>: View {
    let model: Model
    let effect: (Image, Model) -> Shown
    var body: some View { effect(Image(systemName: "bell"), model) }
  }

  private func film<Shown: View>(
    _ effect: @escaping (Image, Model) -> Shown
  ) throws -> (Model, Film<Symbol<Shown>>) {
    let model = Model()
    return (model, try Film(Symbol(model: model, effect: effect), width: 100, height: 100))
  }

  @Test("motion 72: a symbol bounces once when a value changes, and then wakes nobody up")
  func bounce() throws {
    for goesUp in [true, false] {
      let (model, film) = try self.film { image, model in
        image.symbolEffect(goesUp ? .bounce.up : .bounce.down, value: model.value)
      }
      let rest = film.harness.dump
      #expect(film.isAtRest)
      try film.change { model.value = 1 }
      #expect(!film.isAtRest)
      try film.go(to: 0.08)
      let scale = film.harness.scale
      #expect(goesUp ? scale > 1.1 : scale < 0.9, "\(scale)")
      #expect(try film.playToRest() != nil)
      #expect(close(film.now, 0.6, within: 0.03), "\(film.now)")
      #expect(film.harness.dump == rest)
    }
  }

  @Test("motion 73: a value that changes while an effect plays has it played again, without a jump")
  func again() throws {
    let (model, film) = try self.film { image, model in
      image.symbolEffect(.pulse, value: model.value)
    }
    try film.change { model.value = 1 }
    try film.go(to: 0.5)
    let opacity = film.harness.opacity
    #expect(close(opacity, 0.3))
    try film.change { model.value = 2 }
    #expect(film.harness.opacity == opacity)
    try film.go(to: 1)
    #expect(film.harness.opacity == 1)
    try film.go(to: 1.5)
    #expect(close(film.harness.opacity, 0.3))
    try film.go(to: 2)
    #expect(film.isAtRest)
  }

  @Test("motion 74: an effect goes on while it is active, and ends where the symbol is at rest")
  func indefinite() throws {
    let (model, film) = try self.film { image, model in
      image.symbolEffect(.pulse, isActive: model.isOn)
    }
    let rest = film.harness.dump
    #expect(film.isAtRest)
    try film.change { model.isOn = true }
    try film.play(to: 7.5)
    #expect(close(film.harness.opacity, 0.3, within: 0.01))
    #expect(film.root.nextWakeUp == .now)
    try film.change { model.isOn = false }
    #expect(close(film.harness.opacity, 0.3, within: 0.01))
    try film.go(to: 7.75)
    #expect(close(film.harness.opacity, 0.65, within: 0.01))
    #expect(try film.playToRest() != nil)
    #expect(close(film.now, 8, within: 0.03))
    #expect(film.harness.dump == rest)
  }

  @Test("motion 75: options say how often and how fast; the clock is left alone in pauses")
  func options() throws {
    func length(_ options: SymbolEffectOptions, isActive: Bool = false) throws -> Double? {
      let (model, film) = try self.film { image, model in
        image.symbolEffect(.pulse, options: options, isActive: isActive && model.isOn)
          .symbolEffect(.pulse, options: options, value: isActive ? 0 : model.value)
      }
      try film.change {
        model.value = 1
        model.isOn = true
      }
      return try film.playToRest(limit: 6)
    }
    func takes(_ time: Double?, _ seconds: Double) -> Bool {
      time.map { close($0, seconds, within: 0.04) } ?? false
    }
    #expect(takes(try length(.default), 1))
    #expect(takes(try length(.speed(2)), 0.5))
    #expect(takes(try length(.repeat(3).speed(2)), 1.5))
    #expect(takes(try length(.repeat(.periodic(2, delay: 1))), 3))
    #expect(takes(try length(.repeat(nil)), 1))
    #expect(takes(try length(.repeat(0)), 1))
    #expect(try length(.repeating) == nil)
    #expect(try length(.default, isActive: true) == nil)
    #expect(takes(try length(.nonRepeating, isActive: true), 1))
    #expect(takes(try length(.repeat(2), isActive: true), 2))

    let (_, film) = try self.film { image, _ in
      image.symbolEffect(.pulse, options: .repeat(.periodic(delay: 2)))
    }
    try film.play(to: 1.5)
    let wakeUp = try #require(film.wakeUp)
    #expect(close(wakeUp, 3, within: 0.03), "\(wakeUp)")
    let fragments = film.root.counters.fragmentsBuilt
    try film.go(to: 2)
    #expect(film.root.counters.fragmentsBuilt == fragments)
    try film.go(to: 3.5)
    #expect(close(film.harness.opacity, 0.3, within: 0.02))
  }

  @Test("motion 76: a scale is held while it is active, and layout knows nothing of it")
  func held() throws {
    let (model, film) = try self.film { image, model in
      image.symbolEffect(.scale.down, isActive: model.isOn).labelled("bell")
    }
    let (rest, frame) = (film.harness.dump, film.frame("bell"))
    try film.change { model.isOn = true }
    try film.go(to: 0.15)
    #expect(close(film.harness.scale, 0.875, within: 0.006))
    try film.go(to: 0.3)
    #expect(film.isAtRest)
    #expect(close(film.harness.scale, 0.75))
    #expect(film.frame("bell") == frame)
    try film.change { model.isOn = false }
    try film.go(to: 0.45)
    #expect(close(film.harness.scale, 0.875, within: 0.006))
    try film.go(to: 1)
    #expect(film.isAtRest)
    #expect(film.harness.dump == rest)
  }

  @Test("motion 77: what disappears is gone while that is active; what appears comes in")
  func visibility() throws {
    let (model, film) = try self.film { image, model in
      image.symbolEffect(.disappear, isActive: model.isOn)
    }
    let rest = film.harness.dump
    try film.change { model.isOn = true }
    try film.go(to: 0.15)
    #expect(close(film.harness.opacity, 0.5) && close(film.harness.scale, 0.75))
    try film.go(to: 0.3)
    #expect(film.isAtRest)
    #expect(!film.harness.dump.contains("fill"))
    try film.change { model.isOn = false }
    try film.go(to: 1)
    #expect(film.harness.dump == rest)

    let (second, coming) = try self.film { image, model in
      image.symbolEffect(.appear.down, isActive: model.isOn)
    }
    try coming.change { second.isOn = true }
    #expect(!coming.harness.dump.contains("fill"))
    try coming.go(to: 0.15)
    #expect(close(coming.harness.opacity, 0.5) && close(coming.harness.scale, 1.25))
    try coming.go(to: 0.3)
    #expect(coming.isAtRest)
    #expect(coming.harness.dump == rest)
  }

  @Test("motion 78: in a picture nothing plays, and what an effect holds is there")
  func pictures() throws {
    let plain = try Harness(Image(systemName: "bell"))
    let playing = try Harness(
      Image(systemName: "bell").symbolEffect(.rotate).symbolEffect(.bounce, value: 1)
        .symbolEffect(.appear)
    )
    #expect(playing.dump == plain.dump)
    let held = try Harness(Image(systemName: "bell").symbolEffect(.scale.up))
    #expect(close(held.scale, 1.25))
    #expect(held.size == plain.size)
    let gone = try Harness(Image(systemName: "bell").symbolEffect(.disappear))
    #expect(!gone.dump.contains("fill"))
    #expect(gone.size == plain.size)
  }

  @Test("motion 79: effects reach all symbol images inside, nothing else, and can be kept out")
  func reach() throws {
    struct Views: View {
      var isRemoved = false
      var body: some View {
        VStack {
          Label("Bell", systemImage: "bell")
          Text("\(Image(systemName: "bell")) bell")
          Color.red.frame(width: 10, height: 10)
          Image(systemName: "star").symbolEffectsRemoved(isRemoved)
          Image(systemName: "heart").symbolEffect(.scale.down).symbolEffectsRemoved(isRemoved)
        }
      }
    }
    let all = try Harness(Views().symbolEffect(.scale.up))
    #expect(all.count("transform") == 3, "\(all.dump)")
    let some = try Harness(Views(isRemoved: true).symbolEffect(.scale.up))
    #expect(some.count("transform") == 2, "\(some.dump)")
    #expect(try Harness(Views()).count("transform") == 1)
  }

  @Test("motion 80: a symbol gives way to another one in an animated change, as the effect says")
  func replace() throws {
    struct Player: View {
      let model: Model
      let transition: ContentTransition
      var body: some View {
        Image(systemName: model.isOn ? "pause" : "play").contentTransition(transition)
      }
    }
    func quarter(_ transition: ContentTransition) throws -> (String, Film<Player>, Model) {
      let model = Model()
      let film = try Film(Player(model: model, transition: transition), width: 50, height: 50)
      try film.change { withAnimation(.linear(duration: 1)) { model.isOn = true } }
      try film.go(to: 0.25)
      return (film.harness.dump, film, model)
    }
    let (down, film, model) = try quarter(.symbolEffect(.replace.downUp))
    #expect(film.harness.opacity == 0.5 && close(film.harness.scale, 0.75), "\(down)")
    #expect(film.harness.count("fill") == 1)
    try film.go(to: 0.75)
    #expect(film.harness.opacity == 0.5 && close(film.harness.scale, 0.75))
    try film.go(to: 1)
    #expect(film.isAtRest)
    let fresh = try Harness(
      Player(model: model, transition: .symbolEffect(.replace.downUp)),
      width: 50,
      height: 50
    )
    #expect(film.harness.dump == fresh.dump)

    let (up, growing, _) = try quarter(.symbolEffect(.replace.upUp))
    #expect(close(growing.harness.scale, 1.25), "\(up)")
    let (off, coming, _) = try quarter(.symbolEffect(.replace.offUp))
    #expect(
      close(coming.harness.opacity, 0.25) && close(coming.harness.scale, 0.625, within: 0.006),
      "\(off)"
    )
    #expect(try quarter(.symbolEffect).0 == down)
    #expect(try quarter(.symbolEffect(.automatic)).0 == down)
    #expect(try quarter(.symbolEffect(.replace.magic(fallback: .offUp))).0 == off)
    #expect(try quarter(.symbolEffect(.replace, options: .speed(2))).1.harness.dump != down)
    #expect(try quarter(.identity).1.isAtRest)

    let still = try Film(Player(model: Model(), transition: .symbolEffect(.replace)))
    try still.change { still.harness.host.content.model.isOn = true }
    #expect(still.isAtRest)
  }

  @Test("motion 81: a symbol that becomes its filled variant is replaced too")
  func variants() throws {
    let (model, film) = try self.film { image, model in
      image.symbolVariant(model.isOn ? .fill : .none).contentTransition(.symbolEffect(.replace))
    }
    try film.change { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    try film.go(to: 0.25)
    #expect(film.harness.opacity == 0.5)
    try film.go(to: 1)
    #expect(film.isAtRest)
  }

  @Test("motion 82: symbols come and go with a transition; what is beside them stays as it is")
  func transitions() throws {
    struct Optional_: View {
      let model: Model
      var body: some View {
        VStack {
          if model.isOn {
            HStack {
              Image(systemName: "bell")
              Color.red.frame(width: 10, height: 10)
            }
            .transition(.symbolEffect(.appear))
          }
        }
      }
    }
    let model = Model()
    let film = try Film(Optional_(model: model), width: 100, height: 100)
    try film.change { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    #expect(film.harness.count("fill") == 1)
    try film.go(to: 0.5)
    #expect(film.harness.opacity == 0.5 && close(film.harness.scale, 0.75))
    #expect(film.harness.count("opacity") == 1)
    try film.go(to: 1)
    #expect(film.isAtRest)
    let fresh = try Harness(Optional_(model: model), width: 100, height: 100)
    #expect(film.harness.dump == fresh.dump)

    try film.change { withAnimation(.linear(duration: 1)) { model.isOn = false } }
    try film.go(to: 1.5)
    #expect(film.harness.opacity == 0.5 && close(film.harness.scale, 0.75))
    try film.go(to: 2)
    #expect(film.isAtRest)
    #expect(film.harness.count("fill") == 0)
  }

  @Test("motion 83: for those who want less motion symbols fade, and do not move")
  func reducedMotion() throws {
    let model = Model()
    let start = Date(timeIntervalSinceReferenceDate: 5_000)
    func harness(_ view: some View) throws -> Harness<AnyView> {
      let harness = try Harness(AnyView(view)) {
        var settings = AccessibilitySettings()
        settings.reduceMotion = true
        $0.accessibilitySettings = settings
      }
      harness.root.clock.tick(start)
      try harness.root.update()
      return harness
    }
    struct Effects: View {
      let model: Model
      var body: some View {
        VStack {
          Image(systemName: "bell").symbolEffect(.bounce, value: model.value)
          Image(systemName: "bell").symbolEffect(.rotate)
          Image(systemName: "bell").symbolEffect(.scale.up, isActive: model.isOn)
        }
      }
    }
    let moving = try harness(Effects(model: model))
    model.value = 1
    model.isOn = true
    try moving.root.update()
    #expect(moving.count("transform") == 1)
    #expect(moving.scale == 1.25)
    #expect(moving.root.nextWakeUp == .never)

    struct Fading: View {
      let model: Model
      var body: some View {
        Image(systemName: "bell").symbolEffect(.disappear, isActive: !model.isOn)
      }
    }
    let fading = try harness(Fading(model: model))
    model.isOn = false
    try fading.root.update()
    fading.root.clock.tick(start.addingTimeInterval(0.15))
    #expect(close(fading.opacity, 0.5))
    #expect(fading.count("transform") == 0)
  }

  @Test("motion 86: an effect ends with its symbol")
  func unmounted() throws {
    struct Optional_: View {
      let model: Model
      var body: some View {
        if !model.isOn { Image(systemName: "bell").symbolEffect(.rotate) }
      }
    }
    let model = Model()
    let film = try Film(Optional_(model: model))
    #expect(!film.isAtRest)
    try film.change { model.isOn = true }
    #expect(film.isAtRest)
  }
}

extension Harness {
  fileprivate func count(_ word: String) -> Int { dump.components(separatedBy: word).count - 1 }

  /// The numbers behind the first command of a kind.
  private func numbers(of command: String) -> [Double]? {
    dump.split(separator: "\n").lazy
      .map { $0.split { $0 == " " || $0 == "," } }
      .first { $0.contains { $0 == command } }?
      .compactMap { Double($0) }
  }

  /// How large the first thing is drawn that is drawn transformed; 1 if there is none.
  fileprivate var scale: CGFloat {
    numbers(of: "transform").map { CGFloat(hypot($0[0], $0[1])) } ?? 1
  }

  /// How much is left of the first thing that is faded; 1 if there is none.
  fileprivate var opacity: CGFloat {
    numbers(of: "opacity").flatMap { $0.first }.map { CGFloat($0) } ?? 1
  }
}
