@_spi(Engine) import AviaryApps
import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGraphics
import AviaryStacks
import Combine
import Foundation

/// Asks a person before the window of a document goes that is in no file.
struct DocumentClosing<Document>: ViewModifier {
  let session: DocumentSession<Document>
  @Environment(\.dismiss) private var dismiss
  @State private var asksToKeep = false

  func body(content: Content) -> some View {
    content
      .preference(key: WindowCloseGuardKey.self, value: WindowCloseGuard(for: session, mayClose))
      .alert("Keep the new document “\(session.name)”?", isPresented: $asksToKeep) {
        Button("Save…") { DocumentControl(session).saveAs { dismissWindow() } }
        Button("Delete", role: .destructive) {
          let work = Program.Work()
          Task {
            await session.discard()
            work.end()
            dismissWindow()
          }
        }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("It is in no file yet.")
      }
  }

  private func mayClose() -> Bool {
    guard session.isEdited, session.url == nil else { return true }
    asksToKeep = true
    return false
  }

  private func dismissWindow() { dismiss() }
}
