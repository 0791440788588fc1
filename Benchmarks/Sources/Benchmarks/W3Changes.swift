import SwiftUI

/// A card that can change.
@Observable
final class Card: Identifiable {
  let id: Int
  var title: String
  var caption: String

  init(_ index: Int) {
    id = index
    title = CardText.title(index)
    caption = CardText.caption(index)
  }
}

/// The cards in their order.
@Observable
final class Deck {
  var cards: [Card]

  init(count: Int) { cards = (0..<count).map(Card.init) }

  /// Moves each card to another place: `i` to `(7919 i + seed) mod n`.
  func shuffle(_ seed: Int) {
    let count = cards.count
    var shuffled = cards
    for (index, card) in cards.enumerated() { shuffled[(index * 7919 + seed) % count] = card }
    cards = shuffled
  }
}

/// A grid of cards in a scroll view.
struct DeckScreen: View {
  let deck: Deck
  var lineLimit: Int?

  var body: some View {
    ScrollView {
      CardGrid {
        ForEach(deck.cards) { ObservedCard(card: $0) }
      }
    }
    .lineLimit(lineLimit)
  }
}

private struct ObservedCard: View {
  let card: Card

  var body: some View { CardView(title: card.title, caption: card.caption) }
}

/// W3: a title, an insertion and a shuffle in a painted grid of 10,000 cards.
@MainActor
func changes(count: Int) throws {
  let deck = Deck(count: count)
  let surface = try _ViewSurface(content: DeckScreen(deck: deck), size: viewSize)
  try surface.paint()
  try surface.paint()

  func steps(_ what: String, _ repetitions: Int, _ change: (Int) -> Void) throws {
    var (laidOut, painted): ([Double], [Double]) = ([], [])
    for repetition in 0..<repetitions {
      let start = now()
      change(repetition)
      try surface.update()
      laidOut.append(now() - start)
      try surface.paint()
      painted.append(now() - start)
    }
    report("W3", "\(what), laid out", median(laidOut), "ms")
    report("W3", "\(what), painted", median(painted), "ms")
  }
  try steps("change one title", 21) { deck.cards[6].title = CardText.title(20_000 + $0) }
  try steps("insert at the front", 7) { deck.cards.insert(Card(30_000 + $0), at: 0) }
  try steps("shuffle all", 7) { deck.shuffle($0 * 101 + 13) }
  try save(surface)
}
