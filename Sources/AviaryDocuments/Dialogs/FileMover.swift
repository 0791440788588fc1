import AviaryControls
@_spi(Engine) public import AviaryEngine
public import Foundation

/// Lets a person choose where files are moved, while a binding is true.
struct FileMoverModifier {
  @Environment(\.self) private var environment
  @State private var dialog = ShownFileDialog()
  let isPresented: Binding<Bool>
  let files: [URL]
  let completion: (Result<[URL], any Error>) -> Void
  let cancellation: () -> Void

  nonisolated init(
    isPresented: Binding<Bool>,
    files: [URL],
    completion: @escaping (Result<[URL], any Error>) -> Void,
    cancellation: @escaping () -> Void
  ) {
    self.isPresented = isPresented
    self.files = files
    self.completion = completion
    self.cancellation = cancellation
  }
}

extension FileMoverModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, shows in
      if shows { ask() } else { dialog.close() }
    }
    .modifier(dialog.goesWithView)
  }

  @MainActor
  private func ask() {
    guard !files.isEmpty else {
      isPresented.wrappedValue = false
      return
    }
    let settings = environment.fileDialogSettings
    let dialog = FileRequest.dialog(.folder, settings, environment)
    FileRequest.ask(dialog, settings, environment.platformServices, as: self.dialog) { urls in
      isPresented.wrappedValue = false
      guard let folder = urls?.first else { return cancellation() }
      completion(Result { try files.map { try Self.move($0, into: folder) } })
    }
  }

  /// Moves a file; one that is there already is not replaced, which is an error.
  static func move(_ file: URL, into folder: URL) throws -> URL {
    let target = folder.appendingPathComponent(file.lastPathComponent)
    try FileManager.default.moveItem(at: file, to: target)
    return target
  }
}

extension View {
  /// Lets a person choose a folder that a file is moved to, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; false before `onCompletion` runs.
  ///   - file: What is moved; no dialog is shown for nil.
  ///   - onCompletion: Gets the file's new address, or why it could not be moved: no file is replaced.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileMover(
      isPresented: isPresented,
      file: file,
      onCompletion: onCompletion,
      onCancellation: {}
    )
  }

  /// Lets a person choose a folder that a file is moved to, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; false before `onCompletion` runs.
  ///   - file: What is moved; no dialog is shown for nil.
  ///   - onCompletion: Gets the file's new address, or why it could not be moved: no file is replaced.
  ///   - onCancellation: Called if the person chooses no folder.
  public nonisolated func fileMover(
    isPresented: Binding<Bool>,
    file: URL?,
    onCompletion: @escaping (Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileMoverModifier(
        isPresented: isPresented,
        files: file.map { [$0] } ?? [],
        completion: { $0.first.map(onCompletion) },
        cancellation: onCancellation
      )
    )
  }

  /// Lets a person choose a folder that files are moved to, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; false before `onCompletion` runs.
  ///   - files: What is moved; no dialog is shown for none.
  ///   - onCompletion: Gets the files' new addresses, or why one could not be moved: no file is replaced.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>,
    files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element == URL {
    fileMover(
      isPresented: isPresented,
      files: files,
      onCompletion: onCompletion,
      onCancellation: {}
    )
  }

  /// Lets a person choose a folder that files are moved to, while a binding is true.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the dialog is shown; false before `onCompletion` runs.
  ///   - files: What is moved; no dialog is shown for none.
  ///   - onCompletion: Gets the files' new addresses, or why one could not be moved: no file is replaced.
  ///   - onCancellation: Called if the person chooses no folder.
  public nonisolated func fileMover<C: Collection>(
    isPresented: Binding<Bool>,
    files: C,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View where C.Element == URL {
    modifier(
      FileMoverModifier(
        isPresented: isPresented,
        files: Array(files),
        completion: onCompletion,
        cancellation: onCancellation
      )
    )
  }
}
