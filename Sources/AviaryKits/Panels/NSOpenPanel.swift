import AviaryEngine
public import Foundation
import UniformTypeIdentifiers

/// Asks a person for files or folders, by AppKit's name; nothing is read.
@MainActor @preconcurrency
open class NSOpenPanel: NSSavePanel {
  override var kind: Program.FileDialog.Kind {
    canChooseDirectories && !canChooseFiles ? .folder : .open
  }

  override var request: Program.FileDialog {
    var request = super.request
    request.allowsSeveral = allowsMultipleSelection
    return request
  }

  /// Whether files can be chosen.
  open var canChooseFiles = true
  /// Whether folders can be chosen; where files can be, the desktop lets only these be chosen.
  open var canChooseDirectories = false
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Whether what a link leads to is meant; it always is.
  open var resolvesAliases = true

  /// What was chosen.
  public var urls: [URL] { chosen }
}
