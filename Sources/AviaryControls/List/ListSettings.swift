@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
public import AviaryGraphics
import AviaryLayout
public import Foundation

private var theme: ListTheme { ControlTheme.standard.list }

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable, Equatable {
  /// What the distance is in grouped lists, in points.
  let length: CGFloat
  /// The distance where one was named.
  let custom: CGFloat?

  /// The usual distance.
  public static let `default` = ListSectionSpacing(length: theme.sectionSpacing, custom: nil)
  /// Less than usual.
  public static let compact = ListSectionSpacing(length: theme.compactSectionSpacing, custom: nil)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(length: spacing, custom: spacing)
  }
}

/// The colour of icons in rows.
public struct ListItemTint: Sendable, Equatable {
  let color: Color

  /// A colour.
  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// A colour, unless the system has a reason for another.
  public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
  /// No colour.
  public static let monochrome = ListItemTint(color: .primary)
}

enum ListRowSpacingKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

enum ListSectionSpacingKey: EnvironmentKey {
  static var defaultValue: ListSectionSpacing { .default }
}

enum MinListRowHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

enum MinListHeaderHeightKey: EnvironmentKey {
  static var defaultValue: CGFloat? { nil }
}

enum ScrollContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

enum SectionIndexVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

enum TintsRowIconsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum ListItemTintKey: EnvironmentKey {
  static var defaultValue: ListItemTint? { nil }
}

extension EnvironmentValues {
  /// The least height of rows in lists, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinListRowHeightKey.self] ?? controlTheme.list.rowHeight }
    set { self[MinListRowHeightKey.self] = newValue }
  }

  /// The least height of headers in lists, in points; nil for that of their content.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinListHeaderHeightKey.self] }
    set { self[MinListHeaderHeightKey.self] = newValue }
  }

  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }

  var listSectionSpacing: ListSectionSpacing {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }

  var scrollContentBackground: Visibility {
    get { self[ScrollContentBackgroundKey.self] }
    set { self[ScrollContentBackgroundKey.self] = newValue }
  }

  /// Whether lists show the index that labels of sections make.
  var sectionIndexVisibility: Visibility {
    get { self[SectionIndexVisibilityKey.self] }
    set { self[SectionIndexVisibilityKey.self] = newValue }
  }

  /// Whether icons of labels in rows have the tint where nobody gives them another colour.
  var tintsRowIcons: Bool {
    get { self[TintsRowIconsKey.self] }
    set { self[TintsRowIconsKey.self] = newValue }
  }

  var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between rows of lists, in points; nil for rows that touch.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the distance between this section and the next, or between all sections of a list.
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing).containerValue(\.listSection.spacing, spacing)
  }

  /// Sets the distance between this section and the next, or between all sections of a list, in
  /// points.
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets whether lists and text editors draw a background of their own.
  ///
  /// - Parameter visibility: `.hidden` for no background; `.automatic` leaves it to the style.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Sets whether lists in this view show an index of the sections that have a `sectionIndexLabel`.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    environment(\.sectionIndexVisibility, visibility)
  }

  /// Sets the colour of icons in rows.
  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    environment(\.listItemTint, tint)
  }

  /// Sets the colour of icons in rows.
  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    environment(\.listItemTint, tint.map { .fixed($0) })
  }
}
