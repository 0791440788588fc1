extension NSToolbarItem {
  /// What a toolbar's item is found by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// What has a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What has a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Room of one width.
    public static let space = Identifier("NSToolbarSpaceItem")
    /// As much room as there is.
    public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
    /// It shows colours to choose from.
    public static let showColors = Identifier("NSToolbarShowColorsItem")
    /// It shows fonts to choose from.
    public static let showFonts = Identifier("NSToolbarShowFontsItem")
    /// It prints.
    public static let print = Identifier("NSToolbarPrintItem")
    /// It shows or hides the sidebar.
    public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
    /// It shows or hides what tells of a selection.
    public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
    /// It shares with others.
    public static let cloudSharing = Identifier("NSToolbarCloudSharingItem")
    /// A line that goes on between sidebar and content.
    public static let sidebarTrackingSeparator = Identifier(
      "NSToolbarSidebarTrackingSeparatorItemIdentifier"
    )
    /// A line that goes on beside what tells of a selection.
    public static let inspectorTrackingSeparator = Identifier(
      "NSToolbarInspectorTrackingSeparatorItemIdentifier"
    )
  }

  /// Which items stay when there is little room: the greater, the longer.
  public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int

    /// What has a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// As usual.
    public static let standard = VisibilityPriority(rawValue: 0)
    /// It goes before others.
    public static let low = VisibilityPriority(rawValue: -1000)
    /// It stays longer than others.
    public static let high = VisibilityPriority(rawValue: 1000)
    /// It stays longer than those that a person put there.
    public static let user = VisibilityPriority(rawValue: 2000)
  }
}
