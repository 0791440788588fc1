/// What is copied and pasted; a window puts the desktop's in place of this one.
///
/// Used on the main thread only.
package protocol Clipboard: AnyObject {
  /// Offers a text to others.
  func write(_ text: String)

  /// Hands over the text that is offered, now or later; nil if there is none.
  func read(_ receive: @escaping (String?) -> Void)

  /// Offers what is selected, as X11's primary selection.
  func writeSelection(_ text: String)

  /// Hands over what is selected anywhere on the desktop, now or later; nil if nothing is.
  func readSelection(_ receive: @escaping (String?) -> Void)
}

extension Clipboard {
  package func writeSelection(_ text: String) {}
  package func readSelection(_ receive: @escaping (String?) -> Void) { receive(nil) }
}

/// A clipboard of the program's own, where there is no desktop.
package final class PrivateClipboard: Clipboard {
  package private(set) var text: String?

  package init() {}

  package func write(_ text: String) { self.text = text }
  package func read(_ receive: @escaping (String?) -> Void) { receive(text) }
}
