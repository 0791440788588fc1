package import Foundation

/// What is copied and pasted; a window puts the desktop's in place of this one.
///
/// Used on the main thread only.
package protocol Clipboard: AnyObject {
  /// Offers a text to others.
  func write(_ text: String)

  /// Hands over the text that is offered, now or later; nil if there is none.
  func read(_ receive: @escaping (String?) -> Void)

  /// Offers things to others, each in all its types.
  func write(items: [ClipboardItem])

  /// Hands over the things that are offered, now or later; none if nothing is.
  ///
  /// - Parameters:
  ///   - types: The identifiers of the types that are wanted; data of others need not be fetched.
  ///   - receive: Called once.
  func readItems(of types: [String], _ receive: @escaping ([ClipboardItem]) -> Void)

  /// Offers what is selected, as X11's primary selection.
  func writeSelection(_ text: String)

  /// Hands over what is selected anywhere on the desktop, now or later; nil if nothing is.
  func readSelection(_ receive: @escaping (String?) -> Void)
}

/// A thing on a clipboard, in its types: those that tell most about it first.
package struct ClipboardItem: Equatable {
  /// Data of a type, which is named by its identifier, such as `public.png`.
  package struct Form: Equatable {
    package let type: String
    package let data: Data

    package init(type: String, data: Data) {
      self.type = type
      self.data = data
    }
  }

  package var forms: [Form]

  package init(forms: [Form]) { self.forms = forms }

  /// A text as a thing.
  package init(text: String) {
    self.init(forms: [Form(type: Self.textType, data: Data(text.utf8))])
  }

  /// The identifier of plain text.
  package static var textType: String { "public.utf8-plain-text" }

  /// What it says as plain text; nil where it has none.
  package var text: String? {
    forms.first { $0.type == Self.textType }.map { String(decoding: $0.data, as: UTF8.self) }
  }
}

extension Clipboard {
  package func write(items: [ClipboardItem]) {
    let texts = items.compactMap(\.text)
    if !texts.isEmpty { write(texts.joined(separator: "\n")) }
  }

  package func readItems(of types: [String], _ receive: @escaping ([ClipboardItem]) -> Void) {
    read { receive($0.map { [ClipboardItem(text: $0)] } ?? []) }
  }

  package func writeSelection(_ text: String) {}
  package func readSelection(_ receive: @escaping (String?) -> Void) { receive(nil) }
}

/// A clipboard of the program's own, where there is no desktop.
package final class PrivateClipboard: Clipboard {
  private var items: [ClipboardItem] = []

  package init() {}

  /// The text that is there; nil for none.
  package var text: String? {
    let texts = items.compactMap(\.text)
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  package func write(_ text: String) { items = [ClipboardItem(text: text)] }
  package func read(_ receive: @escaping (String?) -> Void) { receive(text) }
  package func write(items: [ClipboardItem]) { self.items = items }

  package func readItems(of types: [String], _ receive: @escaping ([ClipboardItem]) -> Void) {
    receive(items)
  }
}
