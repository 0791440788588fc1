import GalleryScenes
import SwiftUI

/// The scenes in a list, and the one that was chosen.
struct GalleryPage: View {
  @State var chosen: GalleryScene.ID?

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
      if let scene = GalleryScene.all.first(where: { $0.id == chosen }) {
        scene.content.id(scene.id)
      } else {
        Text("Choose a scene")
      }
    }
  }
}
