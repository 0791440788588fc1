public import Foundation

extension NSView {
  /// Posted when a view's frame changed.
  public nonisolated static let frameDidChangeNotification = Notification.Name(
    "NSViewFrameDidChangeNotification"
  )
  /// Posted when a view's own rectangle changed.
  public nonisolated static let boundsDidChangeNotification = Notification.Name(
    "NSViewBoundsDidChangeNotification"
  )
  /// Posted when places where the pointer is watched are to be set anew; nothing posts it here.
  public nonisolated static let didUpdateTrackingAreasNotification = Notification.Name(
    "NSViewDidUpdateTrackingAreasNotification"
  )

  /// Its frame is another one: the views in it follow, and it is posted.
  func frameChanged(from old: NSRect) {
    guard frame != old else { return }
    if frame.size != old.size, autoresizesSubviews { resizeSubviews(withOldSize: old.size) }
    if postsFrameChangedNotifications {
      NotificationCenter.default.post(name: Self.frameDidChangeNotification, object: self)
    }
    if frame.size != old.size, postsBoundsChangedNotifications {
      NotificationCenter.default.post(name: Self.boundsDidChangeNotification, object: self)
    }
  }

  /// Comes into a window with the views in it, or leaves it.
  func move(to window: NSWindow?, _ change: () -> Void) {
    let old = self.window
    if old !== window { announce { $0.viewWillMove(toWindow: window) } }
    change()
    if old !== window { announce { $0.viewDidMoveToWindow() } }
  }

  /// It is a window's content now.
  func enter(_ window: NSWindow) { move(to: window) { ownWindow = window } }
  /// It is no window's content any more.
  func leaveWindow() { move(to: nil) { ownWindow = nil } }

  private func announce(_ call: (NSView) -> Void) {
    call(self)
    for view in subviews { view.announce(call) }
  }
}

extension NSView.AutoresizingMask {
  /// The frame that follows a change of size around it.
  func frame(_ frame: NSRect, from old: NSSize, to new: NSSize) -> NSRect {
    let (x, width) = Self.follow(
      new.width - old.width,
      (frame.minX, frame.width, old.width),
      (contains(.minXMargin), contains(.width), contains(.maxXMargin))
    )
    let (y, height) = Self.follow(
      new.height - old.height,
      (frame.minY, frame.height, old.height),
      (contains(.minYMargin), contains(.height), contains(.maxYMargin))
    )
    return NSRect(x: x, y: y, width: width, height: height)
  }

  /// Shares a change of length among those parts that follow, in proportion to what they are.
  private static func follow(
    _ change: CGFloat,
    _ place: (start: CGFloat, length: CGFloat, around: CGFloat),
    _ follows: (before: Bool, length: Bool, after: Bool)
  ) -> (CGFloat, CGFloat) {
    let after = place.around - place.start - place.length
    let parts = [
      (follows.before, place.start), (follows.length, place.length), (follows.after, after),
    ]
    let count = parts.filter(\.0).count
    guard count > 0 else { return (place.start, place.length) }
    let sum = parts.filter(\.0).reduce(0) { $0 + $1.1 }
    func share(_ index: Int) -> CGFloat {
      guard parts[index].0 else { return 0 }
      return sum > 0 ? change * parts[index].1 / sum : change / CGFloat(count)
    }
    return (place.start + share(0), max(0, place.length + share(1)))
  }
}
