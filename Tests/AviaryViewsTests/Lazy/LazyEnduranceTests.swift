import AviaryGeometry
import AviaryTestSupport
import Foundation
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@Observable private final class Model {
  var numbers: [Int]
  var id: Int?
  init(_ numbers: [Int]) { self.numbers = numbers }
}

/// The lazy containers, each with elements of various lengths.
enum LazyKind: CaseIterable {
  case vstack, hstack, vgrid, hgrid

  var axis: Axis { self == .vstack || self == .vgrid ? .vertical : .horizontal }
  var perLine: Int { self == .vgrid || self == .hgrid ? 2 : 1 }

  /// The length of an element along the axis, in points.
  static func length(_ number: Int) -> CGFloat { CGFloat(20 + (number &* 7) % 13) }
}

private struct LazySubject: View {
  let kind: LazyKind
  let model: Model

  private var rows: some View {
    ForEach(model.numbers, id: \.self) { number in
      let length = LazyKind.length(number)
      Color.blue.frame(
        width: kind.axis == .horizontal ? length : 40,
        height: kind.axis == .vertical ? length : 40
      )
    }
  }

  @ViewBuilder private var container: some View {
    switch kind {
    case .vstack: LazyVStack(spacing: 3) { rows }
    case .hstack: LazyHStack(spacing: 3) { rows }
    case .vgrid: LazyVGrid(columns: [GridItem(), GridItem()], spacing: 3) { rows }
    case .hgrid: LazyHGrid(rows: [GridItem(), GridItem()], spacing: 3) { rows }
    }
  }

  var body: some View {
    @Bindable var model = model
    ScrollView(kind.axis == .vertical ? .vertical : .horizontal) {
      container.scrollTargetLayout()
    }
    .scrollPosition(id: $model.id, anchor: .topLeading)
  }
}

/// Looks at the elements of a lazy container in sight.
@MainActor
private struct Viewer<Content: View> {
  let harness: Harness<Content>
  let scroll: ScrollNode
  let lazy: LazyContainerNode
  let axis: Axis

  init(_ harness: Harness<Content>, _ axis: Axis) throws {
    self.harness = harness
    self.axis = axis
    scroll = try #require(harness.root.node?.first(ScrollNode.self))
    lazy = try #require(harness.root.node?.first(LazyContainerNode.self))
  }

  func scroll(by distance: CGFloat) throws {
    scroll.scroll(
      to: CGPoint(axis, major: scroll.offset[axis] + distance, minor: 0),
      byHand: true
    )
    try harness.host.update()
  }

  /// Where an element begins in the window, along the axis; nil if it is not there.
  func position(_ index: Int) -> CGFloat? {
    lazy.mountedNode(at: index).map {
      $0.convert(CGRect(origin: .zero, size: $0.size), to: nil).origin[axis]
    }
  }

  /// The faults of what is in sight: elements follow each other at the distances that their lengths say, and fill
  /// the window.
  func faults(_ kind: LazyKind, _ numbers: [Int], window: CGFloat = 200) -> [String] {
    let visible = lazy.visibleElements
    guard let first = visible.first, let last = visible.last else { return ["nothing in sight"] }
    var faults: [String] = []
    if visible != Array(first...last) { faults.append("\(visible) has holes") }
    func line(_ index: Int) -> Range<Int> {
      let start = index / kind.perLine * kind.perLine
      return start..<min(start + kind.perLine, numbers.count)
    }
    func lineLength(_ index: Int) -> CGFloat {
      line(index).map { LazyKind.length(numbers[$0]) }.max() ?? 0
    }
    var index = line(first).lowerBound
    var expected: CGFloat?
    while index <= last {
      // Elements stand in the middle of a line.
      let spare = (lineLength(index) - LazyKind.length(numbers[index])) / 2
      guard let found = position(index).map({ $0 - spare }) else {
        return ["\(index) is not there"]
      }
      if let expected, !near(found, expected) {
        faults.append("\(index) is at \(found), not at \(expected)")
      }
      // Before the first one there may be nothing but the distance to the one before.
      if expected == nil, found > 3, first > 0 { faults.append("\(first) begins at \(found)") }
      expected = found + lineLength(index) + 3
      index = line(index).upperBound
    }
    if last < numbers.count - 1, let expected, expected < window {
      faults.append("nothing is shown from \(expected) on")
    }
    return faults
  }
}

