import SwiftUI

/// Posters in a row, of which the one that was tapped stands out.
///
/// The container knows neither how many posters there are nor what they show: it marks subviews by their ids.
struct PosterPicker<Content: View>: View {
  @State private var chosen: Subview.ID?
  @ViewBuilder let content: Content

  var body: some View {
    ScrollView(.horizontal) {
      HStack(alignment: .top, spacing: 16) {
        ForEach(subviews: content) { poster in
          let isChosen = poster.id == chosen
          poster
            .containerRelativeFrame(.horizontal, count: 2, spacing: 16)
            .padding(8)
            .background(
              isChosen ? Color.accentColor.opacity(0.15) : .clear,
              in: .rect(cornerRadius: 18)
            )
            .overlay {
              RoundedRectangle(cornerRadius: 18)
                .strokeBorder(isChosen ? Color.accentColor : .clear, lineWidth: 3)
            }
            .scaleEffect(isChosen ? 1 : 0.94)
            .contentShape(.rect)
            .onTapGesture {
              withAnimation(.spring(duration: 0.4, bounce: 0.3)) {
                chosen = isChosen ? nil : poster.id
              }
            }
        }
      }
      .scrollTargetLayout()
    }
    .scrollTargetBehavior(.viewAligned)
    .scrollIndicators(.hidden)
    .contentMargins(.horizontal, 20, for: .scrollContent)
  }
}

struct PosterPickerScene: View {
  private let more = [Film.builder, .waves, .overtone, .umbrella]

  var body: some View {
    Screen(title: "Pick a film", caption: "Tap a poster") {
      PosterPicker {
        PosterCard(.orbit)
        PosterCard(.tidewater)
        ForEach(more) { PosterCard($0) }
        PosterCard(.pass)
      }
      Text("Drag the row: it comes to rest at a poster.")
        .font(.footnote)
        .foregroundStyle(.secondary)
        .inset()
    }
  }
}
