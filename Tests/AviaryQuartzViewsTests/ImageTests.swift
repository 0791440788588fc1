import SwiftUI
import Testing

@Suite("Image of a CGImage")
@MainActor
struct ImageOfPixelsTests {
  @Test("an image has the pixels' size at its scale")
  func size() throws {
    let image = Image(decorative: try CGImage.fourColors(), scale: 2)
    #expect(ImageRenderer(content: image).cgImage?.width == 1)
    let large = Image(try CGImage.fourColors(), scale: .nan, label: Text("Four colours"))
    let renderer = ImageRenderer(content: large)
    #expect(renderer.cgImage?.letters == ["RG", "BW"])
    #expect(renderer.accessibilityTree.children.map(\.label) == ["Four colours"])
  }

  /// Worked out from the names: what is turned to the left is shown with its right edge at the top.
  @Test(
    "an orientation tells how pixels lie in what is shown",
    arguments: [
      (Image.Orientation.up, ["RG", "BW"]), (.upMirrored, ["GR", "WB"]), (.down, ["WB", "GR"]),
      (.downMirrored, ["BW", "RG"]), (.left, ["GW", "RB"]), (.right, ["BR", "WG"]),
      (.leftMirrored, ["RB", "GW"]), (.rightMirrored, ["WG", "BR"]),
    ]
  )
  func orientations(orientation: Image.Orientation, expected: [String]) throws {
    let image = Image(decorative: try CGImage.fourColors(), scale: 1, orientation: orientation)
    #expect(ImageRenderer(content: image).cgImage?.letters == expected)
  }
}
