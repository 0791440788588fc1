import SwiftUI

/// What the corner of a card in ``BadgeCards`` says.
enum BadgeStyle {
  case none, highlighted, muted
}

extension ContainerValues {
  @Entry var badgeStyle: BadgeStyle = .none
}

extension View {
  /// Sets the badge that the view's card gets.
  func badgeStyle(_ style: BadgeStyle) -> some View {
    containerValue(\.badgeStyle, style)
  }
}

/// A card around each view, with the badge that the view asks for.
struct BadgeCards<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    VStack(spacing: 16) {
      ForEach(subviews: content) { view in
        BadgeCard(style: view.containerValues.badgeStyle) { view }
      }
    }
  }
}

/// A card that badges of all styles fit.
struct BadgeCard<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  let style: BadgeStyle
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      // In large text there is no room for it beside the card's title.
      if typeSize.isAccessibilitySize { badge }
      content
    }
    .padding(20)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(Color(.secondarySystemGroupedBackground), in: .rect(cornerRadius: 20))
    .overlay {
      RoundedRectangle(cornerRadius: 20)
        .strokeBorder(.tint, lineWidth: style == .highlighted ? 2 : 0)
    }
    .shadow(color: .black.opacity(style == .highlighted ? 0.14 : 0.04), radius: 12, y: 6)
    .overlay(alignment: .topTrailing) { if !typeSize.isAccessibilitySize { badge.padding(16) } }
    .opacity(style == .muted ? 0.7 : 1)
  }

  @ViewBuilder private var badge: some View {
    switch style {
    case .none: EmptyView()
    case .highlighted: label("Most loved").foregroundStyle(.white).background(.tint, in: .capsule)
    case .muted: label("Ends soon").background(.quaternary, in: .capsule)
    }
  }

  private func label(_ text: String) -> some View {
    Text(text).font(.caption.weight(.semibold)).padding(.horizontal, 10).padding(.vertical, 5)
  }
}

struct BadgeCardsScene: View {
  var body: some View {
    Screen(
      title: "Choose a Plan",
      background: Color(.systemGroupedBackground)
    ) {
      BadgeCards {
        Plan(name: "Free", price: "0", features: ["Three stories a week", "One device"])
        Plan(
          name: "Plus",
          price: "6",
          features: ["Every story, every issue", "Listen on the way", "Five devices"]
        )
        .badgeStyle(.highlighted)
        Plan(
          name: "Family",
          price: "9",
          features: ["All of Plus", "Up to six readers"]
        )
        Plan(name: "Trial", price: "1", features: ["All of Plus for a month"])
          .badgeStyle(.muted)
      }
      .inset()
    }
    .tint(.indigo)
  }
}

private struct Plan: View {
  @ScaledMetric(relativeTo: .largeTitle) private var priceSize: CGFloat = 32
  let name: String
  let price: String
  let features: [String]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text(name).font(.headline)
      HStack(alignment: .firstTextBaseline, spacing: 4) {
        Text("€\(price)").font(.system(size: priceSize, weight: .bold, design: .rounded))
        Text("a month").font(.subheadline).foregroundStyle(.secondary)
      }
      VStack(alignment: .leading, spacing: 7) {
        ForEach(features, id: \.self) { feature in
          HStack(spacing: 8) {
            Image(systemName: "checkmark.circle.fill").foregroundStyle(.tint)
            Text(feature)
          }
          .font(.subheadline)
        }
      }
    }
  }
}
