import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// Tells what was proposed to it.
private struct Asking: Layout {
  @MainActor final class Log {
    nonisolated(unsafe) var proposals: [ProposedViewSize] = []
    nonisolated(unsafe) var bounds: [CGRect] = []
    nonisolated init() {}
  }

  let log: Log
  var answer = CGSize(width: 40, height: 30)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    log.proposals.append(proposal)
    return answer
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    log.bounds.append(bounds)
  }
}

@MainActor
@Suite("Proposals and sizes")
struct ProposalTests {
  @Test("P1: the parent proposes, the child chooses, and what it chose stands")
  func childChooses() throws {
    let log = Asking.Log()
    try expectFrames(
      in: 100,
      50,
      // The frame has what it was given; its child keeps 40 x 30 and lies in its middle.
      ["child": [30, 10, 40, 30], "frame": [40, 15, 20, 20]]
    ) { probes in
      Asking(log: log) { Color.red }.probe("child", probes).frame(width: 20, height: 20)
        .probe("frame", probes)
    }
    #expect(log.proposals.allSatisfy { $0 == ProposedViewSize(width: 20, height: 20) })
    #expect(!log.proposals.isEmpty)
  }

  @Test("P2: nil asks for the ideal, zero for the least, infinity for the most")
  func specialProposals() throws {
    let view = Color.red.frame(minWidth: 20, idealWidth: 50, maxWidth: 80)
    #expect(try size(view, nil, 10).width == 50)
    #expect(try size(view, 0, 10).width == 20)
    #expect(try size(view, .infinity, 10).width == 80)
    #expect(try size(view, 60, 10).width == 60)
  }

  @Test("P4: what is larger than its frame is neither clipped nor scaled")
  func notClipped() throws {
    #expect(
      try drawing(Color.red.frame(width: 40, height: 30).frame(width: 20, height: 10))
        == ["at -10,-10", "fill rect 0,0 40x30 #ff3b30"]
    )
  }

  @Test("P6 (1), Z10: frames are not rounded, not even to pixels")
  func notRounded() throws {
    // 100 / 3 each; 10.1 in the middle of 100 / 3 is 11.6166 from its edge.
    try expectFrames(
      in: 100,
      33.3,
      [
        "a": [0, 0, 100 / 3, 33.3], "b": [100 / 3, 0, 100 / 3, 33.3],
        "small": [100 / 3 + 11.616667, 11.6, 10.1, 10.1],
      ]
    ) { probes in
      HStack(spacing: 0) {
        Color.red.probe("a", probes)
        Color.blue.probe("b", probes).overlay {
          Color.green.frame(width: 10.1, height: 10.1).probe("small", probes)
        }
        Color.red
      }
    }
  }

  @Test("P7: what is remembered of a view is dropped when content or environment change")
  func cachesAreDropped() throws {
    let model = Model()
    struct Subject: View {
      let model: Model
      var body: some View {
        Text(verbatim: model.text).font(.system(size: model.fontSize))
      }
    }
    let harness = try Harness(Subject(model: model), width: nil, height: nil)
    #expect(harness.size == CGSize(width: 20, height: 24))
    model.text = "aaaa"
    try harness.host.update()
    #expect(harness.size == CGSize(width: 40, height: 24))
    model.fontSize = 10
    try harness.host.update()
    #expect(harness.size == CGSize(width: 20, height: 12))
  }

  @Test("P8: a negative or NaN length of a frame counts as absent, and a warning says so once")
  func invalidLengths() throws {
    var warnings: [String] = []
    let sink = Warnings.sink
    Warnings.sink = { warnings.append($0) }
    defer { Warnings.sink = sink }
    let view = Color.red.frame(width: -17, height: 20)
    #expect(try size(view, 50, 50) == CGSize(width: 50, height: 20))
    #expect(try size(Color.red.frame(minWidth: .nan), 50, 50) == CGSize(width: 50, height: 50))
    #expect(warnings.filter { $0.contains("-17") }.count == 1)
  }

  @Test("Y1: subviews are placed once for a layout, in bounds of the size that was answered")
  func committedOnce() throws {
    let log = Asking.Log()
    _ = try Harness(
      Asking(log: log) { Color.red }.padding(5),
      width: 100,
      height: 100
    )
    #expect(log.bounds.map(\.size) == [CGSize(width: 40, height: 30)])
  }
}

@Observable private final class Model {
  var text = "aa"
  var fontSize: CGFloat = 20
}
