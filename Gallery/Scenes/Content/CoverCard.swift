import SwiftUI

/// A square cover with a title and a line below.
struct CoverCard: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let title: String
  let subtitle: String
  let artwork: Artwork.Subject

  init(_ title: String, _ subtitle: String, _ artwork: Artwork.Subject) {
    self.title = title
    self.subtitle = subtitle
    self.artwork = artwork
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Artwork(artwork)
        .aspectRatio(1, contentMode: .fit)
        .clipShape(.rect(cornerRadius: 10))
      VStack(alignment: .leading, spacing: 1) {
        Text(title).font(.footnote.weight(.medium)).lineLimit(typeSize.isAccessibilitySize ? 3 : 1)
        Text(subtitle).font(.caption).foregroundStyle(.secondary).lineLimit(
          typeSize.isAccessibilitySize ? 3 : 1
        )
      }
    }
  }
}
