@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Image")
struct ImageTests {
  private let picture = DisplayImage(
    Bitmap(
      width: 64,
      height: 40,
      bytesPerRow: 256,
      bytes: [UInt8](repeating: 255, count: 256 * 40)
    ),
    name: "swatch"
  )

  private func harness<V: View>(
    _ view: V,
    width: CGFloat? = 100,
    height: CGFloat? = 100
  ) throws -> Harness<V> {
    try Harness(view, width: width, height: height)
  }

  @Test(
    "L4, L5, cases 40 to 41: an image has its own size whatever it is offered; a resizable one takes the offer"
  )
  func sizes() throws {
    let image = Image(picture)
    #expect(try harness(image).size == CGSize(width: 64, height: 40))
    #expect(try harness(image.resizable()).size == CGSize(width: 100, height: 100))
    #expect(
      try harness(image.resizable(), width: nil, height: 10).size
        == CGSize(width: 64, height: 10)
    )
    #expect(
      try harness(image.resizable().scaledToFit()).size
        == CGSize(width: 100, height: 62.5)
    )
    let dense = DisplayImage(
      content: picture.content,
      pixelWidth: 64,
      pixelHeight: 40,
      scale: 2,
      name: "dense"
    )
    #expect(try harness(Image(dense)).size == CGSize(width: 32, height: 20))
  }

  @Test(
    "Z11, case 42: a missing image takes no room, keeps its gaps, and is warned of once by name"
  )
  func missing() throws {
    var warnings: [String] = []
    let sink = Warnings.sink
    Warnings.sink = { warnings.append($0) }
    defer { Warnings.sink = sink }
    let harness = try harness(
      HStack(spacing: 4) {
        Color.red.frame(width: 10, height: 10)
        Image("no-such-picture").resizable()
        Image("no-such-picture")
      },
      width: nil,
      height: nil
    )
    #expect(harness.size == CGSize(width: 18, height: 10))
    #expect(warnings.filter { $0.contains("no-such-picture") }.count == 1)
    #expect(harness.labels.isEmpty)
  }

  @Test("options reach the painter")
  func options() throws {
    #expect(try drawing(Image(picture), width: 64, height: 40) == ["image swatch in 0,0 64x40"])
    #expect(
      try drawing(
        Image(picture).resizable(
          capInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4),
          resizingMode: .tile
        ).interpolation(.none).antialiased(false)
      )
        == ["image swatch in 0,0 20x10 interpolation none aliased tile caps 1,2,3,4"]
    )
    #expect(
      try drawing(Image(picture).resizable().renderingMode(.template).foregroundStyle(.red))
        == ["image swatch in 0,0 20x10 template #ff3b30"]
    )
  }

  @Test("case 46: a named image is read by its name, by its label, or not at all")
  func labels() throws {
    let view = VStack {
      Image("swatch")
      Image("swatch", label: Text("A colour"))
      Image(decorative: "swatch")
      Image(systemName: "heart.fill")
    }
    let shown = try Harness(Holder(shows: false, content: { view }))
    shown.images.pictures["swatch"] = picture
    shown.host.content = Holder(shows: true, content: { view })
    try shown.host.update()
    #expect(shown.labels == ["swatch", "A colour", "heart fill"])
  }

  private struct Holder<Content: View>: View {
    let shows: Bool
    @ViewBuilder let content: () -> Content
    var body: some View { if shows { content() } }
  }

  @Test("case 43: a symbol beside text of 17 points is 20 by 20, and grows with font and scale")
  func symbolSizes() throws {
    func size(_ view: some View) throws -> CGFloat? {
      try harness(view).size.width
    }
    #expect(try size(Image(systemName: "star")) == 20)
    #expect(try size(Image(systemName: "star").font(.system(size: 34))) == 40)
    #expect(try size(Image(systemName: "star").imageScale(.large)) == 25.6)
    #expect(try size(Image(systemName: "star").resizable()) == 100)
  }

  @Test("symbols in and of circles are as wide as each other, so that one may stand for another")
  func circleWidths() throws {
    let names = [
      "circle", "circle.fill", "checkmark.circle.fill", "checkmark.circle", "info.circle",
      "person.circle.fill",
    ]
    let widths = try names.map { try harness(Image(systemName: $0)).size.width }
    #expect(widths.allSatisfy { abs($0 - widths[0]) < 0.001 } && widths[0] < 20)
  }

  @Test(
    "case 49: a sign in a filled form is drawn in the first of several styles, the form in the second"
  )
  func palette() throws {
    func fills<V: View>(_ view: V) throws -> [String] {
      try harness(view).dump.split(separator: "\n").filter { $0.contains("fill path") }.map {
        String($0.split(separator: " ").last ?? "")
      }
    }
    let symbol = Image(systemName: "xmark.circle.fill")
    #expect(try fills(symbol.foregroundStyle(.white, .red)) == ["#ff3b30", "#ffffff"])
    #expect(
      try fills(symbol.symbolRenderingMode(.palette).foregroundStyle(.white, .red))
        == ["#ff3b30", "#ffffff"]
    )
    #expect(try fills(symbol.foregroundStyle(.red)) == ["#ff3b30"])
    // Counters of a digit are seen through.
    var outline = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    // A hole, and an island in it that runs as the hole does.
    for inset in [3, 4.0] {
      outline.addLines([
        CGPoint(x: inset, y: inset), CGPoint(x: inset, y: 10 - inset),
        CGPoint(x: 10 - inset, y: 10 - inset), CGPoint(x: 10 - inset, y: inset),
      ])
      outline.closeSubpath()
    }
    let eight = try #require(SymbolGround(name: "8.circle.fill", outline: outline))
    #expect(eight.sign.contains(CGPoint(x: 3.5, y: 5)) && !eight.sign.contains(CGPoint(x: 5, y: 5)))
    #expect(
      try fills(symbol.symbolRenderingMode(.monochrome).foregroundStyle(.white, .red))
        == ["#ffffff"]
    )
    // The form is a weaker variant of one style.
    #expect(try fills(symbol.symbolRenderingMode(.hierarchical)).count == 2)
    #expect(try fills(Image(systemName: "circle.fill").foregroundStyle(.white, .red)).count <= 1)
  }

  @Test("a symbol's middle is that of capital letters beside it")
  func symbolBaseline() throws {
    let harness = try harness(
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("x")
        Image(systemName: "star")
      },
      width: nil,
      height: nil
    )
    let text = try #require(harness.frame("x"))
    let symbol = try #require(harness.frame("star"))
    // The baseline lies 0.95 em below the text's top, capitals are 0.7 em high.
    let middle = text.minY + 17 * 0.95 - 17 * 0.35
    #expect(abs(symbol.midY - middle) < 0.001)
  }

  @Test("symbols are filled with the foreground style, in the form that is asked for")
  func symbolDrawing() throws {
    let plain = try drawing(Image(systemName: "heart").foregroundStyle(.red), width: 20, height: 20)
    #expect(plain.count == 1 && plain[0].hasPrefix("fill path [") && plain[0].hasSuffix("#ff3b30"))
    let filled = try drawing(
      Image(systemName: "heart").symbolVariant(.fill).foregroundStyle(.red),
      width: 20,
      height: 20
    )
    let named = try drawing(
      Image(systemName: "heart.fill").foregroundStyle(.red),
      width: 20,
      height: 20
    )
    #expect(filled == named)
    #expect(filled != plain)
  }

  @Test(
    "case 45: forms make names",
    arguments: [
      (SymbolVariants.fill, "heart", "heart.fill"), (.circle, "heart", "heart.circle"),
      (.circle.fill, "heart", "heart.circle.fill"), (.slash, "bell", "bell.slash"),
      (.slash.fill, "bell", "bell.slash.fill"), (.fill, "heart.fill", "heart.fill"),
      (.circle, "heart.fill", "heart.circle.fill"), (.none, "heart", "heart"),
    ]
  )
  func variantNames(variant: SymbolVariants, name: String, expected: String) {
    #expect(variant.names(of: name)[0] == expected)
  }

  @Test("case 44: an unknown symbol is a dashed box with a question mark, and is warned of by name")
  func unknownSymbol() throws {
    var warnings: [String] = []
    let sink = Warnings.sink
    Warnings.sink = { warnings.append($0) }
    defer { Warnings.sink = sink }
    let lines = try drawing(
      Image(systemName: "no.such.symbol.at.all"),
      width: 20,
      height: 20
    )
    #expect(lines.count == 2 && lines[0].contains("dash"))
    #expect(warnings.contains { $0.contains("'no.such.symbol.at.all'") })
  }

  @Test("a symbol without a name is nothing, of any size, and nobody is warned")
  func emptySymbol() throws {
    var warnings: [String] = []
    let sink = Warnings.sink
    Warnings.sink = { warnings.append($0) }
    defer { Warnings.sink = sink }
    #expect(try drawing(Image(systemName: ""), width: 20, height: 20).isEmpty)
    #expect(
      try drawing(Image(systemName: "").resizable().frame(width: 20, height: 20)).isEmpty
    )
    #expect(warnings.isEmpty)
  }

  @Test("an image paint repeats the picture")
  func paint() throws {
    #expect(
      try drawing(Rectangle().fill(ImagePaint(image: Image(picture), scale: 0.5)))
        == ["fill rect 0,0 20x10 tiles(swatch 0,0 1x1 at 0,0 scale 0.5)"]
    )
  }

  @Test("a label has its symbol and its title")
  func label() throws {
    let harness = try harness(Label("Title", systemImage: "star"))
    #expect(harness.labels.contains("Title"))
  }
}
