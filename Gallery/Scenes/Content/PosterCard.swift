import SwiftUI

/// A film's poster with title and year below.
struct PosterCard: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let film: Film

  init(_ film: Film) {
    self.film = film
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Artwork(film.artwork)
        .aspectRatio(2 / 3, contentMode: .fit)
        .clipShape(.rect(cornerRadius: 12))
        .overlay {
          RoundedRectangle(cornerRadius: 12).strokeBorder(.primary.opacity(0.08))
        }
      VStack(alignment: .leading, spacing: 2) {
        Text(film.title)
          .font(.footnote.weight(.semibold))
          .lineLimit(typeSize.isAccessibilitySize ? 3 : 1)
        Text(verbatim: "\(film.year)")
          .font(.caption)
          .foregroundStyle(.secondary)
      }
    }
  }
}
