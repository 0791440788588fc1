import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// The proxy of the reader, for tests to scroll with.
@MainActor private final class Remote {
  var proxy: ScrollViewProxy?
}

private struct Remoted<Content: View>: View {
  let remote: Remote
  @ViewBuilder var content: Content

  var body: some View {
    ScrollViewReader { proxy in
      content.onAppear { MainActor.assumeIsolated { remote.proxy = proxy } }
    }
  }
}

@Observable private final class Numbers {
  var values: [Int]
  init(_ values: [Int]) { self.values = values }
}

@Observable private final class Model {
  var id = 0
  var title = "a"
}

@MainActor
@Suite("LazyVStack and LazyHStack")
struct LazyStackTests {
  private let probes = Probes()
  private let remote = Remote()

  /// The numbers of the rows that are mounted.
  private func mounted(_ harness: Harness<some View>) -> [Int] {
    harness.root.node?.first(LazyContainerNode.self)?.visibleElements ?? []
  }

  @Test("37, Z7: at rest exactly the visible rows exist, after a jump as well")
  func laziness() throws {
    let harness = try Harness(
      Remoted(remote: remote) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<200) { i in Block().probe("r\(i)", probes).id("r\(i)") }
          }
        }
      },
      width: 300,
      height: 200
    )
    #expect(mounted(harness) == Array(0..<10))
    #expect(probes.frames.count == 10)
    #expect(probes.frames["r9"] == CGRect(x: 50, y: 180, width: 200, height: 20))
    remote.proxy?.scrollTo("r100", anchor: .top)
    try harness.host.update()
    #expect(mounted(harness) == Array(100..<110))
    #expect(probes.frames["r100"] == CGRect(x: 50, y: 0, width: 200, height: 20))
    #expect(probes.frames["r109"]?.minY == 180)
  }

  @Test("Row 900,000 is reached without touching the rows before")
  func farJump() throws {
    let harness = try Harness(
      Remoted(remote: remote) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000_000) { i in Block(height: CGFloat(20 + i % 7)).probe("\(i)", probes) }
          }
        }
      },
      width: 300,
      height: 200
    )
    let work = try harness.work { remote.proxy?.scrollTo(900_000, anchor: .top) }
    #expect(work.closures <= 40)
    #expect(work.measurements <= 300)
    #expect(probes.y("900000") == 0)
    #expect(mounted(harness).first == 900_000)
    #expect(mounted(harness).count < 12)
  }

  @Test("38: rows out of sight count as the mean of those that were measured")
  func estimate() throws {
    let harness = try Harness(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { i in Block(height: i < 5 ? 40 : 20) }
        }.probe("stack", probes)
      },
      width: 300,
      height: 200
    )
    // Five rows of 40 fill the room.
    #expect(probes.frames["stack"]?.height == 4_000)
    _ = harness
  }

  @Test(
    "C6, C7, Z7: takes the proposed width, and the ideal one of its first view where none is proposed"
  )
  func widths() throws {
    _ = try Harness(
      VStack(alignment: .leading, spacing: 0) {
        LazyVStack(spacing: 0) { Block(width: 100) }.probe("wide", probes)
        LazyVStack(spacing: 0) {
          Block(width: 100); Block(width: 150)
        }
        .fixedSize(horizontal: true, vertical: false).probe("ideal", probes)
        LazyHStack(spacing: 0) { Block(width: 100) }.frame(height: 60).probe("row", probes)
      },
      width: 300,
      height: 200
    )
    #expect(probes.frames["wide"]?.width == 300)
    #expect(probes.frames["ideal"]?.width == 100)
    #expect(probes.frames["row"] == CGRect(x: 0, y: 60, width: 100, height: 60))
  }

  @Test("V7: without a spacing of its own a lazy stack asks its neighbours, as other stacks do")
  func defaultSpacing() throws {
    struct Rows: View {
      let name: String
      let probes: Probes

      var body: some View {
        Block().probe(name + "1", probes)
        Text(verbatim: "body")
        Text(verbatim: "footnote").font(.footnote).probe(name + "2", probes)
        Text(verbatim: "title").font(.title)
        Block().probe(name + "3", probes)
        Block().probe(name + "4", probes)
      }
    }
    _ = try Harness(
      HStack(alignment: .top, spacing: 0) {
        VStack { Rows(name: "stack", probes: probes) }
        LazyVStack { Rows(name: "lazy", probes: probes) }
      },
      width: 300,
      height: 400,
      hasLineGaps: true
    )
    let first = try #require(probes.frames["stack1"]).minY
    #expect(probes.frames["lazy1"]?.minY == first)
    for part in ["2", "3", "4"] {
      let stack = try #require(probes.frames["stack" + part])
      let lazy = try #require(probes.frames["lazy" + part])
      #expect(near(lazy.minY, stack.minY))
      #expect(lazy.height == stack.height)
    }
  }

  @Test("Distances between neighbours that were not seen are guessed to be the mean of those seen")
  func guessedSpacing() throws {
    let harness = try Harness(
      ScrollView {
        LazyVStack { ForEach(0..<1_000) { _ in Text(verbatim: "body") } }.probe("stack", probes)
      },
      width: 300,
      height: 200,
      hasLineGaps: true
    )
    // A line of 17 points is 21 high in whole pixels, and 2 are between: 1.72 in whole pixels.
    #expect(abs((probes.frames["stack"]?.height ?? 0) - 22_998) < 1e-6)
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    scroll.scroll(to: CGPoint(x: 0, y: 23 * 500))
    try harness.host.update()
    #expect(mounted(harness).first == 500)
    #expect(abs((probes.frames["stack"]?.height ?? 0) - 22_998) < 1e-6)
  }

  @Test("Views are aligned across by their guides")
  func alignment() throws {
    _ = try Harness(
      LazyVStack(alignment: .trailing, spacing: 0) {
        Block(width: 50).probe("a", probes)
        Block(width: 50).alignmentGuide(.trailing) { $0.width + 10 }.probe("b", probes)
      },
      width: 300,
      height: 200
    )
    #expect(probes.frames["a"]?.minX == 250)
    #expect(probes.frames["b"]?.minX == 240)
  }

  @Test("Rows that leave are let go, and their number does not grow")
  func release() throws {
    let harness = try Harness(
      ScrollView { LazyVStack(spacing: 0) { ForEach(0..<100_000) { i in Block() } } },
      width: 300,
      height: 200
    )
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    let before = harness.root.counters.liveNodes
    for step in 1...100 {
      scroll.scroll(to: CGPoint(x: 0, y: CGFloat(step) * 5_000))
      try harness.host.update()
      #expect(mounted(harness).first == step * 250)
    }
    #expect(harness.root.counters.liveNodes <= before + 10)
  }

  @Test("Scrolling back through rows of unknown length keeps what is visible in place")
  func scrollingBack() throws {
    let harness = try Harness(
      Remoted(remote: remote) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<1_000) { i in
              Block(height: i < 500 ? 60 : 20).probe("\(i)", probes)
            }
          }
        }
      },
      width: 300,
      height: 200
    )
    remote.proxy?.scrollTo(500, anchor: .top)
    try harness.host.update()
    #expect(probes.y("500") == 0)
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    scroll.scroll(to: CGPoint(x: 0, y: scroll.offset.y - 30))
    try harness.host.update()
    #expect(probes.y("500") == 30)
    #expect(probes.y("499") == -30)
  }

  @Test("Rows inserted above keep what is in sight in place, at the start they are shown")
  func insertion() throws {
    let numbers = Numbers(Array(0..<1_000))
    struct Subject: View {
      let numbers: Numbers
      let probes: Probes
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(numbers.values, id: \.self) { i in Block().probe("\(i)", probes) }
          }
        }
      }
    }
    let harness = try Harness(Subject(numbers: numbers, probes: probes), width: 300, height: 200)
    numbers.values.insert(-1, at: 0)
    try harness.host.update()
    #expect(probes.y("-1") == 0)
    #expect(probes.y("0") == 20)
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    scroll.scroll(to: CGPoint(x: 0, y: 5_005))
    try harness.host.update()
    #expect(probes.y("249") == -5)
    let work = try harness.work { numbers.values.insert(contentsOf: [-4, -3, -2], at: 0) }
    #expect(probes.y("249") == -5)
    #expect(scroll.offset.y == 5_065)
    #expect(work.nodesMounted == 0)
    numbers.values.removeFirst(104)
    try harness.host.update()
    #expect(probes.y("249") == -5)
  }

  @Test("14: state follows the id of a row that is moved")
  func state() throws {
    struct Stateful: View {
      let number: Int
      @State private var first: Int?
      var body: some View {
        Text("\(number):\(first ?? -1)").onAppear { if first == nil { first = number } }
      }
    }
    struct Subject: View {
      let numbers: Numbers
      var body: some View {
        ScrollView {
          LazyVStack { ForEach(numbers.values, id: \.self) { Stateful(number: $0) } }
        }
      }
    }
    let numbers = Numbers([1, 2, 3])
    let harness = try Harness(Subject(numbers: numbers))
    #expect(harness.labels == ["1:1", "2:2", "3:3"])
    numbers.values = [3, 1, 4]
    try harness.host.update()
    #expect(harness.labels == ["3:3", "1:1", "4:4"])
  }

  @Test("Another id is another view, with fresh state")
  func identity() throws {
    struct Counting: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onAppear { count += 1 } }
    }
    struct Subject: View {
      let model: Model
      var body: some View {
        VStack {
          Text(verbatim: model.title); Counting().id(model.id)
        }
      }
    }
    let model = Model()
    let harness = try Harness(Subject(model: model))
    #expect(harness.labels == ["a", "1"])
    model.title = "b"
    #expect(try harness.work().nodesMounted == 0)
    #expect(harness.labels == ["b", "1"])
    let work = try harness.work { model.id = 1 }
    #expect(work.nodesMounted == 2)
    #expect(harness.labels == ["b", "1"])
  }

  @Test("A row in a lazy stack that nobody sees does not appear")
  func appearing() throws {
    @MainActor final class Log { var rows: [Int] = [] }
    let log = Log()
    _ = try Harness(
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100) { i in
            Block().onAppear { MainActor.assumeIsolated { log.rows.append(i) } }
          }
        }
      }
      .defaultScrollAnchor(.bottom),
      width: 300,
      height: 200
    )
    #expect(log.rows == Array(90..<100))
  }

  @Test("A row without a height appears, and may grow where it is")
  func growingRow() throws {
    struct Growing: View {
      let probes: Probes
      @State private var height: CGFloat = 0
      var body: some View {
        Color.red.frame(height: height).probe("growing", probes).onAppear { height = 80 }
      }
    }
    _ = try Harness(
      ScrollView {
        LazyVStack(spacing: 0) {
          Growing(probes: probes)
          ForEach(0..<50) { i in Block(height: 40).probe("\(i)", probes) }
        }
      },
      width: 300,
      height: 200
    )
    #expect(probes.frames["growing"] == CGRect(x: 0, y: 0, width: 300, height: 80))
    #expect(probes.y("0") == 80)
  }
}
