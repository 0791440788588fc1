import AviaryControls
@_spi(Engine) public import AviaryEngine
public import Foundation
public import UniformTypeIdentifiers

/// Lets a person choose files while a binding is true.
struct FileImporterModifier {
  @Environment(\.self) private var environment
  @State private var dialog = ShownFileDialog()
  let isPresented: Binding<Bool>
  let types: [UTType]
  let allowsSeveral: Bool
  let completion: (Result<[URL], any Error>) -> Void
  let cancellation: () -> Void

  nonisolated init(
    isPresented: Binding<Bool>,
    types: [UTType],
    allowsSeveral: Bool,
    completion: @escaping (Result<[URL], any Error>) -> Void,
    cancellation: @escaping () -> Void
  ) {
    self.isPresented = isPresented
    self.types = types
    self.allowsSeveral = allowsSeveral
    self.completion = completion
    self.cancellation = cancellation
  }
}

extension FileImporterModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onChange(of: isPresented.wrappedValue, initial: true) { _, shows in
      if shows { ask() } else { dialog.close() }
    }
    .modifier(dialog.goesWithView)
  }

  @MainActor
  private func ask() {
    let settings = environment.fileDialogSettings
    let asksForFolder = types.contains(.folder)
    var dialog = FileRequest.dialog(
      asksForFolder ? .folder : .open,
      settings,
      environment,
      types: asksForFolder ? [] : types
    )
    dialog.allowsSeveral = allowsSeveral
    FileRequest.ask(dialog, settings, environment.platformServices, as: self.dialog) {
      finish(settings.handedOver($0))
    }
  }

  @MainActor
  private func finish(_ urls: [URL]?) {
    isPresented.wrappedValue = false
    if let urls { completion(.success(urls)) } else { cancellation() }
  }
}

extension View {
  /// Lets a person choose a file while a binding is true.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        isPresented: isPresented,
        types: allowedContentTypes,
        allowsSeveral: false,
        completion: { result in
          switch result {
          case .success(let urls): if let url = urls.first { onCompletion(.success(url)) }
          case .failure(let error): onCompletion(.failure(error))
          }
        },
        cancellation: {}
      )
    )
  }

  /// Lets a person choose files while a binding is true.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        isPresented: isPresented,
        types: allowedContentTypes,
        allowsSeveral: allowsMultipleSelection,
        completion: onCompletion,
        cancellation: {}
      )
    )
  }

  /// Lets a person choose files while a binding is true.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>,
    allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileImporterModifier(
        isPresented: isPresented,
        types: allowedContentTypes,
        allowsSeveral: allowsMultipleSelection,
        completion: onCompletion,
        cancellation: onCancellation
      )
    )
  }
}
