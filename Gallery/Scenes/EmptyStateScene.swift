import SwiftUI

struct EmptyStateScene: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  var body: some View {
    VStack(spacing: 0) {
      StatusBar()
      // Half of the room each, or in large text one below the other, as far as one scrolls.
      if typeSize.isAccessibilitySize {
        ScrollView { parts }
      } else {
        parts
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
