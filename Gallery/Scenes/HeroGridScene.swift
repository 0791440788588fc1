import SwiftUI

/// The first view large, the others in a grid below; words where there are none.
struct HeroGrid<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { views in
      if let hero = views.first {
        VStack(spacing: 14) {
          hero
            .frame(maxWidth: .infinity)
            .frame(height: 300)
            .clipShape(.rect(cornerRadius: 24))
          LazyVGrid(
            columns: typeSize.isAccessibilitySize
              ? [GridItem()] : [GridItem(.adaptive(minimum: 150), spacing: 14)],
            spacing: 14
          ) {
            ForEach(views.dropFirst()) { view in
              view
                .frame(height: 168)
                .clipShape(.rect(cornerRadius: 18))
            }
          }
        }
      } else {
        ContentUnavailableView("Nowhere to Go", systemImage: "map")
      }
    }
  }
}

struct HeroGridScene: View {
  var body: some View {
    Screen(title: "Journeys", symbol: "magnifyingglass") {
      HeroGrid {
        Banner("Iceland", "Three nights at the edge of the light", .peaks)
        Banner("Namibia", "Dunes by balloon", .dunes).titleFont(.headline)
        Banner("Portugal", "The last lighthouse", .lighthouse).titleFont(.headline)
        Banner("Finland", "Cabins in the firs", .firs).titleFont(.headline)
        Banner("Japan", "Tokyo after dark", .city).titleFont(.headline)
      }
      .inset()
    }
    .tint(.teal)
  }
}
