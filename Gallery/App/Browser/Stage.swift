import GalleryScenes
import SwiftUI

/// A scene in the room that it is made for, in the middle of what there is.
struct Stage: View {
  let scene: GalleryScene
  let settings: StageSettings
  @Environment(\.colorScheme) private var windowScheme

  var body: some View {
    VStack(spacing: 12) {
      Text(scene.summary)
        .font(.callout)
        .foregroundStyle(.secondary)
        .multilineTextAlignment(.center)
      scene.content
        .id(scene.id)
        .frame(maxWidth: settings.width, maxHeight: scene.size.height)
        .background(Color(.systemBackground))
        .clipShape(.rect(cornerRadius: 24))
        .environment(\.colorScheme, settings.appearance.colorScheme ?? windowScheme)
        .environment(\.layoutDirection, settings.isRightToLeft ? .rightToLeft : .leftToRight)
        .dynamicTypeSize(settings.textSize)
        .shadow(color: .black.opacity(0.15), radius: 16, y: 6)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(.systemGroupedBackground))
  }
}
