public import Combine
import Foundation
public import UniformTypeIdentifiers

/// A document that is a value, read from files and written to them.
@preconcurrency
public protocol FileDocument: Sendable {
  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written as; those that it is read from, unless said otherwise.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  ///
  /// - Parameter configuration: The file and its type.
  /// - Throws: An error where the file is no such document; a person reads what it says.
  init(configuration: ReadConfiguration) throws

  /// What a file is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a file is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The document as a file.
  ///
  /// - Parameter configuration: The type that is wanted, and the file as it was.
  /// - Throws: An error where that can't be done; a person reads what it says.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types that the document can be written as: those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object, read from files and written to them.
///
/// It is written from a snapshot, so that it may change meanwhile.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// What the document is at a moment.
  associatedtype Snapshot

  /// The types of files that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that the document can be written as; those that it is read from, unless said otherwise.
  static var writableContentTypes: [UTType] { get }

  /// Reads a document.
  ///
  /// - Parameter configuration: The file and its type.
  /// - Throws: An error where the file is no such document; a person reads what it says.
  init(configuration: ReadConfiguration) throws

  /// What a file is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What a file is written as.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// What the document is now.
  ///
  /// - Parameter contentType: The type that it is to be written as.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// A snapshot as a file.
  ///
  /// - Parameters:
  ///   - snapshot: What the document was.
  ///   - configuration: The type that is wanted, and the file as it was.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types that the document can be written as: those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration {
  /// The type that is wanted.
  public let contentType: UTType
  /// The file as it was; nil for a new one.
  public let existingFile: FileWrapper?
}
