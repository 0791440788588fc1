@_spi(Engine) import AviaryEngine
import AviaryInteraction

/// Where elements are looked for: a screen, or an element of one.
///
/// What is found is not looked up before it is used: a query that is made once finds what is there each time.
/// A name is a label, a placeholder or an identifier; a row is also called by any text in it. The `file` and the `line` of a query are
/// those of the test that makes it: errors tell them.
@MainActor
public protocol ElementQueries {
  /// The element of a kind, and of a name if there is one.
  func element(_ kind: ElementKind?, _ name: TextMatch?) -> ScreenElement
}

extension ElementQueries {
  /// The element of a name, of whatever kind.
  public func element(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(nil, name).asked(file, line)
  }

  /// The element with an identifier, as `accessibilityIdentifier(_:)` gives it.
  public func element(identifier: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(nil, nil).with { $0.identifier = identifier }.asked(file, line)
  }

  /// The element with a value.
  public func element(
    _ kind: ElementKind? = nil,
    value: TextMatch,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ScreenElement {
    element(kind, nil).with { $0.value = value }.asked(file, line)
  }

  /// All elements of a kind.
  public func elements(
    _ kind: ElementKind,
    _ name: TextMatch? = nil,
    file: StaticString = #fileID,
    line: UInt = #line
  ) -> ScreenElements {
    ScreenElements(element(kind, name).asked(file, line))
  }

  /// The button of a name; tabs and menus have buttons too.
  public func button(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.button, name).asked(file, line)
  }
  /// The text that is shown somewhere, headings among them.
  ///
  /// - Parameters:
  ///   - name: What it says.
  ///   - file: The test's file, which errors tell; `#fileID` by default.
  ///   - line: The test's line; `#line` by default.
  public func text(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.text, name).asked(file, line)
  }
  /// The heading of a name.
  public func header(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.header, name).asked(file, line)
  }
  /// The picture of a name.
  public func image(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.image, name).asked(file, line)
  }
  /// The link of a name.
  public func link(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.link, name).asked(file, line)
  }
  /// The field with a label or a prompt.
  public func textField(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.textField, name).asked(file, line)
  }
  /// The field for what is not to be seen, with a label or a prompt.
  public func secureField(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.secureField, name).asked(file, line)
  }
  /// The toggle of a name, a check box among them.
  public func toggle(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.toggle, name).asked(file, line)
  }
  /// The slider of a name.
  public func slider(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.slider, name).asked(file, line)
  }
  /// The stepper of a name.
  public func stepper(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.stepper, name).asked(file, line)
  }
  /// The button that opens the menu of a `Menu` or a `Picker`.
  public func popUpButton(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.popUpButton, name).asked(file, line)
  }
  /// The item of an open menu.
  public func menuItem(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.menuItem, name).asked(file, line)
  }
  /// One choice of several, as in a segmented control.
  public func option(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.option, name).asked(file, line)
  }
  /// The tab of a name.
  public func tab(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.tab, name).asked(file, line)
  }
  /// The header of a column of a table.
  public func columnHeader(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.columnHeader, name).asked(file, line)
  }
  /// The cell of a table that says this.
  public func cell(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.cell, name).asked(file, line)
  }
  /// The row of a list or table that says this.
  public func row(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.row, name).asked(file, line)
  }
  /// The wheel of a name, of a `Picker` or a part of a date.
  public func wheel(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.wheel, name).asked(file, line)
  }
  /// The elements that are called something together, such as the choices of a segmented control.
  public func group(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.group, name).asked(file, line)
  }
  /// The progress of a name.
  public func progressIndicator(_ name: TextMatch, file: StaticString = #fileID, line: UInt = #line)
    -> ScreenElement
  {
    element(.progressIndicator, name).asked(file, line)
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
