import SwiftUI

/// A lead story, and the other stories below it in two columns.
struct MagazineLayout<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ViewBuilder var content: Content

  private var columns: [GridItem] {
    Array(repeating: GridItem(.flexible(), spacing: 12), count: typeSize.columns(2))
  }

  var body: some View {
    Group(subviews: content) { stories in
      if stories.isEmpty {
        ContentUnavailableView("No Stories", systemImage: "newspaper")
      } else {
        VStack(spacing: 12) {
          stories[0]
            .frame(maxWidth: .infinity)
            .frame(height: 248)
            .clipShape(.rect(cornerRadius: 16))
          if stories.count > 1 {
            LazyVGrid(columns: columns, spacing: 12) {
              ForEach(stories[1...], id: \.id) { story in
                story
                  .frame(height: 164)
                  .clipShape(.rect(cornerRadius: 12))
              }
            }
          }
        }
      }
    }
  }
}

struct MagazineLayoutScene: View {
  var body: some View {
    Screen(title: "The Weekender", caption: "Issue 48", symbol: "bookmark") {
      MagazineLayout {
        Banner("Long read", "The keeper who would not leave his light", .lighthouse)
          .titleFont(.system(.title2, design: .serif, weight: .bold))
        small("Design", "Four tiles, a thousand floors", .tiles)
        small("Outdoors", "A hut at 2,900 metres", .peaks)
        small("Craft", "Learning to build an arch", .arches)
        small("Sound", "What a bell remembers", .rings)
      }
      .inset()
    }
    .tint(.red)
  }

  private func small(_ kicker: String, _ title: String, _ artwork: Artwork.Subject) -> some View {
    Banner(kicker, title, artwork).titleFont(.system(.subheadline, design: .serif, weight: .bold))
  }
}
