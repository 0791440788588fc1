import GalleryScenes
import SwiftUI

/// The scenes in a list, the one that was chosen beside it, and its source beside that.
struct GalleryBrowser: View {
  @State private var chosen: GalleryScene.ID? = GalleryScene.all.first?.id
  @State private var stage = StageSettings()

  private var scene: GalleryScene? { GalleryScene.all.first { $0.id == chosen } }

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
          HStack(spacing: 0) {
            Stage(scene: scene, settings: stage)
            if stage.showsSource {
              Divider()
              SourceView(scene: scene).frame(width: 420)
            }
          }
        }
      } else {
        ContentUnavailableView("Choose a scene", systemImage: "photo.on.rectangle")
      }
    }
  }
}
