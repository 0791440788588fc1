public import Foundation

extension NSWindow {
  /// What a window's frame is remembered by.
  public typealias FrameAutosaveName = String

  /// A rectangle of the window on the screen; from the window's origin, as the desktop doesn't tell where windows are.
  public func convertToScreen(_ rect: NSRect) -> NSRect { rect }
  /// A rectangle of the screen in the window; from the window's origin, as the desktop doesn't tell where windows are.
  public func convertFromScreen(_ rect: NSRect) -> NSRect { rect }
  /// A point of the window on the screen; from the window's origin, as the desktop doesn't tell where windows are.
  public func convertPoint(toScreen point: NSPoint) -> NSPoint { point }
  /// A point of the screen in the window; from the window's origin, as the desktop doesn't tell where windows are.
  public func convertPoint(fromScreen point: NSPoint) -> NSPoint { point }

  /// The rectangle that no bar of the frame covers: all of it, as the desktop draws frames outside.
  public var contentLayoutRect: NSRect { NSRect(origin: .zero, size: frame.size) }
  /// The frame around a content: the content's own, as the desktop draws frames outside.
  public func frameRect(forContentRect contentRect: NSRect) -> NSRect { contentRect }
  /// The content of a frame: the frame itself, as the desktop draws frames outside.
  public func contentRect(forFrameRect frameRect: NSRect) -> NSRect { frameRect }
  /// Gives the window the frame that was kept for a name: none is, as the scene's windows come back by themselves.
  ///
  /// - Returns: False.
  @discardableResult
  public func setFrameUsingName(_ name: FrameAutosaveName) -> Bool { false }
}
