import SwiftUI

/// Shows the files of the folder in the arguments, else those of the home folder.
@main
struct FilesApp: App {
  private let start =
    CommandLine.arguments.dropFirst().first.map { URL(fileURLWithPath: $0, isDirectory: true) }
    ?? FileManager.default.homeDirectoryForCurrentUser

  var body: some Scene {
    WindowGroup("Files") { FolderView(start: start) }
      .defaultSize(width: 820, height: 520)
      .windowToolbarStyle(.unified)
      .commands { SidebarCommands() }
    UtilityWindow("Info", id: "info") { InfoView() }
  }
}
