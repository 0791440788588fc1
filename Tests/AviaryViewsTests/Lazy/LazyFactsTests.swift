import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("What lazy containers do")
struct LazyFactsTests {
  private let probes = Probes()
  private let makings = Makings()

  private func lazy(_ harness: Harness<some View>) throws -> LazyContainerNode {
    try #require(harness.root.node?.first(LazyContainerNode.self))
  }

  private func scroll(_ harness: Harness<some View>, to y: CGFloat) throws {
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    scroll.scroll(to: CGPoint(x: 0, y: y))
    try harness.host.update()
  }

  @Test("38: the ideal length across is that of the first view")
  func idealAcross() throws {
    _ = try Harness(
      LazyVStack(spacing: 0) {
        Block(width: 70); Block(width: 200)
      }
      .fixedSize(horizontal: true, vertical: false).probe("stack", probes)
    )
    #expect(probes.frames["stack"]?.width == 70)
  }

  @Test("39: elements of one view each are found without those before them")
  func constantCount() throws {
    let harness = try Harness(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<10_000) { _ in Block() } }
      },
      width: 300,
      height: 200
    )
    let work = try harness.work {
      harness.root.node?.first(ScrollNode.self)?.scroll(to: CGPoint(x: 0, y: 100_000))
    }
    #expect(try lazy(harness).visibleElements == Array(5_000..<5_010))
    #expect(work.closures <= 12)
  }

  @Test(
    "39: elements of varying number are resolved to be counted, and only those in sight mounted"
  )
  func varyingCount() throws {
    struct Varying: View {
      let number: Int
      var body: some View { if number.isMultiple(of: 2) { Block(); Block() } else { Block() } }
    }
    let harness = try Harness(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1_000) { Varying(number: $0) } }
      },
      width: 300,
      height: 200
    )
    let lazy = try lazy(harness)
    #expect(lazy.content.count == 1_500)
    #expect(harness.root.counters.closures == 1_000)
    #expect(harness.root.counters.nodesMounted < 60)
    try scroll(harness, to: 600 * 20)
    #expect(lazy.visibleElements == Array(600..<610))
  }

  @Test("40: the views of one element are loaded one by one")
  func oneByOne() throws {
    @MainActor final class Log { var lines: [String] = [] }
    let log = Log()
    struct Logged: View {
      let name: String
      let log: Log
      var body: some View {
        Block().onAppear { MainActor.assumeIsolated { log.lines.append(name) } }
      }
    }
    let harness = try Harness(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { number in
            Logged(name: "\(number)a", log: log)
            Logged(name: "\(number)b", log: log)
          }
        }
      },
      width: 300,
      height: 100
    )
    #expect(log.lines == ["0a", "0b", "1a", "1b", "2a"])
    #expect(try lazy(harness).visibleElements == Array(0..<5))
  }

  @Test("41: a row that left keeps its state for a while, then starts anew")
  func stateOfRowsThatLeft() throws {
    let harness = try Harness(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<5_000) { Made(name: "r\($0)", makings: makings).frame(height: 20) }
        }
      },
      width: 300,
      height: 200
    )
    #expect(harness.labels.first == "r0#1")
    try scroll(harness, to: 300)
    #expect(!harness.labels.contains("r0#1"))
    try scroll(harness, to: 0)
    #expect(harness.labels.first == "r0#1")
    for page in 1...30 { try scroll(harness, to: CGFloat(page) * 200) }
    try scroll(harness, to: 0)
    #expect(harness.labels.first?.hasPrefix("r0#") == true)
    #expect(harness.labels.first != "r0#1")
  }

  @Test("41: a row that is measured and not seen does not appear")
  func measuredOnly() throws {
    @MainActor final class Log { var rows: [Int] = [] }
    let log = Log()
    struct Logged: View {
      let number: Int
      let log: Log
      var body: some View {
        Block(height: number == 0 ? 500 : 20)
          .onAppear { MainActor.assumeIsolated { log.rows.append(number) } }
      }
    }
    let harness = try Harness(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<50) { Logged(number: $0, log: log) } } },
      width: 300,
      height: 200
    )
    #expect(log.rows == [0])
    try scroll(harness, to: 400)
    #expect(log.rows == [0, 1, 2, 3, 4, 5])
  }

  @Test("42: of rows with equal ids a lazy stack shows the first")
  func duplicates() throws {
    let sink = Warnings.sink
    var told: [String] = []
    Warnings.sink = { told.append($0) }
    defer { Warnings.sink = sink }
    struct Item { let id: String; let text: String }
    let items = [
      Item(id: "lazy1", text: "one"), Item(id: "lazy2", text: "two"),
      Item(id: "lazy1", text: "three"),
      Item(id: "lazy3", text: "four"),
    ]
    let labels = try Harness(
      ScrollView { LazyVStack { ForEach(items, id: \.id) { Text(verbatim: $0.text) } } }
    ).labels
    #expect(labels == ["one", "two", "four"])
    #expect(told.count == 1)
  }

  @Test("43: a lazy stack fills the room across, and a lazy grid's cells are 8 apart")
  func crossAxis() throws {
    _ = try Harness(
      VStack(spacing: 0) {
        LazyVStack { Block(width: 10) }.probe("stack", probes)
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
          ForEach(0..<4) { Color.red.frame(height: 10).probe("a\($0)", probes) }
        }.probe("grid", probes)
      },
      width: 300,
      height: 400
    )
    #expect(probes.frames["stack"]?.width == 300)
    // (300 + 8) / (80 + 8) is 3 and a half: three columns.
    #expect(near(probes.frames["a0"]?.width, (300 - 16) / 3))
    #expect(near(probes.frames["a1"]?.minX, (300 - 16) / 3 + 8))
    #expect(probes.frames["a3"]?.minX == 0)
    #expect(probes.frames["a3"]?.minY == probes.frames["a0"]!.minY + 18)
  }

  @Test("43: a grid of narrow columns is centred, and what a column leaves goes to none before it")
  func narrowGrid() throws {
    _ = try Harness(
      VStack(spacing: 0) {
        LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
          ForEach(0..<2) { Color.red.frame(height: 10).probe("f\($0)", probes) }
        }
        LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible(maximum: 50))]) {
          ForEach(0..<2) { Color.red.frame(height: 10).probe("m\($0)", probes) }
        }
      },
      width: 208,
      height: 400
    )
    #expect(probes.frames["f0"]?.minX == 50)
    #expect(probes.frames["f1"]?.minX == 108)
    #expect(probes.frames["m0"]?.width == 100)
    #expect(probes.frames["m1"]?.width == 50)
    #expect(probes.frames["m0"]?.minX == 25)
  }
}
