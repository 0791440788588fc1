import Testing

@testable import AviaryProject

@Suite("Names that Xcode generates")
struct GeneratedNameTests {
  @Test(
    "A catalogue's names become symbols",
    arguments: [
      ("Brand Blue", "Color", "brandBlue"), ("AccentColor", "Color", "accent"),
      ("logo", "Image", "logo"), ("app-icon_2", "Image", "appIcon2"),
      ("URLIcon", "Image", "urlIcon"), ("HeroImage", "Image", "hero"), ("Color", "Color", "color"),
    ]
  )
  func symbols(name: String, kind: String, symbol: String) {
    #expect(GeneratedNames.symbol(of: name, without: kind) == symbol)
  }

  @Test("Catalogues and data models are looked through")
  func resources() throws {
    let fixture = try Fixture([
      "A.xcassets/Icons/Logo.imageset/Contents.json": "",
      "A.xcassets/Sky.colorset/Contents.json": "",
      "A.xcassets/tab icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/tab icons/Star.imageset/Contents.json": "",
      "M.xcdatamodeld/M.xcdatamodel/contents": """
      <model><entity name="Trip" representedClassName="Trip"/>
      <entity representedClassName="S" name="Stop"/></model>
      """,
    ])
    let resources = [fixture.path("A.xcassets"), fixture.path("M.xcdatamodeld")]
    #expect(GeneratedNames.assetSymbols(in: resources) == ["logo", "sky", "star", "TabIcons"])
    let star = GeneratedNames.assets(in: resources).first { $0.symbol == "star" }
    #expect(star?.name == "tab icons/Star" && star?.namespace == ["TabIcons"])
    #expect(GeneratedNames.entities(in: resources) == ["Trip", "Stop"])
  }
}
