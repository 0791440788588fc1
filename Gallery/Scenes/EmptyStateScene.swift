import SwiftUI

struct EmptyStateScene: View {
  var body: some View {
    VStack(spacing: 0) {
      StatusBar()
      // Half of the room each, or as much as they need, as far as one scrolls.
      GeometryReader { room in
        ScrollView { parts.frame(minHeight: room.size.height) }
      }
    }
  }

  private var parts: some View {
    VStack(spacing: 0) {
      HeroGrid {
        ForEach([Film]()) { film in
          PosterCard(film)
        }
      }
      .frame(maxHeight: .infinity)
      Divider()
      ContentUnavailableView {
        Label("No Matches", systemImage: "magnifyingglass")
      } description: {
        Text("Nothing is called “Nine Wavs”. Mind the spelling, or look for something else.")
      } actions: {
        Button("Show all films") {}
          .buttonStyle(.borderedProminent)
      }
      .frame(maxHeight: .infinity)
    }
  }
}
