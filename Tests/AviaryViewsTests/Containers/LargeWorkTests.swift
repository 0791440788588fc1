@_spi(Hosting) import AviaryDrawing
import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@Observable private final class Deck {
  var numbers: [Int]
  var models: [CardModel]

  init(_ count: Int) {
    numbers = Array(0..<count)
    models = (0..<count).map { _ in CardModel() }
  }
}

private struct NumberRow: View {
  let number: Int
  var body: some View { Text(verbatim: "\(number)") }
}

private struct NumberColumn: View {
  let deck: Deck
  var body: some View {
    VStack { ForEach(deck.numbers, id: \.self) { NumberRow(number: $0) } }
  }
}

private struct DeckCard: View {
  let model: CardModel
  var body: some View { Text(verbatim: model.text).frame(width: 100, height: 20) }
}

/// A card with state, which is set by the stage.
private struct StateCard: View {
  let number: Int
  let remote: CardRemote
  @State private var text = "text"

  var body: some View {
    let _ = remote.bindings[number] = $text
    Text(verbatim: text)
  }
}

@MainActor private final class CardRemote {
  var bindings: [Int: Binding<String>] = [:]
}

/// The work is that of the change however much is there; WorkTests has smaller trees.
@MainActor
@Suite("Work on 10,000 views and more")
struct LargeWorkTests {
  private let deck = Deck(10_000)

  @Test("State of one of 10,000 cards changes: one body, measuring only on the way to the root")
  func stateOfOne() throws {
    let remote = CardRemote()
    let harness = try Harness(
      VStack(spacing: 0) { ForEach(0..<10_000) { StateCard(number: $0, remote: remote) } }
    )
    _ = harness.dump
    let work = try harness.work {
      remote.bindings[5_000]?.wrappedValue = "a much longer text"
      _ = harness.dump
    }
    #expect(work.bodies == 1)
    #expect(work.closures == 0 && work.transforms == 0 && work.nodesMounted == 0)
    #expect(work.textsShaped == 1)
    #expect(work.measurements < 12)
    #expect(harness.labels[5_000] == "a much longer text")
  }

  @Test("The card's size stays: nothing outside is measured, and only the way to it drawn again")
  func sameSize() throws {
    let harness = try Harness(
      VStack(spacing: 0) { ForEach(0..<10_000) { [deck] in DeckCard(model: deck.models[$0]) } }
    )
    let before = harness.root.displayList()
    let work = try harness.work { deck.models[5_000].text = "longer" }
    #expect(work.bodies == 1)
    #expect(work.measurements <= 4)
    let drawing = try harness.work { _ = harness.dump }
    #expect(drawing.fragmentsBuilt <= 6)
    let damage = harness.root.displayList().damage(since: before)
    #expect(damage.count == 1)
    let row = CGRect(x: 0, y: 100_000, width: 100, height: 20)
    #expect(damage.allSatisfy { row.insetBy(dx: -40, dy: -40).contains($0) }, "\(damage)")
  }

  @Test("An element inserted at the front of 10,000: one mount, no other body")
  func insertion() throws {
    let harness = try Harness(NumberColumn(deck: deck))
    let work = try harness.work { deck.numbers.insert(-1, at: 0) }
    #expect(work.nodesMounted == 1)
    #expect(work.nodesUnmounted == 0)
    // The column's, and the new row's.
    #expect(work.bodies == 2)
    #expect(work.closures == 1)
    #expect(work.textsShaped == 1)
    #expect(harness.labels.prefix(2) == ["-1", "0"])
    let removal = try harness.work { deck.numbers.remove(at: 7_000) }
    #expect(removal.nodesMounted == 0)
    #expect(removal.nodesUnmounted == 1)
    #expect(removal.bodies == 1)
    #expect(removal.liveNodes == -1)
  }

