import AviaryTestSupport
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@_spi(Engine) @testable import AviaryInteraction
@testable import AviaryStacks

@MainActor
@Suite("PopoverArrow")
struct PopoverArrowTests {
  private let anchor = CGRect(x: 100, y: 200, width: 60, height: 20)

  @Test("it is at the edge that faces what it belongs to, and points at the middle of that")
  func points() {
    func arrow(_ x: CGFloat, _ y: CGFloat) -> PopoverArrow? {
      PopoverArrow(
        from: CGRect(x: x, y: y, width: 120, height: 100),
        to: anchor,
        cornerRadius: 13
      )
    }
    #expect(arrow(80, 233)?.side == .top)
    #expect(arrow(80, 233)?.place == 50)
    #expect(arrow(80, 87)?.side == .bottom)
    #expect(arrow(173, 150)?.side == .left)
    #expect(arrow(173, 150)?.place == 60)
    #expect(arrow(-33, 150)?.side == .right)
    #expect(arrow(80, 190) == nil, "the bubble lies over the anchor")
  }

  @Test("it stays away from the corners, and a bubble without a straight edge has none")
  func corners() {
    func place(x: CGFloat, width: CGFloat = 120) -> CGFloat? {
      let bubble = CGRect(x: x, y: 233, width: width, height: 100)
      return PopoverArrow(from: bubble, to: anchor, cornerRadius: 13)?.place
    }
    let margin = 13 + PopoverArrow.base / 2
    #expect(place(x: 125) == margin)
    #expect(place(x: 20) == 120 - margin)
    #expect(place(x: 110, width: 40) == nil)
  }

  @Test("bubble and arrow are one outline, which reaches to the tip and no further")
  func outline() {
    let rect = CGRect(x: 0, y: 0, width: 120, height: 100)
    let ends: [(PopoverArrow.Side, CGPoint)] = [
      (.top, CGPoint(x: 40, y: -12)), (.bottom, CGPoint(x: 40, y: 112)),
      (.left, CGPoint(x: -12, y: 40)), (.right, CGPoint(x: 132, y: 40)),
    ]
    for (side, tip) in ends {
      var arrow = PopoverArrow(from: rect, to: rect.offsetBy(dx: 0, dy: 200), cornerRadius: 13)
      arrow?.side = side
      arrow?.place = 40
      let path = PopoverBubble(cornerRadius: 13, arrow: arrow).path(in: rect)
      let bounds = path.boundingRect
      #expect(bounds.union(CGRect(origin: tip, size: .zero)) == bounds, "\(side): \(bounds)")
      #expect(max(bounds.width - 120, bounds.height - 100) == 12)
      // Just inside of the tip, and at the middle of the edge below it.
      let inside = CGPoint(x: tip.x * 0.98 + 0.8, y: tip.y * 0.98 + 0.8)
      #expect(path.contains(inside), "\(side)")
      #expect(path.contains(CGPoint(x: 60, y: 50)))
      #expect(!path.contains(CGPoint(x: 1, y: 1)), "the corners are round")
    }
  }

  @Observable final class Model {
    var top: CGFloat = 60
  }

  @Test("A popover, and a menu, stay beside what they belong to where that moves")
  func follows() async throws {
    struct Root: View {
      let model: Model
      let isMenu: Bool

      var body: some View {
        VStack {
          Color.clear.frame(width: 10, height: model.top)
          if isMenu {
            Menu("anchor") { Button("card") {} }
          } else {
            Text("anchor").popover(isPresented: .constant(true)) { Text("card") }
          }
          Spacer()
        }
      }
    }
    for isMenu in [false, true] {
      let model = Model()
      let screen = Screen(Root(model: model, isMenu: isMenu), size: .window)
      if isMenu { try screen.popUpButton("anchor").tap() }
      await screen.settle()
      let card = isMenu ? screen.menuItem("card") : screen.dialog.text("card")
      let before = try card.frame
      model.top = 160
      await screen.settle()
      let after = try card.frame
      #expect(after.minX == before.minX, "menu: \(isMenu)")
      #expect(abs(after.minY - before.minY - 100) < 0.001, "menu: \(isMenu)")
    }
  }

  /// The frames of an anchor and of the popover at its edge, where a screen has room on one side.
  private func frames(
    _ edge: Edge?,
    _ alignment: Alignment,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> (anchor: CGRect, card: CGRect) {
    let harness = try Harness(
      Text(verbatim: "anchor")
        .popover(isPresented: .constant(true), arrowEdge: edge) {
          Color.red.frame(width: 150, height: 100).accessibilityLabel(Text(verbatim: "card"))
            .presentationCompactAdaptation(.popover)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .environment(\.layoutDirection, direction)
    )
    return try (#require(harness.frame("anchor")), #require(harness.frame("card")))
  }

  @Test("a popover goes to the other side where there is room on that one only")
  func flips() throws {
    let gap = PopoverArrow.length + 1
    func distance(_ edge: Edge?, _ alignment: Alignment) throws -> CGVector {
      let (anchor, card) = try frames(edge, alignment)
      return CGVector(
        dx: max(card.minX - anchor.maxX, anchor.minX - card.maxX),
        dy: max(card.minY - anchor.maxY, anchor.minY - card.maxY)
      )
    }
    for alignment in [Alignment.top, .bottom, .center] {
      for edge in [Edge.top, .bottom, nil] {
        #expect(try abs(distance(edge, alignment).dy - gap) < 0.01, "\(alignment)")
      }
    }
    for alignment in [Alignment.leading, .trailing] {
      for edge in [Edge.leading, .trailing] {
        #expect(try abs(distance(edge, alignment).dx - gap) < 0.01, "\(alignment)")
      }
    }
    #expect(try frames(.top, .center).card.maxY < frames(.top, .center).anchor.minY)
    #expect(try frames(.top, .top).card.minY > frames(.top, .top).anchor.maxY)
  }

  @Test("from right to left it is on the side that is seen")
  func rightToLeft() throws {
    let (anchor, card) = try frames(.leading, .leading, .rightToLeft)
    #expect(PopoverArrow(from: card, to: anchor, cornerRadius: 13)?.side == .right)
  }

  @Test("the arrow is drawn where what it points at is, though the bubble has no room to follow")
  func drawn() throws {
    func picture(pointingAt x: CGFloat, cornerRadius: CGFloat) throws -> Data {
      let view = Color.clear.frame(width: 20, height: 20)
        .popover(isPresented: .constant(true)) {
          Color.red.frame(width: 370, height: 100)
            .presentationCompactAdaptation(.popover)
            .presentationCornerRadius(cornerRadius)
        }
        .position(x: x, y: 50)
        .frame(width: 390, height: 300)
      return try ImageRenderer(content: view).pngData()
    }
    let (left, right) = try (
      picture(pointingAt: 150, cornerRadius: 13), picture(pointingAt: 240, cornerRadius: 13)
    )
    #expect(left != right)
    // A bubble that is all corners has no arrow.
    #expect(
      try picture(pointingAt: 150, cornerRadius: 200)
        == picture(pointingAt: 240, cornerRadius: 200)
    )
  }
}
