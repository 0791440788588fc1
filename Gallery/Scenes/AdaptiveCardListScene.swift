import SwiftUI

/// What a card of an ``AdaptiveCardList`` has around it.
enum CardVariant {
  case standard, featured, compact
}

extension ContainerValues {
  @Entry var cardVariant: CardVariant = .standard
}

extension View {
  /// Sets what a card has around it.
  func cardVariant(_ variant: CardVariant) -> some View {
    containerValue(\.cardVariant, variant)
  }
}

/// Cards in one column, or in two where there are more than four.
struct AdaptiveCardList<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ViewBuilder var content: Content

  var body: some View {
    Group(subviews: content) { cards in
      let column = GridItem(.flexible(), spacing: 12, alignment: .top)
      LazyVGrid(
        columns: cards.count > 4 && !typeSize.isAccessibilitySize ? [column, column] : [column],
        spacing: 12
      ) {
        ForEach(cards) { card in
          decorated(card, card.containerValues.cardVariant)
        }
      }
    }
  }

  @ViewBuilder
  private func decorated(_ card: Subview, _ variant: CardVariant) -> some View {
    switch variant {
    case .featured:
      card
        .padding(20)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(.orange.opacity(0.12), in: .rect(cornerRadius: 20))
        .overlay { RoundedRectangle(cornerRadius: 20).strokeBorder(.orange.opacity(0.3)) }
    case .standard:
      card
        .padding(16)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 16))
    case .compact:
      card
        .padding(.horizontal, 14)
        .padding(.vertical, 10)
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemBackground), in: .rect(cornerRadius: 12))
    }
  }
}

struct AdaptiveCardListScene: View {
  var body: some View {
    Screen(title: "Kitchen", symbol: "cart") {
      VStack(alignment: .leading, spacing: 12) {
        PartTitle("Tonight")
        AdaptiveCardList {
          Supper().cardVariant(.featured)
          Label("Soak the beans before noon", systemImage: "timer")
            .font(.subheadline)
            .cardVariant(.compact)
        }
        PartTitle("This week", detail: "Plan").padding(.top, 12)
        AdaptiveCardList {
          Dish("Miso aubergine", "25 min", "flame.fill", .purple)
          Dish("Lemon orzo", "20 min", "sun.max.fill", .yellow)
          Dish("Fennel gratin", "50 min", "leaf.fill", .green)
          Dish("Sea bream", "35 min", "drop.fill", .cyan)
          Dish("Dal with spinach", "40 min", "flame.fill", .orange)
          Dish("Plum tart", "1 h 10", "heart.fill", .pink)
        }
      }
      .inset()
    }
    .tint(.orange)
  }
}

// MARK: - Cards

private struct Supper: View {
  var body: some View {
    AdaptiveStack(spacing: 16) {
      Plate()
        .frame(width: 96, height: 96)
      VStack(alignment: .leading, spacing: 6) {
        Text("White bean stew").font(.title3.bold())
        Text("with burnt tomatoes and sage").font(.subheadline).foregroundStyle(.secondary)
        AdaptiveStack(spacing: 12) {
          Label("45 min", systemImage: "clock")
          Label("4", systemImage: "person.2")
        }
        .font(.footnote.weight(.medium))
        .foregroundStyle(.orange)
      }
    }
  }
}

/// A bowl of stew, seen from above.
private struct Plate: View {
  var body: some View {
    ZStack {
      Circle().fill(Color(hex: 0xFDFBF7)).shadow(color: .black.opacity(0.15), radius: 6, y: 3)
      Circle().fill(Color(hex: 0xE9DFD2)).padding(8)
      Circle().fill(Color(hex: 0xC8553D).gradient).padding(14)
      Scatter(count: 22, seed: 5, size: 0.075).fill(Color(hex: 0xF7EAD0)).padding(26)
      Scatter(count: 6, seed: 12, size: 0.07).fill(Color(hex: 0x6A994E)).padding(30)
    }
  }
}

private struct Dish: View {
  let name: String
  let time: String
  let symbol: String
  let color: Color

  init(_ name: String, _ time: String, _ symbol: String, _ color: Color) {
    self.name = name
    self.time = time
    self.symbol = symbol
    self.color = color
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Image(systemName: symbol)
        .font(.title3)
        .foregroundStyle(color)
        .frame(minWidth: 40, minHeight: 40)
        .background(color.opacity(0.18), in: .rect(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 2) {
        Text(name).font(.headline).lineLimit(1)
        Text(time).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}
