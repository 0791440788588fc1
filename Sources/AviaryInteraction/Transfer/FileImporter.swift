@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
public import Foundation
public import UniformTypeIdentifiers

/// Lets a person choose files while a binding is true.
struct FileImporterModifier {
  @Environment(\.platformServices) private var services
  let isPresented: Binding<Bool>
  let types: [UTType]
  let allowsSeveral: Bool
  let completion: (Result<[URL], any Error>) -> Void
  let cancellation: () -> Void

  init(
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
      guard shows else { return }
      let urls = services.chooseFiles(types, allowsSeveral)
      isPresented.wrappedValue = false
      if let urls { completion(.success(urls)) } else { cancellation() }
    }
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
