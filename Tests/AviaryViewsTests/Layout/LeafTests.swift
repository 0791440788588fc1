@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Numbers are those of a fake font: at 20 points a character is 10 wide, a line 24 high.
@MainActor
@Suite("Leaves in layout")
struct LeafTests {
  private func text(_ string: String) -> some View {
    Text(verbatim: string).font(.system(size: 20))
  }

  @Test(
    "L1: colours, shapes, paths and gradients take the proposal, 10 for nil",
    arguments: [
      (nil, nil, 10, 10), (nil, 30, 10, 30), (0, 0, 0, 0), (25, 40, 25, 40),
    ] as [(CGFloat?, CGFloat?, CGFloat, CGFloat)]
  )
  func areas(width: CGFloat?, height: CGFloat?, expectedWidth: CGFloat, expectedHeight: CGFloat)
    throws
  {
    let gradient = Gradient(colors: [.red, .blue])
    let views: [AnyView] = [
      AnyView(Color.red), AnyView(Rectangle()), AnyView(RoundedRectangle(cornerRadius: 4)),
      AnyView(Capsule()), AnyView(Ellipse()), AnyView(Path(ellipseIn: .zero)),
      AnyView(LinearGradient(gradient: gradient, startPoint: .top, endPoint: .bottom)),
      AnyView(RadialGradient(gradient: gradient, center: .center, startRadius: 0, endRadius: 9)),
      AnyView(AngularGradient(gradient: gradient, center: .center)),
      AnyView(Canvas { _, _ in }),
    ]
    for view in views {
      #expect(try size(view, width, height) == CGSize(width: expectedWidth, height: expectedHeight))
    }
  }

  @Test("L2: a circle is as large as the smaller length, in stacks and frames too")
  func circles() throws {
    try expectFrames(
      in: 200,
      60,
      // Each is offered 100 x 60 and takes 60; both together are centred in 200.
      ["a": [40, 0, 60, 60], "b": [100, 0, 60, 60]]
    ) { probes in
      HStack(spacing: 0) {
        Circle().probe("a", probes)
        Circle().fill(.red).probe("b", probes)
      }
    }
  }