@MainActor
@Suite("Lazy containers hold up")
struct LazyEnduranceTests {
  private func show(
    _ kind: LazyKind,
    _ model: Model
  ) throws -> (Harness<LazySubject>, Viewer<LazySubject>) {
    let harness = try Harness(LazySubject(kind: kind, model: model), width: 200, height: 200)
    return (harness, try Viewer(harness, kind.axis))
  }

  @Test("Scrolling by one row mounts one row and lets one go")
  func oneRow() throws {
    let harness = try Harness(
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(0..<1_000_000) { _ in Block() } }
      },
      width: 200,
      height: 200
    )
    let viewer = try Viewer(harness, .vertical)
    let row = try #require(viewer.lazy.mountedNode(at: 3))
    var nodes = 0
    func visit(_ node: ViewNode) {
      nodes += 1
      node.children.forEach(visit)
    }
    visit(row)
    let work = try harness.work {
      viewer.scroll.scroll(to: CGPoint(x: 0, y: 20), byHand: true)
    }
    #expect(viewer.lazy.visibleElements == Array(1..<11))
    #expect(work.closures == 1)
    #expect(work.bodies == 1)
    #expect(work.nodesMounted == nodes)
    #expect(work.nodesUnmounted == nodes)
    #expect(work.liveNodes == 0)
  }

  @Test(
    "scrollPosition(id:) reaches row 900,000 of 1,000,000 and touches none between",
    arguments: LazyKind.allCases
  )
  func farPosition(kind: LazyKind) throws {
    let model = Model(Array(0..<1_000_000))
    let (harness, viewer) = try show(kind, model)
    let work = try harness.work { model.id = 900_000 }
    #expect(viewer.position(900_000).map { $0 < LazyKind.length(0) } == true)
    #expect(viewer.lazy.visibleElements.first == 900_000)
    #expect(viewer.faults(kind, model.numbers) == [])
    #expect(work.closures <= 80)
    #expect(work.nodesMounted <= 240)
    let back = try harness.work { model.id = 0 }
    #expect(viewer.lazy.visibleElements.first == 0)
    #expect(back.closures <= 80)
  }

  @Test(
    "Rows inserted and removed above what is in sight don't move it",
    arguments: LazyKind.allCases
  )
  func insertionAbove(kind: LazyKind) throws {
    let model = Model(Array(0..<10_000))
    let (harness, viewer) = try show(kind, model)
    model.id = 5_000
    try harness.host.update()
    try viewer.scroll(by: 7)
    let before = try #require(viewer.position(5_002))
    var next = 20_000
    for step in 0..<20 {
      let at = step * 200
      // Whole lines, so that elements keep their places across.
      let count = 2 * (1 + step % 3)
      model.numbers.insert(contentsOf: next..<next + count, at: at)
      next += count
      try harness.host.update()
      let index = try #require(model.numbers.firstIndex(of: 5_002))
      #expect(near(viewer.position(index), before), "step \(step)")
      #expect(viewer.faults(kind, model.numbers) == [])
      if step % 4 == 3 {
        model.numbers.removeSubrange(40..<44)
        try harness.host.update()
        let index = try #require(model.numbers.firstIndex(of: 5_002))
        #expect(near(viewer.position(index), before), "step \(step)")
      }
    }
  }

  @Test(
    "What was visited is let go: nodes and lists are as many after thousands of rows as before",
    arguments: LazyKind.allCases
  )
  func memory(kind: LazyKind) throws {
    let count = kind == .vstack ? 10_000 : 2_000
    let model = Model(Array(0..<count))
    let (harness, viewer) = try show(kind, model)
    var seen = Set(viewer.lazy.visibleElements)
    // Rows that left keep their state for a while: 128 of them.
    for _ in 0..<40 {
      try viewer.scroll(by: 190)
      seen.formUnion(viewer.lazy.visibleElements)
    }
    let nodes = harness.root.counters.liveNodes
    let lists = harness.root.counters.liveLists
    var first = -1
    while viewer.lazy.visibleElements.last != count - 1 {
      let reached = viewer.lazy.visibleElements.first ?? 0
      try #require(reached > first)
      first = reached
      seen.formUnion(viewer.lazy.visibleElements)
      try viewer.scroll(by: 190)
    }
    seen.formUnion(viewer.lazy.visibleElements)
    #expect(seen.count == count)
    #expect(viewer.faults(kind, model.numbers) == [])
    #expect(harness.root.counters.liveNodes <= nodes + 24)
    #expect(harness.root.counters.liveLists <= lists + 24)
  }

  @Test(
    "Rows follow each other without gaps while scrolling to and fro",
    arguments: LazyKind.allCases
  )
  func gaps(kind: LazyKind) throws {
    let model = Model(Array(0..<3_000))
    let (_, viewer) = try show(kind, model)
    var numbers = RandomNumbers(seed: 7)
    for step in 0..<60 {
      let distance =
        step % 10 == 9 ? CGFloat(numbers.below(60_000) - 20_000) : CGFloat(numbers.below(500) - 200)
      try viewer.scroll(by: distance)
      #expect(viewer.faults(kind, model.numbers) == [], "step \(step), by \(distance)")
    }
  }

  @Test(
    "Scrolling by a distance moves what stays in sight by just that",
    arguments: LazyKind.allCases
  )
  func steady(kind: LazyKind) throws {
    let model = Model(Array(0..<3_000))
    let (harness, viewer) = try show(kind, model)
    model.id = 1_500
    try harness.host.update()
    for step in 0..<60 {
      let distance: CGFloat = step < 40 ? -37 : 21
      let index = viewer.lazy.visibleElements[2]
      let before = try #require(viewer.position(index))
      try viewer.scroll(by: distance)
      #expect(near(viewer.position(index), before - distance), "step \(step)")
    }
  }

  @Test("Estimates settle: when all was seen, the length is the sum", arguments: LazyKind.allCases)
  func settling(kind: LazyKind) throws {
    let model = Model(Array(0..<200))
    let (harness, viewer) = try show(kind, model)
    while viewer.lazy.visibleElements.last != 199 { try viewer.scroll(by: 150) }
    try viewer.scroll(by: 1_000)
    var length: CGFloat = -3
    for start in stride(from: 0, to: 200, by: kind.perLine) {
      length += 3 + ((start..<start + kind.perLine).map { LazyKind.length($0) }.max() ?? 0)
    }
    #expect(near(viewer.scroll.scrolledSize[kind.axis], length))
    #expect(near(viewer.scroll.offset[kind.axis], length - 200))
    // Nothing is left to be learned.
    let rest = try harness.work()
    #expect(rest.measurements == 0 && rest.fragmentsBuilt == 0)
    try viewer.scroll(by: -5_000)
    #expect(near(viewer.scroll.scrolledSize[kind.axis], length))
  }

  @Test("Pinned headers and footers of sections of rows of various lengths keep to the edges")
  func pinned() throws {
    struct Sections: View {
      var body: some View {
        ScrollView {
          LazyVStack(spacing: 0, pinnedViews: [.sectionHeaders, .sectionFooters]) {
            ForEach(0..<200) { section in
              Section {
                ForEach(0..<30) { row in
                  Color.blue.frame(height: LazyKind.length(section &* 30 + row))
                }
              } header: {
                Text("head \(section)").frame(height: 24)
              } footer: {
                Text("foot \(section)").frame(height: 16)
              }
            }
          }
        }
      }
    }
    let harness = try Harness(Sections(), width: 200, height: 200)
    let viewer = try Viewer(harness, .vertical)
    let nodes = harness.root.counters.liveNodes
    var numbers = RandomNumbers(seed: 3)
    for step in 0..<120 {
      try viewer.scroll(by: CGFloat(numbers.below(900)) - 200)
      let labels = harness.labels
      let heads = labels.filter { $0.hasPrefix("head") }
      let feet = labels.filter { $0.hasPrefix("foot") }
      let head = try #require(heads.first.flatMap { harness.frame($0) }, "step \(step)")
      let foot = try #require(feet.last.flatMap { harness.frame($0) }, "step \(step)")
      // At the edge, or pushed over it by the next section, of which the first or the last thing is then in sight.
      func number(_ label: String?) -> Int {
        label?.split(separator: " ").last.flatMap { Int($0) } ?? -1
      }
      let sections = number(heads.first)...max(number(feet.last), number(heads.first))
      #expect(head.midY >= -12.001, "step \(step)")
      #expect(foot.midY <= 208.001, "step \(step)")
      if abs(head.midY - 12) > 0.001 {
        #expect(
          labels.contains("foot \(number(heads.first) - (head.midY > 12 ? 1 : 0))"),
          "\(step)"
        )
      }
      if abs(foot.midY - 192) > 0.001 {
        #expect(labels.contains("head \(number(feet.last) + (foot.midY < 192 ? 1 : 0))"), "\(step)")
      }
      #expect(sections.count <= 3)
      #expect(harness.root.counters.liveNodes <= nodes + 30, "step \(step)")
    }
  }
}
