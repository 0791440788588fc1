import SwiftUI

/// Sections under headings; what is in a section is stacked.
///
/// A carousel in a section is one view to the shelves, and takes its own content apart by itself.
struct Shelves<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 24) {
      ForEach(sections: content) { shelf in
        VStack(alignment: .leading, spacing: 12) {
          HStack {
            shelf.header.font(.title3.bold())
            Image(systemName: "chevron.right")
              .font(.subheadline.weight(.semibold))
              .foregroundStyle(.secondary)
          }
          .inset()
          shelf.content
          shelf.footer.font(.footnote).foregroundStyle(.secondary).inset()
        }
      }
    }
  }
}

struct NestedContainersScene: View {
  var body: some View {
    Screen(title: "Listen Now", symbol: "person.crop.circle") {
      Shelves {
        Section("Made for you") {
          PosterCarousel(visible: 2) {
            CoverCard("Deep Focus", "Updated Monday", .rings)
            CoverCard("Long Drives", "Updated Friday", .dunes)
            CoverCard("Heavy Weather", "Updated daily", .rain)
          }
        }
        Section {
          PosterCarousel {
            CoverCard("Nine Waves", "Aiko Tan", .scales)
            CoverCard("Quarters", "Plain Cubes", .tiles)
            CoverCard("Neon Plaza", "Vesper", .city)
            CoverCard("Timberline", "The Firs", .firs)
          }
        } header: {
          Text("Recently played")
        } footer: {
          Text("From all of your devices")
        }
        Section("New releases") {
          PosterCarousel {
            CoverCard("Perihelion", "Low Gravity", .planet)
            CoverCard("Matinee", "Reel to Reel", .rays)
            CoverCard("Ascent", "High Pass", .peaks)
          }
        }
      }
    }
    .tint(.pink)
  }
}
