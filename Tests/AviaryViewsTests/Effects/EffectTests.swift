@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

private struct Shift: GeometryEffect {
  var amount: CGFloat
  var animatableData: CGFloat {
    get { amount }
    set { amount = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: amount * size.width, y: 0))
  }
}

@MainActor
@Suite("Effects")
struct EffectTests {
  private let red = Color.red
  private let fill = "fill rect 0,0 20x10 #ff3b30"

  @Test("case 33: filters are applied to the view's picture")
  func filters() throws {
    #expect(try drawing(red.blur(radius: 3)) == ["filter blur 3", fill])
    #expect(try drawing(red.blur(radius: 3, opaque: true)) == ["filter blur 3 opaque", fill])
    #expect(try drawing(red.brightness(0.2)) == ["filter brightness 0.2", fill])
    #expect(try drawing(red.contrast(2)) == ["filter contrast 2", fill])
    #expect(try drawing(red.saturation(0)) == ["filter saturation 0", fill])
    #expect(try drawing(red.grayscale(0.5)) == ["filter grayscale 0.5", fill])
    #expect(try drawing(red.hueRotation(.degrees(90))) == ["filter hue 90°", fill])
    #expect(try drawing(red.colorInvert()) == ["filter invert 1", fill])
    #expect(try drawing(red.colorMultiply(.blue)) == ["filter multiply #007aff", fill])
    #expect(try drawing(red.luminanceToAlpha()) == ["filter luminance to alpha", fill])
    #expect(
      try drawing(red.shadow(radius: 4, y: 2)) == ["filter shadow #00000054 radius 4 by 0,2", fill]
    )
  }

  @Test("case 37: filters that change nothing leave no trace")
  func identities() throws {
    #expect(
      try drawing(
        red.blur(radius: 0).brightness(0).contrast(1).saturation(1).grayscale(0).opacity(1)
          .shadow(color: .clear, radius: 3)
      ) == [fill]
    )
  }

  @Test("case 34: opacity makes a group; nothing is drawn or read at 0")
  func opacity() throws {
    #expect(try drawing(Group { red }.opacity(0.5)) == ["group opacity 0.5", fill])
    #expect(try drawing(Group { red }.opacity(0)).isEmpty)
    let harness = try Harness(Text("x").opacity(0))
    #expect(harness.labels.isEmpty)
  }

  @Test("case 34: what is hidden keeps its room and is not read")
  func hidden() throws {
    let harness = try Harness(
      VStack(spacing: 0) {
        Text("a").hidden(); Text("b")
      },
      width: 100,
      height: nil
    )
    #expect(harness.labels == ["b"])
    #expect(harness.frame("b")?.minY == 21)
  }

  @Test("blend modes, compositing and drawing groups make one picture first")
  func groups() throws {
    #expect(try drawing(red.blendMode(.multiply)) == ["group opacity 1 multiply", fill])
    #expect(try drawing(red.compositingGroup()) == ["group opacity 1", fill])
    #expect(
      try drawing(red.drawingGroup(opaque: true))
        == ["group opacity 1", "fill rect 0,0 20x10 #000000", fill]
    )
  }

  @Test(
    "opacity around a blend mode is that of the blended picture, and groups are not looked into"
  )
  func fadedBlending() throws {
    #expect(
      try drawing(red.blendMode(.multiply).opacity(0.5)) == ["group opacity 0.5 multiply", fill]
    )
    let clipped = try drawing(red.blendMode(.multiply).clipShape(Rectangle()).opacity(0.5))
    #expect(clipped.contains("group opacity 0.5 multiply"))
    let several = try drawing(red.blendMode(.multiply).background(red).opacity(0.5))
    #expect(several.contains("group opacity 0.5") && several.contains("group opacity 1 multiply"))
    let grouped = try drawing(red.blendMode(.multiply).compositingGroup().opacity(0.5))
    #expect(grouped.first == "group opacity 0.5")
  }

  @Test("a mask around a blend mode is that of the blended picture, and groups are not looked into")
  func maskedBlending() throws {
    let masked = try drawing(red.blendMode(.multiply).mask { Circle() })
    #expect(masked.first == "group opacity 1 multiply" && masked.dropFirst().first == "masked")
    let moved = try drawing(red.blendMode(.multiply).offset(x: 4).mask { Color.black })
    let (group, mask) = ("group opacity 1 multiply", "masked")
    #expect(moved.firstIndex(of: group) ?? 99 < moved.firstIndex(of: mask) ?? 0)
    let grouped = try drawing(red.blendMode(.multiply).compositingGroup().mask { Circle() })
    #expect(grouped.first == "masked")
  }

  @Test("O8, case 36: clips are as large as the view")
  func clips() throws {
    #expect(try drawing(red.clipShape(.circle)) == ["clip ellipse 5,0 10x10", fill])
    #expect(try drawing(red.clipped()) == ["clip rect 0,0 20x10 aliased", fill])
    #expect(try drawing(red.cornerRadius(3)) == ["clip roundrect 0,0 20x10 radius 3", fill])
  }

  @Test("a mask's alpha decides, and the mask is not read")
  func mask() throws {
    #expect(
      try drawing(red.mask { Circle() })
        == ["masked", fill, "mask", "at 5,0", "fill ellipse 0,0 10x10 #000000"]
    )
    #expect(
      try drawing(red.mask(alignment: .leading) { Color.blue.frame(width: 5) })
        == ["masked", fill, "mask", "fill rect 0,0 5x10 #007aff"]
    )
    #expect(try Harness(Text("a").mask(Text("b"))).labels == ["a"])
  }

  @Test(
    "case 31: backgrounds, overlays and borders are drawn in the view's size, without further views"
  )
  func decorations() throws {
    let view = red.background(.blue).overlay(.green.opacity(0.5), in: .circle).border(
      .black,
      width: 2
    )
    #expect(
      try drawing(view) == [
        "fill rect 0,0 20x10 #007aff", fill, "fill ellipse 5,0 10x10 #34c75980",
        "stroke rect 1,1 18x8 #000000 width 2",
      ]
    )
    #expect(
      try drawing(red.background(in: RoundedRectangle(cornerRadius: 4)))
        == ["fill roundrect 0,0 20x10 radius 4 #ffffff", fill]
    )
    #expect(
      try drawing(red.background(.blue, in: Capsule()))
        == ["fill roundrect 0,0 20x10 radius 5 #007aff", fill]
    )
    #expect(
      try drawing(red.background(Color.blue)) == ["fill rect 0,0 20x10 #007aff", fill]
    )
  }

  @Test("O4, case 30: a background reaches into the safe area beside it")
  func safeArea() throws {
    let view = Color.red.background(.blue).safeAreaInset(edge: .top, spacing: 0) {
      Color.green.frame(height: 30)
    }
    let lines = try drawing(view, width: 100, height: 100)
    #expect(lines.contains("fill rect 0,-30 100x100 #007aff"))
    let stays = Color.red.background(.blue, ignoresSafeAreaEdges: []).safeAreaInset(
      edge: .top,
      spacing: 0
    ) { Color.green.frame(height: 30) }
    #expect(try drawing(stays, width: 100, height: 100).contains("fill rect 0,0 100x70 #007aff"))
  }

  @Test("F14, case 32: transforms move what is drawn and not the layout")
  func transforms() throws {
    #expect(try drawing(red.offset(x: 5, y: 3)) == ["at 5,3", fill])
    #expect(try drawing(red.scaleEffect(2)) == ["transform 2 0 0 2 -10 -5", fill])
    #expect(
      try drawing(red.scaleEffect(x: 2, y: 1, anchor: .leading)) == ["transform 2 0 0 1 0 0", fill]
    )
    #expect(
      try drawing(red.rotationEffect(.degrees(90), anchor: .topLeading))
        == ["transform 0 1 -1 0 0 0", fill]
    )
    #expect(
      try drawing(red.transformEffect(CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)))
        == ["transform 1 0 0.5 1 0 0", fill]
    )
    #expect(try drawing(red.modifier(Shift(amount: 0.5))) == ["at 10,0", fill])
    #expect(
      try drawing(red.modifier(Shift(amount: 0.5).ignoredByLayout())) == [
        "transform 1 0 0 1 10 0", fill,
      ]
    )
    let harness = try Harness(
      VStack(spacing: 0) {
        Text("a").offset(x: 50, y: 7); Text("b")
      },
      width: 100,
      height: nil
    )
    #expect(harness.frame("b")?.minY == 21)
    #expect(harness.frame("a")?.minY == 7)
  }

  @Test(
    "case 35: a turn about an axis in space is right in the middle, and exact without perspective"
  )
  func rotation3D() throws {
    let flat = Rotation3DEffect(
      angle: .degrees(60),
      x: 0,
      y: 1,
      z: 0,
      anchor: .center,
      anchorZ: 0,
      perspective: 0
    )
    let size = CGSize(width: 20, height: 10)
    let transform = flat.effectValue(size: size).flattened(for: size)
    #expect(abs(transform.a - 0.5) < 1e-9 && abs(transform.d - 1) < 1e-9)
    #expect(abs(transform.tx - 5) < 1e-9)
    let near = Rotation3DEffect(
      angle: .degrees(60),
      x: 0,
      y: 1,
      z: 0,
      anchor: .center,
      anchorZ: 0,
      perspective: 1
    )
    let middle = CGPoint(x: 10, y: 5)
    let image = middle.applying(near.effectValue(size: size).flattened(for: size))
    #expect(abs(image.x - 10) < 1e-9 && abs(image.y - 5) < 1e-9)
    let spin = Rotation3DEffect(
      angle: .degrees(90),
      x: 0,
      y: 0,
      z: 1,
      anchor: .topLeading,
      anchorZ: 0,
      perspective: 1
    )
    let corner = CGPoint(x: 20, y: 0).applying(spin.effectValue(size: size).flattened(for: size))
    #expect(abs(corner.x) < 1e-9 && abs(corner.y - 20) < 1e-9)
  }

  @Test("moving a view builds no piece of the picture but those around it")
  func reuse() throws {
    let harness = try Harness(Moved(x: 0), width: 100, height: 100)
    _ = harness.dump
    let before = harness.root.counters.fragmentsBuilt
    let work = try harness.work { harness.host.content = Moved(x: 5) }
    _ = harness.dump
    #expect(work.measurements == 0)
    // The stack and the root: not the texts.
    #expect(harness.root.counters.fragmentsBuilt - before <= 2)
  }

  private struct Moved: View {
    let x: CGFloat
    var body: some View {
      VStack {
        Text("a").offset(x: x); Text("b")
      }
    }
  }

  @Test("F16: z indices order siblings")
  func zIndex() throws {
    let view = ZStack {
      Color.red.zIndex(1); Color.blue; Color.green.zIndex(-1)
    }
    #expect(
      try drawing(view) == [
        "fill rect 0,0 20x10 #34c759", "fill rect 0,0 20x10 #007aff", fill,
      ]
    )
  }

  @Test("visual effects read the geometry, and apply in order")
  func visualEffects() throws {
    let view = red.visualEffect { content, proxy in
      content.offset(x: proxy.size.width / 2).opacity(0.5).blur(
        radius: proxy.frame(in: .global).minY + 1
      )
    }
    #expect(
      try drawing(view)
        == ["filter blur 1", "group opacity 0.5", "transform 1 0 0 1 10 0", fill]
    )
  }

  @Test("a preferred colour scheme colours the view, and is handed up")
  func preferredScheme() throws {
    let harness = try Harness(
      Color(.systemBackground).preferredColorScheme(.dark),
      width: 20,
      height: 10
    )
    #expect(harness.dump.contains("#000000"))
    let node = try #require(harness.root.node)
    #expect(TypedPreferenceCollector<PreferredColorSchemeKey>.value(of: node) == .dark)
  }
}
