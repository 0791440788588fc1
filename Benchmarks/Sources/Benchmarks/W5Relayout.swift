import SwiftUI

/// W5: the grid of 10,000 cards laid out again at 100 widths.
@MainActor
func relayout(count: Int) throws {
  for wraps in [false, true] {
    let deck = Deck(count: count)
    let surface = try _ViewSurface(
      content: DeckScreen(deck: deck, lineLimit: wraps ? nil : 1),
      size: viewSize
    )
    try surface.paint()
    var times: [Double] = []
    for step in 0..<100 {
      let start = now()
      surface.size = CGSize(width: 800 + 4 * CGFloat(step), height: viewSize.height)
      try surface.update()
      times.append(now() - start)
    }
    let kind = wraps ? "wrapping" : "no wrapping"
    report("W5", "relayout \(count) cards, \(kind)", median(times), "ms")
    try surface.paint()
    try save(surface)
  }
}
