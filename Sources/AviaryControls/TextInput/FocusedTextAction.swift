@_spi(Engine) package import AviaryEngine
@_spi(Engine) import AviaryInteraction
import Foundation

/// What commands of menus do with the text that has the focus.
package enum FocusedTextAction: Sendable {
  case cut, copy, paste, delete, selectAll
  case bold, italic, underline

  fileprivate var command: TextCommand {
    switch self {
    case .cut: .cut
    case .copy: .copy
    case .paste: .paste
    case .delete: .delete
    case .selectAll: .selectAll
    case .bold: .format(.bold)
    case .italic: .format(.italic)
    case .underline: .format(.underline)
    }
  }
}

extension ViewRoot {
  /// Whether the text with the focus can do something now, and has what it gives already; nil where no text has the focus.
  ///
  /// A menu that is open takes no focus away.
  package func focusedTextState(_ action: FocusedTextAction) -> (isPossible: Bool, isOn: Bool)? {
    guard let owner = input.focus.current as? any TextSessionOwner, let session = owner.session
    else { return nil }
    return (session.canPerform(action.command), session.isOn(action.command))
  }
}
