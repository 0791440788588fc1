@_spi(Engine) import AviaryEngine
@_spi(Engine) import AviaryInteraction
import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls

@MainActor
@Suite("Sheets that are dragged")
struct SheetDraggingTests {
  private static let low = PresentationDetent.height(200)
  private static let high = PresentationDetent.height(500)

  @MainActor @Observable final class Model {
    var isShown = true
    var detent = SheetDraggingTests.low
    var dragged = CGFloat(0)
  }

  private struct Sheet<Card: View>: View {
    @Bindable var model: Model
    var isSelected = false
    var interaction = PresentationContentInteraction.automatic
    @ViewBuilder var card: () -> Card

    var body: some View {
      Color.white.sheet(isPresented: $model.isShown) {
        if isSelected {
          content.presentationDetents([low, high], selection: $model.detent)
        } else {
          content.presentationDetents([low, high])
        }
      }
    }

    private var content: some View {
      card().background(Color.clear.labelled("card"))
        .presentationContentInteraction(interaction)
    }
  }

  private func shown<Card: View>(_ sheet: Sheet<Card>) throws -> (Harness<Sheet<Card>>, Hand) {
    let harness = try Harness(sheet, width: 400, height: 800)
    let hand = Hand(harness)
    hand.device = .touch
    try hand.wait(0.1)
    return (harness, hand)
  }

  private func drag(_ hand: Hand, from start: CGFloat, to end: CGFloat, x: CGFloat = 100) throws {
    try hand.drag(
      from: CGPoint(x: x, y: start),
      to: CGPoint(x: x, y: end),
      steps: 20,
      rest: 0.3
    )
    #expect(try hand.waitForRest() != nil)
  }

  @Test("A card is between its least and its greatest height, and goes down from the least")
  func places() {
    let heights = SheetHeights([Self.low, Self.high], at: Self.high, in: 800)
    let cases: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 500, 0), (100, 400, 0), (300, 200, 0), (350, 200, 50), (-100, 500, 0),
    ]
    for (distance, height, below) in cases {
      #expect(
        heights.place(draggedBy: distance) == SheetHeights.Place(height: height, below: below),
        "\(distance)"
      )
    }
  }

  @Test("A card rests at the detent next to the drag's end, and nowhere below half of the least")
  func rests() {
    let heights = SheetHeights([Self.low, Self.high], at: Self.high, in: 800)
    let cases: [(CGFloat, PresentationDetent?)] = [
      (-300, Self.high), (0, Self.high), (149, Self.high), (151, Self.low), (399, Self.low),
      (401, nil),
    ]
    for (distance, rest) in cases {
      #expect(heights.rest(afterDrag: distance) == rest, "\(distance)")
    }
    #expect(!heights.canGrow)
    #expect(heights.previous == Self.low)
    #expect(heights.next == Self.low)
  }

  @Test("A finger drags a sheet from one detent to another, anywhere in it")
  func between() throws {
    let model = Model()
    let (harness, hand) = try shown(Sheet(model: model) { Color.red })
    #expect(harness.frame("card")?.height == 200)
    try hand.press(100, 750)
    for y in stride(from: 745.0, through: 650, by: -5) {
      try hand.wait(1.0 / 60)
      try hand.move(100, y)
    }
    #expect(harness.frame("card")?.height == 300)
    try hand.wait(0.3)
    try hand.release(100, 650)
    #expect(try hand.waitForRest() != nil)
    #expect(harness.frame("card")?.height == 200, "it was nearer to where it was")
    try drag(hand, from: 750, to: 550)
    #expect(harness.frame("card")?.height == 500)
    try drag(hand, from: 550, to: 780)
    #expect(harness.frame("card")?.height == 200)
    #expect(model.isShown)
    try drag(hand, from: 650, to: 790)
    #expect(!model.isShown)
  }

  @Test("Where a person drags a sheet its selection tells, and a selection moves the sheet")
  func selection() throws {
    let model = Model()
    let (harness, hand) = try shown(Sheet(model: model, isSelected: true) { Color.red })
    #expect(harness.frame("card")?.height == 200)
    try drag(hand, from: 750, to: 500)
    #expect(model.detent == Self.high)
    #expect(harness.frame("card")?.height == 500)
    model.detent = Self.low
    try harness.host.update()
    #expect(try hand.waitForRest() != nil)
    #expect(harness.frame("card")?.height == 200)
    let fresh = try Harness(
      Sheet(model: model, isSelected: true) { Color.red },
      width: 400,
      height: 800
    )
    #expect(harness.dump == fresh.dump)
  }

  private struct Rows: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<30, id: \.self) {
            Color.blue.frame(height: 50).labelled("row \($0)")
          }
        }
      }
    }
  }

  @Test("A sheet that can be higher grows before its content scrolls, unless that is to scroll")
  func scrollingContent() throws {
    let (harness, hand) = try shown(Sheet(model: Model()) { Rows() })
    #expect(harness.frame("row 0")?.minY == 600)
    try drag(hand, from: 780, to: 500)
    #expect(harness.frame("card")?.height == 500)
    #expect(harness.frame("row 0")?.minY == 300)
    try drag(hand, from: 700, to: 600)
    #expect(harness.frame("card")?.height == 500)
    #expect(
      try #require(harness.frame("row 0")).minY <= 200,
      "what is as high as it can be scrolls"
    )
    // Back to the beginning first, then the sheet follows.
    try drag(hand, from: 400, to: 700)
    #expect(harness.frame("card")?.height == 500)
    #expect(harness.frame("row 0")?.minY == 300)
    try drag(hand, from: 400, to: 640)
    #expect(harness.frame("card")?.height == 200)

    let (other, otherHand) = try shown(
      Sheet(model: Model(), interaction: .scrolls) { Rows() }
    )
    try drag(otherHand, from: 780, to: 700)
    #expect(other.frame("card")?.height == 200)
    #expect(try #require(other.frame("row 0")).minY <= 520)
  }

  @Test("A mouse drags a sheet at its upper edge alone, and its content follows nothing")
  func mouse() throws {
    let (harness, hand) = try shown(Sheet(model: Model()) { Color.red })
    hand.device = .mouse
    try drag(hand, from: 780, to: 400)
    #expect(harness.frame("card")?.height == 200)
    try drag(hand, from: 610, to: 350)
    #expect(harness.frame("card")?.height == 500)
  }

  @Test("What follows a finger in a sheet keeps it, and a way to the side drags no sheet")
  func others() throws {
    let model = Model()
    let (harness, hand) = try shown(
      Sheet(model: model) {
        Color.red.gesture(DragGesture().onChanged { model.dragged = $0.translation.height })
      }
    )
    try drag(hand, from: 780, to: 500)
    #expect(model.dragged == -280)
    #expect(harness.frame("card")?.height == 200)

    let (plain, plainHand) = try shown(Sheet(model: Model()) { Color.red })
    try plainHand.drag(
      from: CGPoint(x: 50, y: 700),
      to: CGPoint(x: 350, y: 650),
      steps: 20,
      rest: 0.3
    )
    #expect(plain.frame("card")?.height == 200)
  }

  @Test("The sign of a sheet leads to the next height, by a tap and by assistive technology")
  func grabber() throws {
    let (harness, hand) = try shown(Sheet(model: Model()) { Color.red })
    try hand.tap(try #require(harness.frame("Sheet Grabber")))
    #expect(try hand.waitForRest() != nil)
    #expect(harness.frame("card")?.height == 500)
    try hand.tap(try #require(harness.frame("Sheet Grabber")))
    #expect(try hand.waitForRest() != nil)
    #expect(harness.frame("card")?.height == 200)
  }
}
