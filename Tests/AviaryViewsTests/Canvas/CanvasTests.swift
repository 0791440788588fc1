@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Canvas")
struct CanvasTests {
  @Test("it takes what it is offered, and tells its closure the size")
  func size() throws {
    var told = CGSize.zero
    let harness = try Harness(Canvas { _, size in told = size }, width: 30, height: 20)
    _ = harness.dump
    #expect(told == CGSize(width: 30, height: 20))
    #expect(
      try Harness(Canvas { _, _ in }, width: nil, height: nil).size
        == CGSize(width: 10, height: 10)
    )
  }

  @Test("paths are filled and stroked under the state that is set")
  func paths() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let view = Canvas { context, size in
      context.fill(square, with: .color(.red))
      context.opacity = 0.5
      context.translateBy(x: 2, y: 3)
      context.stroke(square, with: .foreground, lineWidth: 2)
      context.opacity = 1
      context.blendMode = .multiply
      context.scaleBy(x: 2, y: 2)
      context.fill(square, with: .color(white: 0))
    }
    #expect(
      try drawing(view) == [
        "fill rect 0,0 4x4 #ff3b30", "group opacity 0.5", "transform 1 0 0 1 2 3",
        "stroke rect 0,0 4x4 #000000 width 2", "group opacity 1 multiply",
        "transform 2 0 0 2 2 3", "fill rect 0,0 4x4 #000000",
      ]
    )
  }

  @Test("copies have a state of their own")
  func copies() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let view = Canvas { context, _ in
      var copy = context
      copy.addFilter(.blur(radius: 3))
      copy.fill(square, with: .color(.red))
      context.fill(square, with: .color(.blue))
    }
    #expect(
      try drawing(view)
        == ["filter blur 3", "fill rect 0,0 4x4 #ff3b30", "fill rect 0,0 4x4 #007aff"]
    )
  }

  @Test("case 39: the filter added last is applied first, as with transforms")
  func filterOrder() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let view = Canvas { context, _ in
      context.addFilter(.alphaThreshold(min: 0.5, color: .black))
      context.addFilter(.blur(radius: 3))
      context.fill(square, with: .color(.red))
    }
    let filters = try #require(drawing(view).first)
    let blur = try #require(filters.range(of: "blur 3"))
    let threshold = try #require(filters.range(of: "threshold"))
    #expect(blur.lowerBound < threshold.lowerBound)
  }

  @Test("case 38: what blends in a layer blends with the layer alone")
  func blendingLayer() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let view = Canvas { context, _ in
      context.fill(square, with: .color(.red))
      context.drawLayer { layer in
        layer.blendMode = .multiply
        layer.fill(square, with: .color(.blue))
      }
    }
    #expect(
      try drawing(view) == [
        "fill rect 0,0 4x4 #ff3b30", "group opacity 1", "group opacity 1 multiply",
        "fill rect 0,0 4x4 #007aff",
      ]
    )
  }

  @Test("clips are in the coordinates of when they were set")
  func clips() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let view = Canvas { context, _ in
      context.translateBy(x: 5, y: 0)
      context.clip(to: square)
      let bounds = context.clipBoundingRect
      #expect(bounds == CGRect(x: 0, y: 0, width: 4, height: 4))
      context.translateBy(x: -5, y: 0)
      context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 10)), with: .color(.red))
    }
    #expect(try drawing(view) == ["clip rect 5,0 4x4", "fill rect 0,0 20x10 #ff3b30"])
    let inverse = Canvas { context, _ in
      context.clip(to: square, options: .inverse)
      context.fill(square, with: .color(.red))
    }
    #expect(
      try drawing(inverse)
        == ["masked inverted", "fill rect 0,0 4x4 #ff3b30", "mask", "fill rect 0,0 4x4 #000000"]
    )
  }

  @Test("a layer is one picture")
  func layers() throws {
    let square = Path(CGRect(x: 0, y: 0, width: 4, height: 4))
    let view = Canvas { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(square, with: .color(.red))
        layer.fill(square, with: .color(.blue))
      }
    }
    #expect(
      try drawing(view)
        == ["group opacity 0.5", "fill rect 0,0 4x4 #ff3b30", "fill rect 0,0 4x4 #007aff"]
    )
  }

  @Test("gradients run between points of the context")
  func gradients() throws {
    let view = Canvas { context, size in
      context.fill(
        Path(CGRect(origin: .zero, size: size)),
        with: .linearGradient(
          Gradient(colors: [.red, .blue]),
          startPoint: CGPoint(x: 3, y: 0),
          endPoint: CGPoint(x: 3, y: 7)
        )
      )
    }
    #expect(
      try drawing(view) == ["fill rect 0,0 20x10 linear(3,0 3,7 #ff3b30@0 #007aff@1)"]
    )
  }

  @Test("texts are measured and put by an anchor")
  func texts() throws {
    let view = Canvas { context, size in
      let text = context.resolve(Text("abcd"))
      let measured = text.measure(in: size)
      #expect(measured == CGSize(width: 34, height: 20.4))
      context.draw(text, at: CGPoint(x: 100, y: 50), anchor: .topTrailing)
      context.draw(Text("x").foregroundStyle(.red), in: CGRect(x: 1, y: 2, width: 50, height: 50))
    }
    #expect(
      try drawing(view, width: 200, height: 100)
        == ["text abcd at 66,50 #000000", "text x at 1,2 #ff3b30"]
    )
  }

  @Test("symbols are views found by their tags, drawn only by the closure")
  func symbols() throws {
    let view = Canvas { context, _ in
      let isMissing = context.resolveSymbol(id: 7) == nil
      #expect(isMissing)
      guard let symbol = context.resolveSymbol(id: "dot") else { return }
      #expect(symbol.size == CGSize(width: 4, height: 4))
      context.draw(symbol, at: CGPoint(x: 10, y: 5))
    } symbols: {
      Circle().fill(.red).frame(width: 4, height: 4).tag("dot")
      Color.blue.frame(width: 50, height: 50).tag("never")
    }
    #expect(try drawing(view) == ["at 8,3", "fill ellipse 0,0 4x4 #ff3b30"])
  }

  @Test("it is drawn again when what it read of the environment changes")
  func environmentChange() throws {
    let harness = try Harness(
      Canvas { context, size in
        let isDark = context.environment.colorScheme == .dark
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(isDark ? .red : .blue))
      },
      width: 20,
      height: 10
    )
    #expect(harness.dump.contains("#007aff"))
    harness.host.setEnvironment { $0.colorScheme = .dark }
    try harness.host.update()
    #expect(harness.dump.contains("#ff453a"))
  }
}
