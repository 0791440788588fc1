import Foundation

extension NSImage {
  /// The system's picture that the symbol `plus` stands for here.
  public static let addTemplateName: Name = "NSAddTemplate"
  /// The system's picture that the symbol `minus` stands for here.
  public static let removeTemplateName: Name = "NSRemoveTemplate"
  /// The system's picture that the symbol `gearshape` stands for here.
  public static let actionTemplateName: Name = "NSActionTemplate"
  /// The system's picture that the symbol `xmark` stands for here.
  public static let stopProgressTemplateName: Name = "NSStopProgressTemplate"
  /// The system's picture that the symbol `xmark.circle.fill` stands for here.
  public static let stopProgressFreestandingTemplateName: Name =
    "NSStopProgressFreestandingTemplate"
  /// The system's picture that the symbol `arrow.clockwise` stands for here.
  public static let refreshTemplateName: Name = "NSRefreshTemplate"
  /// The system's picture that the symbol `arrow.clockwise.circle.fill` stands for here.
  public static let refreshFreestandingTemplateName: Name = "NSRefreshFreestandingTemplate"
  /// The system's picture that the symbol `chevron.left` stands for here.
  public static let goLeftTemplateName: Name = "NSGoLeftTemplate"
  /// The system's picture that the symbol `chevron.right` stands for here.
  public static let goRightTemplateName: Name = "NSGoRightTemplate"
  /// The system's picture that the symbol `chevron.right` stands for here.
  public static let goForwardTemplateName: Name = "NSGoForwardTemplate"
  /// The system's picture that the symbol `chevron.left` stands for here.
  public static let goBackTemplateName: Name = "NSGoBackTemplate"
  /// The system's picture that the symbol `arrowtriangle.left.fill` stands for here.
  public static let leftFacingTriangleTemplateName: Name = "NSLeftFacingTriangleTemplate"
  /// The system's picture that the symbol `arrowtriangle.right.fill` stands for here.
  public static let rightFacingTriangleTemplateName: Name = "NSRightFacingTriangleTemplate"
  /// The system's picture that the symbol `square.grid.2x2` stands for here.
  public static let iconViewTemplateName: Name = "NSIconViewTemplate"
  /// The system's picture that the symbol `list.bullet` stands for here.
  public static let listViewTemplateName: Name = "NSListViewTemplate"
  /// The system's picture that the symbol `rectangle.split.3x1` stands for here.
  public static let columnViewTemplateName: Name = "NSColumnViewTemplate"
  /// The system's picture that the symbol `rectangle.stack` stands for here.
  public static let flowViewTemplateName: Name = "NSFlowViewTemplate"
  /// The system's picture that the symbol `eye` stands for here.
  public static let quickLookTemplateName: Name = "NSQuickLookTemplate"
  /// The system's picture that the symbol `book` stands for here.
  public static let bookmarksTemplateName: Name = "NSBookmarksTemplate"
  /// The system's picture that the symbol `square.and.arrow.up` stands for here.
  public static let shareTemplateName: Name = "NSShareTemplate"
  /// The system's picture that the symbol `lock.fill` stands for here.
  public static let lockLockedTemplateName: Name = "NSLockLockedTemplate"
  /// The system's picture that the symbol `lock.open.fill` stands for here.
  public static let lockUnlockedTemplateName: Name = "NSLockUnlockedTemplate"
  /// The system's picture that the symbol `house` stands for here.
  public static let homeTemplateName: Name = "NSHomeTemplate"
  /// The system's picture that the symbol `arrow.triangle.branch` stands for here.
  public static let pathTemplateName: Name = "NSPathTemplate"
  /// The system's picture that the symbol `gearshape.fill` stands for here.
  public static let smartBadgeTemplateName: Name = "NSSmartBadgeTemplate"
  /// The system's picture that the symbol `exclamationmark.circle.fill` stands for here.
  public static let invalidDataFreestandingTemplateName: Name = "NSInvalidDataFreestandingTemplate"
  /// The system's picture that the symbol `arrow.right.circle.fill` stands for here.
  public static let followLinkFreestandingTemplateName: Name = "NSFollowLinkFreestandingTemplate"
  /// The system's picture that the symbol `magnifyingglass.circle.fill` stands for here.
  public static let revealFreestandingTemplateName: Name = "NSRevealFreestandingTemplate"
  /// The system's picture that the symbol `arrow.up.left.and.arrow.down.right` stands for here.
  public static let enterFullScreenTemplateName: Name = "NSEnterFullScreenTemplate"
  /// The system's picture that the symbol `arrow.down.right.and.arrow.up.left` stands for here.
  public static let exitFullScreenTemplateName: Name = "NSExitFullScreenTemplate"
  /// The system's picture that the symbol `checkmark` stands for here.
  public static let menuOnStateTemplateName: Name = "NSMenuOnStateTemplate"
  /// The system's picture that the symbol `minus` stands for here.
  public static let menuMixedStateTemplateName: Name = "NSMenuMixedStateTemplate"
  /// The system's picture that the symbol `app` stands for here.
  public static let applicationIconName: Name = "NSApplicationIcon"
  /// The system's picture that the symbol `folder` stands for here.
  public static let folderName: Name = "NSFolder"
  /// The system's picture that the symbol `folder` stands for here.
  public static let folderBurnableName: Name = "NSFolderBurnable"
  /// The system's picture that the symbol `folder.badge.gearshape` stands for here.
  public static let folderSmartName: Name = "NSFolderSmart"
  /// The system's picture that the symbol `exclamationmark.triangle` stands for here.
  public static let cautionName: Name = "NSCaution"
  /// The system's picture that the symbol `info.circle` stands for here.
  public static let infoName: Name = "NSInfo"
  /// The system's picture that the symbol `person` stands for here.
  public static let userName: Name = "NSUser"
  /// The system's picture that the symbol `person.2` stands for here.
  public static let userGroupName: Name = "NSUserGroup"
  /// The system's picture that the symbol `person.3` stands for here.
  public static let everyoneName: Name = "NSEveryone"
  /// The system's picture that the symbol `person` stands for here.
  public static let userGuestName: Name = "NSUserGuest"
  /// The system's picture that the symbol `person.2` stands for here.
  public static let userAccountsName: Name = "NSUserAccounts"
  /// The system's picture that the symbol `desktopcomputer` stands for here.
  public static let computerName: Name = "NSComputer"
  /// The system's picture that the symbol `network` stands for here.
  public static let networkName: Name = "NSNetwork"
  /// The system's picture that the symbol `network` stands for here.
  public static let bonjourName: Name = "NSBonjour"
  /// The system's picture that the symbol `doc.on.doc` stands for here.
  public static let multipleDocumentsName: Name = "NSMultipleDocuments"
  /// The system's picture that the symbol `trash` stands for here.
  public static let trashEmptyName: Name = "NSTrashEmpty"
  /// The system's picture that the symbol `trash.fill` stands for here.
  public static let trashFullName: Name = "NSTrashFull"
  /// The system's picture that the symbol `gearshape.2` stands for here.
  public static let advancedName: Name = "NSAdvanced"
  /// The system's picture that the symbol `gearshape` stands for here.
  public static let preferencesGeneralName: Name = "NSPreferencesGeneral"
  /// The system's picture that the symbol `paintpalette` stands for here.
  public static let colorPanelName: Name = "NSColorPanel"
  /// The system's picture that the symbol `textformat` stands for here.
  public static let fontPanelName: Name = "NSFontPanel"
  /// The system's picture that the symbol `circle.fill` stands for here.
  public static let statusAvailableName: Name = "NSStatusAvailable"
  /// The system's picture that the symbol `circle.fill` stands for here.
  public static let statusPartiallyAvailableName: Name = "NSStatusPartiallyAvailable"
  /// The system's picture that the symbol `circle.fill` stands for here.
  public static let statusUnavailableName: Name = "NSStatusUnavailable"
  /// The system's picture that the symbol `circle` stands for here.
  public static let statusNoneName: Name = "NSStatusNone"

