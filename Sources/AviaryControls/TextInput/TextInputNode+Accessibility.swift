import AviaryEngine
import AviaryGeometry
@_spi(Engine) package import AviaryInteraction
package import Foundation

extension TextInputNode: AccessibilityResponder {
  package var offeredActions: [AccessibleAction] { isMultiline ? [] : [.activate] }

  /// Enters the text, as return does.
  package func perform(_ action: AccessibleAction) -> Bool {
    guard action == .activate, isEditable, !isMultiline else { return false }
    root.input.focus.focus(self)
    submit()
    return true
  }
}

extension TextInputNode: AccessibleText {
  package var accessibleEditing: AccessibleEditing? {
    guard let session else { return nil }
    let text = session.text
    func offset(_ place: Int) -> Int {
      let start = text[..<session.index(place)]
      return isSecure ? start.count : start.unicodeScalars.count
    }
    let selection = session.selection
    return AccessibleEditing(
      caret: offset(session.head),
      selection: offset(selection.lowerBound)..<offset(selection.upperBound)
    )
  }

  package func replaceText(_ range: Range<Int>?, with string: String) -> Bool {
    edit { session in
      let places = range.map { session.places($0) } ?? 0..<session.text.utf8.count
      session.replace(places, with: string)
    }
  }

  package func selectText(_ range: Range<Int>) -> Bool {
    edit { session in
      let places = session.places(range)
      session.select(places.upperBound, anchor: places.lowerBound)
    }
  }

  package func textFrame(_ range: Range<Int>) -> CGRect? {
    guard let session, let editedNode else { return nil }
    let places = session.places(range)
    var start = editedNode.caret(at: places.lowerBound)
    var end = editedNode.caret(at: places.upperBound)
    if !range.isEmpty {
      // What lies between two carets is as wide as the text, whatever they are.
      start.size.width = 0
      end.size.width = 0
    }
    return editedNode.convert(start.union(end), to: nil)
  }

  private func edit(_ change: (TextSession) -> Void) -> Bool {
    guard isEditable else { return false }
    // A text is edited while it has the focus.
    if session == nil { root.input.focus.focus(self) }
    guard let session else { return false }
    change(session)
    return true
  }
}

extension TextSession {
  /// Offsets in Unicode scalars, or in characters of a secret, as places of the text.
  fileprivate func places(_ range: Range<Int>) -> Range<Int> {
    func place(_ offset: Int) -> Int {
      let offset = max(offset, 0)
      let text = text
      if node.isSecure {
        let index = text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
        return self.place(index ?? text.endIndex)
      }
      let scalars = text.unicodeScalars
      let index = scalars.index(scalars.startIndex, offsetBy: offset, limitedBy: scalars.endIndex)
      return self.place(index ?? text.endIndex)
    }
    return place(range.lowerBound)..<place(range.upperBound)
  }
}
