import SwiftUI

/// A carousel a section, each page as wide as the screen, between header and footer.
struct SectionedCarousel<Content: View>: View {
  @ViewBuilder var content: Content

  var body: some View {
    LazyVStack(alignment: .leading, spacing: 26) {
      ForEach(sections: content) { section in
        VStack(alignment: .leading, spacing: 10) {
          section.header
            .font(.title3.bold())
            .inset()
          ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
              ForEach(section.content) { page in
                page
                  .containerRelativeFrame(.horizontal)
                  .frame(minHeight: 176)
                  .clipShape(.rect(cornerRadius: 18))
              }
            }
            .scrollTargetLayout()
          }
          .scrollIndicators(.hidden)
          .scrollTargetBehavior(.viewAligned)
          .contentMargins(.horizontal, 28)
          .frame(height: 176)
          section.footer
            .font(.footnote)
            .foregroundStyle(.secondary)
            .inset()
        }
      }
    }
  }
}

struct SectionedCarouselScene: View {
  var body: some View {
    Screen(title: "Walks", symbol: "location.circle") {
      SectionedCarousel {
        Section {
          Banner("14 km, moderate", "Over the High Pass", .peaks)
          Banner("9 km, easy", "Firs and Fog", .firs)
        } header: {
          Text("Favourites")
        }
        Section {
          Banner("6 km, easy", "Tidewater Loop", .sunset)
          Banner("11 km, moderate", "To the Lighthouse", .lighthouse)
        } header: {
          Text("By the sea")
        } footer: {
          Text("Check the tide before you set out.")
        }
        Section {
          Banner("18 km, hard", "The Salt Road", .dunes)
          Banner("4 km, easy", "City Lights", .city)
        } header: {
          Text("Far away")
        }
      }
    }
    .tint(.green)
  }
}
