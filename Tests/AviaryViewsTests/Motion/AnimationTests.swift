import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Animations")
struct AnimationTests {
  @MainActor @Observable final class Model {
    var x: CGFloat = 0
    var other: CGFloat = 0
    var isOn = false
    var log: [String] = []
  }

  private struct Mover: View {
    let model: Model
    var body: some View {
      Color.red.frame(width: 10, height: 10).labelled("box").offset(x: model.x)
        .frame(width: 400, height: 20, alignment: .leading)
    }
  }

  @Test("motion 1: an offset goes from where it was to where it ends, and no body runs on the way")
  func offset() throws {
    let model = Model()
    let film = try Film(Mover(model: model))
    #expect(film.isAtRest)
    try film.change { withAnimation(.linear(duration: 1)) { model.x = 100 } }
    #expect(film.x("box") == 0)
    #expect(!film.isAtRest)
    let before = film.root.counters
    try film.go(to: 0.25)
    #expect(close(film.x("box"), 25))
    try film.go(to: 0.5)
    #expect(close(film.x("box"), 50))
    let work = film.root.counters - before
    #expect(work.bodies == 0)
    #expect(work.measurements == 0)
    try film.go(to: 1)
    #expect(film.x("box") == 100)
    #expect(film.isAtRest)
  }

  @Test("motion 2: without an animation, or before time passes, a change is seen at once")
  func atOnce() throws {
    let model = Model()
    let film = try Film(Mover(model: model))
    try film.change { model.x = 50 }
    #expect(film.x("box") == 50)
    #expect(film.isAtRest)
    let still = try Harness(Mover(model: model))
    withAnimation { model.x = 70 }
    try still.host.update()
    #expect(still.frame("box")?.minX == 70)
    #expect(still.root.animator == nil)
  }

  @Test(
    "motion 3: curves have the values of their Bézier curves",
    arguments: [
      (Animation.linear(duration: 1), 0.25, 25.0),
      (.easeInOut(duration: 1), 0.5, 50), (.easeInOut(duration: 1), 0.25, 12.916),
      (.easeIn(duration: 1), 0.5, 31.535), (.easeOut(duration: 1), 0.5, 68.465),
      (.linear(duration: 2).speed(2), 0.5, 50), (.linear(duration: 1).delay(0.5), 0.75, 25),
      (.linear(duration: 0.5).repeatCount(2), 0.75, 50),
    ]
  )
  func curves(_ animation: Animation, _ time: Double, _ expected: Double) throws {
    let model = Model()
    let film = try Film(Mover(model: model))
    try film.change { withAnimation(animation) { model.x = 100 } }
    try film.play(to: time)
    #expect(close(film.x("box"), expected, within: 0.01), "\(film.x("box"))")
  }

  @Test(
    "motion 4: a spring has the values of its closed form, and its duration and bounce are Apple's"
  )
  func springs() throws {
    let spring = Spring(duration: 0.5, bounce: 0)
    // Critically damped: 1 - (1 + wt) e^-wt, w = 2 pi / duration.
    let w = 2 * Double.pi / 0.5
    for time in [0.1, 0.25, 0.5] {
      let expected = 100 * (1 - (1 + w * time) * exp(-w * time))
      #expect(abs(spring.value(target: 100.0, time: time) - expected) < 1e-9)
    }
    #expect(abs(Spring.bouncy.bounce - 0.3) < 1e-12)
    #expect(abs(Spring.snappy.bounce - 0.15) < 1e-12)
    #expect(Spring.smooth.bounce == 0)
    let model = Model()
    let film = try Film(Mover(model: model))
    try film.change { withAnimation(.smooth(duration: 0.5)) { model.x = 100 } }
    try film.go(to: 0.25)
    #expect(close(film.x("box"), spring.value(target: 100, time: 0.25)))
  }

  @Test("motion 5: a spring that takes over keeps place and velocity")
  func interruption() throws {
    let model = Model()
    let film = try Film(Mover(model: model))
    try film.change { withAnimation(.spring(duration: 0.5)) { model.x = 100 } }
    try film.go(to: 0.098)
    let a = film.x("box")
    try film.go(to: 0.1)
    let b = film.x("box")
    let before = (b - a) / 0.002
    try film.change { withAnimation(.spring(duration: 0.5)) { model.x = 0 } }
    #expect(close(film.x("box"), b))
    try film.go(to: 0.102)
    let after = (film.x("box") - b) / 0.002
    #expect(before > 300)
    // The way back pulls at it from the first moment on: a change of 32 points/s within a frame of 2 ms.
    #expect(abs(after - before) < 60, "\(before) \(after)")
    _ = try film.playToRest()
    #expect(film.x("box") == 0)
  }

