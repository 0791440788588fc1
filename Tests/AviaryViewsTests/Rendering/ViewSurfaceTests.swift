import Observation
import SwiftUI
import Testing

@Observable private final class Labels {
  var texts = (0..<40).map { "label \($0)" }
}

private struct LabelColumn: View {
  let labels: Labels

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 0) {
        ForEach(labels.texts.indices, id: \.self) { index in
          Text(labels.texts[index]).frame(width: 150, height: 20, alignment: .leading)
        }
      }
    }
  }
}

@MainActor
@Suite("A surface that is kept")
struct ViewSurfaceTests {
  private func surface(_ labels: Labels) throws -> _ViewSurface<LabelColumn> {
    try _ViewSurface(content: LabelColumn(labels: labels), size: CGSize(width: 200, height: 300))
  }

  @Test("only what changed is painted, and the pixels are those of a new surface")
  func damage() throws {
    let labels = Labels()
    let kept = try surface(labels)
    #expect(try kept.paint() == [CGRect(x: 0, y: 0, width: 200, height: 300)])
    #expect(try kept.paint() == [])
    labels.texts[3] = "another"
    let painted = try kept.paint()
    #expect(painted.count == 1)
    // The line, and as far as ink may overhang.
    #expect(CGRect(x: 0, y: 50, width: 200, height: 40).contains(painted[0]))
    let new = try surface(labels)
    try new.paint()
    #expect(try kept.pngData() == new.pngData())
    // What is out of sight is not painted.
    labels.texts[30] = "far away"
    #expect(try kept.paint() == [])
  }

  @Test("another size is painted anew")
  func resized() throws {
    let surface = try surface(Labels())
    try surface.paint()
    surface.size = CGSize(width: 120, height: 80)
    #expect(try surface.paint() == [CGRect(x: 0, y: 0, width: 120, height: 80)])
    let count = surface.withPixels { pixels, bytesPerRow in pixels.count / bytesPerRow }
    #expect(count == 80)
  }
}