  /// The symbols that stand for the system's pictures.
  static let systemSymbols: [Name: String] = [
    addTemplateName: "plus",
    removeTemplateName: "minus",
    actionTemplateName: "gearshape",
    stopProgressTemplateName: "xmark",
    stopProgressFreestandingTemplateName: "xmark.circle.fill",
    refreshTemplateName: "arrow.clockwise",
    refreshFreestandingTemplateName: "arrow.clockwise.circle.fill",
    goLeftTemplateName: "chevron.left",
    goRightTemplateName: "chevron.right",
    goForwardTemplateName: "chevron.right",
    goBackTemplateName: "chevron.left",
    leftFacingTriangleTemplateName: "arrowtriangle.left.fill",
    rightFacingTriangleTemplateName: "arrowtriangle.right.fill",
    iconViewTemplateName: "square.grid.2x2",
    listViewTemplateName: "list.bullet",
    columnViewTemplateName: "rectangle.split.3x1",
    flowViewTemplateName: "rectangle.stack",
    quickLookTemplateName: "eye",
    bookmarksTemplateName: "book",
    shareTemplateName: "square.and.arrow.up",
    lockLockedTemplateName: "lock.fill",
    lockUnlockedTemplateName: "lock.open.fill",
    homeTemplateName: "house",
    pathTemplateName: "arrow.triangle.branch",
    smartBadgeTemplateName: "gearshape.fill",
    invalidDataFreestandingTemplateName: "exclamationmark.circle.fill",
    followLinkFreestandingTemplateName: "arrow.right.circle.fill",
    revealFreestandingTemplateName: "magnifyingglass.circle.fill",
    enterFullScreenTemplateName: "arrow.up.left.and.arrow.down.right",
    exitFullScreenTemplateName: "arrow.down.right.and.arrow.up.left",
    menuOnStateTemplateName: "checkmark",
    menuMixedStateTemplateName: "minus",
    applicationIconName: "app",
    folderName: "folder",
    folderBurnableName: "folder",
    folderSmartName: "folder.badge.gearshape",
    cautionName: "exclamationmark.triangle",
    infoName: "info.circle",
    userName: "person",
    userGroupName: "person.2",
    everyoneName: "person.3",
    userGuestName: "person",
    userAccountsName: "person.2",
    computerName: "desktopcomputer",
    networkName: "network",
    bonjourName: "network",
    multipleDocumentsName: "doc.on.doc",
    trashEmptyName: "trash",
    trashFullName: "trash.fill",
    advancedName: "gearshape.2",
    preferencesGeneralName: "gearshape",
    colorPanelName: "paintpalette",
    fontPanelName: "textformat",
    statusAvailableName: "circle.fill",
    statusPartiallyAvailableName: "circle.fill",
    statusUnavailableName: "circle.fill",
    statusNoneName: "circle",
  ]
}
