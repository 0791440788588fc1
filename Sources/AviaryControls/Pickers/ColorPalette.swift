@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryGraphics
import Foundation

/// The colours that a grid offers, and what they are called.
nonisolated enum ColorPalette {
  /// A colour of the grid.
  struct Swatch: Sendable {
    let name: String
    let color: Color.Resolved
  }

  /// How many colours a row has: one for each hue.
  static let columnCount = 12

  /// The colours in reading order: a row of greys from white to black, then hues from dark to light.
  static let swatches =
    grays + darkShares.flatMap { share in hues.indices.map { dark(hue: $0, share) } }
    + hues.indices.map { dark(hue: $0, 0) }
    + lightShares.flatMap { share in hues.indices.map { light(hue: $0, share) } }

  /// The hues at every thirtieth degree, from half round the circle on.
  private static let hues = [
    "Cyan", "Azure", "Blue", "Violet", "Magenta", "Rose", "Red", "Orange", "Yellow", "Lime",
    "Green", "Mint",
  ]
  /// How much black is in the rows of dark colours, in percent.
  private static let darkShares = [70, 55, 40, 20]
  /// How much white is in the rows of light colours, in percent.
  private static let lightShares = [20, 40, 60, 80]

  private static var grays: [Swatch] {
    (0..<columnCount).map { index in
      let white = 1 - Double(index) / Double(columnCount - 1)
      let name =
        switch index {
        case 0: "White"
        case columnCount - 1: "Black"
        default: "Gray \(Int(bounded: (white * 100).rounded()))%"
        }
      return Swatch(
        name: name,
        color: Color.Resolved(components: SIMD3(repeating: white), opacity: 1)
      )
    }
  }

  /// A hue with a share of black in percent.
  private static func dark(hue index: Int, _ share: Int) -> Swatch {
    Swatch(
      name: share == 0 ? hues[index] : "Dark \(hues[index].lowercased()) \(share)%",
      color: color(hue: index, saturation: 1, brightness: 1 - Double(share) / 100)
    )
  }

  /// A hue with a share of white in percent.
  private static func light(hue index: Int, _ share: Int) -> Swatch {
    Swatch(
      name: "Light \(hues[index].lowercased()) \(share)%",
      color: color(hue: index, saturation: 1 - Double(share) / 100, brightness: 1)
    )
  }

  private static func color(
    hue index: Int,
    saturation: Double,
    brightness: Double
  ) -> Color.Resolved {
    let hue = (Double(index) / Double(hues.count) + 0.5).truncatingRemainder(dividingBy: 1)
    return Color.Resolved(components: ColorMath.fromHSB(hue, saturation, brightness), opacity: 1)
  }
}
