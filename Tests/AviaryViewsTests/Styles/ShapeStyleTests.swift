@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// What a view of 20 by 10 points draws, without the picture's line and the indentation.
@MainActor
func drawing(_ view: some View, width: CGFloat = 20, height: CGFloat = 10) throws -> [String] {
  try Harness(view, width: width, height: height).dump.split(separator: "\n").dropFirst()
    .map { $0.trimmingCharacters(in: .whitespaces) }
    .filter { !$0.hasPrefix("at 0,0") }
}

/// A style of a user's own.
private struct Seasonal: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.indigo : Color.orange
  }
}

@MainActor
@Suite("Shape styles")
struct ShapeStyleTests {
  private func fill(_ style: some ShapeStyle) throws -> String {
    try drawing(Rectangle().fill(style)).joined(separator: "\n")
  }

  @Test("case 2: hierarchical styles are the system's label colours where no foreground is set")
  func systemLevels() throws {
    #expect(try fill(.primary) == "fill rect 0,0 20x10 #000000")
    #expect(try fill(.secondary) == "fill rect 0,0 20x10 #3c3c4399")
    #expect(try fill(.tertiary) == "fill rect 0,0 20x10 #3c3c434d")
    #expect(try fill(.quaternary) == "fill rect 0,0 20x10 #3c3c432e")
  }

  @Test("case 3: hierarchical styles are weaker variants of the foreground that is set")
  func levelsOfForeground() throws {
    let view = Rectangle().fill(.secondary).foregroundStyle(.red)
    #expect(try drawing(view) == ["fill rect 0,0 20x10 #ff3b3080"])
  }

