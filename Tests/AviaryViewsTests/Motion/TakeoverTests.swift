import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Geometry, content and scrolling over time")
struct TakeoverTests {
  @MainActor @Observable final class Model {
    var isOn = false
    var value = 1
    var target = 0
    var log: [String] = []
  }

  @Test(
    "motion 44: a view that comes takes the place of one with the same id that goes, and moves to its own"
  )
  func hero() throws {
    struct Hero: View {
      @Namespace private var space
      let model: Model
      var body: some View {
        ZStack(alignment: .topLeading) {
          if model.isOn {
            Color.red.labelled("new").matchedGeometryEffect(id: "it", in: space)
              .frame(width: 100, height: 100).offset(x: 200)
          } else {
            Color.red.labelled("old").matchedGeometryEffect(id: "it", in: space)
              .frame(width: 20, height: 20)
          }
        }
        .frame(width: 400, height: 400, alignment: .topLeading)
      }
    }
    let model = Model()
    let film = try Film(Hero(model: model))
    let told = try Warnings.told {
      try film.change { withAnimation(.linear(duration: 1)) { model.isOn = true } }
      try film.go(to: 0.25)
    }
    // The one that goes is no second source.
    #expect(told == [])
    let frame = film.frame("new")
    #expect(close(frame.minX, 50), "\(frame)")
    #expect(close(frame.width, 40))
    #expect(close(frame.height, 40))
    _ = try film.playToRest()
    #expect(film.frame("new") == CGRect(x: 200, y: 0, width: 100, height: 100))
    let fresh = try Harness(Hero(model: model), width: 400, height: 400)
    #expect(film.harness.dump == fresh.dump)
    #expect(film.root.counters.liveNodes == fresh.root.counters.liveNodes)
  }

  /// A mark below the one of three that is chosen.
  private struct Mark: View {
    @Namespace private var space
    let model: Model
    var body: some View {
      HStack(spacing: 0) {
        ForEach(1..<4) { index in
          Color.clear.frame(width: CGFloat(20 * index), height: 20)
            .background {
              if model.value == index {
                Color.red.matchedGeometryEffect(id: "mark", in: space)
              }
            }
        }
      }
    }
  }

  @Test(
    "motion 96: views with one id stay together when the way is turned round, with all their velocity",
    arguments: [Animation.linear(duration: 1), .spring(duration: 1, bounce: 0.3)]
  )
  func together(animation: Animation) throws {
    let model = Model()
    let film = try Film(Mark(model: model), width: 120, height: 20)
    try film.change { withAnimation(animation) { model.value = 3 } }
    try film.go(to: 0.375)
    try film.go(to: 0.4)
    let places = [film.harness.allDrawn("#ff3b30").first?.midX ?? 0]
    try film.go(to: 0.425)
    let before = film.harness.allDrawn("#ff3b30").first?.midX ?? 0
    let velocity = (before - places[0]) / 0.025
    try film.change { withAnimation(animation) { model.value = 2 } }
    for step in 1...20 {
      try film.go(to: 0.425 + Double(step) / 1000)
      let all = film.harness.allDrawn("#ff3b30")
      #expect(all.count == 3)
      for other in all {
        #expect(close(other.minX, all[0].minX, within: 0.05), "\(step): \(all)")
        #expect(close(other.width, all[0].width, within: 0.05))
      }
    }
    if animation != .linear(duration: 1) {
      // A fiftieth of a second later the mark is still on its way to the right.
      let now = film.harness.allDrawn("#ff3b30")[0].midX
      #expect(velocity > 40)
      #expect(now > before)
    }
    #expect(try film.playToRest() != nil)
    let fresh = try Harness(Mark(model: model), width: 120, height: 20)
    #expect(film.harness.dump == fresh.dump)
  }