  @Test("L3: a shape may choose its size, also under fills and strokes")
  func customShapes() throws {
    struct Golden: Shape {
      func path(in rect: CGRect) -> Path { Path(rect) }
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let width = proposal.width ?? 20
        return CGSize(width: width, height: width / 2)
      }
    }
    #expect(try size(Golden(), 60, 99) == CGSize(width: 60, height: 30))
    #expect(try size(Golden().stroke(.red), 60, 99) == CGSize(width: 60, height: 30))
    #expect(try size(AnyShape(Golden()), nil, nil) == CGSize(width: 20, height: 10))
  }

  @Test("L4, L5: beside an image of its own size a resizable one takes the rest")
  func images() throws {
    let picture = DisplayImage(
      Bitmap(
        width: 30,
        height: 20,
        bytesPerRow: 120,
        bytes: [UInt8](repeating: 255, count: 120 * 20)
      ),
      name: "tile"
    )
    try expectFrames(
      in: 200,
      50,
      // 200 - 8 - 30 is left for the resizable one, and the whole height.
      ["rigid": [0, 15, 30, 20], "flexible": [38, 0, 162, 50]]
    ) { probes in
      HStack {
        Image(picture).probe("rigid", probes)
        Image(picture).resizable().probe("flexible", probes)
      }
    }
  }

  @Test("L6: text breaks at its width, is never wider than its lines need, and nil gives one line")
  func textWidth() throws {
    #expect(try size(text("aaaa bbbb cc"), nil, nil) == CGSize(width: 120, height: 24))
    #expect(try size(text("aaaa bbbb cc"), 115, nil) == CGSize(width: 90, height: 48))
    #expect(try size(text("aaaa bbbb cc"), 45, nil) == CGSize(width: 40, height: 72))
    #expect(try size(text("aaaa"), 15, nil).width == 40, "a run that can't be broken is wider")
    #expect(try size(text("a\nbbb"), nil, nil) == CGSize(width: 30, height: 48))
  }

  @Test("L7: where the height is too small whole lines are shown, at least one")
  func textHeight() throws {
    let text = text("aa bb cc dd")
    #expect(try size(text, 25, 100) == CGSize(width: 20, height: 96))
    #expect(try size(text, 25, 71).height == 48)
    #expect(try size(text, 25, 1).height == 24)
  }

  @Test("L8: a limit of lines cuts the height, a range reserves its lower bound")
  func lineLimit() throws {
    #expect(try size(text("aa bb cc").lineLimit(2), 25, nil).height == 48)
    #expect(try size(text("aa bb cc").lineLimit(nil), 25, nil).height == 72)
    #expect(try size(text("aa").lineLimit(2...3), 25, nil).height == 48)
    #expect(try size(text("aa bb cc dd").lineLimit(2...3), 25, nil).height == 72)
    #expect(try size(text("aa").lineLimit(3, reservesSpace: true), nil, nil).height == 72)
  }

  @Test("L10 (?): at no width a text is as wide as its longest word, and breaks at every other")
  func textAtZero() throws {
    // Real fonts break words as well (TextLayoutTests). What matters is that shorter texts are less flexible, so
    // that they are sized first: "ee" takes 20 of 102, and of the 82 left the other one fills 80.
    try expectFrames(
      in: 110,
      48,
      ["long": [1, 0, 80, 48], "short": [89, 12, 20, 24]]
    ) { probes in
      HStack {
        text("aa bb cc dd").probe("long", probes)
        text("ee").probe("short", probes)
      }
    }
  }

  @Test("L11: aligning lines moves them within the text's own width, and changes no size")
  func lineAlignment() throws {
    let sizes = try [TextAlignment.leading, .center, .trailing].map {
      try size(text("aaaa bb").multilineTextAlignment($0), 60, nil)
    }
    #expect(sizes == [CGSize](repeating: CGSize(width: 40, height: 48), count: 3))
  }

  @Test(
    "L12 (?), Z10: a divider is a device pixel thick, upright in rows, and as long as proposed",
    arguments: [1, 2, 3] as [CGFloat]
  )
  func dividers(scale: CGFloat) throws {
    func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
      try Harness(view.environment(\.displayScale, scale), width: width, height: height).size
    }
    let pixel = 1 / scale
    #expect(try size(HStack { Divider() }, 50, 40) == CGSize(width: pixel, height: 40))
    #expect(try size(VStack { Divider() }, 50, 40) == CGSize(width: 50, height: pixel))
    #expect(try size(Divider(), 50, 40) == CGSize(width: 50, height: pixel))
    #expect(try size(ZStack { Divider() }, 50, 40) == CGSize(width: 50, height: pixel))
    #expect(try size(HStack { Divider() }, nil, nil) == CGSize(width: pixel, height: 10))
    #expect(try size(VStack { Divider() }, nil, nil) == CGSize(width: 10, height: pixel))
  }

  @Test("L13: a spacer grows along its stack's axis, outside of stacks along both")
  func spacers() throws {
    #expect(try size(HStack { Spacer() }, 70, 50) == CGSize(width: 70, height: 0))
    #expect(try size(VStack { Spacer() }, 70, 50) == CGSize(width: 0, height: 50))
    #expect(try size(Spacer(), 70, 50) == CGSize(width: 70, height: 50))
    #expect(try size(Spacer(), 3, nil) == CGSize(width: 8, height: 8))
    #expect(try size(HStack { Spacer(minLength: 20) }, 3, 50) == CGSize(width: 20, height: 0))
    #expect(try size(ZStack { Spacer() }, 70, 50) == CGSize(width: 70, height: 50))
  }

  @Test("L14 (1): a spacer gets what all others leave, also beside flexible views")
  func spacersAreLast() throws {
    try expectFrames(
      in: 100,
      20,
      // The colour takes all but the spacer's 8.
      ["color": [0, 0, 92, 20], "end": [100, 10, 0, 0]]
    ) { probes in
      HStack(spacing: 0) {
        Color.red.probe("color", probes)
        Spacer()
        Color.blue.frame(width: 0, height: 0).probe("end", probes)
      }
    }
  }

  @Test("L15: spacers keep no default distance, but an explicit one on both sides")
  func spacersAndGaps() throws {
    func width(_ spacing: CGFloat?) throws -> CGFloat {
      try size(
        HStack(spacing: spacing) {
          Block(width: 10)
          Spacer()
          Block(width: 10)
        },
        0,
        20
      ).width
    }
    #expect(try width(nil) == 28)
    #expect(try width(5) == 38)
  }

  @Test("L16: what is nothing takes no room and no gap; a clear colour and a missing image do")
  func nothing() throws {
    func width(@ViewBuilder _ middle: () -> some View) throws -> CGFloat {
      try size(
        HStack(spacing: 5) {
          Block(width: 10)
          middle()
          Block(width: 10)
        },
        nil,
        nil
      ).width
    }
    #expect(try width {} == 25)
    #expect(try width { EmptyView() } == 25)
    #expect(try width { if Bool(false) { Block(width: 10) } } == 25)
    #expect(try width { Optional<Color>.none } == 25)
    #expect(try width { ForEach(0..<0) { _ in Block(width: 10) } } == 25)
    #expect(try width { Color.clear } == 40)
    #expect(try width { Spacer(minLength: 3) } == 33)
    // An empty stack is a view of no size: it has a gap on both sides.
    #expect(try width { HStack {} } == 30)
  }
}
