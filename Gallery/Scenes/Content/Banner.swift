import SwiftUI

/// A picture as large as it may be, with words over its darkened foot.
struct Banner: View {
  let kicker: String
  let title: String
  let artwork: Artwork.Subject
  var titleFont: Font = .title2.bold()

  init(_ kicker: String, _ title: String, _ artwork: Artwork.Subject) {
    self.kicker = kicker
    self.title = title
    self.artwork = artwork
  }

  var body: some View {
    Artwork(artwork)
      .overlay {
        LinearGradient(
          colors: [.clear, .black.opacity(0.7)],
          startPoint: .center,
          endPoint: .bottom
        )
      }
      .overlay(alignment: .bottomLeading) {
        VStack(alignment: .leading, spacing: 2) {
          Text(kicker)
            .font(.caption2.weight(.semibold))
            .textCase(.uppercase)
            .kerning(0.6)
            .opacity(0.8)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
          Text(title).font(titleFont).lineLimit(2).minimumScaleFactor(0.5)
        }
        .foregroundStyle(.white)
        .padding(14)
      }
  }

  /// The same with a title in another font.
  func titleFont(_ font: Font) -> Banner {
    var copy = self
    copy.titleFont = font
    return copy
  }
}
