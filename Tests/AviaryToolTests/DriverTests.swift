@_spi(Hosting) import AviaryDrawing
import AviaryDriver
@_spi(Engine) import AviaryEngine
import AviaryGraphics
import AviaryInspection
import AviaryMessages
import SwiftUI
import Testing

@testable import AviaryDriver

@Suite("Driver")
@MainActor
struct DriverTests {
  private func choice(_ name: String, id: String? = nil) -> Driver.Choice {
    let drawable = String(name.prefix { $0 != " " })
    return Driver.Choice(
      name: name,
      id: id ?? name,
      drawable: drawable,
      space: .natural,
      make: { AnyView(EmptyView()) }
    )
  }

  @Test("a preview is chosen by name or number, a provider's together")
  func selection() throws {
    let views = [choice("Light"), choice("Cards 1"), choice("Cards 2"), choice("2")]
    func names(_ wanted: String?) throws -> [String] {
      try Driver.select(wanted, from: views, file: "x.swift").map(\.name)
    }
    #expect(try names(nil).count == 4)
    #expect(try names("Light") == ["Light"])
    #expect(try names("1") == ["Light"])
    #expect(try names("2") == ["2"], "a name goes before a number")
    #expect(try names("Cards") == ["Cards 1", "Cards 2"])
    let error = #expect(throws: DriverFailure.self) { try names("Dark") }
    #expect(
      error?.description == """
        x.swift has no preview 'Dark'. It has:
          1: Light
          2: Cards 1
          3: Cards 2
          4: 2
        """
    )
    #expect(throws: DriverFailure.self) { try Driver.select(nil, from: [], file: "x.swift") }
  }

  @Test("of several with one name each has an id, and only its number says which is meant")
  func sameNames() throws {
    func provider(_ name: String) -> Drawables.Drawable {
      .provider(name, file: "\(name).swift") { AnyView(Text("a").previewDisplayName("Empty")) }
    }
    let views = try Driver.views(
      of: ["A", "B", "C"].map(provider) + [.view("Empty 2") { AnyView(Text("d")) }]
    )
    #expect(views.map(\.name) == ["Empty", "Empty", "Empty", "Empty 2"])
    #expect(views.map(\.id) == ["Empty", "Empty 3", "Empty 4", "Empty 2"])
    func one(_ wanted: String?) throws -> String? {
      try Driver.selectOne(wanted, from: views, file: "Kit").id
    }
    #expect(try one(nil) == "Empty")
    #expect(try one("2") == "Empty 3")
    #expect(try one("Empty 4") == "Empty 4")
    #expect(try one("Empty 2") == "Empty 2")
    #expect(try Driver.select("Empty", from: views, file: "Kit").count == 3, "all are drawn")
    let error = #expect(throws: InspectionError.self) { try one("Empty") }
    #expect(error?.reason == .ambiguous)
    #expect(
      error?.description == """
        Kit has 3 previews 'Empty'; say which by its number:
          1: Empty  A.swift
          2: Empty  B.swift
          3: Empty  C.swift
        """
    )
  }

  @Test("each member of a provider's group is a preview")
  func providers() throws {
    let drawable = Drawables.Drawable.provider("P") {
      AnyView(
        Group {
          Text("a")
          Text("b")
        }
      )
    }
    #expect(try Driver.views(of: [drawable]).map(\.name) == ["P 1", "P 2"])
    let single = Drawables.Drawable.provider("P") { AnyView(Text("a")) }
    #expect(try Driver.views(of: [single]).map(\.name) == ["P"])
  }

  /// What is drawn of a view on its page.
  private func drawn(_ view: some View) throws -> String {
    let (content, proposal) = Driver.page(
      view,
      on: DrawingSpace(proposedWidth: nil, proposedHeight: nil),
      DriverRequest(task: .render, file: "x.swift")
    )
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = proposal
    return try renderer.displayList().dump
  }

  @Test("several root views have one page behind all of them")
  func onePage() throws {
    let dump = try drawn(
      Group {
        Color.red.frame(width: 20, height: 20)
        Color.blue.frame(width: 40, height: 20)
      }
    )
    #expect(dump.components(separatedBy: "#ffffff").count == 2, "\(dump)")
    #expect(dump.contains("fill rect 0,0 40x48 #ffffff"), "\(dump)")
  }

  @Test("a root view's own centre guide does not move it off the page")
  func guidedRoot() throws {
    let plain = try drawn(Color.red.frame(width: 20, height: 20))
    let guided = try drawn(
      Color.red.frame(width: 20, height: 20)
        .alignmentGuide(HorizontalAlignment.center) { _ in 500 }
        .alignmentGuide(VerticalAlignment.center) { $0[.bottom] + 300 }
    )
    #expect(guided == plain)
  }

  @Test("several pictures are numbered before the extension")
  func numbers() {
    #expect(Driver.numbered("a/card.png", 2) == "a/card-2.png")
    #expect(Driver.numbered("a.b/card.x.svg", 1) == "a.b/card.x-1.svg")
  }

  @Test("pictures bear the names of previews, each a name of its own")
  func names() {
    var request = DriverRequest(task: .render, file: "Kit")
    request.output = "out"
    var names = PictureNames(request)
    let paths = ["Dark", "A / B: c", "dark", "…", "a b C"].map { names.path(for: $0) }
    #expect(
      paths == [
        "out/Dark.png", "out/A-B-c.png", "out/dark-2.png", "out/Preview.png", "out/a-b-C-2.png",
      ]
    )
  }

  @Test("a sheet shows both appearances, three sizes of text, both directions and three widths")
  func variants() async throws {
    let view = Driver.Choice(
      name: "A",
      id: "A",
      drawable: "A",
      space: .natural,
      make: { AnyView(Text("a").frame(maxWidth: .infinity)) }
    )
    let sheet = try await VariantSheet.make(of: view, DriverRequest(task: .render, file: "x.swift"))
    let renderer = ImageRenderer(content: sheet)
    let dump = try renderer.displayList().dump
    #expect(dump.contains("#000000"), "the dark page")
    for width in [320, 390, 768] { #expect(dump.contains("\(width)x"), "\(width)") }
    let variants = VariantSheet.rows.flatMap { $0 }
    #expect(Set(variants.map(\.size)).count == 4)
    #expect(variants.contains { $0.direction == .rightToLeft })
  }

  @Test("traits and options decide the space, a later trait before an earlier")
  func drawingSpace() {
    #expect(DrawingSpace(traits: []) == .natural)
    #expect(DrawingSpace(traits: [.sizeThatFitsLayout]) == .fitted)
    #expect(DrawingSpace(traits: [.landscapeLeft]) == .landscape)
    var fixed = DrawingSpace(traits: [.sizeThatFitsLayout, .fixedLayout(width: 20, height: 10)])
    #expect(fixed.fixedWidth == 20 && fixed.fixedHeight == 10)
    fixed.fix(width: 30, height: nil)
    #expect(fixed.fixedWidth == 30 && fixed.fixedHeight == 10)
    #expect(fixed.proposal.width == 30)
  }

  @Test("Modifiers of a provider's previews name them and choose their room")
  func previewModifiers() throws {
    let drawable = Drawables.Drawable.provider("P") {
      AnyView(
        Group {
          Text("a").previewDisplayName("Small").previewLayout(.sizeThatFits)
          Text("b").previewLayout(.fixed(width: 20, height: 10))
          Text("c").previewDevice("iPhone SE (3rd generation)")
            .previewInterfaceOrientation(.landscapeLeft)
        }
      )
    }
    let views = try Driver.views(of: [drawable])
    #expect(views.map(\.name) == ["Small", "P 2", "P 3"])
    #expect(views[0].space == .fitted)
    #expect(views[1].space.fixedWidth == 20 && views[1].space.fixedHeight == 10)
    #expect(views[2].space.proposal.width == 667)
    #expect(views[2].space.proposal.height == 375)
    #expect(try Driver.select("P", from: views, file: "x.swift").count == 3)
    let messages = try Warnings.told {
      let unknown = Drawables.Drawable.provider("P") { AnyView(Text("a").previewDevice("Newton")) }
      let space = try Driver.views(of: [unknown])[0].space
      #expect(space == .natural)
    }
    #expect(messages == ["previewDevice: the screen of 'Newton' is not known here"])
  }

  @Test("A view without a size is told of with what the file leaves out on Linux")
  func nothingToDraw() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("x.swift")
    try "struct V {\n  #if os(iOS)\n  #endif\n}".write(to: file, atomically: true, encoding: .utf8)
    #expect(
      Driver.platformHint(inFile: file.path)
        == "; what the file has under `#if os(iOS)` is left out on Linux"
    )
    try "struct V {}".write(to: file, atomically: true, encoding: .utf8)
    #expect(Driver.platformHint(inFile: file.path).isEmpty)
    #expect(Driver.platformHint(inFile: folder.path + "/none").isEmpty)
  }
}
