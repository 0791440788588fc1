import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Presentations over time")
struct PresentationMotionTests {
  @MainActor @Observable final class Model {
    var isShown = false
    var staysShown = false
  }

  private let red = "#ff3b30"

  private struct Sheet: View {
    let model: Model
    var isDismissDisabled = false
    var body: some View {
      Color.white.sheet(
        isPresented: Binding {
          model.isShown
        } set: {
          if !model.staysShown { model.isShown = $0 }
        }
      ) {
        Color.red.labelled("card").presentationDetents([.height(200)])
          .interactiveDismissDisabled(isDismissDisabled)
      }
    }
  }

  private struct Dialogs: View {
    let model: Model
    let kind: String
    var body: some View {
      let isShown = Binding {
        model.isShown
      } set: {
        model.isShown = $0
      }
      switch kind {
      case "alert": Color.white.alert("title", isPresented: isShown) {}
      case "confirmation": Color.white.confirmationDialog("title", isPresented: isShown) {}
      default:
        Color.white.popover(isPresented: isShown) {
          Color.red.frame(width: 50, height: 50).presentationCompactAdaptation(.popover)
        }
      }
    }
  }

  private struct Columns: View {
    let model: Model
    var body: some View {
      NavigationSplitView(
        columnVisibility: Binding {
          model.isShown ? .all : .detailOnly
        } set: {
          model.isShown = $0 == .all
        }
      ) {
        List { ForEach(0..<30, id: \.self) { Text("row \($0)") } }
      } detail: {
        Color.white
      }
      .environment(\.horizontalSizeClass, .regular)
    }
  }

