import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryStacks

/// The view that a scroll position names stays in sight, and named, whatever happens to content and room.
@MainActor
@Suite("Scroll positions that are kept")
struct KeptScrollPositionTests {
  @Observable final class Model {
    var id: Int?
    var rows = Array(0..<30)
    var rowHeight: CGFloat = 20
  }

  private struct Subject: View {
    @Bindable var model: Model
    let probes: Probes

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(model.rows, id: \.self) { row in
            Block(height: model.rowHeight).probe("\(row)", probes)
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $model.id)
    }
  }

  private let probes = Probes()
  private let model = Model()

  private func show() throws -> (Harness<Subject>, ScrollNode) {
    let harness = try Harness(Subject(model: model, probes: probes), width: 300, height: 200)
    return (harness, try #require(harness.root.node?.first(ScrollNode.self)))
  }

  @Test("Rows in another order: the named one comes back into sight")
  func order() throws {
    let (harness, _) = try show()
    model.id = 12
    try harness.host.update()
    #expect(probes.y("12") == 180)
    model.rows = Array((0..<30).reversed())
    try harness.host.update()
    #expect(model.id == 12)
    #expect(probes.y("12") == 180)
  }

  @Test("Less room: the named one stays in sight")
  func room() throws {
    let (harness, scroll) = try show()
    model.id = 12
    try harness.host.update()
    harness.host.proposal = .init(width: 300, height: 100)
    try harness.host.update()
    #expect(model.id == 12)
    #expect(probes.y("12") == 80)
    #expect(scroll.offset.y == 160)
  }

  @Test("Shorter content at its end: a name that is still in sight stays")
  func shorterContent() throws {
    let (harness, scroll) = try show()
    model.id = 29
    try harness.host.update()
    #expect(scroll.offset.y == 400)
    model.rowHeight = 10
    try harness.host.update()
    #expect(scroll.offset.y == 100)
    #expect(model.id == 29)
  }

  @Test("A row that went is not looked for; a person who scrolls is followed")
  func gone() throws {
    let (harness, scroll) = try show()
    model.id = 12
    try harness.host.update()
    model.rows.removeAll { $0 == 12 }
    try harness.host.update()
    #expect(scroll.offset.y == 60)
    scroll.scroll(to: CGPoint(x: 0, y: 300), byHand: true)
    try harness.host.update()
    #expect(model.id == 16)
    model.rows.insert(12, at: 0)
    try harness.host.update()
    #expect(model.id == 16)
  }
}
