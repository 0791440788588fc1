import Foundation

extension NSView {
  /// A drag that has ended: nothing here drags what AppKit's views would.
  func endedSession(of items: [NSDraggingItem], _ source: any NSDraggingSource) -> NSDraggingSession
  {
    Missing.tell("NSView.beginDraggingSession", "SwiftUI's draggable is dragged")
    let session = NSDraggingSession()
    session.draggingPasteboard.clearContents()
    session.draggingPasteboard.writeObjects(items.map(\.item))
    source.draggingSession(session, willBeginAt: .zero)
    DispatchQueue.main.async { source.draggingSession(session, endedAt: .zero, operation: []) }
    return session
  }
}

extension NSWindow: NSDraggingDestination {}
