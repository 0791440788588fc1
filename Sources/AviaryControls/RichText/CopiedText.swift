import AviaryEngine
import Foundation

/// Attributed text on its way from one editor of the program to another.
///
/// The clipboard holds the characters for all, and a name by which editors of this program find the attributes.
enum CopiedText {
  /// The identifier of the name's type.
  static let type = "com.aviary.attributed-text"

  // Shared: the desktop has one clipboard. Used on the main thread.
  private nonisolated(unsafe) static var last: (name: Data, text: AttributedString)?

  static func item(_ text: AttributedString) -> ClipboardItem {
    let name = Data(UUID().uuidString.utf8)
    last = (name, text)
    let characters = Data(String(text.characters).utf8)
    return ClipboardItem(forms: [
      ClipboardItem.Form(type: type, data: name),
      ClipboardItem.Form(type: ClipboardItem.textType, data: characters),
    ])
  }

  /// What was copied, with its attributes; nil where that is not known here.
  static func text(of items: [ClipboardItem]) -> AttributedString? {
    guard let last, items.count == 1,
      items[0].forms.contains(where: { $0.type == type && $0.data == last.name })
    else { return nil }
    return last.text
  }
}
