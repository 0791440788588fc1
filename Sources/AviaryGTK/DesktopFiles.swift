import AviaryEngine
import CAviaryWindow
import Foundation
import UniformTypeIdentifiers

/// The desktop's dialogs for files.
enum DesktopFiles {
  /// Asks for files, in front of a window.
  ///
  /// - Parameters:
  ///   - dialog: What is asked for.
  ///   - window: The window; nil for none.
  ///   - answer: Called once, later: nil where a person chooses none.
  static func ask(
    _ dialog: Program.FileDialog,
    in window: OpaquePointer?,
    _ answer: @escaping ([URL]?) -> Void
  ) {
    let kind =
      switch dialog.kind {
      case .open: AVIARY_FILES_OPEN
      case .save: AVIARY_FILES_SAVE
      case .folder: AVIARY_FILES_FOLDER
      }
    let closer = dialog.closer
    var isAnswered = false
    let waiting = Unmanaged.passRetained(
      Waiting {
        isAnswered = true
        closer?.take = nil
        answer($0)
      }
    )
    let asked = aviary_files_ask(
      window,
      kind,
      dialog.title,
      dialog.acceptLabel,
      dialog.folder?.path,
      dialog.fileName,
      dialog.filter?.name,
      dialog.filter?.patterns.joined(separator: "\n"),
      dialog.filter?.mimeTypes.joined(separator: "\n"),
      dialog.allowsSeveral ? 1 : 0,
      { owner, count, paths in
        guard let owner else { return }
        let waiting = Unmanaged<Waiting>.fromOpaque(owner).takeRetainedValue()
        let urls = (0..<Int(count)).compactMap { paths?[$0] }.map {
          URL(fileURLWithPath: String(cString: $0))
        }
        waiting.answer(urls.isEmpty ? nil : urls)
      },
      waiting.toOpaque()
    )
    if !isAnswered { closer?.take = { aviary_files_close(asked) } }
  }

  private final class Waiting {
    let answer: ([URL]?) -> Void
    init(_ answer: @escaping ([URL]?) -> Void) { self.answer = answer }
  }
}
