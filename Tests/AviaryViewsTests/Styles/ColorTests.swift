@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// An environment without a tree.
func environment(
  _ scheme: ColorScheme = .light,
  _ contrast: ColorSchemeContrast = .standard
) -> EnvironmentValues {
  var values = EnvironmentValues()
  values.colorScheme = scheme
  values._colorSchemeContrast = contrast
  return values
}

@MainActor
@Suite("Color")
struct ColorTests {
  @Test(
    "case 1: the system's colours have Apple's published values",
    arguments: [
      (Color.red, "#FF3B30FF", "#FF453AFF"), (.orange, "#FF9500FF", "#FF9F0AFF"),
      (.yellow, "#FFCC00FF", "#FFD60AFF"), (.green, "#34C759FF", "#30D158FF"),
      (.mint, "#00C7BEFF", "#63E6E2FF"), (.teal, "#30B0C7FF", "#40C8E0FF"),
      (.cyan, "#32ADE6FF", "#64D2FFFF"), (.blue, "#007AFFFF", "#0A84FFFF"),
      (.indigo, "#5856D6FF", "#5E5CE6FF"), (.purple, "#AF52DEFF", "#BF5AF2FF"),
      (.pink, "#FF2D55FF", "#FF375FFF"), (.brown, "#A2845EFF", "#AC8E68FF"),
      (.gray, "#8E8E93FF", "#8E8E93FF"), (.white, "#FFFFFFFF", "#FFFFFFFF"),
      (.black, "#000000FF", "#000000FF"), (.clear, "#00000000", "#00000000"),
      (.primary, "#000000FF", "#FFFFFFFF"), (.secondary, "#3C3C4399", "#EBEBF599"),
      (.accentColor, "#007AFFFF", "#0A84FFFF"),
      (Color(.systemBackground), "#FFFFFFFF", "#000000FF"),
      (Color(.secondarySystemBackground), "#F2F2F7FF", "#1C1C1EFF"),
      (Color(.tertiarySystemBackground), "#FFFFFFFF", "#2C2C2EFF"),
      (Color(.systemGroupedBackground), "#F2F2F7FF", "#000000FF"),
      (Color(.secondarySystemGroupedBackground), "#FFFFFFFF", "#1C1C1EFF"),
      (Color(.tertiarySystemGroupedBackground), "#F2F2F7FF", "#2C2C2EFF"),
      (Color(.label), "#000000FF", "#FFFFFFFF"),
      (Color(.tertiaryLabel), "#3C3C434D", "#EBEBF54D"),
      (Color(.quaternaryLabel), "#3C3C432E", "#EBEBF529"),
      (Color(.separator), "#3C3C434A", "#54545899"),
      (Color(.opaqueSeparator), "#C6C6C8FF", "#38383AFF"),
      (Color(.systemFill), "#78788033", "#7878805C"),
      (Color(.secondarySystemFill), "#78788029", "#78788052"),
      (Color(.tertiarySystemFill), "#7676801F", "#7676803D"),
      (Color(.quaternarySystemFill), "#74748014", "#7676802E"),
      (Color(.systemGray2), "#AEAEB2FF", "#636366FF"),
      (Color(.systemGray3), "#C7C7CCFF", "#48484AFF"),
      (Color(.systemGray4), "#D1D1D6FF", "#3A3A3CFF"),
      (Color(.systemGray5), "#E5E5EAFF", "#2C2C2EFF"),
      (Color(.systemGray6), "#F2F2F7FF", "#1C1C1EFF"),
      (Color(uiColor: .systemBlue), "#007AFFFF", "#0A84FFFF"),
      (Color(UIColor.red), "#FF0000FF", "#FF0000FF"),
    ]
  )
  func systemColors(color: Color, light: String, dark: String) {
    #expect(color.resolve(in: environment(.light)).description == light)
    #expect(color.resolve(in: environment(.dark)).description == dark)
  }

  @Test("every system colour has a value in each variant", arguments: SystemColor.allCases)
  func allVariants(color: SystemColor) {
    for scheme in ColorScheme.allCases {
      for contrast in ColorSchemeContrast.allCases {
        #expect((color.rgba(scheme, contrast).alpha > 0) == (color != .clear))
      }
    }
  }

  @Test("increased contrast chooses darker colours on light ground")
  func contrast() {
    #expect(Color.red.resolve(in: environment(.light, .increased)).description == "#D70015FF")
    #expect(Color.blue.resolve(in: environment(.dark, .increased)).description == "#409CFFFF")
  }

