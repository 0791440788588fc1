import AviaryEngine
public import AviaryInteraction
public import CoreTransferable
public import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
  /// Hands a value on, in all the forms that its type has.
  ///
  /// - Parameters:
  ///   - value: What is handed on.
  ///   - visibility: Who receives it.
  package convenience init<T: Transferable>(
    transferring value: T,
    _ visibility: TransferRepresentationVisibility = .ownProcess
  ) {
    self.init()
    transfer(value, visibility)
  }

  /// Hands a value on, in all the forms that its type has, beside what is handed on already.
  ///
  /// - Parameter transferable: The value.
  public func register<T: Transferable>(
    _ transferable: @autoclosure @escaping @Sendable () -> T
  ) { transfer(transferable(), .all) }

  private func transfer<T: Transferable>(
    _ value: T,
    _ visibility: TransferRepresentationVisibility
  ) {
    original = value
    suggestedName = value.suggestedFilename
    typesForOthers = Set(value.exportedContentTypes(.all).map(\.identifier))
    for type in value.exportedContentTypes(visibility) {
      registerDataRepresentation(forTypeIdentifier: type.identifier) {
        TransferWork.wait { try await value.exported(as: type) }
      }
      slowLoads[type.identifier] = { receive in
        TransferWork.run {
          try await value.exported(as: type)
        } _: { result in
          if case .failure(let error) = result {
            Warnings.once("\(T.self) can't be handed on as \(type.identifier): \(error)")
          }
          receive(try? result.get())
        }
      }
    }
    guard suggestedName != nil else { return }
    writeFile = { folder, receive in
      TransferWork.run {
        try await value.export(to: folder, contentType: nil)
      } _: { result in
        if case .failure(let error) = result {
          Warnings.once("\(T.self) can't be written to a file: \(error)")
        }
        receive(try? result.get())
      }
    }
  }

  /// The kind of what is handed on of which a value of a type can be made; nil for none.
  private func importedType<T: Transferable>(_ type: T.Type) -> UTType? {
    let own = registeredContentTypes
    return T.importedContentTypes().lazy.compactMap { wanted in
      own.first { $0 == wanted } ?? own.first { $0.conforms(to: wanted) }
    }.first
  }

  /// Whether a value of a type can be made of what is handed on.
  package func canTransfer<T: Transferable>(to type: T.Type) -> Bool {
    original is T || importedType(type) != nil
  }

  /// Makes a value of a type of what is handed on, and hands it to a closure: now or later, on the main thread.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - completionHandler: Called once, with an error where nothing that is handed on makes such a value.
  /// - Returns: How far that is.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type,
    completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Self.transfer(to: type, [self]) { values in
      progress.completedUnitCount = 1
      let value = values.first
      completionHandler(
        value.map { .success($0) } ?? .failure(CocoaError(.fileReadUnsupportedScheme))
      )
    }
    return progress
  }

  /// Makes values of a type of what is handed on, and hands them to a closure: at once where they are there soon.
  ///
  /// - Parameters:
  ///   - type: The type of the values.
  ///   - providers: Those of which no value can be made are left out.
  ///   - receive: Called once, also where there are none.
  package static func transfer<T: Transferable>(
    to type: T.Type,
    _ providers: [NSItemProvider],
    _ receive: @escaping ([T]) -> Void
  ) {
    let originals = providers.compactMap { $0.original as? T }
    if originals.count == providers.count { return receive(originals) }
    TransferWork.run {
      var values: [T] = []
      for provider in providers {
        if let value = provider.original as? T {
          values.append(value)
        } else if let kind = provider.importedType(type),
          let data = provider.data(of: kind.identifier)
        {
          do {
            values.append(try await T(importing: data, contentType: kind))
          } catch {
            Warnings.once("\(T.self) can't be made of \(kind.identifier): \(error)")
          }
        }
      }
      return values
    } _: { result in
      receive((try? result.get()) ?? [])
    }
  }
}
