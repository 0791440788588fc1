import SwiftUI
import SwiftUITesting
import Testing

@_spi(Engine) @testable import AviaryEngine
@_spi(Engine) @testable import AviaryInteraction

@MainActor
@Suite("How many things are dragged")
struct DragBadgeTests {
  private struct Rows: View {
    let selection: [Int]
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<12, id: \.self) { number in
          Text("row \(number)").frame(width: 100, height: 40)
            .draggable(containerItemID: number)
        }
      }
      .dragContainer(for: String.self, itemID: \.count) { (ids: [Int]) in ids.map { "\($0)" } }
      .dragContainerSelection(selection)
    }
  }

  /// The badge of a drag of the first row, and that row's frame.
  private func badge(_ selection: [Int]) throws -> (badge: DragPicture?, row: CGRect) {
    let screen = Screen(Rows(selection: selection), size: ScreenSize(width: 300, height: 600))
    screen.pointer = .mouse
    let row = try screen.text("row 0").frame
    try screen.beginDrag(at: CGPoint(x: row.midX, y: row.midY))
    try screen.moveDrag(to: CGPoint(x: row.midX + 30, y: row.midY))
    let drag = try #require(screen.root.drags.drag)
    #expect(drag.count == max(selection.count, 1))
    return (drag.badge, row)
  }

  @Test("several have a badge at the corner of the first, wider for more digits; one has none")
  func badges() throws {
    #expect(try badge([]).badge?.frame == nil)
    #expect(try badge([0]).badge?.frame == nil)
    let few = try badge([0, 1, 2])
    let frame = try #require(few.badge?.frame)
    // What is dragged is 100 wide and 40 high, with the text in its middle.
    #expect(abs(frame.midX - few.row.midX - 50) < 0.01)
    #expect(abs(frame.midY - few.row.midY + 20) < 0.01)
    #expect(frame.width == frame.height)
    let many = try #require(try badge(Array(0..<12)).badge)
    #expect(many.frame.width > frame.width)
    #expect(many.frame.height == frame.height)
  }
}
