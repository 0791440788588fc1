import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// What is true of every view in every room; abstract children are in AviaryLayoutTests.
@MainActor
@Suite("Random views")
struct RandomViewTests {
  /// A node's kind and frame in the root's space, and whether its size may be infinite.
  private struct Place: Equatable {
    let name: String
    let frame: CGRect
    let isBounded: Bool
  }

  private func places(_ root: ViewRoot) -> [Place] {
    var result: [Place] = []
    func visit(_ node: ViewNode) {
      let frame = node.convert(CGRect(origin: .zero, size: node.size), to: nil as ViewNode?)
      let proposal = node.proposal
      result.append(
        Place(
          name: node.viewName,
          frame: frame,
          isBounded: proposal.width != .infinity && proposal.height != .infinity
        )
      )
      // An element that was measured to guess at the others is mounted, and lies nowhere.
      if let lazy = node as? LazyContainerNode {
        lazy.visibleElements.compactMap { lazy.mountedNode(at: $0) }.forEach(visit)
      } else {
        node.children.forEach(visit)
      }
    }
    root.node.map(visit)
    return result
  }

  private func show(
    _ seed: UInt64,
    _ scale: CGFloat = 1,
    _ direction: LayoutDirection = .leftToRight
  ) throws -> Harness<some View> {
    var views = RandomViews(seed: seed)
    return try Harness(
      views.tree(depth: 4).frame(width: 320, height: 240)
        .environment(\.layoutDirection, direction)
        .environment(\.displayScale, scale),
      width: 320,
      height: 240
    )
  }

  @Test("P7: laid out again, and in another root, a view is the same at every scale and direction")
  func sameAgain() throws {
    for seed in UInt64(1)...40 {
      for scale in [1, 2, 3] as [CGFloat] {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
          let harness = try show(seed, scale, direction)
          let first = places(harness.root)
          let rest = try harness.work()
          #expect(rest.measurements == 0, "seed \(seed)")
          #expect(places(harness.root) == first, "seed \(seed)")
          #expect(harness.root.staleCaches() == [], "seed \(seed)")
          let other = try show(seed, scale, direction)
          #expect(places(other.root) == first, "seed \(seed)")
          #expect(first.count > 1, "seed \(seed)")
        }
      }
    }
  }

  @Test("P7: after a smaller room and back, a view is as it was")
  func thereAndBack() throws {
    for seed in UInt64(1)...60 {
      let harness = try show(seed)
      let first = places(harness.root)
      harness.host.proposal = ProposedViewSize(width: 90, height: 60)
      try harness.host.update()
      harness.host.proposal = ProposedViewSize(width: 320, height: 240)
      try harness.host.update()
      #expect(places(harness.root) == first, "seed \(seed)")
    }
  }

  @Test("P2: no size is NaN, negative, or infinite where no infinite one was proposed")
  func sizes() throws {
    for seed in UInt64(100)...260 {
      let harness = try show(seed)
      for place in places(harness.root) {
        let size = place.frame.size
        #expect(size.width >= 0 && size.height >= 0, "seed \(seed): \(place)")
        #expect(!place.frame.minX.isNaN && !place.frame.minY.isNaN, "seed \(seed): \(place)")
        if place.isBounded {
          #expect(size.width.isFinite && size.height.isFinite, "seed \(seed): \(place)")
        }
      }
    }
  }

  @Test("S16: from right to left every frame is the mirrored one")
  func mirrored() throws {
    for seed in UInt64(300)...420 {
      let left = places(try show(seed).root)
      let right = places(try show(seed, 1, .rightToLeft).root)
      try #require(left.map(\.name) == right.map(\.name))
      for (one, other) in zip(left, right) {
        let x = 320 - one.frame.maxX
        #expect(
          near(other.frame.minX, x) && near(other.frame.minY, one.frame.minY)
            && near(other.frame.width, one.frame.width)
            && near(other.frame.height, one.frame.height),
          "seed \(seed): \(one), mirrored \(other.frame)"
        )
      }
    }
  }

  private func mostMeasurements(
    _ seed: UInt64,
    depth: Int,
    of kinds: RandomViews.TowerKinds
  ) throws -> Int {
    var views = RandomViews(seed: seed)
    _ = try Harness(views.tower(depth: depth, of: kinds), width: 320, height: 240)
    return views.counts.most
  }

  @Test("a leaf in a tower of 10, 40 or 160 containers is measured 150 times at most")
  func measurements() throws {
    for seed in UInt64(1)...30 {
      for depth in [10, 40, 160] {
        let most = try mostMeasurements(seed, depth: depth, of: .withoutGuides)
        #expect(most <= 150, "seed \(seed), \(depth) deep: \(most)")
      }
    }
  }

  /// Here the number grows with the depth: each size that a container tries asks for the guides inside at that size.
  @Test(
    "where containers align by guides that views set, a leaf in a tower of 30 is measured 500 times at most"
  )
  func measurementsForGuides() throws {
    for seed in UInt64(1)...10 {
      let most = try mostMeasurements(seed, depth: 30, of: .withGuides)
      #expect(most <= 500, "seed \(seed): \(most)")
    }
  }
}
