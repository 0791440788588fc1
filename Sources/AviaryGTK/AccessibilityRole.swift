import AviaryEngine
import AviaryInteraction

/// The roles of AT-SPI that are used here, by their numbers in its interface.
enum AccessibilityRole: UInt32 {
  case alert = 2
  case checkBox = 7
  case checkMenuItem = 8
  case dialog = 16
  case frame = 23
  case image = 27
  case label = 29
  case list = 31
  case listItem = 32
  case menuItem = 35
  case pageTab = 37
  case pageTabList = 38
  case panel = 39
  case passwordText = 40
  case popupMenu = 41
  case progressBar = 42
  case pushButton = 43
  case radioButton = 44
  case slider = 51
  case spinButton = 52
  case table = 55
  case tableCell = 56
  case columnHeader = 57
  case text = 61
  case toggleButton = 62
  case application = 75
  case entry = 79
  case heading = 83
  case link = 88
  case comboBox = 11
  case tableRow = 90
  case grouping = 99

  init(_ element: AccessibilityElement) {
    self =
      switch element.details.kind {
      case .tab: .pageTab
      case .tabList: .pageTabList
      case .option: .radioButton
      case .checkBox: .checkBox
      case .menuItem: element.isChecked == nil ? .menuItem : .checkMenuItem
      // One that chooses has a value.
      case .popUpButton: element.value == nil ? .pushButton : .comboBox
      case .menu: .popupMenu
      case .row: .listItem
      case .table: .table
      case .tableRow: .tableRow
      case .cell: .tableCell
      case .columnHeader: .columnHeader
      case .stepper, .wheel: .spinButton
      case .labeled: .grouping
      case .dialog: .dialog
      case .alert: .alert
      case .plain, .iconAndTitle: Self(element.role, element)
      }
  }

  private init(_ role: AccessibilityElement.Role, _ element: AccessibilityElement) {
    self =
      switch role {
      case .text: element.traits.contains(.isHeader) ? .heading : .label
      case .image: .image
      case .button: .pushButton
      case .link: .link
      case .header: .heading
      case .group: .panel
      case .list: .list
      case .toggle: .toggleButton
      case .slider: .slider
      case .textField:
        element.details.isSecure ? .passwordText : element.details.isMultiline ? .text : .entry
      case .progressIndicator: .progressBar
      case .menu: .comboBox
      case .window: .frame
      }
  }

  /// The name that programs know the role by.
  var name: String {
    switch self {
    case .alert: "alert"
    case .checkBox: "check box"
    case .checkMenuItem: "check menu item"
    case .dialog: "dialog"
    case .frame: "frame"
    case .image: "image"
    case .label: "label"
    case .list: "list"
    case .listItem: "list item"
    case .menuItem: "menu item"
    case .pageTab: "page tab"
    case .pageTabList: "page tab list"
    case .panel: "panel"
    case .passwordText: "password text"
    case .popupMenu: "popup menu"
    case .progressBar: "progress bar"
    case .pushButton: "push button"
    case .radioButton: "radio button"
    case .slider: "slider"
    case .spinButton: "spin button"
    case .table: "table"
    case .tableCell: "table cell"
    case .columnHeader: "table column header"
    case .tableRow: "table row"
    case .text: "text"
    case .toggleButton: "toggle button"
    case .application: "application"
    case .entry: "entry"
    case .heading: "heading"
    case .link: "link"
    case .comboBox: "combo box"
    case .grouping: "grouping"
    }
  }
}

extension AccessibilityElement {
  /// Whether an item of a menu has a mark; nil for one that never has.
  fileprivate var isChecked: Bool? {
    if case .selected(let isSelected) = details.state { return isSelected }
    return nil
  }
}

/// The states of AT-SPI that are used here, by their numbers in its interface.
enum AccessibilityStateFlag: Int, CaseIterable {
  case active = 1
  case checked = 4
  case collapsed = 5
  case editable = 7
  case enabled = 8
  case expandable = 9
  case expanded = 10
  case focusable = 11
  case focused = 12
  case horizontal = 14
  case modal = 16
  case multiLine = 17
  case selectable = 22
  case selected = 23
  case sensitive = 24
  case showing = 25
  case singleLine = 26
  case visible = 30
  case indeterminate = 32
  case selectableText = 38
  case checkable = 41
  case hasPopup = 42
  case readOnly = 43

  /// The name that events know the state by.
  var name: String {
    switch self {
    case .multiLine: "multi-line"
    case .singleLine: "single-line"
    case .selectableText: "selectable-text"
    case .hasPopup: "has-popup"
    case .readOnly: "read-only"
    default: "\(self)"
    }
  }

  /// The states of an element.
  static func states(of item: AccessibleItem) -> Set<AccessibilityStateFlag> {
    let element = item.element
    var result: Set<AccessibilityStateFlag> = [.visible, .showing]
    if element.isEnabled { result.formUnion([.enabled, .sensitive]) }
    if item.isFocusable { result.insert(.focusable) }
    if item.isFocused { result.insert(.focused) }
    if element.traits.contains(.isSelected) { result.formUnion([.selectable, .selected]) }
    if element.traits.contains(.isModal) { result.insert(.modal) }
    if element.details.kind == .popUpButton { result.insert(.hasPopup) }
    let isChoice = element.details.kind == .option || element.details.kind == .menuItem
    switch element.details.state {
    case .selected(let isSelected):
      result.insert(isChoice ? .checkable : .selectable)
      if isSelected { result.insert(isChoice ? .checked : .selected) }
    case .expanded(let isExpanded):
      result.formUnion([.expandable, isExpanded ? .expanded : .collapsed])
    case .checked(let isOn):
      result.insert(.checkable)
      if isOn { result.insert(.checked) }
    case .mixed: result.formUnion([.checkable, .indeterminate])
    case nil: break
    }
    if element.role == .textField {
      result.formUnion([.selectableText, element.details.isMultiline ? .multiLine : .singleLine])
      result.insert(element.isEnabled ? .editable : .readOnly)
    }
    if element.role == .slider, element.details.kind == .plain { result.insert(.horizontal) }
    if element.role == .progressIndicator, element.details.range == nil {
      result.insert(.indeterminate)
    }
    return result
  }
}

extension Set where Element == AccessibilityStateFlag {
  /// The states as two words of bits.
  var busValue: BusValue {
    var bits: UInt64 = 0
    for state in self { bits |= 1 << UInt64(state.rawValue) }
    return .array("u", [.uint32(UInt32(truncatingIfNeeded: bits)), .uint32(UInt32(bits >> 32))])
  }
}
