@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct Square: InsettableShape {
  var amount: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> some InsettableShape { Square(amount: self.amount + amount) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 12, height: 12) }
}

@MainActor
@Suite("Shapes")
struct ShapeTests {
  private func size(
    _ view: some View,
    _ width: CGFloat?,
    _ height: CGFloat?
  ) throws -> CGSize? {
    try Harness(view, width: width, height: height).size
  }

  @Test(
    "L1, L2, L3, cases 20 to 21: shapes take what they are offered, 10 points where nothing is; circles stay square"
  )
  func sizes() throws {
    #expect(try size(Rectangle(), 30, 20) == CGSize(width: 30, height: 20))
    #expect(try size(Rectangle(), nil, 20) == CGSize(width: 10, height: 20))
    #expect(try size(Capsule(), nil, nil) == CGSize(width: 10, height: 10))
    #expect(try size(Circle(), 30, 20) == CGSize(width: 20, height: 20))
    #expect(try size(Circle(), nil, 20) == CGSize(width: 20, height: 20))
    #expect(try size(Circle(), nil, nil) == CGSize(width: 10, height: 10))
    #expect(
      try size(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), nil, nil)
        == CGSize(width: 10, height: 10)
    )
    #expect(try size(Square(), 30, 30) == CGSize(width: 12, height: 12))
  }

  @Test(
    "L2, Z3, cases 21 to 22: a trimmed, stroked, filled or erased circle stays square; a scaled or moved one does not"
  )
  func wrappedCircles() throws {
    let square = CGSize(width: 20, height: 20)
    let room = CGSize(width: 30, height: 20)
    #expect(try size(Circle().trim(from: 0, to: 0.5), 30, 20) == square)
    #expect(try size(Circle().stroke(lineWidth: 2), 30, 20) == square)
    #expect(try size(Circle().stroke(.red), 30, 20) == square)
    #expect(try size(Circle().strokeBorder(.red), 30, 20) == square)
    #expect(try size(Circle().fill(.red), 30, 20) == square)
    #expect(try size(AnyShape(Circle()), 30, 20) == square)
    #expect(try size(Circle().scale(0.5), 30, 20) == room)
    #expect(try size(Circle().offset(x: 5), 30, 20) == room)
    #expect(
      try size(Circle().size(width: 50, height: 50), nil, nil) == CGSize(width: 10, height: 10)
    )
  }

  @Test("built-in shapes draw their outlines")
  func outlines() throws {
    #expect(try drawing(Rectangle()) == ["fill rect 0,0 20x10 #000000"])
    #expect(try drawing(Circle()) == ["fill ellipse 0,0 10x10 #000000"])
    #expect(try drawing(Ellipse()) == ["fill ellipse 0,0 20x10 #000000"])
    #expect(try drawing(Capsule()) == ["fill roundrect 0,0 20x10 radius 5 #000000"])
    #expect(
      try drawing(Capsule(style: .circular))
        == ["fill roundrect 0,0 20x10 radius 5 circular #000000"]
    )
    #expect(
      try drawing(RoundedRectangle(cornerRadius: 3))
        == ["fill roundrect 0,0 20x10 radius 3 #000000"]
    )
    #expect(
      try drawing(.rect(cornerSize: CGSize(width: 4, height: 2)) as RoundedRectangle)
        == ["fill roundrect 0,0 20x10 radius 4x2 #000000"]
    )
    #expect(try drawing(Triangle()) == ["fill path [M0,0 L20,5 L0,10 Z] #000000"])
    #expect(
      try drawing(UnevenRoundedRectangle(topLeadingRadius: 2))[0].hasPrefix("fill path [")
    )
  }

  @Test("wrappers change the outline")
  func wrappers() throws {
    #expect(
      try drawing(Rectangle().offset(x: 3, y: 4)) == ["fill rect 3,4 20x10 #000000"]
    )
    #expect(try drawing(Rectangle().scale(0.5)) == ["fill rect 5,2.5 10x5 #000000"])
    #expect(
      try drawing(Rectangle().scale(x: 2, anchor: .leading)) == ["fill rect 0,0 40x10 #000000"]
    )
    #expect(
      try drawing(Rectangle().rotation(.degrees(90)))
        == ["fill path [M15,-5 L15,15 L5,15 L5,-5 Z] #000000"]
    )
    #expect(
      try drawing(Rectangle().transform(CGAffineTransform(scaleX: 2, y: 1)))
        == ["fill rect 0,0 40x10 #000000"]
    )
    #expect(
      try drawing(Rectangle().size(width: 4, height: 2)) == ["fill rect 0,0 4x2 #000000"]
    )
    #expect(
      try drawing(Rectangle().size(width: 4, height: 2, anchor: .bottomTrailing))
        == ["fill rect 16,8 4x2 #000000"]
    )
    #expect(
      try drawing(Rectangle().inset(by: 2)) == ["fill rect 2,2 16x6 #000000"]
    )
    #expect(try drawing(Rectangle().inset(by: 6)).isEmpty)
    #expect(
      try drawing(RoundedRectangle(cornerRadius: 4).inset(by: 1))
        == ["fill roundrect 1,1 18x8 radius 3 #000000"]
    )
    #expect(
      try drawing(
        Path {
          $0.move(to: .zero); $0.addLine(to: CGPoint(x: 10, y: 0))
        }.trim(from: 0.5, to: 1)
      )
        == ["fill path [M5,0 L10,0] #000000"]
    )
  }

  @Test("a stroked shape is drawn as a stroke, and is an area for those who ask")
  func strokedShape() throws {
    #expect(
      try drawing(Rectangle().stroke(lineWidth: 2)) == ["stroke rect 0,0 20x10 #000000 width 2"]
    )
    #expect(
      try drawing(Rectangle().stroke(lineWidth: 2).fill(.red))
        == ["stroke rect 0,0 20x10 #ff3b30 width 2"]
    )
    let area = Rectangle().stroke(lineWidth: 2).path(in: CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(area.boundingRect == CGRect(x: -1, y: -1, width: 22, height: 12))
  }

  @Test("O5, case 23: strokes run along the outline, stroke borders inside of it")
  func strokes() throws {
    #expect(
      try drawing(Rectangle().stroke(.red, lineWidth: 2))
        == ["stroke rect 0,0 20x10 #ff3b30 width 2"]
    )
    #expect(
      try drawing(Rectangle().strokeBorder(.red, lineWidth: 2))
        == ["stroke rect 1,1 18x8 #ff3b30 width 2"]
    )
    #expect(
      try drawing(Rectangle().strokeBorder(lineWidth: 2))
        == ["stroke rect 1,1 18x8 #000000 width 2"]
    )
    #expect(
      try drawing(
        Rectangle().stroke(
          .red,
          style: StrokeStyle(lineWidth: 1, dash: [2, 1]),
          antialiased: false
        )
      ) == ["stroke rect 0,0 20x10 #ff3b30 width 1 dash 2,1 aliased"]
    )
  }

  @Test("case 24: fills and strokes can be chained, the last one on top")
  func chained() throws {
    let view = Rectangle().fill(.yellow).stroke(.red, lineWidth: 2).strokeBorder(.blue)
    #expect(
      try drawing(view) == [
        "fill rect 0,0 20x10 #ffcc00", "stroke rect 0,0 20x10 #ff3b30 width 2",
        "stroke rect 0.5,0.5 19x9 #007aff width 1",
      ]
    )
  }

  @Test("case 25: outlines are mirrored from right to left, unless they are fixed")
  func mirroring() throws {
    let mirrored = Triangle().environment(\.layoutDirection, .rightToLeft)
    #expect(try drawing(mirrored) == ["fill path [M20,0 L0,5 L20,10 Z] #000000"])
    let symmetric = Rectangle().environment(\.layoutDirection, .rightToLeft)
    #expect(try drawing(symmetric) == ["fill rect 0,0 20x10 #000000"])
  }

  @Test(
    "case 26: a container relative shape follows the container's, smaller by its distance from it"
  )
  func containerRelative() throws {
    let view = ContainerRelativeShape().fill(.red).padding(4)
      .containerShape(RoundedRectangle(cornerRadius: 10))
    #expect(
      try drawing(view, width: 40, height: 40).contains(
        "fill roundrect 0,0 32x32 radius 6 #ff3b30"
      )
    )
    #expect(try drawing(ContainerRelativeShape()) == ["fill rect 0,0 20x10 #000000"])
  }

  @Test("the even-odd rule and missing antialiasing reach the painter")
  func fillStyles() throws {
    #expect(
      try drawing(Rectangle().fill(.red, style: FillStyle(eoFill: true, antialiased: false)))
        == ["fill rect 0,0 20x10 #ff3b30 evenodd aliased"]
    )
  }

  @Test("what an erased shape interpolates can be added and scaled")
  func erasedAnimation() {
    var shape = AnyShape(RoundedRectangle(cornerRadius: 10))
    let target = AnyShape(RoundedRectangle(cornerRadius: 20))
    shape.animatableData = shape.animatableData.interpolated(
      towards: target.animatableData,
      amount: 0.5
    )
    let rect = CGRect(x: 0, y: 0, width: 100, height: 100)
    #expect(shape.path(in: rect) == RoundedRectangle(cornerRadius: 15).path(in: rect))
  }

  @Test("a new shape of the same size is drawn again and nothing else is measured")
  func change() throws {
    let harness = try Harness(Rounded(radius: 2), width: 40, height: 40)
    _ = harness.dump
    let work = try harness.work {
      harness.host.content = Rounded(radius: 3)
      _ = harness.dump
    }
    #expect(harness.dump.contains("radius 3"))
    // The shape, the view around it, the root.
    #expect(work.measurements <= 3)
  }

  private struct Rounded: View {
    let radius: CGFloat
    var body: some View {
      VStack(spacing: 0) {
        RoundedRectangle(cornerRadius: radius); Color.red
      }
    }
  }
}
