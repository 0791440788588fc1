package import SwiftUI

/// All scenes on one sheet, small, each in light and in dark.
///
/// The pictures are the scenes themselves, scaled down: no scene is drawn into an image first.
package struct ContactSheet: View {
  private let scenes: [GalleryScene]
  private let columns: Int
  private let scale: CGFloat = 0.4

  package init(_ scenes: [GalleryScene], columns: Int = 4) {
    self.scenes = scenes
    self.columns = min(columns, max(1, scenes.count))
  }

  package var body: some View {
    VStack(alignment: .leading, spacing: 40) {
      VStack(alignment: .leading, spacing: 4) {
        Text("Aviary").font(.system(size: 54, weight: .bold))
        Text("Containers and more, in light and dark")
          .font(.title2)
          .foregroundStyle(.secondary)
      }
      LazyVGrid(
        columns: Array(
          repeating: GridItem(.fixed(2 * GalleryScene.phone.width * scale + 12), spacing: 40),
          count: columns
        ),
        alignment: .leading,
        spacing: 44
      ) {
        ForEach(scenes) { tile($0) }
      }
      .fixedSize(horizontal: true, vertical: false)
    }
    .padding(56)
    .background(Color(.systemGroupedBackground))
  }

  private func tile(_ scene: GalleryScene) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        picture(scene, .light)
        picture(scene, .dark)
      }
      VStack(alignment: .leading, spacing: 2) {
        Text(scene.title).font(.headline)
        Text(scene.summary)
          .font(.footnote)
          .foregroundStyle(.secondary)
          .lineLimit(2, reservesSpace: true)
      }
    }
  }

  private func picture(_ scene: GalleryScene, _ colorScheme: ColorScheme) -> some View {
    // A wide scene takes no more room than the others.
    let scale = scale * min(1, GalleryScene.phone.width / scene.size.width)
    return scene.view(colorScheme)
      .scaleEffect(scale, anchor: .topLeading)
      .frame(
        width: scene.size.width * scale,
        height: scene.size.height * scale,
        alignment: .topLeading
      )
      .clipShape(.rect(cornerRadius: 16))
      .shadow(color: .black.opacity(0.14), radius: 10, y: 4)
  }
}
