import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

private struct Weight: LayoutValueKey {
  static let defaultValue = 1
}

/// Columns as wide as ten times their weight.
private struct Weighted: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: subviews.reduce(0) { $0 + $1[Weight.self] } * 10, height: 20)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    var x = bounds.minX
    for subview in subviews {
      let width = CGFloat(subview[Weight.self] * 10)
      subview.place(
        at: CGPoint(x: x, y: bounds.minY),
        proposal: ProposedViewSize(width: width, height: bounds.height)
      )
      x += width
    }
  }
}

@Observable private final class Model {
  var names = ["a", "b", "c"]
}

@MainActor
@Suite("Layouts of views")
struct LayoutProtocolViewTests {
  @Test("Y5: a layout value reaches the nearest layout, through its direct subview alone")
  func layoutValues() throws {
    try expectFrames(
      in: 100,
      20,
      [
        "layout": [15, 0, 70, 20], "plain": [15, 0, 10, 20], "three": [25, 0, 30, 20],
        "inside": [55, 0, 10, 20], "padded": [65, 0, 20, 20],
      ]
    ) { probes in
      Weighted {
        Color.red.probe("plain", probes)
        Color.blue.layoutValue(key: Weight.self, value: 3).probe("three", probes)
        // Written inside of a stack: the stack's own value is the default.
        HStack { Color.red.layoutValue(key: Weight.self, value: 9) }.probe("inside", probes)
        Color.green.layoutValue(key: Weight.self, value: 2).padding(0).probe("padded", probes)
      }
      .probe("layout", probes)
    }
  }

  @Test("Y6: subviews are in order of declaration, also when some come, go and move")
  func order() throws {
    let model = Model()
    struct Subject: View {
      let model: Model
      let probes: Probes
      var body: some View {
        Weighted {
          Color.red.probe("first", probes)
          ForEach(model.names, id: \.self) { name in Color.red.probe(name, probes) }
        }
      }
    }
    let probes = Probes()
    let harness = try Harness(Subject(model: model, probes: probes), width: 100, height: 20)
    func x(_ names: String...) -> [CGFloat?] { names.map { probes.frames[$0]?.minX } }
    #expect(x("first", "a", "b", "c") == [0, 10, 20, 30])
    withAnimation { model.names = ["c", "d", "a"] }
    try harness.host.update()
    // A picture is at rest: "b" has left at once.
    #expect(harness.size.width == 40)
    #expect(x("first", "c", "d", "a") == [0, 10, 20, 30])
  }

  @Test("Y7: a layout's children are the resolved subviews")
  func resolved() throws {
    struct Two: View {
      let probes: Probes
      var body: some View {
        Color.red.probe("x", probes)
        Color.red.probe("y", probes)
      }
    }
    try expectFrames(
      in: 70,
      20,
      [
        "a": [0, 0, 10, 20], "x": [10, 0, 10, 20], "y": [20, 0, 10, 20], "0": [30, 0, 10, 20],
        "1": [40, 0, 10, 20], "shown": [50, 0, 10, 20], "last": [60, 0, 10, 20],
      ]
    ) { probes in
      Weighted {
        Group {
          Color.red.probe("a", probes)
          Two(probes: probes)
        }
        ForEach(0..<2) { Color.red.probe("\($0)", probes) }
        if probes.frames.count >= 0 { Color.red.probe("shown", probes) }
        EmptyView()
        AnyView(Color.red.probe("last", probes))
      }
    }
  }

  @Test(
    "Y8: AnyLayout and a layout used as a view lie as the container of that name",
    arguments: [LayoutDirection.leftToRight, .rightToLeft]
  )
  func namedContainers(direction: LayoutDirection) throws {
    @ViewBuilder var content: some View {
      Color.red
      Text("some words here").layoutPriority(1)
      Spacer()
      Block(width: 30, height: 40)
    }
    func dump(_ view: some View) throws -> String {
      try Harness(view.environment(\.layoutDirection, direction), width: 150, height: 120).dump
    }
    let row = try dump(HStack(alignment: .bottom, spacing: 3) { content })
    let layout = HStackLayout(alignment: .bottom, spacing: 3)
    #expect(try dump(AnyLayout(layout) { content }) == row)
    #expect(try dump(layout { content }) == row)
    let column = try dump(VStack(alignment: .trailing) { content })
    #expect(try dump(AnyLayout(VStackLayout(alignment: .trailing)) { content }) == column)
    let pile = try dump(ZStack(alignment: .topTrailing) { content })
    #expect(try dump(AnyLayout(ZStackLayout(alignment: .topTrailing)) { content }) == pile)
    let grid = try dump(Grid { GridRow { content } })
    #expect(try dump(AnyLayout(GridLayout()) { GridRow { content } }) == grid)
    #expect(Set([row, column, pile]).count == 3)
  }

  @Observable fileprivate final class Turning {
    var isRow = true
  }

  @Test("Y8: dividers and spacers lie along the stack in an AnyLayout, also when it turns")
  func turning() throws {
    @ViewBuilder var content: some View {
      Color.red.frame(width: 20, height: 20)
      Divider().padding(2)
      Spacer()
      Color.blue.frame(width: 10, height: 10)
    }
    struct Turned<Content: View>: View {
      let turning: Turning
      let content: Content
      var body: some View {
        let layout =
          turning.isRow ? AnyLayout(HStackLayout(spacing: 3)) : AnyLayout(VStackLayout(spacing: 3))
        layout { content }
      }
    }
    let turning = Turning()
    let harness = try Harness(Turned(turning: turning, content: content), width: 150, height: 120)
    let row = try Harness(HStack(spacing: 3) { content }, width: 150, height: 120).dump
    let column = try Harness(VStack(spacing: 3) { content }, width: 150, height: 120).dump
    #expect(harness.dump == row)
    for isRow in [false, true, false] {
      turning.isRow = isRow
      try harness.host.update()
      #expect(harness.dump == (isRow ? row : column))
    }
    #expect(row != column)
  }
}
