import SwiftUI

/// The first section as a front page, each further one as a strip that scrolls sideways.
struct Magazine<Content: View>: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ViewBuilder var content: Content

  var body: some View {
    LazyVStack(alignment: .leading, spacing: 14) {
      Group(sections: content) { sections in
        if let front = sections.first {
          front.content
            .frame(minHeight: 100)
            .inset()
        }
        ForEach(sections.dropFirst()) { section in
          section.header
            .font(.system(.title3, design: .serif, weight: .bold))
            .inset()
            .padding(.top, 10)
          ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 14) {
              section.content
                .containerRelativeFrame(
                  .horizontal,
                  count: 5,
                  span: typeSize.isAccessibilitySize ? 4 : 2,
                  spacing: 14
                )
            }
          }
          .scrollIndicators(.hidden)
          .contentMargins(.horizontal, 20, for: .scrollContent)
          section.footer
            .font(.footnote)
            .foregroundStyle(.secondary)
            .inset()
        }
      }
    }
  }
}

struct MagazineScene: View {
  var body: some View {
    Screen(title: "Almanac", caption: "Winter", symbol: "square.and.arrow.up") {
      Magazine {
        Section {
          lead
        }
        Section {
          story("What the firs know", "Nine minutes", .firs)
          story("Above the weather", "Six minutes", .balloon)
          story("Night shift", "Four minutes", .city)
        } header: {
          Text("Field notes")
        } footer: {
          Text("Sent in by readers. Yours may be next.")
        }
        Section {
          story("A year in indigo", "Print, 40 × 60", .scales)
          story("Quarter turns", "Print, 30 × 30", .tiles)
          story("Five arches", "Print, 30 × 40", .arches)
        } header: {
          Text("From the print room")
        }
      }
    }
    .tint(.brown)
  }

  private var lead: some View {
    VStack(alignment: .leading, spacing: 10) {
      Artwork(.sunset)
        .frame(height: 190)
        .clipShape(.rect(cornerRadius: 6))
      Text("The shortest day, and how to spend it")
        .font(.system(.title, design: .serif, weight: .bold))
        .fixedSize(horizontal: false, vertical: true)
      Text(
        """
        Eight hours of light are plenty, says Ilse Brandt, who has kept a diary of every 21st of \
        December since 1974.
        """
      )
      .font(.system(.subheadline, design: .serif))
      .lineSpacing(3)
      .foregroundStyle(.secondary)
      .fixedSize(horizontal: false, vertical: true)
    }
  }

  private func story(
    _ title: String,
    _ detail: String,
    _ artwork: Artwork.Subject
  ) -> some View {
    VStack(alignment: .leading, spacing: 6) {
      Artwork(artwork)
        .frame(height: 100)
        .clipShape(.rect(cornerRadius: 6))
      Text(title).font(.system(.subheadline, design: .serif, weight: .semibold)).lineLimit(2)
        .minimumScaleFactor(0.7)
      Text(detail).font(.caption).foregroundStyle(.secondary)
    }
  }
}
