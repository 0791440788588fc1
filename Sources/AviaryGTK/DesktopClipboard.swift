import AviaryEngine
import AviaryInteraction
import CAviaryWindow
import Foundation

/// The desktop's clipboard, as a window reaches it.
///
/// Things are offered in all their types. What this program copied itself it finds again as it was.
final class DesktopClipboard: Clipboard {
  /// The window; nil before it is made and after it is closed, when nothing is copied or pasted.
  var window: OpaquePointer?

  // Shared: the desktop has one clipboard for all windows of the process. Used on the main thread.
  private nonisolated(unsafe) static var own: [ClipboardItem]?

  func write(_ text: String) {
    Self.own = nil
    write(selection: false, text)
  }

  func write(items: [ClipboardItem]) {
    guard let window else { return }
    Self.own = items
    let copied = items
    nonisolated(unsafe) let place = window
    MainActor.assumeIsolated { OfferedContent(DesktopOffer(copied)).copy(to: place) }
  }

  func readItems(of types: [String], _ receive: @escaping ([ClipboardItem]) -> Void) {
    guard let window else { return receive([]) }
    if let own = ownItems { return receive(own) }
    DesktopReader(names: names(window)) { name, receive in
      let receiver = Unmanaged.passRetained(DataReceiver(receive)).toOpaque()
      aviary_clipboard_read_type(window, name, DataReceiver.receive, receiver)
    }
    .readItems(of: types, receive)
  }

  /// What this program copied, while nobody has copied anything since; nil for nothing but texts.
  private var ownItems: [ClipboardItem]? {
    guard let window, let own = Self.own else { return nil }
    if aviary_clipboard_is_own(window) != 0 { return own }
    Self.own = nil
    return nil
  }

  private func names(_ window: OpaquePointer) -> [String] {
    guard let names = aviary_clipboard_types(window) else { return [] }
    defer { free(UnsafeMutableRawPointer(names)) }
    return [String](names: UnsafePointer(names))
  }

  func writeSelection(_ text: String) { write(selection: true, text) }

  private func write(selection: Bool, _ text: String) {
    guard let window else { return }
    aviary_clipboard_write(window, selection ? 1 : 0, text)
  }

  func read(_ receive: @escaping (String?) -> Void) {
    if let own = ownItems {
      let texts = own.compactMap(\.text)
      return receive(texts.isEmpty ? nil : texts.joined(separator: "\n"))
    }
    read(selection: false, receive)
  }

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

extension [String] {
  /// The texts of a list that ends with NULL.
  init(names: UnsafePointer<UnsafePointer<CChar>?>?) {
    self = []
    guard var place = names else { return }
    while let name = place.pointee {
      append(String(cString: name))
      place += 1
    }
  }
}
