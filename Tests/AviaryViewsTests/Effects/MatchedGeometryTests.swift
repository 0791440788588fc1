import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("matchedGeometryEffect")
struct MatchedGeometryTests {
  private let inside = Probes()
  private let outside = Probes()
  private let names = Names()

  /// A source of 40 by 40 at (90, 70), and a follower in the top left corner.
  private struct Pair<Follower: View>: View {
    let names: Names
    let properties: MatchedGeometryProperties
    let anchor: UnitPoint
    let probes: (inside: Probes, outside: Probes)
    @ViewBuilder let follower: Follower
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        if !names.flag {
          Color.red.frame(width: 40, height: 40)
            .matchedGeometryEffect(id: "box", in: space)
            .padding(.leading, 90 + CGFloat(names.number)).padding(.top, 70)
        }
        follower
          .probe("f", probes.inside)
          .matchedGeometryEffect(
            id: "box",
            in: space,
            properties: properties,
            anchor: anchor,
            isSource: false
          )
          .probe("f", probes.outside)
      }
      .frame(width: 200, height: 160, alignment: .topLeading)
    }
  }

  private func frames(
    _ properties: MatchedGeometryProperties,
    _ anchor: UnitPoint,
    _ follower: some View
  ) throws -> (inside: CGRect?, outside: CGRect?) {
    _ = try Harness(
      Pair(
        names: names,
        properties: properties,
        anchor: anchor,
        probes: (inside, outside),
        follower: { follower }
      ),
      width: 200,
      height: 160
    )
    return (inside.frames["f"], outside.frames["f"])
  }

  @Test("Z11: a flexible follower takes the source's frame; its container sees what it saw before")
  func flexible() throws {
    let (inside, outside) = try frames(.frame, .center, Color.blue)
    #expect(inside == CGRect(x: 90, y: 70, width: 40, height: 40))
    #expect(outside == CGRect(x: 0, y: 0, width: 200, height: 160))
  }

  @Test(
    "A rigid follower keeps its size, and its anchor is where the source's is",
    arguments: [
      (UnitPoint.topLeading, CGPoint(x: 90, y: 70)), (.center, CGPoint(x: 70, y: 80)),
      (.bottomTrailing, CGPoint(x: 50, y: 90)),
    ]
  )
  func rigid(anchor: UnitPoint, origin: CGPoint) throws {
    let (inside, outside) = try frames(.frame, anchor, Block(width: 80, height: 20))
    #expect(inside == CGRect(origin: origin, size: CGSize(width: 80, height: 20)))
    #expect(outside == CGRect(x: 0, y: 0, width: 80, height: 20))
  }

  @Test("The place alone, or the size alone, may be taken")
  func parts() throws {
    let place = try frames(.position, .topLeading, Color.blue)
    #expect(place.inside == CGRect(x: 90, y: 70, width: 200, height: 160))
    let size = try frames(.size, .center, Color.blue)
    #expect(size.inside == CGRect(x: 80, y: 60, width: 40, height: 40))
    #expect(size.outside == CGRect(x: 0, y: 0, width: 200, height: 160))
  }

  @Test("A follower follows a source that moves, and is where it was when the source is gone")
  func moving() throws {
    let harness = try Harness(
      Pair(
        names: names,
        properties: .frame,
        anchor: .center,
        probes: (inside, outside),
        follower: { Color.blue }
      ),
      width: 200,
      height: 160
    )
    try harness.work { names.number = 20 }
    #expect(inside.frames["f"] == CGRect(x: 110, y: 70, width: 40, height: 40))
    try harness.work { names.flag = true }
    #expect(inside.frames["f"] == CGRect(x: 0, y: 0, width: 200, height: 160))
    try harness.work { names.flag = false }
    #expect(inside.frames["f"] == CGRect(x: 110, y: 70, width: 40, height: 40))
  }

  @Test("Of several sources the first counts, and a warning names the id")
  func severalSources() throws {
    let sink = Warnings.sink
    var told: [String] = []
    Warnings.sink = { told.append($0) }
    defer { Warnings.sink = sink }
    struct Several: View {
      let probes: Probes
      @Namespace private var space
      var body: some View {
        HStack(spacing: 0) {
          Block(width: 30).matchedGeometryEffect(id: "several", in: space)
          Block(width: 60).matchedGeometryEffect(id: "several", in: space)
          Color.red.probe("f", probes).matchedGeometryEffect(
            id: "several",
            in: space,
            isSource: false
          )
          Color.red.probe("other", probes)
            .matchedGeometryEffect(id: "unknown", in: space, isSource: false)
        }
      }
    }
    _ = try Harness(Several(probes: inside), width: 200, height: 20)
    #expect(inside.frames["f"] == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(inside.frames["other"]?.width == 55)
    #expect(told.filter { $0.contains("several") }.count == 1)
  }
}
