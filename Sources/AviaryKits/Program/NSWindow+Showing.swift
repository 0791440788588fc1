import AviaryEngine
import Foundation

// Windows of AppKit on the display.
extension NSWindow {
  /// Shows the window, or brings it to the front.
  func showAsIs() {
    guard !isOfScene else {
      return Missing.tell("NSWindow.makeKeyAndOrderFront", "openWindow shows scenes of an App")
    }
    own.frame = shownFrame
    own.mayClose = { [weak self] in
      MainActor.assumeIsolated { self.map { $0.delegate?.windowShouldClose($0) != false } ?? true }
    }
    own.didClose = { [weak self] in MainActor.assumeIsolated { self?.didClose() } }
    own.keyChanged = { [weak self] isKey in MainActor.assumeIsolated { self?.keyChanged(isKey) } }
    let isNew = !Self.shown.contains { $0 === self }
    if isNew { Self.shown.append(self) }
    guard !Program.services.openWindow(own) else { return }
    if isNew { Self.shown.removeAll { $0 === self } }
    Missing.tell("NSWindow.makeKeyAndOrderFront", "nothing here shows windows")
  }

  /// Has the window show what fills it, below its toolbar.
  func showContent() {
    guard !isOfScene else { return }
    var content = AnyView(EmptyView())
    if let contentView {
      let controller = contentViewController.flatMap { $0.viewIfLoaded === contentView ? $0 : nil }
      content = controller.map { KitContent.of($0) } ?? KitContent.of(contentView)
    }
    if let toolbar { content = AnyView(ToolbarWindowContent(toolbar, content)) }
    own.content = content
  }

  /// Takes the window away without closing it: nobody is told.
  func hide() {
    own.didClose = { [weak self] in MainActor.assumeIsolated { self?.forget() } }
    Program.services.closeWindow(own)
  }

  private var shownFrame: ProgramWindow.Frame {
    guard styleMask.contains(.titled) else { return .none }
    let isBare =
      styleMask.contains(.fullSizeContentView)
      && (titlebarAppearsTransparent || titleVisibility == .hidden)
    return isBare ? .buttons : .desktop
  }

  private func didClose() {
    tell(Self.willCloseNotification) { $0.windowWillClose($1) }
    forget()
  }

  /// It is not shown any more.
  private func forget() {
    Self.shown.removeAll { $0 === self }
    let whenGone = whenGone
    self.whenGone = nil
    whenGone?()
    if NSApplication.shared.modalWindow === self {
      NSApplication.shared.stopModal(withCode: .abort)
    }
  }

  private func keyChanged(_ isKey: Bool) {
    if isKey {
      becomeKey()
      if canBecomeMain { becomeMain() }
    } else {
      resignKey()
      if canBecomeMain { resignMain() }
    }
  }

  /// Posts what happened, and tells the delegate.
  func tell(
    _ name: Notification.Name,
    _ call: (any NSWindowDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self)
    NotificationCenter.default.post(notification)
    if let delegate { call(delegate, notification) }
  }
}
