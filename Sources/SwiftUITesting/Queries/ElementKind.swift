@_spi(Engine) package import AviaryEngine
import AviaryInteraction

/// What kind of thing a person takes an element for.
///
/// Kinds overlap: a tab is a button too, and so is a toggle that looks like one.
public enum ElementKind: String, CaseIterable, Sendable {
  /// An alert or a confirmation dialog.
  case alert
  case button
  /// What stands in one row and one column of a table.
  case cell
  case checkBox
  /// What a column of a table is called.
  case columnHeader
  /// A sheet, a popover, or what covers the whole screen.
  case dialog
  case group
  case header
  case image
  case link
  case list
  case menu
  case menuItem
  /// One choice of several, as in a segmented control.
  case option
  /// A button that opens a menu, of a `Menu` or a `Picker`.
  case popUpButton
  case progressIndicator
  case row
  case secureField
  case slider
  case stepper
  case tab
  case table
  case text
  case textEditor
  case textField
  case toggle
  case wheel

  /// What hides all that is behind it.
  static let modal: [ElementKind] = [.menu, .alert, .dialog]

  /// What tells where an element is.
  static let places: [ElementKind] = [.alert, .dialog, .menu, .row, .table]

  /// Whether an element is of this kind.
  package func includes(_ element: AccessibilityElement) -> Bool {
    let details = element.details
    switch self {
    case .alert: return details.kind == .alert
    case .button: return element.role == .button || details.kind == .popUpButton
    case .cell: return details.kind == .cell
    case .checkBox: return details.kind == .checkBox
    case .columnHeader: return details.kind == .columnHeader
    case .dialog: return details.kind == .dialog
    case .group: return element.role == .group
    case .header: return element.role == .header || element.traits.contains(.isHeader)
    case .image: return element.role == .image
    case .link: return element.role == .link
    case .list: return element.role == .list
    case .menu: return details.kind == .menu
    case .menuItem: return details.kind == .menuItem
    case .option: return details.kind == .option
    case .popUpButton: return details.kind == .popUpButton
    case .progressIndicator: return element.role == .progressIndicator
    case .row: return details.kind.isRow
    case .secureField: return element.role == .textField && details.isSecure
    case .slider: return element.role == .slider
    case .stepper: return details.kind == .stepper
    case .tab: return details.kind == .tab
    case .table: return details.kind == .table
    case .text: return element.role == .text || element.role == .header
    case .textEditor: return element.role == .textField && details.isMultiline
    case .textField: return element.role == .textField && !details.isSecure
    case .toggle: return element.role == .toggle || details.kind == .checkBox
    case .wheel: return details.kind == .wheel
    }
  }

  /// Whether an element is something that is used, rather than what shows or holds something.
  static func isControl(_ element: AccessibilityElement) -> Bool {
    let kinds: [ElementKind] = [
      .button, .link, .popUpButton, .slider, .stepper, .textField, .secureField, .textEditor,
      .toggle, .wheel,
    ]
    return !element.details.kind.isRow && kinds.contains { $0.includes(element) }
  }

  /// The kind that says most of an element, as trees and messages name it.
  package static func name(of element: AccessibilityElement) -> String {
    let details = element.details
    switch details.kind {
    case .plain, .labeled, .iconAndTitle: break
    // As queries call them.
    case .checkBox: return "toggle"
    case .tableRow: return "row"
    default: return "\(details.kind)"
    }
    if element.role == .textField {
      return details.isSecure ? "secureField" : details.isMultiline ? "textEditor" : "textField"
    }
    return element.role.rawValue
  }

  /// As a message says it: "text field".
  package var words: String {
    rawValue.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
  }
}
