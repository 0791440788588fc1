import SwiftUI

/// How much a card of a ``StyledCards`` asks for attention.
enum CardStyle {
  case featured, standard, minimal
}

extension ContainerValues {
  @Entry var cardStyle: CardStyle = .standard
}

extension View {
  /// Sets how a card stands out from its neighbours.
  func cardStyle(_ style: CardStyle) -> some View {
    containerValue(\.cardStyle, style)
  }
}

/// Cards of frosted glass, each as thick as its style says.
struct StyledCards<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 14) {
      ForEach(subviews: content) { card in
        switch card.containerValues.cardStyle {
        case .featured:
          card
            .padding(20)
            .frame(maxWidth: .infinity, minHeight: 200, alignment: .leading)
            .background(.ultraThinMaterial, in: .rect(cornerRadius: 24))
            .overlay { RoundedRectangle(cornerRadius: 24).strokeBorder(.white.opacity(0.25)) }
        case .standard:
          card
            .padding(16)
            .frame(maxWidth: .infinity, minHeight: 92, alignment: .leading)
            .background(.regularMaterial, in: .rect(cornerRadius: 18))
        case .minimal:
          card
            .padding(.horizontal, 16)
            .frame(maxWidth: .infinity, minHeight: 44, alignment: .leading)
        }
      }
    }
  }
}

struct CardStylesScene: View {
  var body: some View {
    VStack(spacing: 0) {
      StatusBar()
      ScrollView {
        VStack(alignment: .leading, spacing: 20) {
          VStack(alignment: .leading, spacing: 2) {
            Text("Tomorrow").font(.subheadline.weight(.semibold)).opacity(0.8)
            Text("Trip to Lisbon").font(.largeTitle.bold())
          }
          StyledCards {
            Flight().cardStyle(.featured)
            Row("bed.double.fill", "Casa do Farol", "Check-in from 15:00, two nights")
            Row("fork.knife", "Dinner at Maré Alta", "20:30, table for two on the terrace")
            Label("Pack the umbrella: showers on Sunday", systemImage: "cloud.heavyrain.fill")
              .font(.footnote)
              .cardStyle(.minimal)
            Row("tram.fill", "Tram 28 to Graça", "Every 12 minutes")
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .inset()
        .padding(.vertical, 12)
      }
      .scrollIndicators(.hidden)
    }
    .background { Backdrop() }
  }
}

// MARK: - Parts

private struct Row: View {
  let symbol: String
  let title: String
  let detail: String

  init(_ symbol: String, _ title: String, _ detail: String) {
    self.symbol = symbol
    self.title = title
    self.detail = detail
  }

  var body: some View {
    AdaptiveStack(spacing: 14) {
      Image(systemName: symbol)
        .font(.title3)
        .frame(minWidth: 44, minHeight: 44)
        .background(.thinMaterial, in: .circle)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline)
        Text(detail).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

private struct Flight: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      AdaptiveStack {
        Label("Flight AV 417", systemImage: "airplane").font(.subheadline.weight(.semibold))
        Spacer()
        Text("On time")
          .font(.caption.weight(.semibold))
          .padding(.horizontal, 10)
          .padding(.vertical, 5)
          .background(.green.opacity(0.25), in: .capsule)
      }
      HStack {
        stop("ZRH", "07:45", .leading)
        Spacer()
        Image(systemName: "airplane").font(.title2)
        Spacer()
        stop("LIS", "09:40", .trailing)
      }
      Divider()
      AdaptiveStack {
        fact("Gate", "B 31")
        Spacer()
        fact("Seat", "12 A")
        Spacer()
        fact("Boards", "07:10")
      }
    }
  }

  private func stop(_ code: String, _ time: String, _ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 0) {
      Text(code).font(.system(size: 40, weight: .bold, design: .rounded)).fixedSize()
      Text(time).font(.subheadline).foregroundStyle(.secondary)
        .lineLimit(1).minimumScaleFactor(0.5)
    }
  }

  private func fact(_ name: String, _ value: String) -> some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(name).font(.caption).foregroundStyle(.secondary)
      Text(value).font(.headline)
    }
  }
}

/// What shines through the cards.
private struct Backdrop: View {
  var body: some View {
    ZStack {
      LinearGradient(
        colors: [Color(hex: 0xFFB88C), Color(hex: 0xDE6262), Color(hex: 0x6A5ACD)],
        startPoint: .topLeading,
        endPoint: .bottomTrailing
      )
      Disc(center: UnitPoint(x: 0.85, y: 0.16), radius: 0.3).fill(Color(hex: 0xFFE66D))
      Disc(center: UnitPoint(x: 0.08, y: 0.42), radius: 0.34).fill(Color(hex: 0x4ECDC4))
      Disc(center: UnitPoint(x: 0.92, y: 0.62), radius: 0.38).fill(Color(hex: 0xFF5D8F))
      Disc(center: UnitPoint(x: 0.2, y: 0.86), radius: 0.3).fill(Color(hex: 0x3A86FF))
    }
  }
}
