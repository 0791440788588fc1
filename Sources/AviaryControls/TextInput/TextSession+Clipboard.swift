import AviaryEngine
@_spi(Engine) import AviaryInteraction
import Foundation

// What is copied, cut and pasted.
extension TextSession {
  private var clipboard: any Clipboard { node.root.input.clipboard }

  /// A secret is not handed out.
  func copy() {
    guard !selection.isEmpty, !node.isSecure else { return }
    // The text may have become shorter since something was selected.
    let item = node.copy(place(index(selection.lowerBound))..<place(index(selection.upperBound)))
    // A text alone goes the way on which every program finds it.
    if item.forms.count == 1, let text = item.text {
      clipboard.write(text)
    } else {
      clipboard.write(items: [item])
    }
  }

  func cut() {
    guard !selection.isEmpty, !node.isSecure else { return }
    copy()
    insert("")
  }

  /// Enters what was copied, with its attributes where the text can have them.
  func paste() {
    guard node.content.isAttributed else {
      pastePlain()
      return
    }
    let types = [CopiedText.type, ClipboardItem.textType]
    clipboard.readItems(of: types) { [weak self] items in
      guard let self, node.session === self else { return }
      if let text = CopiedText.text(of: items) {
        insert(text)
      } else {
        pastePlain()
      }
    }
  }

  /// Enters the characters of what was copied, as if they were typed.
  func pastePlain() {
    clipboard.read { [weak self] text in
      guard let self, let text, node.session === self else { return }
      insert(text)
    }
  }
}