  @Test("case 4: two and three foreground styles are the levels themselves")
  func givenLevels() throws {
    let view = HStack(spacing: 0) {
      Rectangle().fill(.primary)
      Rectangle().fill(.secondary)
      Rectangle().fill(.tertiary)
      Rectangle().fill(.quaternary)
    }.foregroundStyle(.red, .green, .blue)
    let colors = try drawing(view, width: 40).compactMap { $0.split(separator: " ").last }
    #expect(
      colors.filter { $0.hasPrefix("#") } == ["#ff3b30", "#34c759", "#007aff", "#007aff80"]
    )
  }

  @Test("case 5: a hierarchical foreground refers to the one around it")
  func nested() throws {
    let twice = Rectangle().foregroundStyle(.secondary).foregroundStyle(.secondary)
    #expect(try drawing(twice) == ["fill rect 0,0 20x10 #3c3c434d"])
    let ofRed = Rectangle().foregroundStyle(.secondary).foregroundStyle(.red)
    #expect(try drawing(ofRed) == ["fill rect 0,0 20x10 #ff3b3080"])
  }

  @Test("foregroundColor(nil) takes back what is set further out")
  func reset() throws {
    let view = Rectangle().foregroundColor(nil).foregroundStyle(.red)
    #expect(try drawing(view) == ["fill rect 0,0 20x10 #000000"])
  }

  @Test("case 6: tint is the accent colour, and falls back to blue")
  func tint() throws {
    #expect(try fill(.tint) == "fill rect 0,0 20x10 #007aff")
    #expect(try drawing(Rectangle().fill(.tint).tint(.pink)) == ["fill rect 0,0 20x10 #ff2d55"])
    #expect(
      try drawing(Rectangle().fill(Color.accentColor).tint(.pink))
        == ["fill rect 0,0 20x10 #ff2d55"]
    )
  }

  @Test("the background style is the one around, or the system's")
  func background() throws {
    #expect(try fill(.background) == "fill rect 0,0 20x10 #ffffff")
    #expect(try fill(.background.secondary) == "fill rect 0,0 20x10 #f2f2f7")
    #expect(
      try drawing(Rectangle().fill(.background).backgroundStyle(.green))
        == ["fill rect 0,0 20x10 #34c759"]
    )
  }

  @Test("styles of one's own are resolved in the environment")
  func custom() throws {
    #expect(try fill(Seasonal()) == "fill rect 0,0 20x10 #ff9500")
    #expect(
      try drawing(Rectangle().fill(Seasonal()).environment(\.colorScheme, .dark))
        == ["fill rect 0,0 20x10 #5e5ce6"]
    )
    #expect(try fill(AnyShapeStyle(Seasonal()).opacity(0.5)) == "fill rect 0,0 20x10 #ff950080")
  }

  @Test("opacity of a style is part of its paint")
  func opacity() throws {
    #expect(try fill(.red.opacity(0.5)) == "fill rect 0,0 20x10 #ff3b3080")
    #expect(try fill(.opacity(0.5)) == "fill rect 0,0 20x10 #00000080")
    #expect(
      try fill(
        .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
          .opacity(0.5)
      )
        == "fill rect 0,0 20x10 linear(0,5 20,5 #ff3b3080@0 #007aff80@1)"
    )
  }

  @Test("blend modes make a group, shadows a filter")
  func blending() throws {
    #expect(
      try fill(.red.blendMode(.multiply))
        == "group opacity 1 multiply\nfill rect 0,0 20x10 #ff3b30"
    )
    #expect(
      try fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 2)))
        == "filter shadow #000000 radius 3 by 1,2\nfill rect 0,0 20x10 #ff3b30"
    )
  }

  @Test("an inner shadow is thrown by the surroundings, inside the shape")
  func innerShadow() throws {
    let lines = try drawing(
      Rectangle().fill(.red.shadow(.inner(color: .black, radius: 2, x: 0, y: 1)))
    )
    #expect(lines[0] == "fill rect 0,0 20x10 #ff3b30")
    #expect(lines[1] == "clip rect 0,0 20x10")
    #expect(lines[2] == "filter shadow #000000 radius 2 by 0,1 only")
    #expect(lines[3].hasSuffix("evenodd"))
  }

  @Test("case 9: a material draws a backdrop, opaque for those who want less transparency")
  func material() throws {
    let lines = try drawing(Rectangle().fill(.regularMaterial))
    #expect(lines == ["backdrop rect 0,0 20x10 blur 30 saturation 1.8 tint #f6f6f6bd"])
    let opaque = Rectangle().fill(.regularMaterial).transformEnvironment(\.accessibilitySettings) {
      $0.reduceTransparency = true
    }
    #expect(try drawing(opaque) == ["fill rect 0,0 20x10 #f6f6f6"])
  }

  @Test("cases 8, 10: gradients are laid out over the view")
  func gradients() throws {
    let stops = "#ff3b30@0 #007aff@1"
    let colors = [Color.red, .blue]
    #expect(
      try drawing(LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom))
        == ["fill rect 0,0 20x10 linear(10,0 10,10 \(stops))"]
    )
    #expect(
      try drawing(RadialGradient(colors: colors, center: .center, startRadius: 1, endRadius: 8))
        == ["fill rect 0,0 20x10 radial(10,5 1...8 \(stops))"]
    )
    #expect(
      try drawing(EllipticalGradient(colors: colors))
        == ["fill rect 0,0 20x10 radial(10,5 0...10 y 0.5 \(stops))"]
    )
    #expect(
      try drawing(AngularGradient(colors: colors, center: .topLeading, angle: .degrees(90)))
        == ["fill rect 0,0 20x10 angular(0,0 90°...450° \(stops))"]
    )
    #expect(
      try fill(Gradient(colors: colors).colorSpace(.perceptual))
        == "fill rect 0,0 20x10 linear(10,0 10,10 \(stops) perceptual)"
    )
    #expect(
      try fill(.red.gradient)
        == "fill rect 0,0 20x10 linear(10,0 10,10 #ff6259@0 #ff3b30@1)"
    )
  }

  @Test("case 10: a style can bring the rectangle of its gradient")
  func bounds() throws {
    let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
      .in(CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(
      try fill(style) == "fill rect 0,0 20x10 linear(50,0 50,100 #ff3b30@0 #007aff@1)"
    )
  }

  @Test("a mesh has its points where they are in the view")
  func mesh() throws {
    let mesh = MeshGradient(
      width: 2,
      height: 2,
      points: [[0, 0], [1, 0], [0, 1], [1, 1]],
      colors: [.red, .green, .blue, .yellow]
    )
    #expect(
      try drawing(mesh)
        == [
          "fill rect 0,0 20x10 mesh(2 0,0 #ff3b30 20,0 #34c759 0,10 #007aff 20,10 #ffcc00)"
        ]
    )
  }

  @Test("resolvePaint gives texts their paint")
  func resolvedPaint() {
    let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
    let (style, paint) = resolvePaint(.red.opacity(0.5), in: environment(), rect: rect)
    #expect(paint == .color(RGBA(hex: 0xFF3B30).opacity(0.5)))
    #expect(style.isPlain)
  }

  @Test("only readers of the foreground repaint when it changes")
  func foregroundChange() throws {
    let harness = try Harness(
      Pair(style: .red),
      width: 40,
      height: 10
    )
    _ = harness.dump
    let work = try harness.work {
      harness.host.content = Pair(style: .blue)
      _ = harness.dump
    }
    #expect(work.measurements == 0)
    #expect(harness.dump.contains("#007aff"))
  }

  private struct Pair: View {
    let style: Color
    var body: some View {
      HStack(spacing: 0) {
        Rectangle(); Color.green
      }.foregroundStyle(style)
    }
  }
}
