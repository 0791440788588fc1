// Written by scripts/generate-overloads.
import AviaryControls
@_spi(Engine) import AviaryEngine
public import AviaryFoundation
public import AviaryGraphics
public import Foundation
public import UniformTypeIdentifiers

extension NewDocumentButton where Label == Text {
  /// Creates a button that opens an empty document, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - contentType: What the document can be written as; nil for the program's first group of
  ///     documents.
  public init(
    _ titleKey: LocalizedStringKey,
    contentType: UTType? = nil
  )
  {
    self.init(Text(titleKey), contentType: contentType)
  }

  /// Creates a button that opens an empty document, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - contentType: What the document can be written as; nil for the program's first group of
  ///     documents.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    contentType: UTType? = nil
  )
  {
    self.init(Text(title), contentType: contentType)
  }

  /// Creates a button that opens an empty document, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - contentType: What the document can be written as; nil for the program's first group of
  ///     documents.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    contentType: UTType? = nil
  )
  {
    self.init(Text(LocalizedStringKey(titleResource)), contentType: contentType)
  }

  /// Creates a button that opens a document's file, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - contentType: What an empty document can be written as.
  ///   - prepareDocumentURL: Makes the file; nil for an empty document.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey,
    contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  )
  {
    self.init(Text(titleKey), contentType: contentType, prepareDocumentURL: prepareDocumentURL)
  }

  /// Creates a button that opens a document's file, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - contentType: What an empty document can be written as.
  ///   - prepareDocumentURL: Makes the file; nil for an empty document.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  )
  {
    self.init(Text(title), contentType: contentType, prepareDocumentURL: prepareDocumentURL)
  }

  /// Creates a button that opens a document's file, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - contentType: What an empty document can be written as.
  ///   - prepareDocumentURL: Makes the file; nil for an empty document.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    contentType: UTType,
    prepareDocumentURL: @escaping () async throws -> URL? = { nil }
  )
  {
    self.init(
      Text(LocalizedStringKey(titleResource)),
      contentType: contentType,
      prepareDocumentURL: prepareDocumentURL
    )
  }

  /// Creates a button that opens a document that is a value, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - documentType: The type; a group of the program has to be for it.
  ///   - contentType: What an empty document can be written as; nil for what the group writes.
  ///   - prepareDocument: Makes the document; nil for an empty one.
  public init<D: FileDocument>(
    _ titleKey: LocalizedStringKey,
    for documentType: D.Type = D.self,
    contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  )
  {
    self.init(
      Text(titleKey),
      for: D.self,
      contentType: contentType,
      prepareDocument: prepareDocument
    )
  }

  /// Creates a button that opens a document that is a value, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - documentType: The type; a group of the program has to be for it.
  ///   - contentType: What an empty document can be written as; nil for what the group writes.
  ///   - prepareDocument: Makes the document; nil for an empty one.
  @_disfavoredOverload
  public init<D: FileDocument, S: StringProtocol>(
    _ title: S,
    for documentType: D.Type = D.self,
    contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  )
  {
    self.init(
      Text(title),
      for: D.self,
      contentType: contentType,
      prepareDocument: prepareDocument
    )
  }

  /// Creates a button that opens a document that is a value, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - documentType: The type; a group of the program has to be for it.
  ///   - contentType: What an empty document can be written as; nil for what the group writes.
  ///   - prepareDocument: Makes the document; nil for an empty one.
  @_disfavoredOverload
  public init<D: FileDocument>(
    _ titleResource: LocalizedStringResource,
    for documentType: D.Type = D.self,
    contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  )
  {
    self.init(
      Text(LocalizedStringKey(titleResource)),
      for: D.self,
      contentType: contentType,
      prepareDocument: prepareDocument
    )
  }

  /// Creates a button that opens a document that is an object, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleKey: The key of the title, which is the title where there is no translation.
  ///   - documentType: The type; a group of the program has to be for it.
  ///   - contentType: What an empty document can be written as; nil for what the group writes.
  ///   - prepareDocument: Makes the document; nil for an empty one.
  public init<D: ReferenceFileDocument>(
    _ titleKey: LocalizedStringKey,
    for documentType: D.Type = D.self,
    contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  )
  {
    self.init(
      Text(titleKey),
      for: D.self,
      contentType: contentType,
      prepareDocument: prepareDocument
    )
  }

  /// Creates a button that opens a document that is an object, with a title.
  ///
  /// - Parameters:
  ///   - title: The title, as it is.
  ///   - documentType: The type; a group of the program has to be for it.
  ///   - contentType: What an empty document can be written as; nil for what the group writes.
  ///   - prepareDocument: Makes the document; nil for an empty one.
  @_disfavoredOverload
  public init<D: ReferenceFileDocument, S: StringProtocol>(
    _ title: S,
    for documentType: D.Type = D.self,
    contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  )
  {
    self.init(
      Text(title),
      for: D.self,
      contentType: contentType,
      prepareDocument: prepareDocument
    )
  }

  /// Creates a button that opens a document that is an object, with a title that is looked up.
  ///
  /// - Parameters:
  ///   - titleResource: What it says, looked up where it is shown.
  ///   - documentType: The type; a group of the program has to be for it.
  ///   - contentType: What an empty document can be written as; nil for what the group writes.
  ///   - prepareDocument: Makes the document; nil for an empty one.
  @_disfavoredOverload
  public init<D: ReferenceFileDocument>(
    _ titleResource: LocalizedStringResource,
    for documentType: D.Type = D.self,
    contentType: UTType? = nil,
    prepareDocument: @escaping () async throws -> D? = { nil }
  )
  {
    self.init(
      Text(LocalizedStringKey(titleResource)),
      for: D.self,
      contentType: contentType,
      prepareDocument: prepareDocument
    )
  }
}