  @Test(
    "components are understood in their colour space",
    arguments: [
      (Color(red: 1, green: 0.5, blue: 0), "#FF8000FF"),
      (Color(white: 0.5), "#808080FF"),
      (Color(.sRGBLinear, white: 0.5), "#BCBCBCFF"),
      (Color(.displayP3, red: 0.5, green: 0.5, blue: 0.5), "#808080FF"),
      (Color(hue: 0, saturation: 1, brightness: 1), "#FF0000FF"),
      (Color(hue: 1.0 / 3, saturation: 1, brightness: 0.5), "#008000FF"),
      (Color(hue: 0.5, saturation: 0.5, brightness: 1, opacity: 0.5), "#80FFFF80"),
      (Color(red: 1, green: 0, blue: 0, opacity: 7), "#FF0000FF"),
    ]
  )
  func components(color: Color, expected: String) {
    #expect(color.resolve(in: environment()).description == expected)
  }

  @Test("Display P3's red lies outside of sRGB and is kept")
  func wideGamut() {
    let red = Color(.displayP3, red: 1, green: 0, blue: 0).resolve(in: environment())
    #expect(red.red > 1.09 && red.green < -0.2)
  }

  @Test("case 11: opacities multiply, and mixing takes them into account")
  func combining() {
    let environment = environment()
    #expect(
      Color.black.opacity(0.5).opacity(0.5).resolve(in: environment).description == "#00000040"
    )
    let half = Color.black.mix(with: .white, by: 0.5, in: .device)
    #expect(half.resolve(in: environment).description == "#808080FF")
    let perceptual = Color.black.mix(with: .white, by: 0.5)
    #expect(perceptual.resolve(in: environment).description == "#636363FF")
    let faded = Color.red.mix(with: .clear, by: 0.5, in: .device)
    #expect(faded.resolve(in: environment).description == "#FF3B3080")
  }

  @Test("a resolved colour knows its linear components, and survives coding")
  func resolved() throws {
    var color = Color.Resolved(red: 0.5, green: 0.25, blue: 1, opacity: 0.5)
    #expect(abs(color.linearRed - 0.2140) < 0.001)
    let copy = try JSONDecoder().decode(
      Color.Resolved.self,
      from: JSONEncoder().encode(color)
    )
    #expect(copy == color)
    let data = color.animatableData
    color.animatableData = data
    #expect(abs(color.green - 0.25) < 0.001)
  }

  @Test(
    "case 7: a named colour comes from the pictures' source; a missing one is warned of once, by name"
  )
  func named() throws {
    var warnings: [String] = []
    let sink = Warnings.sink
    Warnings.sink = { warnings.append($0) }
    defer { Warnings.sink = sink }
    let harness = try Harness(Named(shows: false), width: 30, height: 10)
    harness.images.colors["Brand-a"] = RGBA(hex: 0x123456)
    harness.host.content = Named(shows: true)
    try harness.host.update()
    #expect(harness.dump.contains("#123456"))
    #expect(warnings.filter { $0.contains("'Nowhere-a'") }.count == 1)
  }

  private struct Named: View {
    let shows: Bool
    var body: some View {
      if shows {
        HStack(spacing: 0) {
          Color("Brand-a")
          Color("Nowhere-a")
          Color("Nowhere-a")
        }
      }
    }
  }

  @Test("as a view it takes what it is offered, and 10 points where nothing is")
  func view() throws {
    #expect(
      try Harness(Color.red, width: 30, height: 20).size == CGSize(width: 30, height: 20)
    )
    #expect(
      try Harness(Color.red, width: nil, height: nil).size
        == CGSize(width: 10, height: 10)
    )
    #expect(
      try Harness(Color.red, width: 30, height: 20).dump.contains("fill rect 0,0 30x20 #ff3b30")
    )
  }

  @Test("a change of the colour scheme repaints and measures nothing")
  func schemeChange() throws {
    let harness = try Harness(
      VStack(spacing: 0) {
        Color.red; Color(.systemBackground)
      },
      width: 20,
      height: 20
    )
    _ = harness.dump
    let work = try harness.work {
      harness.host.setEnvironment { $0.colorScheme = .dark }
    }
    #expect(work.measurements == 0 && work.bodies == 0)
    #expect(harness.dump.contains("#ff453a"))
    #expect(harness.dump.contains("#000000"))
  }

  @Test("a new colour repaints and measures nothing")
  func colorChange() throws {
    let harness = try Harness(Color.red, width: 20, height: 20)
    _ = harness.dump
    let work = try harness.work { harness.host.content = .blue }
    #expect(work.measurements == 0)
    #expect(harness.dump.contains("#007aff"))
  }
}
