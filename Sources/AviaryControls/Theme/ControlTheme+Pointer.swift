import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import Foundation

extension ControlTheme {
  /// The theme of 16 to 18 for a pointer.
  static let standardForPointer = ControlTheme(forPointer: .standard)
  /// The theme of 26 for a pointer.
  static let system26ForPointer = ControlTheme(forPointer: .system26)

  /// A theme whose rows, menus and buttons are as high as a pointer needs.
  private convenience init(forPointer theme: ControlTheme) {
    self.init(
      accent: theme.accent,
      navigationBar: theme.navigationBar,
      split: theme.split,
      tabBar: theme.tabBar,
      pageDots: theme.pageDots,
      button: theme.button.forPointer,
      controlGroup: theme.controlGroup.forPointer,
      list: theme.list.forPointer,
      swipe: theme.swipe,
      menu: theme.menu.forPointer,
      presentation: theme.presentation,
      sheet: theme.sheet,
      popover: theme.popover,
      alert: theme.alert.forPointer,
      confirmation: theme.confirmation.forPointer,
      segmented: theme.segmented,
      wheel: theme.wheel,
      calendar: theme.calendar,
      colorPicker: theme.colorPicker,
      choices: theme.choices,
      shared: theme.shared,
      toggle: theme.toggle,
      slider: theme.slider,
      stepper: theme.stepper,
      progress: theme.progress,
      gauge: theme.gauge,
      group: theme.group,
      textField: theme.textField,
      searchField: theme.searchField
    )
  }
}

extension ButtonTheme {
  /// Buttons of a body text's line and 8 points; chosen, between those of AppKit and GTK.
  fileprivate var forPointer: ButtonTheme {
    var theme = self
    theme.smallPadding = CGSize(width: 8, height: 2)
    theme.padding = CGSize(width: 10, height: 4)
    theme.largePadding = CGSize(width: 14, height: 7)
    theme.extraLargePadding = CGSize(width: 16, height: 10)
    theme.radius = 6
    theme.largeRadius = 8
    return theme
  }
}

extension ControlGroupTheme {
  /// As high as a button; chosen.
  fileprivate var forPointer: ControlGroupTheme {
    var theme = self
    theme.height = 28
    theme.padding = 10
    theme.radius = 6
    theme.dividerHeight = 16
    return theme
  }
}

extension ListTheme {
  /// Rows of 28 points, as those of a sidebar of medium size on a Mac, which Apple publishes; the other lengths are
  /// chosen to go with that.
  fileprivate var forPointer: ListTheme {
    var theme = self
    theme.rowHeight = 28
    theme.verticalInset = 3
    theme.horizontalInset = 12
    theme.sidebarInset = 8
    theme.cardRadius = min(theme.cardRadius, 10)
    theme.firstSectionSpacing = 20
    theme.lastSectionSpacing = 20
    theme.headerGap = 4
    theme.plainHeaderPadding = 3
    return theme
  }
}

extension MenuTheme {
  /// Items of 26 points without lines between them, with the text of a menu bar; chosen, between AppKit's 22 and GTK's 32.
  fileprivate var forPointer: MenuTheme {
    var theme = self
    theme.widths = 140...360
    theme.rowHeight = 26
    theme.margin = 12
    theme.padding = 5
    theme.sectionGap = 9
    theme.sectionLine = 1
    theme.sectionMargin = 12
    theme.sectionFill = Color(.separator)
    theme.hasLines = false
    theme.headerPadding = 3
    theme.radius = 8
    theme.font = .system(size: 14)
    theme.gap = 2
    return theme
  }
}

extension AlertTheme {
  /// Answers as high as a large button; chosen.
  fileprivate var forPointer: AlertTheme {
    var theme = self
    theme.answerHeight = min(theme.answerHeight, 34)
    theme.answerPadding = 5
    return theme
  }
}

extension ConfirmationTheme {
  /// Actions as high as a large button; chosen.
  fileprivate var forPointer: ConfirmationTheme {
    var theme = self
    theme.rowHeight = 36
    return theme
  }
}
