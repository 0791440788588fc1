import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

/// What can't be seen of large containers is not recorded for pictures, and is there for those who can't see them.
@MainActor
@Suite("Culling")
struct CullingTests {
  @Observable
  final class Model {
    var firstHeight: CGFloat = 20
    var lift: CGFloat = 0
    var angle = 0.0
    var blur: CGFloat = 0
    var order = Array(0..<400)
  }

  private struct Rows: View {
    let model: Model
    var reversesDepth = false

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(model.order, id: \.self) { row in
            Text(verbatim: "row\(row)")
              .frame(height: row == 0 ? model.firstHeight : 20)
              .rotationEffect(.degrees(row == 300 ? model.angle : 0))
              .blur(radius: row == 300 ? model.blur : 0)
              .offset(y: row == 300 ? model.lift : 0)
              .zIndex(reversesDepth ? Double(-row) : 0)
          }
        }
      }
    }
  }

  /// The rows in the picture.
  private func drawn(_ harness: Harness<some View>) -> [Int] {
    harness.dump.split(separator: "\n").compactMap { line in
      guard let range = line.range(of: "row") else { return nil }
      return Int(line[range.upperBound...].prefix { $0.isNumber })
    }
  }

  private func show(_ view: some View) throws -> Harness<some View> {
    try Harness(view, width: 200, height: 200)
  }

  @Test("Of 400 rows those in sight are drawn, with some around; all are read out")
  func rowsInSight() throws {
    let harness = try show(Rows(model: Model()))
    let rows = drawn(harness)
    #expect(rows.first == 0)
    // Ten rows in sight, and what may stick out of five more.
    #expect((10...16).contains(rows.count))
    #expect(harness.labels.count == 400)
    #expect(drawn(harness) == rows)
  }

  @Test("Scrolling draws what comes into sight")
  func scrolling() throws {
    let harness = try show(Rows(model: Model()))
    _ = drawn(harness)
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    scroll.scroll(to: CGPoint(x: 0, y: 4_000))
    try harness.host.update()
    let rows = drawn(harness)
    #expect(Set(200..<210).isSubset(of: rows))
    #expect(rows.count < 24)
  }

  @Test("Rows that move because one before them has shrunk are drawn where they come into sight")
  func moving() throws {
    let model = Model()
    model.firstHeight = 1_000
    let harness = try show(Rows(model: model))
    #expect(drawn(harness) == [0])
    model.firstHeight = 20
    try harness.host.update()
    #expect(Set(0..<10).isSubset(of: drawn(harness)))
  }

  @Test("A row out of sight that draws elsewhere is drawn: moved, and blurred")
  func effects() throws {
    let model = Model()
    let harness = try show(Rows(model: model))
    #expect(!drawn(harness).contains(300))
    model.lift = -5_950
    try harness.host.update()
    #expect(drawn(harness).contains(300))
    model.lift = 0
    try harness.host.update()
    #expect(!drawn(harness).contains(300))
    model.blur = 2_000
    try harness.host.update()
    #expect(drawn(harness).contains(300))
  }

  @Test("An order of depth of their own is kept")
  func depth() throws {
    let rows = drawn(try show(Rows(model: Model(), reversesDepth: true)))
    #expect(rows == rows.sorted(by: >))
    #expect(Set(0..<10).isSubset(of: rows))
    #expect(rows.count < 24)
  }

  @Test("Another order draws other rows, and mounts none")
  func shuffle() throws {
    let model = Model()
    let harness = try show(Rows(model: model))
    _ = drawn(harness)
    let work = try harness.work { model.order.reverse() }
    #expect(work.nodesMounted == 0)
    #expect(drawn(harness).prefix(10) == [399, 398, 397, 396, 395, 394, 393, 392, 391, 390])
  }

  @Test("Among 10,000 rows a change of one records its own run of rows, and no other")
  func oneChange() throws {
    let model = Model()
    model.order = Array(0..<10_000)
    let harness = try show(Rows(model: model))
    _ = harness.root.displayList()
    let before = harness.root.counters.fragmentsBuilt
    model.firstHeight = 21
    try harness.host.update()
    _ = harness.root.displayList()
    #expect(harness.root.counters.fragmentsBuilt - before < 12)
  }
}
