import SwiftUI

/// Posters in a row that scrolls sideways, of which a given number fits the screen.
struct PosterCarousel<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  var visible = 3
  @ViewBuilder var content: Content

  var body: some View {
    ScrollView(.horizontal) {
      Group(subviews: content) { posters in
        HStack(alignment: .top, spacing: 12) {
          ForEach(posters) { poster in
            poster.containerRelativeFrame(
              .horizontal,
              count: typeSize.isAccessibilitySize ? min(visible, 2) : visible,
              spacing: 12
            )
          }
        }
        .scrollTargetLayout()
      }
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .contentMargins(.horizontal, 20, for: .scrollContent)
  }
}

struct PosterCarouselScene: View {
  private let upcoming = [Film.builder, .waves, .overtone, .umbrella]

  var body: some View {
    Screen(title: "Cinema", caption: "Saturday 21 November", symbol: "person.crop.circle") {
      Banner("Film of the week", "A Slow Orbit", .planet)
        .frame(height: 190)
        .clipShape(.rect(cornerRadius: 20))
        .inset()
      PartTitle("Now playing", detail: "See all").inset()
      PosterCarousel {
        PosterCard(.tidewater)
        PosterCard(.harbour)
        PosterCard(.arcade)
        ForEach(upcoming) { film in
          PosterCard(film)
        }
      }
      PartTitle("For the family").inset()
      PosterCarousel(visible: 2) {
        Group {
          PosterCard(.clouds)
          PosterCard(.quarters)
        }
        PosterCard(.waves)
      }
    }
  }
}
