import SwiftUI

/// How the cost of the common steps grows with the number of children: a grid of 100 to 100,000 cards.
///
/// Each figure is the median of a few runs, but for building and memory, which happen once a process.
@MainActor
func scaling(count: Int) throws {
  _ = CardText.words
  let deck = Deck(count: count)
  let before = Memory.resident
  let surface = try _ViewSurface(content: DeckScreen(deck: deck), size: viewSize)

  func line(_ step: String, _ value: Double, _ unit: String) {
    let number = String(format: "%.6g", value)
    print(
      "{\"children\":\(count),\"step\":\"\(step)\",\"value\":\(number),\"unit\":\"\(unit)\"}"
    )
  }
  func measure(_ step: String, _ repetitions: Int, _ body: (Int) throws -> Void) throws {
    var times: [Double] = []
    for repetition in 0..<repetitions {
      let start = now()
      try body(repetition)
      times.append(now() - start)
    }
    line(step, median(times), "ms")
  }
  let few = count > 20_000 ? 3 : 7
  try measure("build", 1) { _ in try surface.paint() }
  line("memory", Double(Memory.peak - before) * 1024 / Double(count), "bytes/child")
  try measure("update", 3 * few) {
    deck.cards[6].title = CardText.title(count + $0)
    try surface.paint()
  }
  try measure("insert", few) {
    deck.cards.insert(Card(2 * count + $0), at: 0)
    try surface.paint()
  }
  try measure("shuffle", few) {
    deck.shuffle($0 * 101 + 13)
    try surface.paint()
  }
  try measure("layout", few) {
    surface.size.width = 800 + 4 * CGFloat($0)
    try surface.update()
  }
}
