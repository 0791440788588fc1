import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGraphics
import Foundation
import UniformTypeIdentifiers

/// A file to be written: what it may be, and how it is made for a type.
struct ExportedFile {
  /// The types that it may be written as, the usual one first; empty where it can't be written.
  let types: [UTType]
  /// The name that it suggests itself; nil for none.
  var name: String?
  /// Writes the file.
  let write: @MainActor (UTType, URL) async throws -> Void

  /// What is wrong where a file can be written as nothing.
  static let nothingToWrite = CocoaError(.fileWriteUnknown)
}

/// Lets a person choose where files are written, while a binding is true.
struct FileExporterModifier {
  @Environment(\.self) private var environment
  @State private var dialog = ShownFileDialog()
  let isPresented: Binding<Bool>
  /// The files; empty where there is nothing to write, and no dialog is shown.
  let files: [ExportedFile]
  /// Whether a folder is asked for, in which all files are written.
  let asksForFolder: Bool
  let name: String?
  let completion: (Result<[URL], any Error>) -> Void
  let cancellation: () -> Void

  nonisolated init(
    isPresented: Binding<Bool>,
    files: [ExportedFile],
    asksForFolder: Bool,
    name: String?,
    completion: @escaping (Result<[URL], any Error>) -> Void,
    cancellation: @escaping () -> Void
  ) {
    self.isPresented = isPresented
    self.files = files
    self.asksForFolder = asksForFolder
    self.name = name
    self.completion = completion
    self.cancellation = cancellation
  }
}

extension FileExporterModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, shows in
      if shows { ask() } else { dialog.close() }
    }
    .modifier(dialog.goesWithView)
  }

  @MainActor
  private func ask() {
    guard let first = files.first else {
      isPresented.wrappedValue = false
      return
    }
    let settings = environment.fileDialogSettings
    var dialog = FileRequest.dialog(
      asksForFolder ? .folder : .save,
      settings,
      environment,
      types: asksForFolder ? [] : first.types
    )
    if settings.isFilenameLabelled {
      Warnings.once(
        "fileExporterFilenameLabel(_:): the desktop's dialogs name the field themselves"
      )
    }
    if !asksForFolder { dialog.fileName = FileRequest.name(name ?? first.name, first.types) }
    FileRequest.ask(dialog, settings, environment.platformServices, as: self.dialog) { urls in
      guard let url = urls?.first else { return cancel() }
      guard !asksForFolder else { return export(to: url) }
      FileRequest.complete(url, first.types) { url in
        if let url { export(to: url) } else { cancel() }
      }
    }
  }

  @MainActor
  private func cancel() {
    isPresented.wrappedValue = false
    cancellation()
  }

  @MainActor
  private func export(to url: URL) {
    Task { @MainActor in
      let result = await write(to: url)
      isPresented.wrappedValue = false
      completion(result)
    }
  }

  @MainActor
  private func write(to place: URL) async -> Result<[URL], any Error> {
    do {
      var written: [URL] = []
      for (index, file) in files.enumerated() {
        let url = asksForFolder ? freeAddress(in: place, file, index) : place
        guard let type = FileRequest.type(of: url, in: file.types) else {
          throw ExportedFile.nothingToWrite
        }
        try await file.write(type, url)
        written.append(url)
      }
      return .success(written)
    } catch {
      return .failure(error)
    }
  }

  /// Where one of several files is written, so that nothing there is replaced.
  private func freeAddress(in folder: URL, _ file: ExportedFile, _ index: Int) -> URL {
    let name = FileRequest.name(name ?? file.name, file.types) as NSString
    var number = index + 1
    while true {
      let stem =
        number == 1 ? name.deletingPathExtension : "\(name.deletingPathExtension) \(number)"
      let url = folder.appendingPathComponent(
        name.pathExtension.isEmpty ? stem : "\(stem).\(name.pathExtension)"
      )
      if !FileManager.default.fileExists(atPath: url.path) { return url }
      number += 1
    }
  }
}

extension ExportedFile {
  /// A document that is a value.
  init(_ document: some FileDocument, as types: [UTType]) {
    self.types = types.isEmpty ? type(of: document).writableContentTypes : types
    write = { type, url in
      let file = try document.fileWrapper(
        configuration: FileDocumentWriteConfiguration(
          contentType: type,
          existingFile: try? FileWrapper(of: url)
        )
      )
      try file.write(to: url)
    }
  }

  /// A document that is an object.
  init<D: ReferenceFileDocument>(object document: D, as types: [UTType]) {
    self.types = types.isEmpty ? D.writableContentTypes : types
    write = { type, url in
      let file = try document.fileWrapper(
        snapshot: document.snapshot(contentType: type),
        configuration: FileDocumentWriteConfiguration(
          contentType: type,
          existingFile: try? FileWrapper(of: url)
        )
      )
      try file.write(to: url)
    }
  }
}