  @Test(
    "motion 6: a curve that begins while another runs adds to it, so that place and velocity go on"
  )
  func adding() throws {
    let model = Model()
    let film = try Film(Mover(model: model))
    try film.change { withAnimation(.linear(duration: 1)) { model.x = 100 } }
    try film.go(to: 0.5)
    try film.change { withAnimation(.easeIn(duration: 1)) { model.x = 200 } }
    #expect(close(film.x("box"), 50))
    try film.go(to: 0.51)
    #expect(close(film.x("box"), 51, within: 0.2))
    try film.go(to: 1)
    // The first has ended, the second is halfway: 100 + 100 * easeIn(0.5).
    #expect(close(film.x("box"), 131.535, within: 0.01))
    try film.go(to: 1.5)
    #expect(film.x("box") == 200)
    #expect(film.isAtRest)
  }

  @Test("motion 7: a change without an animation ends what runs")
  func jump() throws {
    let model = Model()
    let film = try Film(Mover(model: model))
    try film.change { withAnimation(.linear(duration: 1)) { model.x = 100 } }
    try film.go(to: 0.5)
    try film.change { model.x = 20 }
    #expect(film.x("box") == 20)
    #expect(film.isAtRest)
  }

  @Test("motion 15: a change that is taken back before it is seen ends at once")
  func takenBack() throws {
    let model = Model()
    let film = try Film(Mover(model: model))
    try film.change { withAnimation(.smooth) { model.x = 100 } }
    try film.change { withAnimation(.smooth) { model.x = 0 } }
    #expect(try film.playToRest(limit: 3) != nil)
    #expect(film.x("box") == 0)
  }

