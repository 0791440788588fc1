import AviaryGeometry
import Foundation
import Testing

@testable import AviaryLayout

@Suite("Goldens measured on Apple's SwiftUI")
struct GoldenTests {
  @Test("frames are as measured", arguments: try GoldenCase.all())
  func frames(_ golden: GoldenCase) throws {
    var model = golden.model
    for state in golden.states {
      model.merge(state.set) { $1 }
      let tree = try GoldenTree(golden, model: model)
      tree.root.layOut(in: golden.size)
      let frames = tree.root.frames(origin: tree.root.frame.origin)
      var compared = 0
      for (probe, expected) in state.frames {
        let element = try #require(tree.probes[probe], "\(probe) is in no view")
        let frame = try #require(frames[ObjectIdentifier(element)])
        for (got, expected) in zip([frame.minX, frame.minY, frame.width, frame.height], expected) {
          guard let expected else { continue }
          compared += 1
          #expect(isNear(got, expected, within: 0.01), "\(probe)@\(state.name): \(frame)")
        }
      }
      #expect(compared > 0)
    }
  }
}
