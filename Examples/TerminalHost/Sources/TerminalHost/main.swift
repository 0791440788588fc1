import Foundation
import GalleryScenes

// Shows the gallery's scenes in a terminal of true colour. Control and Q ends it.
//
//     TerminalHost [--dark] [SCENE]

var arguments = CommandLine.arguments.dropFirst()
let isDark = arguments.contains("--dark")
arguments.removeAll { $0 == "--dark" }
let name = arguments.first ?? GalleryScene.all[0].name
guard arguments.count <= 1, GalleryScene.all.contains(where: { $0.name == name }) else {
  let names = GalleryScene.all.map(\.name).joined(separator: ", ")
  FileHandle.standardError.write(
    Data("usage: TerminalHost [--dark] [SCENE]\nscenes: \(names)\n".utf8)
  )
  exit(2)
}
guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
  FileHandle.standardError.write(Data("TerminalHost: needs a terminal to show anything in\n".utf8))
  exit(2)
}
do {
  try TerminalHost(GalleryPage(chosen: name), colorScheme: isDark ? .dark : .light).run()
} catch {
  FileHandle.standardError.write(Data("TerminalHost: \(error)\n".utf8))
  exit(1)
}
