import AviaryTestSupport
import Foundation
import SwiftUI
import Testing

@testable import AviaryControls
@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@MainActor
@Suite("Ids that are never the same")
struct FleetingIDTests {
  private struct Fleeting: Identifiable, Equatable {
    var name: String
    var id: UUID { UUID() }
  }

  private struct FleetingRows: View {
    enum Kind: CaseIterable { case stack, list, listOfForEach, lazyStack, subviews, lazySubviews }
    let kind: Kind
    var names = ["a", "b", "c"]
    private var rows: [Fleeting] { names.map { Fleeting(name: $0) } }

    var body: some View {
      switch kind {
      case .stack: VStack { ForEach(rows) { Text($0.name) } }
      case .list: List(rows) { Text($0.name) }
      case .listOfForEach:
        List {
          Section { ForEach(rows) { Text($0.name) } }
          ForEach(rows) { Text($0.name) }
        }
      case .lazyStack: ScrollView { LazyVStack { ForEach(rows) { Text($0.name) } } }
      case .subviews:
        VStack { ForEach(subviews: ForEach(rows) { Text($0.name) }) { $0.padding(1) } }
      case .lazySubviews:
        ScrollView {
          LazyVStack { ForEach(subviews: ForEach(rows) { Text($0.name) }) { $0.padding(1) } }
        }
      }
    }
  }

  @Test("An id that is another one at each reading: rows are drawn, and follow the data")
  func fleetingIDs() throws {
    for kind in FleetingRows.Kind.allCases {
      let harness = try Harness(FleetingRows(kind: kind))
      func expect(_ names: [String]) {
        let all = kind == .listOfForEach ? names + names : names
        #expect(harness.labels == all, "\(kind)")
      }
      expect(["a", "b", "c"])
      harness.host.content.names = ["a", "d", "c", "e"]
      try harness.host.update()
      expect(["a", "d", "c", "e"])
      harness.host.content.names = ["e"]
      try harness.host.update()
      expect(["e"])
      #expect(try harness.work().nodesMounted == 0)
      #expect(harness.root.staleCaches() == [])
    }
  }

  @Test("Rows with ids that are never the same appear when a list is scrolled")
  func fleetingIDsInLongList() throws {
    let harness = try Harness(
      FleetingRows(kind: .list, names: (0..<200).map { "row \($0)" }),
      height: 300
    )
    #expect(harness.labels.prefix(3) == ["row 0", "row 1", "row 2"])
    let scroll = try #require(harness.root.node?.first(ScrollNode.self))
    scroll.scroll(to: CGPoint(x: 0, y: 2_000), byHand: true)
    try harness.host.update()
    let shown = harness.labels.filter { $0.hasPrefix("row") }
    #expect(shown.count > 3)
    #expect(!shown.contains("row 0"))
    scroll.scroll(to: .zero, byHand: true)
    try harness.host.update()
    #expect(harness.labels.prefix(3) == ["row 0", "row 1", "row 2"])
  }

  @Test("Only some ids are never the same")
  func someFleetingIDs() throws {
    struct Named: Identifiable {
      let name: String
      let isKnown: Bool
      var id: String { isKnown ? name : UUID().uuidString }
    }
    struct Subject: View {
      var rows: [Named]
      var body: some View { List(rows) { Text($0.name) } }
    }
    let harness = try Harness(
      Subject(rows: [Named(name: "a", isKnown: true), Named(name: "b", isKnown: false)])
    )
    #expect(harness.labels == ["a", "b"])
    harness.host.content.rows.append(Named(name: "c", isKnown: false))
    try harness.host.update()
    #expect(harness.labels == ["a", "b", "c"])
  }
}
