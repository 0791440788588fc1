import Foundation
import GalleryScenes

/// What the command line asks for.
enum GalleryOptions {
  case help
  /// Shows all scenes in a window.
  case show
  /// Draws the sheets of all controls into a folder.
  case drawControls(into: URL)
  /// Draws scenes into a folder; `isComplete` where none is left out.
  case draw(into: URL, [GalleryScene], isComplete: Bool)

  static let usage = """
    Draws the scenes of the gallery as PNG (light and dark), SVG and PDF, and all on one sheet; or shows them, live, in
    a window.

    usage: Gallery [-o FOLDER] [--only NAME]...
           Gallery --controls [-o FOLDER]
           Gallery --show

      --controls           draws every control in its sizes and states, a sheet for each look, and no scene
      --show               opens the window
      -o, --output FOLDER  where the pictures go (out/gallery)
      --only NAME          draws this scene, and no sheet; may be given more than once
      -h, --help           shows this text

    scenes: \(GalleryScene.all.map(\.name).joined(separator: ", "))
    """

  /// - Throws: ``GalleryFailure`` for an option or a scene that is not known.
  init(_ arguments: some Sequence<String>) throws {
    var folder = "out/gallery"
    var chosen: [GalleryScene] = []
    var drawsControls = false
    var rest = Array(arguments)[...]
    func value(of option: String) throws -> String {
      guard let value = rest.popFirst() else {
        throw GalleryFailure(description: "\(option) needs a value; see --help")
      }
      return value
    }
    while let argument = rest.popFirst() {
      switch argument {
      case "-h", "--help":
        self = .help
        return
      case "--show":
        self = .show
        return
      case "--controls":
        drawsControls = true
      case "-o", "--output":
        folder = try value(of: argument)
      case "--only":
        let name = try value(of: argument)
        guard let scene = GalleryScene.all.first(where: { $0.name == name }) else {
          let known = GalleryScene.all.map(\.name).joined(separator: ", ")
          throw GalleryFailure(description: "no scene is named \(name). There are: \(known)")
        }
        chosen.append(scene)
      default:
        throw GalleryFailure(description: "unknown argument \(argument); see --help")
      }
    }
    let output = URL(fileURLWithPath: folder, isDirectory: true)
    if drawsControls {
      self = .drawControls(into: output)
      return
    }
    self = .draw(
      into: output,
      chosen.isEmpty ? GalleryScene.all : chosen,
      isComplete: chosen.isEmpty
    )
  }
}
