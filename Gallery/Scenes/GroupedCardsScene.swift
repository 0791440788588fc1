import SwiftUI

/// Sections as cards of rows, as the settings of a telephone are.
struct GroupedCards<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    VStack(spacing: 24) {
      ForEach(sections: content) { section in
        VStack(alignment: .leading, spacing: 8) {
          if !section.header.isEmpty {
            section.header
              .font(.footnote)
              .textCase(.uppercase)
              .foregroundStyle(.secondary)
              .padding(.leading, 16)
          }
          card(section.content)
          if !section.footer.isEmpty {
            section.footer
              .font(.footnote)
              .foregroundStyle(.secondary)
              .padding(.horizontal, 16)
          }
        }
      }
    }
  }

  private func card(_ rows: SubviewsCollection) -> some View {
    VStack(spacing: 0) {
      ForEach(rows) { row in
        row
          .padding(.horizontal, 16)
          .frame(maxWidth: .infinity, minHeight: 48, alignment: .leading)
        if row.id != rows.last?.id {
          Divider().padding(.leading, 60)
        }
      }
    }
    .background(Color(.secondarySystemGroupedBackground))
    .clipShape(.rect(cornerRadius: 12))
  }
}

struct GroupedCardsScene: View {
  var body: some View {
    Screen(
      title: "Settings",
      background: Color(.systemGroupedBackground)
    ) {
      GroupedCards {
        Section {
          profile
        }
        Section("Account") {
          row("Notifications", "bell.badge.fill", .red, "3 new")
          row("Privacy", "hand.raised.fill", .blue)
          row("Passwords", "key.fill", .gray)
        }
        Section {
          row("Appearance", "paintpalette", .indigo, "Automatic")
          row("Text size", "textformat.size", .teal, "Large")
          row("Downloads", "arrow.down.circle.fill", .green, "2.4 GB")
        } header: {
          Text("Reading")
        } footer: {
          Text("Downloads are kept for thirty days after you have finished them.")
        }
        Section("Support") {
          row("Help centre", "questionmark.circle.fill", .orange)
          row("Send feedback", "envelope.fill", .blue)
        }
      }
      .inset()
    }
  }

  private var profile: some View {
    HStack(spacing: 14) {
      AdaptiveStack(spacing: 14) {
        Text("AK")
          .font(.title2.weight(.semibold))
          .foregroundStyle(.white)
          .dynamicTypeSize(...DynamicTypeSize.xxLarge)
          .frame(width: 60, height: 60)
          .background(.indigo.gradient, in: .circle)
        VStack(alignment: .leading, spacing: 2) {
          Text("Ada Keller").font(.title3.weight(.medium))
          Text("Reader since 2019").font(.subheadline).foregroundStyle(.secondary)
        }
      }
      Spacer()
      chevron
    }
    .padding(.vertical, 12)
  }

  private func row(
    _ title: String,
    _ symbol: String,
    _ color: Color,
    _ value: String = ""
  ) -> some View {
    HStack(spacing: 14) {
      AdaptiveStack(spacing: 14) {
        Image(systemName: symbol)
          .font(.footnote)
          .foregroundStyle(.white)
          .dynamicTypeSize(...DynamicTypeSize.xxLarge)
          .frame(width: 30, height: 30)
          .background(color, in: .rect(cornerRadius: 7))
        Text(title).layoutPriority(1)
        Spacer(minLength: 0)
        Text(value).foregroundStyle(.secondary).lineLimit(1).minimumScaleFactor(0.7)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      chevron
    }
  }

  private var chevron: some View {
    Image(systemName: "chevron.right")
      .font(.footnote.weight(.semibold))
      .foregroundStyle(.tertiary)
  }
}
