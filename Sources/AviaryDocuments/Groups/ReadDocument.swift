import Foundation
import UniformTypeIdentifiers

/// A document as it was read from a file.
@MainActor
struct ReadDocument<Document> {
  let document: Document
  /// What the file can be written as; nil where it is none of the types that documents are written as.
  let type: UTType?
  /// The file's content, for documents that are written by changing it; nil for others.
  let wrapper: FileWrapper?
  /// The file as it was just before it was read.
  let stamp: FileStamp?

  /// Reads a document.
  ///
  /// - Throws: What the document or the file system says.
  init(_ url: URL, _ kind: DocumentKind<Document>) throws {
    // A change between the two is found the next time.
    stamp = FileStamp(url)
    let match = kind.match(url)
    let type = match?.type ?? kind.readable.first ?? .data
    // What is only looked at is written nowhere.
    let isOwn = !kind.isEditable || match != nil && kind.writes(type)
    self.type = isOwn ? type : nil
    if let read = kind.readURL {
      guard FileManager.default.isReadableFile(atPath: url.path) else {
        throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
      }
      document = read(url, type)
      wrapper = nil
    } else {
      let file = try FileWrapper(of: url)
      document = try kind.read(FileDocumentReadConfiguration(contentType: type, file: file))
      wrapper = file
    }
  }
}
