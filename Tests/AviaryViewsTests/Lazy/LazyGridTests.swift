import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("LazyVGrid and LazyHGrid")
struct LazyGridTests {
  private let probes = Probes()

  @Test("R8, R9, Z2: a column without an alignment takes the grid's (golden lazy/grid-alignment)")
  func gridAlignment() throws {
    func cell(_ name: String, _ height: CGFloat) -> some View {
      Block(width: 20, height: height).probe(name, probes)
    }
    let columns = [
      GridItem(.fixed(60), alignment: .leading), GridItem(.fixed(60)),
      GridItem(.fixed(60), alignment: .bottomTrailing),
    ]
    _ = try Harness(
      VStack(spacing: 16) {
        LazyVGrid(columns: columns, alignment: .trailing, spacing: 4) {
          cell("t0", 20)
          cell("t1", 40)
          cell("t2", 20)
          cell("t3", 20)
        }
        .frame(width: 240).probe("trailing", probes)
        LazyVGrid(columns: columns, alignment: .leading, spacing: 4) {
          cell("l0", 20)
          cell("l1", 40)
          cell("l2", 20)
        }
        .frame(width: 240).probe("leading", probes)
      }
      .frame(width: 300, height: 200),
      width: 300,
      height: 200
    )
    let expected: [String: CGRect] = [
      "l0": CGRect(x: 30, y: 130, width: 20, height: 20),
      "l1": CGRect(x: 98, y: 120, width: 20, height: 40),
      "l2": CGRect(x: 206, y: 140, width: 20, height: 20),
      "leading": CGRect(x: 30, y: 120, width: 240, height: 40),
      "t0": CGRect(x: 74, y: 50, width: 20, height: 20),
      "t1": CGRect(x: 182, y: 40, width: 20, height: 40),
      "t2": CGRect(x: 250, y: 60, width: 20, height: 20),
      "t3": CGRect(x: 74, y: 84, width: 20, height: 20),
      "trailing": CGRect(x: 30, y: 40, width: 240, height: 64),
    ]
    for (name, frame) in expected { #expect(probes.frames[name] == frame, "\(name)") }
  }

  @Test("R4, R5: tracks from the definitions and the width alone")
  func tracks() throws {
    _ = try Harness(
      VStack(spacing: 0) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))]) {
          ForEach(0..<3) { i in Color.red.frame(height: 10).probe("a\(i)", probes) }
        }
        .frame(width: 358)
        LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
          ForEach(0..<3) { i in Color.red.frame(height: 10).probe("b\(i)", probes) }
        }
        .frame(width: 200)
      },
      width: 400,
      height: 200
    )
    #expect(probes.frames["a0"]?.width == 175)
    #expect(probes.frames["a1"]?.minX == probes.frames["a0"]!.minX + 183)
    #expect(probes.frames["a2"]?.minY == 18)
    #expect(probes.frames["b0"]?.width == 70)
    #expect(probes.frames["b1"]?.width == 57)
    #expect(probes.frames["b2"]?.minX == probes.frames["b0"]!.minX + 143)
  }

  @Test("26, C8, R11, Z5: headers and footers take a line of their own, as wide as the grid")
  func sections() throws {
    _ = try Harness(
      ScrollView {
        LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 10) {
          Block(width: 50).probe("loose", probes)
          Section {
            ForEach(0..<3) { i in Block(width: 50).probe("c\(i)", probes) }
          } header: {
            Color.red.frame(height: 30).probe("header", probes)
          } footer: {
            Color.red.frame(height: 30).probe("footer", probes)
          }
        }
      },
      width: 300,
      height: 400
    )
    #expect(probes.frames["loose"]?.origin == CGPoint(x: 96, y: 0))
    #expect(probes.frames["header"] == CGRect(x: 0, y: 30, width: 300, height: 30))
    #expect(probes.y("c0") == 70)
    #expect(probes.y("c1") == 70)
    #expect(probes.frames["c2"]?.origin == CGPoint(x: 96, y: 100))
    #expect(probes.frames["footer"] == CGRect(x: 0, y: 130, width: 300, height: 30))
  }

  @Test("Only the cells in sight exist, also after a jump, in both directions")
  func laziness() throws {
    for axis in Axis.allCases {
      probes.frames = [:]
      let harness = try Harness(
        ScrollViewReader { proxy in
          ScrollView(axis == .vertical ? .vertical : .horizontal) {
            if axis == .vertical {
              LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 0) {
                ForEach(0..<100_000) { i in Color.red.frame(height: 50).probe("\(i)", probes) }
              }
            } else {
              LazyHGrid(rows: [GridItem(), GridItem()], spacing: 0) {
                ForEach(0..<100_000) { i in Color.red.frame(width: 50).probe("\(i)", probes) }
              }
            }
          }
          .onAppear { proxy.scrollTo(6_001, anchor: axis == .vertical ? .top : .leading) }
        },
        width: 300,
        height: 200
      )
      let lazy = try #require(harness.root.node?.first(LazyContainerNode.self))
      if axis == .vertical {
        #expect(lazy.visibleElements == Array(6_000..<6_012))
        #expect(probes.y("6001") == 0)
      } else {
        #expect(lazy.visibleElements == Array(6_000..<6_012))
        #expect(probes.frames["6001"]?.minX == 0)
      }
    }
  }

  @Test("R9: a flexible cell is as high as its row")
  func rowHeight() throws {
    _ = try Harness(
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        Color.red.probe("flexible", probes)
        Block(width: 20, height: 50)
      },
      width: 300,
      height: 200
    )
    #expect(probes.frames["flexible"] == CGRect(x: 0, y: 0, width: 146, height: 50))
  }

  @Test(
    "Grids of which no line is in sight come to rest at once, at a length guessed from one line"
  )
  func outOfSight() throws {
    let harness = try Harness(
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<3) { grid in
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 10) {
              ForEach(0..<9) { _ in Block(height: 90) }
            }
            .probe("grid \(grid)", probes)
          }
        }
      },
      width: 320,
      height: 200
    )
    #expect(harness.root.counters.rounds == 1)
    #expect(probes.frames["grid 2"]?.height == 290)
    #expect(probes.y("grid 2") == 580)
    #expect(try harness.work().measurements == 0)
  }
}
