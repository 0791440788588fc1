import AviaryInteraction
import CAviaryWindow
import Foundation

/// The desktop's clipboard, as a window reaches it.
final class DesktopClipboard: Clipboard {
  private let window: OpaquePointer

  /// - Parameter window: The window, which has to live as long.
  init(_ window: OpaquePointer) { self.window = window }

  func write(_ text: String) { aviary_clipboard_write(window, 0, text) }

  func writeSelection(_ text: String) { aviary_clipboard_write(window, 1, text) }

  func read(_ receive: @escaping (String?) -> Void) { read(selection: false, receive) }

  func readSelection(_ receive: @escaping (String?) -> Void) { read(selection: true, receive) }

  private func read(selection: Bool, _ receive: @escaping (String?) -> Void) {
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
