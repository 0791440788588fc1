@_spi(Engine) import AviaryEngine
import AviaryGraphics
import Foundation
import UniformTypeIdentifiers

/// Asks a person for files as a view says it.
enum FileRequest {
  /// The dialog for files, with what the view says of it.
  @MainActor
  static func dialog(
    _ kind: Program.FileDialog.Kind,
    _ settings: FileDialogSettings,
    _ environment: EnvironmentValues,
    types: [UTType] = []
  ) -> Program.FileDialog {
    var dialog = Program.FileDialog()
    dialog.kind = kind
    dialog.title = settings.message?.string(in: environment)
    dialog.acceptLabel = settings.confirmationLabel?.string(in: environment)
    dialog.folder = FileDialogFolders.folder(settings)
    dialog.filter = FileFilter(types)
    return dialog
  }

  /// Asks with the services of a root, and keeps the folder for the next time.
  @MainActor
  static func ask(
    _ dialog: Program.FileDialog,
    _ settings: FileDialogSettings,
    _ services: PlatformServices,
    _ answer: @escaping @MainActor ([URL]?) -> Void
  ) {
    services.askForFiles(dialog) { urls in
      MainActor.assumeIsolated {
        if let url = urls?.first { FileDialogFolders.keep(url, dialog.kind, settings) }
        answer(urls)
      }
    }
  }

  /// The name of a file, with the extension of its type where it has none of the type's.
  static func name(_ name: String?, _ type: UTType?) -> String {
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Untitled"
    guard let type, let ending = type.preferredFilenameExtension,
      FileTypes(named: name).match([type]) == nil
    else { return name }
    return "\(name).\(ending)"
  }

  /// The type that a file is written as, of those offered: that of its extension, or else the first one.
  static func type(of url: URL, in types: [UTType]) -> UTType? {
    FileTypes(named: url.lastPathComponent).match(types)?.type ?? types.first
  }
}

/// The folders in which dialogs with a name were left.
enum FileDialogFolders {
  private static func key(_ id: String) -> String { "org.aviary.file-dialog.\(id)" }

  static func folder(_ settings: FileDialogSettings) -> URL? {
    guard let id = settings.customizationID,
      let path = UserDefaults.standard.string(forKey: key(id)),
      FileManager.default.fileExists(atPath: path)
    else { return settings.folder }
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  static func keep(_ url: URL, _ kind: Program.FileDialog.Kind, _ settings: FileDialogSettings) {
    guard let id = settings.customizationID else { return }
    let folder = kind == .folder ? url : url.deletingLastPathComponent()
    UserDefaults.standard.set(folder.path, forKey: key(id))
    UserDefaults.standard.synchronize()
  }
}
