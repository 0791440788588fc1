package import Foundation

/// What assistive technology is told of an element beside what ``AccessibilityElement`` tells everybody.
package struct AccessibilityDetails: Equatable, Sendable {
  /// What kind of thing it is, more exactly than the role says.
  package var kind = AccessibilityKind.plain
  /// What a control is set to, if it is one that has states.
  package var state: AccessibilityState?
  /// The value between its bounds, of what has some.
  package var range: AccessibilityRange?
  /// The level of a heading, 1 to 6; 0 where none was given.
  package var headingLevel: UInt8 = 0
  /// Whether what is entered is not to be read out.
  package var isSecure = false
  /// Whether the text that is entered may have several lines.
  package var isMultiline = false
  /// Which part of a control it is.
  package var part = AccessibilityPart.whole
  /// Which element it is the label of, or has as its label.
  package var pair: AccessibilityPair?
  /// What a field shows while it is empty.
  package var placeholder: String?
  /// Where a link leads.
  package var address: URL?
}

/// What kind of thing an element is, more exactly than its role.
package enum AccessibilityKind: UInt8, Equatable, Sendable {
  /// What the role says.
  case plain
  /// Chooses what is shown below or above.
  case tab
  case tabList
  /// One choice of several.
  case option
  case checkBox
  case menuItem
  /// Opens a menu.
  case popUpButton
  case menu
  /// A row of a list.
  case row
  /// Rows under the headers of columns.
  case table
  /// A row of a table, of cells.
  case tableRow
  /// What stands in one row and one column of a table.
  case cell
  /// What a column of a table is called; it may sort the rows.
  case columnHeader
  case stepper
  /// Icon and title, of which the title says all.
  case iconAndTitle
  /// Controls that what is said beside them names: choices, parts of a date.
  case labeled
  /// One choice of several is in front, and is turned away for the next one.
  case wheel
  /// A sheet, a popover.
  case dialog
  case alert

  /// Whether it is one of the things that a list, or a table, shows below each other.
  package var isRow: Bool { self == .row || self == .tableRow }
  /// Whether it is called what stands in it.
  package var isNamedByContent: Bool { isRow || self == .cell }
}

/// What a control is set to.
package enum AccessibilityState: Equatable, Sendable {
  case selected(Bool)
  case expanded(Bool)
  case checked(Bool)
  /// Some of what a control stands for is on.
  case mixed

  /// The state as a value; nil for what is said by nothing being said.
  package var words: String? {
    switch self {
    case .selected(let isSelected): isSelected ? "selected" : nil
    case .expanded(let isExpanded): isExpanded ? "expanded" : "collapsed"
    case .checked(let isOn): isOn ? "on" : "off"
    case .mixed: "mixed"
    }
  }
}

/// A number between two bounds.
package final class AccessibilityRange: Equatable, Sendable {
  package let least: Double
  package let greatest: Double
  package let current: Double
  /// By how much the value is adjusted; 0 where that is not known.
  package let step: Double

  package init(_ least: Double, _ greatest: Double, _ current: Double, step: Double = 0) {
    self.least = least
    self.greatest = greatest
    self.current = current
    self.step = step
  }

  package static func == (a: AccessibilityRange, b: AccessibilityRange) -> Bool {
    a.least == b.least && a.greatest == b.greatest && a.current == b.current && a.step == b.step
  }
}
