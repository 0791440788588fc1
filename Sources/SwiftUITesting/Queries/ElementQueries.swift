@_spi(Engine) import AviaryEngine
import AviaryInteraction

/// Where elements are looked for: a screen, or an element of one.
///
/// What is found is not looked up before it is used: a query that is made once finds what is there each time.
/// A name is a label, a placeholder or an identifier; a row is also called by any text in it.
@MainActor
public protocol ElementQueries {
  /// The element of a kind, and of a name if there is one.
  func element(_ kind: ElementKind?, _ name: TextMatch?) -> ScreenElement
}

extension ElementQueries {
  /// The element of a name, of whatever kind.
  public func element(_ name: TextMatch) -> ScreenElement { element(nil, name) }

  /// The element with an identifier, as `accessibilityIdentifier(_:)` gives it.
  public func element(identifier: TextMatch) -> ScreenElement {
    element(nil, nil).with { $0.identifier = identifier }
  }

  /// The element with a value.
  public func element(_ kind: ElementKind? = nil, value: TextMatch) -> ScreenElement {
    element(kind, nil).with { $0.value = value }
  }

  /// All elements of a kind.
  public func elements(_ kind: ElementKind, _ name: TextMatch? = nil) -> ScreenElements {
    ScreenElements(element(kind, name))
  }

  /// The button of a name; tabs and menus have buttons too.
  public func button(_ name: TextMatch) -> ScreenElement { element(.button, name) }
  /// The text that is shown somewhere, headings among them.
  ///
  /// - Parameter name: What it says.
  public func text(_ name: TextMatch) -> ScreenElement { element(.text, name) }
  /// The heading of a name.
  public func header(_ name: TextMatch) -> ScreenElement { element(.header, name) }
  /// The picture of a name.
  public func image(_ name: TextMatch) -> ScreenElement { element(.image, name) }
  /// The link of a name.
  public func link(_ name: TextMatch) -> ScreenElement { element(.link, name) }
  /// The field with a label or a prompt.
  public func textField(_ name: TextMatch) -> ScreenElement { element(.textField, name) }
  /// The field for what is not to be seen, with a label or a prompt.
  public func secureField(_ name: TextMatch) -> ScreenElement { element(.secureField, name) }
  /// The toggle of a name, a check box among them.
  public func toggle(_ name: TextMatch) -> ScreenElement { element(.toggle, name) }
  /// The slider of a name.
  public func slider(_ name: TextMatch) -> ScreenElement { element(.slider, name) }
  /// The stepper of a name.
  public func stepper(_ name: TextMatch) -> ScreenElement { element(.stepper, name) }
  /// The button that opens the menu of a `Menu` or a `Picker`.
  public func popUpButton(_ name: TextMatch) -> ScreenElement { element(.popUpButton, name) }
  /// The item of an open menu.
  public func menuItem(_ name: TextMatch) -> ScreenElement { element(.menuItem, name) }
  /// One choice of several, as in a segmented control.
  public func option(_ name: TextMatch) -> ScreenElement { element(.option, name) }
  /// The tab of a name.
  public func tab(_ name: TextMatch) -> ScreenElement { element(.tab, name) }
  /// The header of a column of a table.
  public func columnHeader(_ name: TextMatch) -> ScreenElement { element(.columnHeader, name) }
  /// The cell of a table that says this.
  public func cell(_ name: TextMatch) -> ScreenElement { element(.cell, name) }
  /// The row of a list or table that says this.
  public func row(_ name: TextMatch) -> ScreenElement { element(.row, name) }
  /// The wheel of a name, of a `Picker` or a part of a date.
  public func wheel(_ name: TextMatch) -> ScreenElement { element(.wheel, name) }
  /// The elements that are called something together, such as the choices of a segmented control.
  public func group(_ name: TextMatch) -> ScreenElement { element(.group, name) }
  /// The progress of a name.
  public func progressIndicator(_ name: TextMatch) -> ScreenElement {
    element(.progressIndicator, name)
  }

  /// The list, where there is one.
  public var list: ScreenElement { element(.list, nil) }
  /// The table, where there is one.
  public var table: ScreenElement { element(.table, nil) }
  /// The alert, or confirmation dialog, that is shown.
  public var alert: ScreenElement { element(.alert, nil) }
  /// The sheet, popover or cover that is shown.
  public var dialog: ScreenElement { element(.dialog, nil) }
  /// The text editor, where there is one.
  public var textEditor: ScreenElement { element(.textEditor, nil) }

  /// All buttons.
  public var buttons: ScreenElements { elements(.button) }
  /// All texts.
  public var texts: ScreenElements { elements(.text) }
  /// All pictures.
  public var images: ScreenElements { elements(.image) }
  /// All fields.
  public var textFields: ScreenElements { elements(.textField) }
  /// All toggles.
  public var toggles: ScreenElements { elements(.toggle) }
  /// All sliders.
  public var sliders: ScreenElements { elements(.slider) }
  /// All rows that are seen.
  public var rows: ScreenElements { elements(.row) }
  /// All cells of tables that are seen.
  public var cells: ScreenElements { elements(.cell) }
  /// All headers of columns of tables that are seen.
  public var columnHeaders: ScreenElements { elements(.columnHeader) }
  /// All tabs.
  public var tabs: ScreenElements { elements(.tab) }
  /// All items of open menus.
  public var menuItems: ScreenElements { elements(.menuItem) }
}

extension Screen: ElementQueries {
  /// The element of a kind, and of a name if there is one, anywhere on the screen.
  public func element(_ kind: ElementKind?, _ name: TextMatch?) -> ScreenElement {
    ScreenElement(screen: self, query: ScreenQuery(kind: kind, name: name))
  }

  /// The element that has the focus; nil for none.
  public var focused: ScreenElement? {
    update()
    let items = items
    guard let place = items.firstIndex(where: \.item.isFocused) else { return nil }
    return ScreenElement(screen: self, query: ScreenQuery(index: place))
  }
}

extension ScreenElement: ElementQueries {
  /// The element of a kind, and of a name if there is one, inside of this one.
  public func element(_ kind: ElementKind?, _ name: TextMatch?) -> ScreenElement {
    ScreenElement(
      screen: screen,
      query: ScreenQuery(kind: kind, name: name, scope: .inside(query))
    )
  }
}
