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
  ///
  /// - Parameters:
  ///   - shown: Keeps what takes the dialog away, for who puts it up.
  ///   - answer: Called once, unless the dialog is taken away.
  @MainActor
  static func ask(
    _ dialog: Program.FileDialog,
    _ settings: FileDialogSettings,
    _ services: PlatformServices,
    as shown: ShownFileDialog,
    _ answer: @escaping @MainActor ([URL]?) -> Void
  ) {
    let closer = Program.DialogCloser()
    shown.show(closer)
    var dialog = dialog
    dialog.closer = closer
    services.askForFiles(dialog) { urls in
      MainActor.assumeIsolated {
        if closer.wasUsed { return }
        if let url = urls?.first { FileDialogFolders.keep(url, dialog.kind, settings) }
        answer(urls)
      }
    }
  }

  /// The name of a file, with the extension of the first of its types where it has that of none.
  static func name(_ name: String?, _ types: [UTType]) -> String {
    let name = name.flatMap { $0.isEmpty ? nil : $0 } ?? "Untitled"
    guard let ending = types.first?.preferredFilenameExtension,
      FileTypes(named: name).match(types) == nil
    else { return name }
    return "\(name).\(ending)"
  }

  /// Makes the file that a person chose to write one that can be known again: with an extension of one of its types.
  ///
  /// A file that is of one of the types without it stays as it was chosen. Where another file has the name with the
  /// extension already, which the dialog has not asked about, a person is asked.
  ///
  /// - Parameter answer: Told the file once; nil where a person keeps the other one.
  @MainActor
  static func complete(
    _ chosen: URL,
    _ types: [UTType],
    _ answer: @escaping @MainActor (URL?) -> Void
  ) {
    let name = name(chosen.lastPathComponent, types)
    let manager = FileManager.default
    let isKnown =
      manager.fileExists(atPath: chosen.path) && FileTypes(of: chosen).match(types) != nil
    guard name != chosen.lastPathComponent, !isKnown else { return answer(chosen) }
    let url = chosen.deletingLastPathComponent().appendingPathComponent(name)
    guard manager.fileExists(atPath: url.path) else { return answer(url) }
    let question = Program.Alert(
      message: "“\(name)” already exists. Replace it?",
      detail: "A file of this type is called so, and another one has the name.",
      buttons: ["Cancel", "Replace"]
    )
    Program.services.ask(question) { button in
      MainActor.assumeIsolated { answer(button == 1 ? url : nil) }
    }
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
