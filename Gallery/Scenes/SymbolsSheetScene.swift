import SwiftUI

struct SymbolsSheetScene: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  @ScaledMetric(relativeTo: .title3) private var tileHeight: CGFloat = 42
  private static let groups: [(title: String, color: Color, names: [String])] = [
    (
      "Everyday", .blue,
      [
        "house.fill", "magnifyingglass", "bell.fill", "gearshape.fill", "person.crop.circle",
        "calendar", "clock.fill", "folder.fill", "paperplane.fill", "trash.fill", "bookmark.fill",
        "star.fill", "heart.fill", "tag",
      ]
    ),
    (
      "Media", .pink,
      [
        "play.fill", "pause.fill", "forward.fill", "backward.fill", "shuffle",
        "speaker.wave.3.fill", "mic.fill", "music.note", "film", "camera.fill", "video.fill",
        "photo.fill", "waveform", "tv",
      ]
    ),
    (
      "Outdoors", .orange,
      [
        "sun.max.fill", "moon.fill", "cloud.heavyrain.fill", "bolt.fill", "flame.fill",
        "drop.fill", "leaf.fill", "globe", "map", "mappin.circle.fill", "location.fill",
        "car.circle", "bus.fill", "bird",
      ]
    ),
    (
      "Work", .indigo,
      [
        "doc.text", "pencil", "paperclip", "chart.bar.fill", "terminal.fill", "cpu", "keyboard",
        "lock.fill", "key.fill", "cart.fill", "creditcard.fill", "banknote", "shippingbox",
        "lightbulb",
      ]
    ),
    (
      "Signs", .green,
      [
        "checkmark.circle.fill", "xmark.circle.fill", "plus.circle.fill",
        "exclamationmark.triangle.fill", "info.circle.fill", "questionmark.circle.fill", "link",
        "arrow.up", "arrow.right.circle.fill", "arrow.triangle.2.circlepath", "chevron.right",
        "hand.thumbsup.fill", "sparkles", "wifi",
      ]
    ),
  ]

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 18) {
        Text("Symbols").font(.largeTitle.bold())
        ForEach(Self.groups, id: \.title) { group in
          VStack(alignment: .leading, spacing: 8) {
            Text(group.title).font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
            LazyVGrid(
              columns: Array(
                repeating: GridItem(spacing: 8),
                count: typeSize.isAccessibilitySize ? 4 : 7
              ),
              spacing: 8
            ) {
              ForEach(group.names, id: \.self) { name in
                Image(systemName: name)
                  .font(.title3)
                  .foregroundStyle(group.color)
                  .frame(maxWidth: .infinity)
                  .frame(height: tileHeight)
                  .background(group.color.opacity(0.12), in: .rect(cornerRadius: 10))
              }
            }
          }
        }
        AdaptiveStack(alignment: .firstTextBaseline, spacing: 18) {
          ForEach([Image.Scale.small, .medium, .large], id: \.self) { scale in
            Label("Scale", systemImage: "bolt.fill").imageScale(scale)
          }
        }
        .labelStyle(.titleAndIcon)
        .foregroundStyle(.secondary)
      }
      .padding(24)
    }
    .scrollIndicators(.hidden)
  }
}
