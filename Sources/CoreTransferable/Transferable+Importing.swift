public import Foundation
public import UniformTypeIdentifiers

extension Transferable {
  /// The types of which values can be made, the preferred one first.
  public static func importedContentTypes() -> [UTType] {
    forms.filter { $0.receive != nil }.map(\.contentType).unique
  }

  /// A value of bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - contentType: What they are; nil where that is not known, and each form is tried until one
  ///     succeeds.
  /// - Throws: What the form throws, or an error that says that there is no such form.
  public init(importing data: Data, contentType: UTType?) async throws {
    self = try await Self.received(.data(data, contentType ?? .data), of: contentType)
  }

  /// A value of a file.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - contentType: What it is; nil where that is to be told by its name, or, where that tells
  ///     nothing, by trying each form.
  /// - Throws: What the form throws, or an error that says that there is no such form.
  public init(importing file: URL, contentType: UTType?) async throws {
    let told =
      contentType
      ?? UTType(tag: file.pathExtension, tagClass: .filenameExtension, conformingTo: nil)
    let known = told.flatMap { $0.isDynamic ? nil : $0 }
    self = try await Self.received(.file(file), of: known)
  }

  private static func received(_ received: _TransferForm<Self>.Received, of contentType: UTType?)
    async throws -> Self
  {
    let able = forms.filter { $0.receive != nil }
    let wanted =
      contentType.map { type in
        // The very type is better than a more general one.
        able.filter { $0.contentType == type }
          + able.filter { type.isSubtype(of: $0.contentType) }
      } ?? able
    var failure: any Error = TransferError.notImported(
      type: "\(Self.self)",
      contentType: contentType
    )
    for form in wanted {
      guard let receive = form.receive else { continue }
      do {
        return try await receive(received)
      } catch {
        failure = error
      }
    }
    throw failure
  }
}
