import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryMotion
@testable import AviaryStacks

@MainActor
@Suite("Lazy containers over time")
struct LazyMotionTests {
  @MainActor @Observable final class Model {
    var items: [Int]
    init(_ items: [Int]) { self.items = items }
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(model.items, id: \.self) { item in
            Color.red.frame(height: 20).labelled("\(item)").transition(.offset(x: 100))
          }
        }
      }
    }
  }

  private struct Listed: View {
    let model: Model
    var body: some View {
      List {
        ForEach(model.items, id: \.self) { Text(verbatim: "row \($0)") }
          .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
      }
      .listStyle(.plain)
    }
  }

  private let red = "#ff3b30"

  private func animate(_ film: Film<some View>, _ change: () -> Void) throws {
    try film.change { withAnimation(.linear(duration: 1)) { change() } }
  }

  @Test(
    "motion 64: what comes into a lazy container in sight shows its transition, wherever it comes",
    arguments: [[9, 1, 2], [1, 9, 2], [1, 2, 9]]
  )
  func comes(_ items: [Int]) throws {
    let model = Model([1, 2])
    let film = try Film(Rows(model: model), width: 100, height: 100)
    try animate(film) { model.items = items }
    try film.go(to: 0.5)
    // The one that comes is 50 points beside its place, and no other is.
    let place = CGFloat(items.firstIndex(of: 9) ?? 0) * 20
    #expect(
      film.harness.dump.components(separatedBy: "50,\(Int(place))").count == 2,
      "\(film.harness.dump)"
    )
    #expect(film.frame("9").minY == place)
    #expect(close(film.frame("2").minY, items.last == 9 ? 20 : 30))
    #expect(try film.playToRest() != nil)
    let fresh = try Harness(Rows(model: model), width: 100, height: 100)
    #expect(film.harness.dump == fresh.dump)
    #expect(film.root.counters.liveNodes == fresh.root.counters.liveNodes)
  }

  @Test("motion 65: all comes so into an empty one, and nothing without an animation")
  func empty() throws {
    let model = Model([])
    let film = try Film(Rows(model: model), width: 100, height: 100)
    try animate(film) { model.items = [1] }
    try film.go(to: 0.5)
    #expect(film.drawn(red).minX == 50)
    #expect(try film.playToRest() != nil)
    try film.change { model.items = [1, 2] }
    #expect(film.isAtRest)
  }

  @Test("motion 66: what a removal brings into sight moves up with its neighbours")
  func broughtIntoSight() throws {
    let model = Model(Array(0..<1_000))
    let film = try Film(Rows(model: model), width: 100, height: 100)
    try animate(film) { _ = model.items.remove(at: 1) }
    try film.go(to: 0.5)
    #expect(close(film.frame("4").minY, 70))
    #expect(close(film.frame("5").minY, 90))
    #expect(try film.playToRest() != nil)
    #expect(film.frame("5").minY == 80)
    let fresh = try Harness(Rows(model: model), width: 100, height: 100)
    #expect(film.harness.dump == fresh.dump)
  }

  @Test("motion 67: what is scrolled into sight is not new")
  func scrolled() throws {
    let model = Model(Array(0..<1_000))
    let harness = try Harness(Rows(model: model), width: 100, height: 100)
    let hand = Hand(harness)
    try hand.wait(0.1)
    try hand.scroll(0, 200, at: 50, 50, isPrecise: true)
    try hand.wait(0.1)
    #expect(harness.root.animator?.transitions.isEmpty == true)
    withAnimation(.linear(duration: 1)) { model.items.insert(-1, at: 0) }
    try harness.root.update()
    #expect(
      harness.root.animator?.transitions.isEmpty == true,
      "what comes out of sight is not seen"
    )
  }

  @Test("motion 68: rows of a list slide for one that fades in or out, and to where they are moved")
  func list() throws {
    let model = Model([1, 2, 3])
    let film = try Film(Listed(model: model), width: 300, height: 600)
    let (first, second, third) = (film.frame("row 1"), film.frame("row 2"), film.frame("row 3"))
    let height = second.minY - first.minY
    try animate(film) { model.items.insert(9, at: 0) }
    try film.go(to: 0.5)
    #expect(close(film.frame("row 1").minY, first.minY + height / 2))
    #expect(film.frame("row 9").minY == first.minY)
    #expect(film.harness.dump.contains("opacity 0.5"), "\(film.harness.dump)")
    #expect(try film.playToRest() != nil)
    try animate(film) { _ = model.items.removeFirst() }
    try film.go(to: film.now + 0.5)
    #expect(close(film.frame("row 1").minY, first.minY + height / 2))
    #expect(film.harness.dump.contains("opacity 0.5"), "\(film.harness.dump)")
    #expect(try film.playToRest() != nil)
    try animate(film) { model.items.move(fromOffsets: [0], toOffset: 3) }
    try film.go(to: film.now + 0.5)
    #expect(close(film.frame("row 1").minY, (first.minY + third.minY) / 2))
    #expect(close(film.frame("row 2").minY, (first.minY + second.minY) / 2))
    #expect(!film.harness.dump.contains("opacity 0."), "what is moved does not fade")
    #expect(try film.playToRest() != nil)
    let fresh = try Harness(Listed(model: model), width: 300, height: 600)
    #expect(film.harness.dump == fresh.dump)
  }
}
