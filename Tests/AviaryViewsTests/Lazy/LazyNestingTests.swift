import AviaryTestSupport
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine

@MainActor
@Suite("Lazy stacks across the way they scroll")
struct LazyNestingTests {
  private let probes = Probes()

  @Test("Horizontal lazy stacks in a vertical one show what is in sight of each")
  func nested() throws {
    let harness = try Harness(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<1_000) { row in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<1_000) { column in
                  Block(width: 50, height: 40).probe("\(row),\(column)", probes)
                }
              }
            }
          }
        }
      },
      width: 300,
      height: 200
    )
    #expect(probes.frames.count == 5 * 6)
    #expect(probes.frames["4,5"] == CGRect(x: 250, y: 160, width: 50, height: 40))
    #expect(harness.root.counters.closures <= 5 + 30 + 10)
  }

  @Test("A vertical lazy stack in a horizontal scroll view is cut to what the outer one shows")
  func acrossNesting() throws {
    _ = try Harness(
      ScrollView {
        ScrollView(.horizontal) {
          LazyVStack(spacing: 0) { ForEach(0..<1_000) { i in Block().probe("\(i)", probes) } }
        }
      },
      width: 300,
      height: 200
    )
    #expect(probes.frames.count == 10)
  }

  @Test("Right to left, a lazy row starts at the right")
  func rightToLeft() throws {
    _ = try Harness(
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) { ForEach(0..<100) { i in Block(width: 50).probe("\(i)", probes) } }
      }
      .environment(\.layoutDirection, .rightToLeft),
      width: 300,
      height: 200
    )
    #expect(probes.frames.count == 6)
    #expect(probes.frames["0"]?.minX == 250)
    #expect(probes.frames["5"]?.minX == 0)
  }

}
