import GalleryScenes
import SwiftUI

/// The gallery in a window: all scenes, live.
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Aviary Gallery") { GalleryBrowser() }
      .defaultSize(width: 1280, height: 900)
  }
}
