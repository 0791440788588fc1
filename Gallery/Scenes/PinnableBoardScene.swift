import SwiftUI

extension ContainerValues {
  /// Whether a board keeps the view at its top.
  @Entry var isPinned: Bool = false
}

extension View {
  /// Pins a view to the top of its board.
  func pinned(_ isPinned: Bool = true) -> some View {
    containerValue(\.isPinned, isPinned)
  }
}

/// Shows what is pinned above the rest, each with a pin.
struct PinnableBoard<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { cards in
      let pinned = cards.filter(\.containerValues.isPinned)
      let others = cards.filter { !$0.containerValues.isPinned }
      VStack(alignment: .leading, spacing: 14) {
        if !pinned.isEmpty {
          PartTitle("Pinned")
          HStack(alignment: .top, spacing: 14) {
            ForEach(pinned) { card in
              card.overlay(alignment: .topTrailing) { pin }
            }
          }
          .padding(.bottom, 8)
        }
        PartTitle("All films", detail: "\(others.count)")
        LazyVGrid(
          columns: [
            GridItem(.adaptive(minimum: typeSize.isAccessibilitySize ? 150 : 100), spacing: 14)
          ],
          spacing: 18
        ) {
          ForEach(others) { $0 }
        }
      }
    }
  }

  private var pin: some View {
    Image(systemName: "pin.fill")
      .font(.caption)
      .dynamicTypeSize(...DynamicTypeSize.xxLarge)
      .foregroundStyle(.white)
      .frame(width: 28, height: 28)
      .background(.orange.gradient, in: .circle)
      .shadow(color: .black.opacity(0.25), radius: 4, y: 2)
      .padding(8)
  }
}

struct PinnableBoardScene: View {
  var body: some View {
    Screen(title: "Watchlist", symbol: "plus.circle.fill") {
      PinnableBoard {
        PosterCard(.saltRoad)
        PosterCard(.orbit).pinned()
        PosterCard(.firs)
        PosterCard(.matinee)
        PosterCard(.pass).pinned()
        ForEach([Film.quarters, .umbrella, .overtone]) { film in
          PosterCard(film)
        }
      }
      .inset()
    }
    .tint(.orange)
  }
}
