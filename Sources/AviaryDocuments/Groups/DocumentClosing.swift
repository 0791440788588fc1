@_spi(Engine) import AviaryApps
import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGraphics
import AviaryStacks
import Combine
import Foundation

/// Writes a document before its window goes, and asks a person where it is in no file, or can't be written into it.
struct DocumentClosing<Document>: ViewModifier {
  let session: DocumentSession<Document>
  @Environment(\.dismiss) private var dismiss
  @State private var asksToKeep = false
  /// Why the document could not be written; nil before it could not.
  @State private var failure: DocumentSession<Document>.Message?

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
      .alert(failure?.title ?? "", isPresented: showsFailure) {
        Button("Save As…") { DocumentControl(session).saveAs { dismissWindow() } }
        Button("Close Anyway") {
          session.mayCloseEdited = true
          dismissWindow()
        }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text(verbatim: failure?.text ?? "")
      }
      .onAppear {
        session.isShown = true
        session.mayCloseEdited = false
      }
  }

  private var showsFailure: Binding<Bool> {
    Binding(get: { failure != nil }, set: { if !$0 { failure = nil } })
  }

  private func mayClose() -> Bool {
    guard session.isEdited, !session.mayCloseEdited else { return true }
    if session.url == nil {
      asksToKeep = true
    } else {
      saveAndClose()
    }
    return false
  }

  private func saveAndClose() {
    let work = Program.Work()
    Task {
      failure = await session.saveForClosing()
      work.end()
      // Where somebody else has changed the file, a person is asked which of both to keep.
      if failure == nil, !session.isInConflict { dismissWindow() }
    }
  }

  private func dismissWindow() { dismiss() }
}
