import SwiftUI

/// Edits Markdown documents as rich text: what is bold here is bold in the file.
@main
struct MarkdownEditorApp: App {
  var body: some Scene {
    DocumentGroup {
      MarkdownDocument()
    } editor: { file in
      EditorView(document: file.document)
    }
    .commands { TextFormattingCommands() }
  }
}
