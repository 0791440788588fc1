import AviaryGraph
import AviaryTestSupport
import Observation
import SwiftUI
import Testing

@_spi(Engine) @testable import AviaryEngine
@testable import AviaryGraphics
@testable import AviaryStacks

@Observable final class Cards {
  var numbers = Array(0..<1_000)
  var models = (0..<1_000).map { _ in CardModel() }
  var title = "title"
  var subtitle = "subtitle"
}

@Observable final class CardModel {
  var isPinned = false
  var text = "text"
}

private struct NumberCard: View {
  let number: Int
  var body: some View { Text(verbatim: "\(number)") }
}

private struct ModelCard: View {
  let model: CardModel
  var body: some View { Text(verbatim: model.text).containerValue(\.isPinned, model.isPinned) }
}

private struct Fixed: View {
  let model: CardModel
  var body: some View { Text(verbatim: model.text).frame(width: 100, height: 20) }
}

private struct ModelStack<Card: View>: View {
  let cards: Cards
  @ViewBuilder let card: (CardModel) -> Card
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<cards.models.count, id: \.self) { card(cards.models[$0]) }
    }
  }
}

@MainActor
@Suite("Work is proportional to the change")
struct WorkTests {
  @Test("Count, ids and slices of a million subviews run no body and no closure")
  func millionAsCollection() throws {
    struct Reader<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          let rest = subviews[3...]
          Text(
            verbatim:
              "\(subviews.count) \(rest.count) \(subviews[500_000].id == subviews[500_000].id)"
          )
        }
      }
    }
    let harness = try Harness(Reader { ForEach(0..<1_000_000) { NumberCard(number: $0) } })
    #expect(harness.labels == ["1000000 999997 true"])
    #expect(harness.root.counters.closures == 0)
    #expect(harness.root.counters.bodies == 1)
  }

  @Test("State of one of 1,000 cards changes: one body, and measuring only on the way to the root")
  func oneBody() throws {
    let cards = Cards()
    let harness = try Harness(ModelStack(cards: cards) { ModelCard(model: $0) })
    let work = try harness.work { cards.models[7].text = "a much longer text" }
    #expect(work.bodies == 1)
    #expect(work.closures == 0)
    #expect(work.nodesMounted == 0)
    #expect(work.measurements < 12)
    #expect(harness.labels.contains("a much longer text"))
  }

  @Test("The card's size stays: nothing outside the card is measured")
  func sameSize() throws {
    let cards = Cards()
    let harness = try Harness(ModelStack(cards: cards) { Fixed(model: $0) })
    let work = try harness.work { cards.models[7].text = "longer" }
    #expect(work.bodies == 1)
    #expect(work.measurements <= 4)
  }

  @Test("An element inserted at the front of 1,000: one mount, no other body")
  func insertAtFront() throws {
    struct Subject: View {
      let cards: Cards
      var body: some View {
        VStack { ForEach(cards.numbers, id: \.self) { NumberCard(number: $0) } }
      }
    }
    let cards = Cards()
    let harness = try Harness(Subject(cards: cards))
    let work = try harness.work { cards.numbers.insert(-1, at: 0) }
    #expect(work.nodesMounted == 1)
    // The subject's own, and the new card's.
    #expect(work.bodies == 2)
    #expect(work.closures == 1)
    #expect(harness.labels.first == "-1")
  }

  @Test("A shuffle of keyed rows mounts none and runs no row's body")
  func shuffle() throws {
    struct Subject: View {
      let cards: Cards
      var body: some View {
        VStack { ForEach(cards.numbers, id: \.self) { NumberCard(number: $0) } }
      }
    }
    let cards = Cards()
    let harness = try Harness(Subject(cards: cards))
    let work = try harness.work { cards.numbers = (0..<1_000).map { (7_919 * $0) % 1_000 } }
    #expect(work.nodesMounted == 0)
    #expect(work.bodies == 1)
    #expect(harness.labels.prefix(3) == ["0", "919", "838"])
  }

  @Test("Filtering by a container value reads each row once, then only the row that changed")
  func filterReadings() throws {
    struct Board<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          let pinned = subviews.filter { $0.containerValues.isPinned }
          VStack { ForEach(pinned) { $0 } }
        }
      }
    }
    struct Subject: View {
      let cards: Cards
      var body: some View {
        Board { ForEach(0..<1_000, id: \.self) { ModelCard(model: cards.models[$0]) } }
      }
    }
    let cards = Cards()
    let harness = try Harness(Subject(cards: cards))
    #expect(harness.root.counters.traitReadings == 1_000)
    let work = try harness.work { cards.models[500].isPinned = true }
    #expect(harness.labels == ["text"])
    #expect(work.bodies == 1)
    #expect(work.transforms == 1)
    #expect(work.traitReadings == 1)
  }

  @Test("What nested bodies observe is kept apart from what is observed around them")
  func isolatedObservation() {
    #expect(ObservationScope.isIsolating)
  }

  @Test("A transform that read the count alone does not run when the order changes")
  func countOnly() throws {
    struct Reader<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View { Group(subviews: content) { Text(verbatim: "\($0.count)") } }
    }
    struct Subject: View {
      let cards: Cards
      var body: some View {
        Reader { ForEach(cards.numbers, id: \.self) { NumberCard(number: $0) } }
      }
    }
    let cards = Cards()
    let harness = try Harness(Subject(cards: cards))
    let reversed = try harness.work { cards.numbers.reverse() }
    #expect(reversed.transforms == 0)
    let longer = try harness.work { cards.numbers.append(5_000) }
    #expect(longer.transforms == 1)
    #expect(harness.labels == ["1001"])
  }

  @Test("A transform that read the first subview does not run when the last one changes")
  func firstOnly() throws {
    struct Reader<Content: View>: View {
      @ViewBuilder var content: Content
      var body: some View { Group(subviews: content) { $0[0] } }
    }
    struct Subject: View {
      let numbers: [Int]
      var body: some View {
        Reader { ForEach(numbers, id: \.self) { NumberCard(number: $0) } }
      }
    }
    let harness = try Harness(Subject(numbers: [1, 2, 3]))
    let last = try harness.work { harness.host.content = Subject(numbers: [1, 2, 4]) }
    #expect(last.transforms == 0)
    let first = try harness.work { harness.host.content = Subject(numbers: [9, 2, 4]) }
    #expect(first.transforms == 1)
    #expect(harness.labels == ["9"])
  }

  @Test("A stack 100 deep measures each leaf a fixed number of times")
  func deepStack() throws {
    func nest(_ depth: Int) -> AnyView {
      depth == 0
        ? AnyView(Text("leaf"))
        : AnyView(
          HStack {
            nest(depth - 1); Text("x")
          }
        )
    }
    let harness = try Harness(nest(100))
    #expect(harness.root.counters.measurements < 101 * 2 * 8)
  }

  @Test("An environment key written at the root runs only the bodies that read it")
  func environmentReaders() throws {
    struct Reader: View {
      @Environment(\.testTitle) var title
      var body: some View { Text(verbatim: title) }
    }
    struct Other: View {
      @Environment(\.otherTitle) var title
      var body: some View { Text(verbatim: title) }
    }
    struct Subject: View {
      var body: some View {
        VStack {
          Reader()
          ForEach(0..<100) { _ in Other() }
        }
      }
    }
    struct Titled: View {
      let title: String
      var body: some View { Subject().environment(\.testTitle, title) }
    }
    let harness = try Harness(Titled(title: "one"))
    let work = try harness.work { harness.host.content = Titled(title: "two") }
    // The one that writes it, and the one that reads it.
    #expect(work.bodies == 2)
    #expect(harness.labels.first == "two")
  }

  @Test("Bodies that read different properties of one object do not disturb each other")
  func observation() throws {
    struct Title: View {
      let cards: Cards
      var body: some View { Text(verbatim: cards.title) }
    }
    struct Subtitle: View {
      let cards: Cards
      var body: some View { Text(verbatim: cards.subtitle) }
    }
    let cards = Cards()
    let harness = try Harness(
      VStack {
        Title(cards: cards); Subtitle(cards: cards)
      }
    )
    let work = try harness.work { cards.title = "new" }
    #expect(work.bodies == 1)
    #expect(harness.labels == ["new", "subtitle"])
  }

  @Test("Nothing changed: nothing is done")
  func rest() throws {
    let harness = try Harness(ModelStack(cards: Cards()) { ModelCard(model: $0) })
    let work = try harness.work()
    #expect(work.bodies == 0 && work.measurements == 0 && work.fragmentsBuilt == 0)
  }

  @Test("A view that changes its own state forever is an error that names it")
  func cycle() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)").onChange(of: count, initial: true) { count += 1 }
      }
    }
    #expect(throws: RenderingError.self) { try Harness(Restless()) }
  }
}

extension EnvironmentValues {
  @Entry var otherTitle = "other"
}
