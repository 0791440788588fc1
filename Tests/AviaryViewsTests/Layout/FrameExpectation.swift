import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Expects the probed views of an interface in their places, and all that holds wherever they are.
///
/// The interface is shown at scales 1, 2 and 3, from left to right and from right to left, where each place is the
/// mirrored one. Nothing may be left to do afterwards, and what is remembered has to be what measuring anew gives.
///
/// The interface is centred in a room of a width and a height. What is expected are x, y, width and height by the
/// name of the probe, in points from the room's top left. Views that tell left from right leave the second
/// direction out; where distances are whole pixels, a scale is chosen.
@MainActor
func expectFrames(
  in width: CGFloat,
  _ height: CGFloat,
  _ expected: [String: [CGFloat]],
  directions: [LayoutDirection] = [.leftToRight, .rightToLeft],
  scales: [CGFloat] = [1, 2, 3],
  sourceLocation: SourceLocation = #_sourceLocation,
  of subject: (Probes) -> some View
) throws {
  for direction in directions {
    for scale in scales {
      let probes = Probes()
      let harness = try Harness(
        subject(probes).frame(width: width, height: height)
          .environment(\.layoutDirection, direction)
          .environment(\.displayScale, scale),
        width: width,
        height: height
      )
      for (name, expected) in expected.sorted(by: { $0.key < $1.key }) {
        let frame = probes.frames[name] ?? .null
        var wanted = CGRect(
          x: expected[0],
          y: expected[1],
          width: expected[2],
          height: expected[3]
        )
        if direction == .rightToLeft { wanted.origin.x = width - wanted.maxX }
        #expect(
          isNear(frame, wanted),
          "\(name), \(direction), scale \(scale): \(frame), not \(wanted)",
          sourceLocation: sourceLocation
        )
      }
      let rest = try harness.work()
      #expect(rest.measurements == 0 && rest.bodies == 0, sourceLocation: sourceLocation)
      #expect(harness.root.staleCaches() == [], sourceLocation: sourceLocation)
    }
  }
}

/// Whether two rectangles are the same but for rounding.
private func isNear(_ frame: CGRect, _ other: CGRect) -> Bool {
  near(frame.minX, other.minX) && near(frame.minY, other.minY)
    && near(frame.width, other.width) && near(frame.height, other.height)
}

/// A view's size where something is proposed to it.
@MainActor
func size(_ view: some View, _ width: CGFloat?, _ height: CGFloat?) throws -> CGSize {
  try Harness(view, width: width, height: height).size
}
