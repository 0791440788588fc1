import AviaryEngine
import CAviaryWindow
import Foundation

/// The desktop's clipboard, as a window reaches it.
///
/// The desktop is handed texts. What has other types is kept here: this program finds it again as long as nobody else has
/// copied something.
final class DesktopClipboard: Clipboard {
  /// The window; nil before it is made and after it is closed, when nothing is copied or pasted.
  var window: OpaquePointer?

  // Shared: the desktop has one clipboard for all windows of the process. Used on the main thread.
  private nonisolated(unsafe) static var own: (items: [ClipboardItem], text: String)?

  func write(_ text: String) {
    Self.own = nil
    write(selection: false, text)
  }

  func write(items: [ClipboardItem]) {
    let text = items.compactMap(\.text).joined(separator: "\n")
    Self.own = (items, text)
    write(selection: false, text)
  }

  func readItems(of types: [String], _ receive: @escaping ([ClipboardItem]) -> Void) {
    read { text in
      if let own = Self.own, own.text == text ?? "" { return receive(own.items) }
      receive(text.map { [ClipboardItem(text: $0)] } ?? [])
    }
  }

  func writeSelection(_ text: String) { write(selection: true, text) }

  private func write(selection: Bool, _ text: String) {
    guard let window else { return }
    aviary_clipboard_write(window, selection ? 1 : 0, text)
  }

  func read(_ receive: @escaping (String?) -> Void) { read(selection: false, receive) }

  func readSelection(_ receive: @escaping (String?) -> Void) { read(selection: true, receive) }

  private func read(selection: Bool, _ receive: @escaping (String?) -> Void) {
    guard let window else {
      receive(nil)
      return
    }
    let reader = Unmanaged.passRetained(Reader(receive))
    aviary_clipboard_read(
      window,
      selection ? 1 : 0,
      { owner, text in
        guard let owner else { return }
        let reader = Unmanaged<Reader>.fromOpaque(owner).takeRetainedValue()
        reader.receive(text.map { String(cString: $0) })
      },
      reader.toOpaque()
    )
  }

  private final class Reader {
    let receive: (String?) -> Void
    init(_ receive: @escaping (String?) -> Void) { self.receive = receive }
  }
}
