@_spi(Engine) import AviaryEngine
import SwiftUI
import SwiftUITesting
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

  private func shown<Card: View>(_ sheet: Sheet<Card>) async -> Screen {
    let screen = Screen(sheet, size: ScreenSize(width: 400, height: 800))
    await screen.settle()
    return screen
  }

  /// How high the sheet is.
  private func height(_ screen: Screen) throws -> CGFloat {
    try screen.element("card").frame.height
  }

  private func drag(
    _ screen: Screen,
    from start: CGFloat,
    to end: CGFloat,
    x: CGFloat = 100
  ) async throws {
    try screen.drag(
      from: CGPoint(x: x, y: start),
      to: CGPoint(x: x, y: end),
      duration: .seconds(0.35),
      rest: .seconds(0.3)
    )
    await screen.settle()
  }

  @Test("A card is between its least and its greatest height, and goes down from the least")
  func places() {
    let heights = SheetDetents([Self.low, Self.high], at: Self.high, in: 800)
    let cases: [(CGFloat, CGFloat, CGFloat)] = [
      (0, 500, 0), (100, 400, 0), (300, 200, 0), (350, 200, 50), (-100, 500, 0),
    ]
    for (distance, height, below) in cases {
      #expect(
        heights.place(draggedBy: distance) == SheetDetents.Place(height: height, below: below),
        "\(distance)"
      )
    }
  }

  @Test("A card rests at the detent next to the drag's end, and nowhere below half of the least")
  func rests() {
    let heights = SheetDetents([Self.low, Self.high], at: Self.high, in: 800)
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
  func between() async throws {
    let model = Model()
    let screen = await shown(Sheet(model: model) { Color.red })
    #expect(try height(screen) == 200)
    try screen.beginDrag(at: CGPoint(x: 100, y: 750))
    try screen.moveDrag(to: CGPoint(x: 100, y: 650), rest: .zero)
    #expect(try height(screen) == 300)
    await screen.advance(by: .seconds(0.3))
    try screen.endDrag()
    await screen.settle()
    #expect(try height(screen) == 200, "it was nearer to where it was")
    try await drag(screen, from: 750, to: 550)
    #expect(try height(screen) == 500)
    try await drag(screen, from: 550, to: 780)
    #expect(try height(screen) == 200)
    #expect(model.isShown)
    try await drag(screen, from: 650, to: 790)
    #expect(!model.isShown)
    #expect(!screen.dialog.exists)
  }

  @Test("Where a person drags a sheet its selection tells, and a selection moves the sheet")
  func selection() async throws {
    let model = Model()
    let screen = await shown(Sheet(model: model, isSelected: true) { Color.red })
    #expect(try height(screen) == 200)
    try await drag(screen, from: 750, to: 500)
    #expect(model.detent == Self.high)
    #expect(try height(screen) == 500)
    model.detent = Self.low
    await screen.settle()
    #expect(try height(screen) == 200)
    let fresh = await shown(Sheet(model: model, isSelected: true) { Color.red })
    #expect(screen.dump == fresh.dump)
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
  func scrollingContent() async throws {
    let screen = await shown(Sheet(model: Model()) { Rows() })
    #expect(try screen.element("row 0").frame.minY == 600)
    try await drag(screen, from: 780, to: 500)
    #expect(try height(screen) == 500)
    #expect(try screen.element("row 0").frame.minY == 300)
    try await drag(screen, from: 700, to: 600)
    #expect(try height(screen) == 500)
    // Two rows are as high as the drag was long.
    #expect(!screen.element("row 1").exists, "what is as high as it can be scrolls")
    // Back to the beginning first, then the sheet follows.
    try await drag(screen, from: 400, to: 700)
    #expect(try height(screen) == 500)
    #expect(try screen.element("row 0").frame.minY == 300)
    try await drag(screen, from: 400, to: 640)
    #expect(try height(screen) == 200)

    let other = await shown(Sheet(model: Model(), interaction: .scrolls) { Rows() })
    try await drag(other, from: 780, to: 700)
    #expect(try height(other) == 200)
    #expect(!other.element("row 0").exists)
    #expect(try other.element("row 1").frame.height <= 20)
  }

  @Test("A mouse drags a sheet at its upper edge alone, and its content follows nothing")
  func mouse() async throws {
    let screen = await shown(Sheet(model: Model()) { Color.red })
    screen.pointer = .mouse
    try await drag(screen, from: 780, to: 400)
    #expect(try height(screen) == 200)
    try await drag(screen, from: 610, to: 350)
    #expect(try height(screen) == 500)
  }

  @Test("What follows a finger in a sheet keeps it, and a way to the side drags no sheet")
  func others() async throws {
    let model = Model()
    let screen = await shown(
      Sheet(model: model) {
        Color.red.gesture(DragGesture().onChanged { model.dragged = $0.translation.height })
      }
    )
    try await drag(screen, from: 780, to: 500)
    #expect(model.dragged == -280)
    #expect(try height(screen) == 200)

    let plain = await shown(Sheet(model: Model()) { Color.red })
    try plain.drag(
      from: CGPoint(x: 50, y: 700),
      to: CGPoint(x: 350, y: 650),
      duration: .seconds(0.35),
      rest: .seconds(0.3)
    )
    await plain.settle()
    #expect(try height(plain) == 200)
  }

  @Test("The sign of a sheet leads to the next height, by a tap and by assistive technology")
  func grabber() async throws {
    let screen = await shown(Sheet(model: Model()) { Color.red })
    try screen.button("Sheet Grabber").tap()
    await screen.settle()
    #expect(try height(screen) == 500)
    try screen.button("Sheet Grabber").tap()
    await screen.settle()
    #expect(try height(screen) == 200)
  }
}
