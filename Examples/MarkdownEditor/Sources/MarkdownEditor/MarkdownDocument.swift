import SwiftUI
import UniformTypeIdentifiers

extension UTType {
  static let markdown = UTType(importedAs: "net.daringfireball.markdown", conformingTo: .plainText)
}

/// A Markdown file, edited as attributed text.
final class MarkdownDocument: ReferenceFileDocument, @unchecked Sendable {
  static let readableContentTypes: [UTType] = [.markdown, .plainText]

  @Published var text: AttributedString

  init() { text = AttributedString() }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let source = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    text = AttributedString(editedMarkdown: source)
  }

  func snapshot(contentType: UTType) throws -> AttributedString { text }

  func fileWrapper(
    snapshot: AttributedString,
    configuration: WriteConfiguration
  ) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(snapshot.markdown.utf8))
  }

  /// Puts another text in place of this one, which the undo manager can take back.
  @MainActor
  func change(to new: AttributedString, _ undoManager: UndoManager?) {
    let old = text
    guard new != old else { return }
    text = new
    undoManager?.registerUndo(withTarget: self) { document in
      MainActor.assumeIsolated { document.change(to: old, undoManager) }
    }
  }
}
