import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Expects two ways of writing an interface to show the same: equal frames of probed views, equal pixels.
///
/// Both are shown in both directions; pixels are those of scale 2. The first is taken apart and put together by a
/// container, the second written by hand, of stacks and the like; so many probes have to report in both.
@MainActor
func expectTwins(
  in width: CGFloat,
  _ height: CGFloat,
  probed: Int,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ composed: (Probes) -> some View,
  _ written: (Probes) -> some View
) throws {
  for direction in [LayoutDirection.leftToRight, .rightToLeft] {
    func frames(_ make: (Probes) -> some View) throws -> [String: CGRect] {
      let probes = Probes()
      _ = try Harness(
        make(probes).frame(width: width, height: height).environment(\.layoutDirection, direction),
        width: width,
        height: height
      )
      return probes.frames
    }
    func pixels(_ make: (Probes) -> some View) throws -> Data {
      let renderer = ImageRenderer(
        content: make(Probes()).frame(width: width, height: height)
          .environment(\.layoutDirection, direction)
      )
      renderer.scale = 2
      return try renderer.pngData()
    }
    let (one, other) = (try frames(composed), try frames(written))
    #expect(one.count == probed, "\(one.keys.sorted())", sourceLocation: sourceLocation)
    #expect(one == other, sourceLocation: sourceLocation)
    let picture = try pixels(composed)
    #expect(picture == (try pixels(written)), sourceLocation: sourceLocation)
    let nothing = try pixels { _ in Color.clear }
    #expect(picture != nothing, sourceLocation: sourceLocation)
  }
}

/// A coloured card with a title, which reports where it is.
struct TitledCard: View {
  let title: String
  let color: Color
  let probes: Probes

  init(_ title: String, _ color: Color, _ probes: Probes) {
    self.title = title
    self.color = color
    self.probes = probes
  }

  var body: some View {
    Text(verbatim: title).padding(6).background(color).probe(title, probes)
  }
}
