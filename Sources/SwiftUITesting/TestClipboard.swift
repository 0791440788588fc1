@_spi(Engine) import AviaryEngine
import Foundation

/// A clipboard that only one screen has.
final class TestClipboard: Clipboard {
  var text: String?
  private var selection: String?

  func write(_ text: String) { self.text = text }
  func read(_ receive: @escaping (String?) -> Void) { receive(text) }
  func writeSelection(_ text: String) { selection = text }
  func readSelection(_ receive: @escaping (String?) -> Void) { receive(selection) }
}