  private struct Hero: View {
    let model: Model
    @Namespace private var space
    var body: some View {
      ZStack(alignment: .topLeading) {
        if model.value == 0 {
          Color.red.matchedGeometryEffect(id: 0, in: space).frame(width: 60, height: 60)
        } else {
          Color.red.matchedGeometryEffect(id: 0, in: space).frame(width: 300, height: 150)
            .frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      .frame(width: 500, height: 160)
    }
  }

  @Test(
    "motion 98: views with one id stay together in a container whose own size turns round",
    arguments: [Animation.linear(duration: 1), .spring(duration: 1, bounce: 0.3), .smooth]
  )
  func hero(animation: Animation) throws {
    let model = Model()
    let film = try Film(Hero(model: model), width: 500, height: 160)
    var last = CGFloat(0)
    for turn in 0..<3 {
      let start = film.now
      try film.change { withAnimation(animation) { model.value = turn % 2 == 0 ? 1 : 0 } }
      for step in 0...40 {
        try film.go(to: start + Double(step) / 200)
        let all = film.harness.allDrawn("#ff3b30")
        for other in all {
          #expect(close(other.midX, all[0].midX, within: 0.5), "\(turn) \(step): \(all)")
          #expect(close(other.midY, all[0].midY, within: 0.5), "\(turn) \(step): \(all)")
        }
        // Nothing jumps.
        #expect(turn + step == 0 || abs(all[0].midX - last) < 15, "\(turn) \(step): \(all)")
        last = all[0].midX
      }
    }
    #expect(try film.playToRest() != nil)
    let fresh = try Harness(Hero(model: model), width: 500, height: 160)
    #expect(film.harness.dump == fresh.dump)
  }

  @Test("motion 45: a follower moves to another source")
  func follower() throws {
    struct Tabs: View {
      @Namespace private var space
      let model: Model
      var body: some View {
        HStack(spacing: 0) {
          ForEach(0..<3) { index in
            Color.blue.frame(width: 100, height: 20)
              .matchedGeometryEffect(id: index, in: space)
          }
        }
        .overlay {
          Color.red.labelled("mark")
            .matchedGeometryEffect(id: model.target, in: space, isSource: false)
        }
        .frame(width: 400, height: 20, alignment: .leading)
      }
    }
    let model = Model()
    let film = try Film(Tabs(model: model), height: 20)
    #expect(film.x("mark") == 0)
    try film.change { withAnimation(.linear(duration: 1)) { model.target = 2 } }
    try film.go(to: 0.5)
    #expect(close(film.x("mark"), 100), "\(film.frame("mark"))")
    try film.go(to: 1)
    #expect(film.x("mark") == 200)
    #expect(film.isAtRest)
  }

  @Test(
    "motion 46: a text fades from what it said to what it says, if its content transition says so"
  )
  func contentOpacity() throws {
    struct Number: View {
      let model: Model
      let transition: ContentTransition
      var body: some View {
        Text(verbatim: "\(model.value)").contentTransition(transition)
      }
    }
    let model = Model()
    let film = try Film(Number(model: model, transition: .opacity))
    try film.change { withAnimation(.linear(duration: 1)) { model.value = 2 } }
    try film.go(to: 0.25)
    let dump = film.harness.dump
    #expect(dump.contains("opacity 0.75") && dump.contains("opacity 0.25"), "\(dump)")
    #expect(film.harness.labels == ["2"])
    try film.go(to: 1)
    #expect(film.isAtRest)
    let fresh = try Harness(Number(model: model, transition: .opacity), width: 400, height: 400)
    #expect(film.harness.dump == fresh.dump)

    let rolling = try Film(Number(model: model, transition: .numericText(countsDown: true)))
    try rolling.change { withAnimation(.linear(duration: 1)) { model.value = 1 } }
    try rolling.go(to: 0.5)
    #expect(rolling.harness.dump.contains("opacity 0.5"))
    let plain = try Film(Number(model: model, transition: .identity))
    try plain.change { withAnimation(.linear(duration: 1)) { model.value = 7 } }
    #expect(!plain.harness.dump.contains("opacity"))
  }

  @Test("motion 69: a number rolls those of its digits that differ; the others stay")
  func digits() throws {
    struct Number: View {
      let model: Model
      var body: some View {
        Text(verbatim: "\(model.value)").monospacedDigit().contentTransition(.numericText())
      }
    }
    let model = Model()
    model.value = 1_234
    let film = try Film(Number(model: model))
    try film.change { withAnimation(.linear(duration: 1)) { model.value = 1_284 } }
    try film.go(to: 0.5)
    let dump = film.harness.dump
    // What stays, what goes and what comes are cut out; the first of them at full strength.
    #expect(dump.components(separatedBy: "clip").count == 4, "\(dump)")
    #expect(dump.components(separatedBy: "opacity 0.5").count == 3, "\(dump)")
    #expect(try film.playToRest() != nil)
    let fresh = try Harness(Number(model: model), width: 400, height: 400)
    #expect(film.harness.dump == fresh.dump)
    // No digit is where it was.
    try film.change { withAnimation(.linear(duration: 1)) { model.value = 5_555 } }
    try film.go(to: film.now + 0.5)
    #expect(!film.harness.dump.contains("clip"), "\(film.harness.dump)")
  }

  @Test("motion 70: a text that is to be interpolated fades into the next one")
  func interpolated() throws {
    struct Word: View {
      let model: Model
      var body: some View {
        Text(verbatim: "\(model.value)").contentTransition(.interpolate)
      }
    }
    let model = Model()
    let film = try Film(Word(model: model))
    try film.change { withAnimation(.linear(duration: 1)) { model.value = 2 } }
    try film.go(to: 0.25)
    #expect(film.harness.dump.contains("opacity 0.75"))
    #expect(try film.playToRest() != nil)
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<100) { Color.red.frame(height: 20).labelled("row \($0)").id($0) }
          }
        }
        .onScrollPhaseChange { model.log.append("\($1)") }
        .onChange(of: model.target) {
          if model.isOn {
            withAnimation(.linear(duration: 1)) { proxy.scrollTo(model.target, anchor: .top) }
          } else {
            proxy.scrollTo(model.target, anchor: .top)
          }
        }
      }
    }
  }

  @Test("motion 47: scrollTo with an animation goes there over time, and shows what is on the way")
  func scrolling() throws {
    let model = Model()
    model.isOn = true
    let film = try Film(Rows(model: model), width: 200, height: 200)
    try film.change { model.target = 50 }
    #expect(film.frame("row 0").minY == 0)
    try film.go(to: 0.5)
    #expect(close(film.frame("row 25").minY, 0), "\(film.frame("row 25"))")
    try film.go(to: 1)
    #expect(film.frame("row 50").minY == 0)
    #expect(model.log == ["animating", "idle"])
    model.isOn = false
    try film.change { model.target = 0 }
    #expect(film.frame("row 0").minY == 0)
  }

  private final class Proxy { var proxy: ScrollViewProxy? }

  private struct LongList: View {
    let proxy: Proxy
    var body: some View {
      ScrollViewReader { reader in
        let _ = { proxy.proxy = reader }()
        List(0..<100_000, id: \.self) { Text("row \($0)").frame(height: $0 % 3 == 0 ? 80 : 30) }
      }
    }
  }

  @Test(
    "motion 88: a scroll view that is sent elsewhere on its way gets there, whatever lengths it learns"
  )
  func sentElsewhere() throws {
    let proxy = Proxy()
    let film = try Film(LongList(proxy: proxy), width: 300, height: 600)
    for ends in [[99_999, 50_000], [50_000, 99_999], [0, 99_999, 99_999, 99_999]] {
      for end in ends {
        try film.change { withAnimation { proxy.proxy?.scrollTo(end) } }
        try film.play(to: film.now + 0.15)
      }
      #expect(try film.playToRest() != nil)
      let last = ends.last!.formatted(.number.locale(Locale(identifier: "en_US")))
      let frame = film.frame("row \(last)")
      #expect(frame.minY >= 0 && frame.maxY <= 600, "\(ends): \(frame)")
    }
  }

  @Test("motion 48: a switch slides its thumb")
  func toggle() throws {
    struct Switch: View {
      @State private var isOn = false
      var body: some View { Toggle("on", isOn: $isOn) }
    }
    let harness = try Harness(Switch(), width: 200, height: 31)
    let hand = Hand(harness)
    try hand.wait(0.1)
    let before = harness.dump
    try hand.tap(180, 15)
    let start = harness.dump
    #expect(harness.elements.first?.value == "on")
    try hand.wait(0.1)
    let middle = harness.dump
    #expect(before != middle && start != middle)
    #expect(try hand.waitForRest() != nil)
    #expect(harness.dump != middle)
  }
}
