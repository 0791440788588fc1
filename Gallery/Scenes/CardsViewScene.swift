import SwiftUI

/// The first view large in the middle, the next two beside it, and what is left below.
struct CardsView<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack(spacing: 14) {
      Group(subviews: content) { cards in
        AdaptiveStack(spacing: 12) {
          if cards.count >= 2 {
            SideCard { cards[1] }
          }
          if let first = cards.first {
            FeatureCard { first }
          }
          if cards.count >= 3 {
            SideCard { cards[2] }
          }
        }
        .padding(.bottom, 10)
        if cards.count > 3 {
          cards[3...]
            .padding(16)
            .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 14))
        }
      }
    }
  }
}

/// The middle of a ``CardsView``.
private struct FeatureCard<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    content
      .font(.title3.bold())
      .multilineTextAlignment(.center)
      .padding(12)
      .frame(maxWidth: .infinity)
      .frame(minHeight: 236)
      .fixedSize(horizontal: false, vertical: true)
      .background(
        LinearGradient(
          colors: [.purple, .pink, .orange],
          startPoint: .topLeading,
          endPoint: .bottomTrailing
        ),
        in: .rect(cornerRadius: 24)
      )
      .shadow(color: .pink.opacity(0.35), radius: 16, y: 8)
  }
}

/// The sides of a ``CardsView``.
private struct SideCard<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .footnote) private var width = 88
  @ViewBuilder let content: Content

  var body: some View {
    content
      .font(.footnote.weight(.semibold))
      .multilineTextAlignment(.center)
      .padding(8)
      .frame(
        minWidth: 88,
        maxWidth: typeSize.isAccessibilitySize ? .infinity : min(width, 106),
        minHeight: typeSize.isAccessibilitySize ? 88 : 180
      )
      .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 18))
  }
}

struct CardsViewScene: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        CardsView {
          link("What's new", "sparkles", .white)
          link("Latest hits", "flame.fill")
          link("Favourites", "heart.fill")
          row("Playlists", "music.note.list", "14")
          row("Artists", "mic.fill", "86")
          row("Downloaded", "arrow.down.circle.fill", "212")
          row("Radio", "antenna.radiowaves.left.and.right", "")
        }
        .padding(20)
      }
      .background(Color(.systemGroupedBackground))
      .navigationTitle("Library")
    }
    .tint(.pink)
  }

  /// A link in a colour of its own, since a link's label has the tint otherwise.
  private func link(_ title: String, _ symbol: String, _ color: Color = .pink) -> some View {
    NavigationLink {
      Text(title)
    } label: {
      VStack(spacing: 12) {
        Image(systemName: symbol).imageScale(.large)
        Text(title)
      }
      .foregroundStyle(color)
    }
  }

  private func row(_ title: String, _ symbol: String, _ count: String) -> some View {
    NavigationLink {
      Text(title)
    } label: {
      HStack(spacing: 14) {
        AdaptiveStack(spacing: 14) {
          Image(systemName: symbol).foregroundStyle(.pink).frame(minWidth: 28)
          Text(title)
        }
        Spacer()
        Text(count).foregroundStyle(.secondary).fixedSize()
        Image(systemName: "chevron.right")
          .font(.footnote.weight(.semibold))
          .foregroundStyle(.tertiary)
      }
      .foregroundStyle(Color.primary)
    }
  }
}
