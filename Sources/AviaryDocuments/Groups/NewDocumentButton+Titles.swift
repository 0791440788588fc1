import AviaryControls
@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
public import Foundation
public import UniformTypeIdentifiers

extension NewDocumentButton where Label == Text {
  /// Creates a button that opens an empty document, with a title that is looked up.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, contentType: UTType? = nil) {
    self.init(Text(title), contentType: contentType)
  }

  /// Creates a button that opens a document's file, with a title that is looked up.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource,
    contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  ) {
    self.init(Text(title), contentType: contentType, prepareDocumentURL: prepareDocumentURL)
  }

  /// Creates a button that opens a document's file, with a title.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol,
    contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  ) {
    self.init(Text(title), contentType: contentType, prepareDocumentURL: prepareDocumentURL)
  }

  /// Creates a button that opens a document that is a value, with a title that is looked up.
  @_disfavoredOverload
  public init<D: FileDocument>(
    _ title: LocalizedStringResource,
    for documentType: D.Type = D.self,
    contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    self.init(
      Text(title),
      for: D.self,
      contentType: contentType,
      prepareDocument: prepareDocument
    )
  }

  /// Creates a button that opens a document that is a value, with a title.
  @_disfavoredOverload
  public init<D: FileDocument>(
    _ title: some StringProtocol,
    for documentType: D.Type = D.self,
    contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    self.init(
      Text(title),
      for: D.self,
      contentType: contentType,
      prepareDocument: prepareDocument
    )
  }

  /// Creates a button that opens a document that is an object, with a title that is looked up.
  @_disfavoredOverload
  public init<D: ReferenceFileDocument>(
    _ title: LocalizedStringResource,
    for documentType: D.Type = D.self,
    contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    self.init(
      Text(title),
      for: D.self,
      contentType: contentType,
      prepareDocument: prepareDocument
    )
  }

  /// Creates a button that opens a document that is an object, with a title.
  @_disfavoredOverload
  public init<D: ReferenceFileDocument>(
    _ title: some StringProtocol,
    for documentType: D.Type = D.self,
    contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  ) {
    self.init(
      Text(title),
      for: D.self,
      contentType: contentType,
      prepareDocument: prepareDocument
    )
  }
}