  @Test("motion 87: a sidebar slides out and in with its rows")
  func sidebar() throws {
    let model = Model()
    model.isShown = true
    let film = try Film(Columns(model: model), width: 800, height: 400)
    let atRest = film.harness.dump
    #expect(atRest.contains("row 5"))
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = false } }
    for time in [0.1, 0.5, 0.9] {
      try film.go(to: time)
      #expect(film.harness.dump.contains("row 5"), "\(time)")
    }
    #expect(try film.playToRest() != nil)
    #expect(!film.harness.dump.contains("row 5"))
    try film.change { withAnimation(.linear(duration: 1)) { model.isShown = true } }
    try film.go(to: film.now + 0.1)
    #expect(film.harness.dump.contains("row 5"))
    #expect(try film.playToRest() != nil)
    #expect(film.harness.dump == atRest)
  }

  @Test("motion 52: a sheet slides up and down again, and what it dims fades")
  func slide() throws {
    let model = Model()
    let film = try Film(Sheet(model: model), width: 400, height: 800)
    try film.change { model.isShown = true }
    #expect(film.frame("card").minY == 600, "who asks is told where it ends")
    try film.go(to: 0.1)
    let up = film.drawn(red).minY
    #expect(up > 610 && up < 790, "\(up)")
    #expect(film.harness.dump.contains("opacity 0."))
    #expect(try film.playToRest() != nil)
    #expect(film.drawn(red).minY == 600)
    #expect(!film.harness.dump.contains("opacity 0."))
    let fresh = try Harness(Sheet(model: model), width: 400, height: 800)
    #expect(film.harness.dump == fresh.dump)
    let nodes = film.root.counters.liveNodes
    #expect(nodes == fresh.root.counters.liveNodes)
    try film.change { model.isShown = false }
    try film.go(to: film.now + 0.1)
    let down = film.drawn(red).minY
    #expect(down > 610 && down < 790, "\(down)")
    #expect(try film.playToRest() != nil)
    #expect(film.drawn(red) == .null)
    #expect(film.root.counters.liveNodes < nodes)
  }

  @Test("motion 53: alerts settle from somewhat larger and fade, popovers fade, choices slide up")
  func dialogs() throws {
    for kind in ["alert", "confirmation", "popover"] {
      let model = Model()
      let film = try Film(Dialogs(model: model, kind: kind), width: 400, height: 800)
      let before = film.harness.dump
      try film.change { model.isShown = true }
      try film.go(to: 0.06)
      let dump = film.harness.dump
      #expect(dump.contains("opacity 0."), "\(kind)")
      let scales = dump.split(separator: "\n").contains { line in
        let numbers = line.split { $0 == " " || $0 == "," }.dropFirst().compactMap { Double($0) }
        guard line.contains("transform "), numbers.count == 6 else { return false }
        return numbers[0] > 1 && numbers[0] < 1.1
      }
      #expect(scales == (kind == "alert"), "\(kind): \(dump)")
      if kind == "popover" { #expect(film.drawn(red).width == 50) }
      #expect(try film.playToRest() != nil)
      let fresh = try Harness(Dialogs(model: model, kind: kind), width: 400, height: 800)
      #expect(film.harness.dump == fresh.dump)
      try film.change { model.isShown = false }
      try film.go(to: film.now + 0.06)
      #expect(film.harness.dump != before)
      #expect(try film.playToRest() != nil)
      #expect(film.harness.dump == before)
    }
  }

  private func drawnTop<V: View>(_ harness: Harness<V>) -> CGFloat { harness.drawn(red).minY }

  /// A sheet at rest, and a hand that has begun to tell the time.
  private func sheet(
    isDismissDisabled: Bool = false,
    staysShown: Bool = false
  ) throws -> (Model, Harness<Sheet>, Hand) {
    let model = Model()
    model.isShown = true
    model.staysShown = staysShown
    let harness = try Harness(
      Sheet(model: model, isDismissDisabled: isDismissDisabled),
      width: 400,
      height: 800
    )
    let hand = Hand(harness)
    try hand.wait(0.1)
    return (model, harness, hand)
  }

  @Test("motion 54: a sheet follows a drag on its bar, and springs back from a short one")
  func springsBack() throws {
    let (model, harness, hand) = try sheet()
    try hand.press(200, 610)
    for y in stride(from: 612.0, through: 650, by: 2) {
      try hand.wait(1.0 / 60)
      try hand.move(200, y)
    }
    try hand.wait(0.5)
    #expect(drawnTop(harness) == 640)
    try hand.move(200, 650)
    try hand.release(200, 650)
    try hand.wait(0.1)
    let between = drawnTop(harness)
    #expect(between > 600 && between < 640, "\(between)")
    #expect(try hand.waitForRest() != nil)
    #expect(drawnTop(harness) == 600)
    #expect(model.isShown)
    // What is pressed further down is no handle.
    try hand.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 790), rest: 0.3)
    #expect(drawnTop(harness) == 600)
    #expect(model.isShown)
  }

  @Test("motion 55: a sheet that is dragged far goes on down from there")
  func dismissed() throws {
    let (model, harness, hand) = try sheet()
    try hand.drag(from: CGPoint(x: 200, y: 610), to: CGPoint(x: 200, y: 750), rest: 0.5)
    #expect(!model.isShown)
    #expect(drawnTop(harness) >= 740)
    try hand.wait(0.1)
    #expect(drawnTop(harness) > 745)
    #expect(try hand.waitForRest() != nil)
    #expect(harness.drawn(red) == .null)
  }

  @Test(
    "motion 56: a sheet that must not be dismissed gives way a little, one that is kept comes back"
  )
  func kept() throws {
    let (model, harness, hand) = try sheet(isDismissDisabled: true)
    try hand.press(200, 610)
    try hand.move(200, 630)
    try hand.move(200, 780)
    let top = drawnTop(harness)
    #expect(top > 610 && top < 660, "\(top)")
    try hand.release(200, 780)
    #expect(try hand.waitForRest() != nil)
    #expect(model.isShown)
    #expect(drawnTop(harness) == 600)

    let (other, kept, otherHand) = try sheet(staysShown: true)
    try otherHand.drag(from: CGPoint(x: 200, y: 610), to: CGPoint(x: 200, y: 780))
    #expect(other.isShown)
    #expect(try otherHand.waitForRest() != nil)
    #expect(drawnTop(kept) == 600)
  }
}
