import SwiftUI

extension ContainerValues {
  /// Whether a card stack brings the view out.
  @Entry var isHighlighted: Bool = false
}

extension View {
  /// Brings a card of a ``CardStack`` out.
  func highlighted(_ isHighlighted: Bool = true) -> some View {
    containerValue(\.isHighlighted, isHighlighted)
  }
}

/// Cards below each other, some of which are brought out by room, colour and a border.
struct CardStack<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 12) {
      ForEach(subviews: content) { card in
        let isHighlighted = card.containerValues.isHighlighted
        card
          .padding(isHighlighted ? 20 : 16)
          .frame(maxWidth: .infinity, alignment: .leading)
          .background(
            isHighlighted ? Color.blue.opacity(0.12) : Color(.secondarySystemBackground),
            in: .rect(cornerRadius: 16)
          )
          .overlay {
            RoundedRectangle(cornerRadius: 16)
              .strokeBorder(isHighlighted ? Color.blue.opacity(0.35) : .clear)
          }
      }
    }
  }
}

struct CardStackScene: View {
  var body: some View {
    Screen(title: "Today", caption: "Saturday 21 November", symbol: "calendar.badge.plus") {
      CardStack {
        Event("08:30", "Farmers' market", "Helvetiaplatz", .green)
        Event("10:00", "Swimming with Mira", "Hallenbad City, lane 4", .cyan)
        NextEvent().highlighted()
        Event("15:00", "Call with the printer", "Proofs of issue 48", .orange)
        Event("17:30", "Collect the tickets", "Cinema box office", .pink)
        Event("20:15", "A Slow Orbit", "Row 7, seats 12 and 13", .purple)
      }
      .inset()
    }
  }
}

// MARK: - Cards

private struct Event: View {
  let time: String
  let title: String
  let place: String
  let color: Color

  init(_ time: String, _ title: String, _ place: String, _ color: Color) {
    self.time = time
    self.title = title
    self.place = place
    self.color = color
  }

  var body: some View {
    AdaptiveStack(spacing: 12) {
      Capsule().fill(color).frame(width: 4, height: 40)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline)
        Text(place).font(.subheadline).foregroundStyle(.secondary)
      }
      Spacer()
      Text(time).font(.subheadline.monospacedDigit()).foregroundStyle(.secondary)
    }
  }
}

private struct NextEvent: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Text("Next, in 25 minutes").font(.footnote.weight(.semibold)).foregroundStyle(.blue)
        Spacer()
        Image(systemName: "location.fill").font(.footnote).foregroundStyle(.blue)
      }
      VStack(alignment: .leading, spacing: 2) {
        Text("Lunch at the boathouse").font(.title2.bold())
        Text("12:30, Mythenquai 61").font(.subheadline).foregroundStyle(.secondary)
      }
      HStack(spacing: -10) {
        ForEach(Array(["AK", "MT", "JS"].enumerated()), id: \.element) { index, name in
          Text(name)
            .font(.caption.weight(.semibold))
            .foregroundStyle(.white)
            .dynamicTypeSize(...DynamicTypeSize.xxLarge)
            .frame(width: 34, height: 34)
            .background([Color.indigo, .teal, .pink][index].gradient, in: .circle)
            .overlay { Circle().strokeBorder(Color(.systemBackground), lineWidth: 2) }
        }
        Text("and you").font(.footnote).foregroundStyle(.secondary).padding(.leading, 20)
      }
    }
  }
}
