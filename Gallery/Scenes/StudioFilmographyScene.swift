import SwiftUI

/// Sections as headed grids, whose footers say what is in them.
struct StudioFilmography<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ViewBuilder var content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 28) {
      ForEach(sections: content) { section in
        VStack(alignment: .leading, spacing: 12) {
          section.header
            .font(.title2.bold())
          LazyVGrid(
            columns: [
              GridItem(.adaptive(minimum: typeSize.isAccessibilitySize ? 150 : 100), spacing: 12)
            ],
            spacing: 16
          ) {
            section.content
          }
          section.footer
            .font(.caption)
            .foregroundStyle(.secondary)
        }
      }
    }
  }
}

struct StudioFilmographyScene: View {
  var body: some View {
    Screen(title: "Studios", symbol: "line.3.horizontal.decrease.circle") {
      StudioFilmography {
        Section {
          PosterCard(.harbour)
          PosterCard(.pass)
          PosterCard(.firs)
        } header: {
          Text("Northlight Pictures")
        } footer: {
          Text("3 films, all shot on location")
        }
        Section {
          PosterCard(.waves)
          PosterCard(.quarters)
          PosterCard(.clouds)
          PosterCard(.builder)
        } header: {
          Text("Paper Lantern")
        } footer: {
          Text("4 films, drawn by hand")
        }
        Section("Second Unit") {
          PosterCard(.matinee)
          PosterCard(.umbrella)
        }
      }
      .inset()
    }
    .tint(.indigo)
  }
}