  @Test("A shuffle of 10,000 keyed rows mounts none")
  func shuffle() throws {
    let harness = try Harness(NumberColumn(deck: deck))
    let order = (0..<10_000).map { (7_919 * $0) % 10_000 }
    let work = try harness.work { deck.numbers = order }
    #expect(work.nodesMounted == 0 && work.nodesUnmounted == 0)
    #expect(work.closures == 0)
    #expect(work.textsShaped == 0)
    #expect(work.bodies == 1)
    #expect(harness.labels == order.map(String.init))
  }

  @Test("Data of a million rows replaced by equal data runs no row's body")
  func equalData() throws {
    struct Subject: View {
      let rows: [Int]
      let title: String
      var body: some View {
        VStack {
          Text(verbatim: title)
          ScrollView { LazyVStack { ForEach(rows, id: \.self) { NumberRow(number: $0) } } }
        }
      }
    }
    let harness = try Harness(Subject(rows: Array(0..<1_000_000), title: "one"))
    let work = try harness.work {
      harness.host.content = Subject(rows: (0..<1_000_000).map { $0 }, title: "one")
    }
    #expect(work.bodies == 0)
    #expect(work.closures == 0)
    let other = try harness.work {
      harness.host.content = Subject(rows: (0..<1_000_000).map { $0 }, title: "two")
    }
    // The one that was given another title.
    #expect(other.bodies == 1)
    #expect(other.closures == 0)
    #expect(harness.labels.first == "two")
  }

  @Test("Another value in the environment reaches those who read it, however deep, and nobody else")
  func environment() throws {
    struct Reader: View {
      @Environment(\.testTitle) private var title
      var body: some View { Text(verbatim: title) }
    }
    struct Level: View {
      let depth: Int
      var body: some View {
        if depth > 0 { VStack { AnyView(Level(depth: depth - 1)) } } else { Reader() }
      }
    }
    struct Wide: View {
      var body: some View {
        VStack {
          ForEach(0..<1_000) { NumberRow(number: $0) }
          ForEach(0..<10) { Level(depth: $0 * 3) }
        }
      }
    }
    struct Subject: View {
      let title: String
      var body: some View { Wide().environment(\.testTitle, title) }
    }
    let harness = try Harness(Subject(title: "one"))
    let work = try harness.work { harness.host.content = Subject(title: "two") }
    // The one that writes it, and the ten that read it.
    #expect(work.bodies == 11)
    #expect(work.closures == 0)
    #expect(work.textsShaped == 10)
    #expect(harness.labels.filter { $0 == "two" }.count == 10)
  }

  @Test("Of two bodies that read two properties of one object, one runs")
  func twoProperties() throws {
    struct Pinned: View {
      let model: CardModel
      var body: some View { Text(verbatim: "pinned \(model.isPinned)") }
    }
    struct Title: View {
      let model: CardModel
      var body: some View { Text(verbatim: model.text) }
    }
    let model = CardModel()
    let harness = try Harness(
      VStack {
        ForEach(0..<1_000) { _ in Pinned(model: model) }
        Title(model: model)
      }
    )
    let title = try harness.work { model.text = "new" }
    #expect(title.bodies == 1)
    let pinned = try harness.work { model.isPinned = true }
    #expect(pinned.bodies == 1_000)
    #expect(harness.labels.last == "new")
  }

  @Test("One card of a surface changes: one rectangle is painted")
  func rectangles() throws {
    let surface = try _ViewSurface(
      content: VStack(spacing: 0) {
        ForEach(0..<20) { [deck] in DeckCard(model: deck.models[$0]) }
      },
      size: CGSize(width: 200, height: 400)
    )
    try surface.paint()
    #expect(surface.counters.rectanglesPainted == 1)
    deck.models[3].text = "new"
    try surface.paint()
    #expect(surface.counters.rectanglesPainted == 2)
    deck.models[4].isPinned = true
    try surface.paint()
    #expect(surface.counters.rectanglesPainted == 2)
  }
}
