import SwiftUI

/// Few views in one column with room around them, more than ten in two tight ones.
struct AdaptiveGrid<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ViewBuilder let content: Content

  var body: some View {
    Group(subviews: content) { views in
      let isCompact = views.count > 10
      LazyVGrid(
        columns: Array(
          repeating: GridItem(spacing: 10),
          count: isCompact ? typeSize.columns(2) : 1
        ),
        spacing: isCompact ? 10 : 14
      ) {
        ForEach(views) { view in
          view
            .padding(isCompact ? 8 : 14)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(
              Color(.secondarySystemBackground),
              in: .rect(cornerRadius: isCompact ? 12 : 16)
            )
        }
      }
    }
  }
}

struct AdaptiveGridScene: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  private static let lists: [(String, Artwork.Subject)] = [
    ("Slow Sunday", .sunset), ("Night Bus", .city), ("Rainy Day", .rain), ("Woodland", .firs),
    ("Zero Gravity", .planet), ("Tiles & Tape", .tiles), ("On the Pass", .peaks),
    ("Sea Shanties", .lighthouse), ("Matinee", .rays), ("Overtones", .rings), ("Kimono", .scales),
    ("Arcades", .arches),
  ]

  var body: some View {
    Screen(title: "Playlists", symbol: "plus") {
      VStack(alignment: .leading, spacing: 12) {
        PartTitle("Yours")
        AdaptiveGrid {
          row("Saturday Breakfast", "24 songs, 1 h 32 min", .balloon, 56)
          row("For the Salt Road", "61 songs, 4 h 8 min", .dunes, 56)
        }
        PartTitle("Explore").padding(.top, 12)
        AdaptiveGrid {
          ForEach(Self.lists, id: \.0) { name, artwork in
            row(name, nil, artwork, 44)
          }
        }
      }
      .inset()
    }
    .tint(.green)
  }

  private func row(
    _ name: String,
    _ detail: String?,
    _ artwork: Artwork.Subject,
    _ side: CGFloat
  ) -> some View {
    AdaptiveStack(spacing: 12) {
      Artwork(artwork)
        .frame(width: side, height: side)
        .clipShape(.rect(cornerRadius: 8))
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(detail == nil ? .footnote.weight(.semibold) : .headline).lineLimit(
          typeSize.isAccessibilitySize ? 2 : 1
        )
        if let detail {
          Text(detail).font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
  }
}
