@_spi(Engine) import AviaryApps
import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGraphics
import AviaryStacks
import Combine
import Foundation

/// What the window of a document shows.
struct DocumentWindow<Document>: View {
  let kind: DocumentKind<Document>
  let address: DocumentAddress<Document>?
  @State private var kept = Kept()

  /// The document of a window that was opened for none.
  @MainActor
  final class Kept {
    var session: DocumentSession<Document>?
  }

  private var session: DocumentSession<Document>? {
    if let address, let known = OpenDocuments<Document>.shared.session(address) { return known }
    if let session = kept.session { return session }
    guard let make = kind.make else { return nil }
    let new = DocumentSession(untitled: make(), kind)
    kept.session = new
    return new
  }

  var body: some View {
    if let session {
      DocumentView(session: session, address: address)
    } else {
      DocumentChooser(kind: kind)
    }
  }
}

/// A document, and what a person has to know of its file.
private struct DocumentView<Document>: View {
  let session: DocumentSession<Document>
  let address: DocumentAddress<Document>?
  @Environment(\.undoManager) private var undoManager
  @Environment(\.scenePhase) private var phase
  @State private var newName = ""

  private var title: String { session.isEdited ? "\(session.name) — Edited" : session.name }

  var body: some View {
    session.kind.content(session)
      // A document that has a file can be renamed by a button of its own.
      .environment(\.rename, DocumentControl(session).rename.map { RenameAction($0) })
      .environment(
        \.documentConfiguration,
        DocumentConfiguration(fileURL: session.fileURL, isEditable: session.kind.isEditable)
      )
      .navigationTitle(Text(verbatim: title))
      .focusedSceneValue(\.documentControl, DocumentControl(session))
      .modifier(DocumentClosing(session: session))
      .onChange(of: phase, initial: true) { old, phase in
        if phase == .active {
          Task { await session.checkFile() }
        } else if old != phase {
          // What was recovered is looked at first: a window begins inactive.
          session.keepSoon()
        }
      }
      .onChange(of: undoManager.map(ObjectIdentifier.init), initial: true) {
        session.undoManager = undoManager
      }
      .onReceive(NotificationCenter.default.publisher(for: .NSUndoManagerDidCloseUndoGroup)) {
        note($0)
      }
      .onReceive(NotificationCenter.default.publisher(for: .NSUndoManagerDidUndoChange)) {
        note($0)
      }
      .onReceive(NotificationCenter.default.publisher(for: .NSUndoManagerDidRedoChange)) {
        note($0)
      }
      .onDisappear {
        session.isShown = false
        if let address {
          OpenDocuments<Document>.shared.close(address)
        } else {
          session.keepSoon()
        }
      }
      .alert(session.message?.title ?? "", isPresented: showsMessage) {
      } message: {
        Text(verbatim: session.message?.text ?? "")
      }
      .alert("“\(session.name)” was changed by another program.", isPresented: conflict) {
        Button("Keep Mine") { attempt { try await session.saveOverOther() } }
        Button("Take Theirs", role: .destructive) { attempt { try await session.revert() } }
      } message: {
        Text("What you changed is in no file yet, and a copy of it is kept.")
      }
      .alert("Rename “\(session.name)”", isPresented: asksForName) {
        TextField("Name", text: $newName)
        Button("Rename") { rename(to: newName) }
        Button("Cancel", role: .cancel) {}
      }
      .onChange(of: session.asksForName) { if session.asksForName { newName = session.name } }
  }

  private var asksForName: Binding<Bool> {
    Binding(get: { session.asksForName }, set: { session.asksForName = $0 })
  }

  private func rename(to name: String) {
    Task {
      do { try await session.rename(to: name) } catch {
        session.message = .init(
          title: "“\(session.name)” could not be renamed.",
          text: DocumentSession<Document>.words(error)
        )
      }
    }
  }

  private var showsMessage: Binding<Bool> {
    Binding(get: { session.message != nil }, set: { if !$0 { session.message = nil } })
  }

  private var conflict: Binding<Bool> {
    Binding(get: { session.isInConflict && session.message == nil }, set: { _ in })
  }

  private func attempt(_ action: @escaping @MainActor () async throws -> Void) {
    Task {
      do { try await action() } catch {
        session.isInConflict = false
        session.message = .init(
          title: "“\(session.name)” could not be brought up to date.",
          text: DocumentSession<Document>.words(error)
        )
      }
    }
  }

  private func note(_ notification: Notification) {
    guard let sender = notification.object as AnyObject?, sender === undoManager else { return }
    session.noteUndo()
  }
}

/// What stands in a window while no document is open, of those that are only looked at.
private struct DocumentChooser<Document>: View {
  let kind: DocumentKind<Document>
  @Environment(\.dismiss) private var dismiss
  @Environment(\.platformServices) private var services

  var body: some View {
    VStack(spacing: 16) {
      Text("No document is open").font(.title2)
      Button("Open…") {
        DocumentOpening(kind: kind, services: services).ask { dismiss() }
      }
      .buttonStyle(.borderedProminent)
    }
    .padding(40)
    .frame(minWidth: 360, minHeight: 240)
  }
}
