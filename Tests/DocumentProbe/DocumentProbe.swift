import SwiftUI
import UniformTypeIdentifiers

/// A program of documents, driven by `Tests/AviaryGTKTests`.
@main
struct DocumentProbe: App {
  var body: some Scene {
    DocumentGroup(newDocument: PlainNote()) { file in
      TextEditor(text: file.$document.text)
        .toolbar {
          Button("Sign", systemImage: "signature") { file.document.text += " – A." }
            .keyboardShortcut("j")
        }
    }
  }
}

struct PlainNote: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let text = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
