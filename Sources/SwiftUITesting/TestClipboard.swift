@_spi(Engine) import AviaryEngine
import Foundation

/// A clipboard that only one screen has.
final class TestClipboard: Clipboard {
  private var items: [ClipboardItem] = []
  private var selection: String?

  /// The text that is there; nil for none.
  var text: String? {
    get {
      let texts = items.compactMap(\.text)
      return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }
    set { items = newValue.map { [ClipboardItem(text: $0)] } ?? [] }
  }

  func write(_ text: String) { self.text = text }
  func read(_ receive: @escaping (String?) -> Void) { receive(text) }
  func write(items: [ClipboardItem]) { self.items = items }

  func readItems(of types: [String], _ receive: @escaping ([ClipboardItem]) -> Void) {
    receive(items)
  }

  func writeSelection(_ text: String) { selection = text }
  func readSelection(_ receive: @escaping (String?) -> Void) { receive(selection) }
}
