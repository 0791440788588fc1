/// Which windows one lies above: the greater, the further in front.
public typealias CGWindowLevel = Int32

/// What a window is, for which others it lies above.
public enum CGWindowLevelKey: Int32, Sendable {
  /// Behind all.
  case baseWindow = 0
  /// The furthest behind.
  case minimumWindow = 1
  /// The desktop.
  case desktopWindow = 2
  /// A menu that waits.
  case backstopMenu = 3
  /// As usual.
  case normalWindow = 4
  /// Above others.
  case floatingWindow = 5
  /// A menu that was torn off.
  case tornOffMenuWindow = 6
  /// The desktop's bar of programs.
  case dockWindow = 7
  /// The menus above.
  case mainMenuWindow = 8
  /// Signs in the desktop's bar.
  case statusWindow = 9
  /// A question that nothing is done before.
  case modalPanelWindow = 10
  /// A menu that opens.
  case popUpMenuWindow = 11
  /// What is dragged.
  case draggingWindow = 12
  /// What covers all.
  case screenSaverWindow = 13
  /// The furthest in front.
  case maximumWindow = 14
  /// What lies over others.
  case overlayWindow = 15
  /// What explains things.
  case helpWindow = 16
  /// A palette.
  case utilityWindow = 17
  /// Symbols on the desktop.
  case desktopIconWindow = 18
  /// The pointer.
  case cursorWindow = 19
  /// What helps people to use others.
  case assistiveTechHighWindow = 20
}

/// Which windows those of a kind lie above.
public func CGWindowLevelForKey(_ key: CGWindowLevelKey) -> CGWindowLevel {
  switch key {
  case .baseWindow: .min
  case .minimumWindow: .min + 1
  case .desktopWindow: .min + 5 + 15
  case .desktopIconWindow: .min + 5 + 15 + 20
  case .backstopMenu: -20
  case .normalWindow: 0
  case .floatingWindow, .tornOffMenuWindow: 3
  case .modalPanelWindow: 8
  case .utilityWindow: 19
  case .dockWindow: 20
  case .mainMenuWindow: 24
  case .statusWindow: 25
  case .popUpMenuWindow: 101
  case .overlayWindow: 102
  case .helpWindow: 200
  case .draggingWindow: 500
  case .screenSaverWindow: 1000
  case .assistiveTechHighWindow: 1500
  case .cursorWindow: .max - 1
  case .maximumWindow: .max - 16
  }
}
