public import Foundation

/// Who is told about windows of AppKit that the program opens: of closing and of the keyboard; the
/// rest is not called.
@MainActor @preconcurrency
public protocol NSWindowDelegate: NSObjectProtocol {
  /// Whether it may be closed.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// It is closed.
  func windowWillClose(_ notification: Notification)
  /// It got the keyboard.
  func windowDidBecomeKey(_ notification: Notification)
  /// It lost the keyboard.
  func windowDidResignKey(_ notification: Notification)
  /// It became the main one.
  func windowDidBecomeMain(_ notification: Notification)
  /// It is no longer the main one.
  func windowDidResignMain(_ notification: Notification)
  /// What is seen of it changed; never called here.
  func windowDidChangeOcclusionState(_ notification: Notification)
  /// Its size changed.
  func windowDidResize(_ notification: Notification)
  /// It was moved.
  func windowDidMove(_ notification: Notification)
  /// It fills the display.
  func windowDidEnterFullScreen(_ notification: Notification)
  /// It no longer fills the display.
  func windowDidExitFullScreen(_ notification: Notification)
  /// The size that it may have.
  func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize
}

extension NSWindowDelegate {
  /// It may.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeMain(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignMain(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidChangeOcclusionState(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidMove(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidExitFullScreen(_ notification: Notification) {}
  /// As it would have it.
  public func windowWillResize(_ sender: NSWindow, to frameSize: NSSize) -> NSSize { frameSize }
}