  @Test("motion 8: what repeats for ever gives way to another animation")
  func endless() throws {
    let model = Model()
    let film = try Film(Mover(model: model))
    try film.change {
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: true)) { model.x = 100 }
    }
    try film.play(to: 1.25)
    #expect(close(film.x("box"), 75, within: 1))
    try film.play(to: 7.5)
    #expect(!film.isAtRest)
    try film.change { withAnimation(.linear(duration: 0.5)) { model.x = 0 } }
    #expect(try film.playToRest(limit: 1) != nil)
    #expect(film.x("box") == 0)
  }

  @Test("motion 9: animation(_:value:) counts for changes of its value, and for no others")
  func implicit() throws {
    struct Two: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 10, height: 10).labelled("box")
          .offset(x: model.x)
          .animation(.linear(duration: 1), value: model.x)
          .offset(x: model.other)
          .frame(width: 400, height: 20, alignment: .leading)
      }
    }
    let model = Model()
    let film = try Film(Two(model: model))
    try film.change { model.x = 100 }
    try film.go(to: 0.5)
    #expect(close(film.x("box"), 50))
    try film.change { model.other = 30 }
    #expect(close(film.x("box"), 80))
    try film.go(to: 1)
    #expect(film.x("box") == 130)
  }

  @Test("motion 10: animation(nil, value:) and disablesAnimations switch off what they name")
  func switchedOff() throws {
    struct Still: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 10, height: 10).labelled("box")
          .offset(x: model.x).animation(nil, value: model.x)
          .frame(width: 400, height: 20, alignment: .leading)
      }
    }
    let model = Model()
    let film = try Film(Still(model: model))
    try film.change { withAnimation { model.x = 100 } }
    #expect(film.x("box") == 100)

    struct Own: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 10, height: 10).labelled("box")
          .offset(x: model.x).animation(.linear(duration: 1), value: model.x)
          .frame(width: 400, height: 20, alignment: .leading)
      }
    }
    let second = try Film(Own(model: model))
    var transaction = Transaction()
    transaction.disablesAnimations = true
    try second.change { withTransaction(transaction) { model.x = 0 } }
    #expect(second.x("box") == 0)
  }

  @Test(
    "motion 11: animation(_:body:) counts for what its closure applies, and not for what it is applied to"
  )
  func scoped() throws {
    struct Scoped: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 10, height: 10).labelled("box")
          .offset(x: model.x)
          .animation(.linear(duration: 1)) { $0.offset(x: model.other) }
          .frame(width: 400, height: 20, alignment: .leading)
      }
    }
    let model = Model()
    let film = try Film(Scoped(model: model))
    try film.change {
      model.x = 100
      model.other = 10
    }
    #expect(film.x("box") == 100)
    try film.go(to: 0.5)
    #expect(close(film.x("box"), 105))
  }

  @Test("motion 12: two changes of one event keep their own animations")
  func twoTransactions() throws {
    struct Two: View {
      @State private var a: CGFloat = 0
      @State private var b: CGFloat = 0
      let model: Model
      var body: some View {
        VStack(alignment: .leading, spacing: 0) {
          Color.red.frame(width: 10, height: 10).labelled("a").offset(x: model.x)
          Inner(model: model)
        }
        .frame(width: 400, alignment: .leading)
      }
    }
    struct Inner: View {
      let model: Model
      var body: some View {
        Color.red.frame(width: 10, height: 10).labelled("b").offset(x: model.other)
      }
    }
    let model = Model()
    let film = try Film(Two(model: model))
    try film.change {
      withAnimation(.linear(duration: 1)) { model.x = 100 }
      model.other = 100
    }
    #expect(film.x("a") == 0)
    #expect(film.x("b") == 100)
  }

  @Test("motion 13: completions come when all is there, the logical one before the end, each once")
  func completions() throws {
    let model = Model()
    let film = try Film(Mover(model: model))
    try film.change {
      withAnimation(.spring(duration: 0.5), completionCriteria: .logicallyComplete) {
        model.x = 100
      } completion: {
        model.log.append("logical \(film.now >= 0.5 && film.now < 0.52)")
      }
      withAnimation(.linear(duration: 0.1), completionCriteria: .removed) {
        model.log.append("nothing changes")
      } completion: {
        model.log.append("at once")
      }
    }
    #expect(model.log == ["nothing changes", "at once"])
    try film.play(to: 2)
    #expect(model.log == ["nothing changes", "at once", "logical true"])

    model.log = []
    try film.change {
      withAnimation(.spring(duration: 0.5), completionCriteria: .removed) {
        model.x = 0
      } completion: {
        model.log.append("removed")
      }
      withAnimation(.linear(duration: 1)) {
        model.isOn = true
      } completion: {
        model.log.append("unseen")
      }
    }
    #expect(model.log == ["unseen"])
    try film.play(to: film.now + 0.55)
    #expect(model.log == ["unseen"])
    _ = try film.playToRest()
    #expect(model.log == ["unseen", "removed"])
  }

  @Test(
    "What waits for a colour on its way is told when a style takes its place that no step leads to"
  )
  func replacedStyle() throws {
    struct Painted: View {
      let model: Model
      var body: some View {
        Rectangle().fill(
          model.isOn
            ? AnyShapeStyle(
              LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            )
            : AnyShapeStyle(model.x > 0 ? Color.red : .black)
        )
      }
    }
    let model = Model()
    let film = try Film(Painted(model: model))
    try film.change {
      withAnimation(.linear(duration: 1)) {
        model.x = 1
      } completion: {
        model.log.append("there")
      }
    }
    try film.play(to: 0.5)
    #expect(model.log.isEmpty)
    try film.change { model.isOn = true }
    #expect(model.log == ["there"])
    _ = try film.playToRest()
    #expect(model.log == ["there"])
  }

  @Test("motion 14: opacity, scale, rotation, colours and shapes are shown in steps")
  func attributes() throws {
    struct Everything: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) {
          Rectangle().fill(model.isOn ? Color(red: 1, green: 0, blue: 0) : .black)
            .frame(width: 20, height: 20)
          Circle().trim(from: 0, to: model.isOn ? 1 : 0).frame(width: 20, height: 20)
          Color.blue.frame(width: 20, height: 20).opacity(model.isOn ? 1 : 0.5)
          Color.green.frame(width: 20, height: 20).scaleEffect(model.isOn ? 3 : 1)
          Color.green.frame(width: 20, height: 20).rotationEffect(.degrees(model.isOn ? 90 : 0))
          Text("text").foregroundStyle(model.isOn ? .white : .black)
        }
      }
    }
    let model = Model()
    let film = try Film(Everything(model: model))
    try film.change { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    let before = film.root.counters
    try film.go(to: 0.5)
    #expect((film.root.counters - before).bodies == 0)
    let dump = film.harness.dump
    #expect(dump.contains("#800000") || dump.contains("#7f0000"), "\(dump)")
    #expect(dump.contains("opacity 0.75"))
    #expect(dump.contains("transform 2 0 0 2"))
    #expect(dump.contains("#808080") || dump.contains("#7f7f7f"))
    #expect(dump.contains("transform 0.71 0.71 -0.71 0.71"))
    #expect(dump.contains("0,15.52 0,10]"))
    try film.go(to: 1)
    #expect(film.isAtRest)
    let fresh = try Harness(Everything(model: model), width: 400, height: 400)
    #expect(film.harness.dump == fresh.dump)
  }

  @Test("A colour that turns back before its first step is the old one at the end")
  func turnsBack() throws {
    struct Coloured: View {
      let model: Model
      var body: some View { Text("text").foregroundStyle(model.isOn ? .red : .black) }
    }
    let model = Model()
    let film = try Film(Coloured(model: model))
    let before = film.harness.dump
    try film.change { withAnimation(.linear(duration: 1)) { model.isOn = true } }
    try film.change { withAnimation(.linear(duration: 0.5)) { model.isOn = false } }
    try film.play(to: 2)
    #expect(film.isAtRest)
    #expect(film.harness.dump == before)
  }
}
