import GalleryScenes
import SwiftUI

/// The scenes in a list, the one that was chosen beside it, and its source beside that.
struct GalleryBrowser: View {
  @State private var chosen: GalleryScene.ID? = GalleryScene.all.first?.id
  @State private var stage = StageSettings()
  /// Whether a scene and its source have room beside each other.
  @State private var isWide = true

  private var scene: GalleryScene? { GalleryScene.all.first { $0.id == chosen } }

  private var parts: AnyLayout {
    isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
  }

  var body: some View {
    NavigationSplitView {
      List(selection: $chosen) {
        ForEach(GalleryScene.chapters) { chapter in
          Section(chapter.title) {
            ForEach(chapter.scenes) { Text($0.title) }
          }
        }
      }
      .navigationTitle("Gallery")
      .navigationSplitViewColumnWidth(240)
    } detail: {
      if let scene {
        VStack(spacing: 0) {
          StageBar(settings: $stage)
          Divider()
          parts {
            Stage(scene: scene, settings: stage)
            if stage.showsSource {
              Divider()
              SourceView(scene: scene)
                .frame(width: isWide ? 420 : nil, height: isWide ? nil : 220)
            }
          }
        }
        .onGeometryChange(for: Bool.self) {
          $0.size.width >= 780
        } action: {
          isWide = $0
        }
      } else {
        ContentUnavailableView("Choose a scene", systemImage: "photo.on.rectangle")
      }
    }
  }
}
