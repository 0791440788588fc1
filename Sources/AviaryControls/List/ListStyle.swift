@_spi(Hosting) import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// The appearance of lists.
///
/// The styles are built in.
@MainActor @preconcurrency
public protocol ListStyle {
  /// What tells the style apart. For the engine.
  nonisolated var _appearance: _ListAppearance { get }
}

/// What tells list styles apart.
///
/// For the engine.
public struct _ListAppearance: Equatable, Sendable {
  enum Kind: Sendable {
    case plain, inset, grouped, insetGrouped, sidebar, bordered
    /// A sidebar beside other columns: no cards, and the rows that are selected stand out.
    case column
    /// The rows of a table.
    case table
  }

  let kind: Kind
  var alternates = false

  /// Whether rows stand on cards with round corners.
  var hasCards: Bool { kind == .insetGrouped || kind == .sidebar }
  /// Whether rows stand on the background itself.
  var isBare: Bool { kind == .column }
  /// Whether the list is a sidebar, wherever it is.
  var isSidebar: Bool { kind == .sidebar || kind == .column }
  /// Whether the background differs from the rows'.
  var isGrouped: Bool { hasCards || kind == .grouped || kind == .column }
  /// Whether headers stay at the top while their section is visible.
  var pinsHeaders: Bool { !isGrouped }
}

/// The style of lists that nobody gave one: rows on cards.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _ListAppearance { _ListAppearance(kind: .insetGrouped) }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _ListAppearance { _ListAppearance(kind: .plain) }
}

/// Rows from edge to edge, separators inset at both ends.
public struct InsetListStyle: ListStyle {
  let alternates: Bool

  /// Creates the style.
  public nonisolated init() { alternates = false }
  /// Creates the style, in which every other row may have a background.
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  public nonisolated var _appearance: _ListAppearance {
    _ListAppearance(kind: .inset, alternates: alternates)
  }
}

/// Sections from edge to edge, on a background.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _ListAppearance { _ListAppearance(kind: .grouped) }
}

/// Sections on cards with round corners.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _ListAppearance { _ListAppearance(kind: .insetGrouped) }
}

/// Sections on cards, under headers that stand out.
public struct SidebarListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _ListAppearance { _ListAppearance(kind: .sidebar) }
}

/// Rows inside of a border.
public struct BorderedListStyle: ListStyle {
  let alternates: Bool

  /// Creates the style.
  public nonisolated init() { alternates = false }
  /// Creates the style, in which every other row may have a background.
  public nonisolated init(alternatesRowBackgrounds: Bool) { alternates = alternatesRowBackgrounds }
  public nonisolated var _appearance: _ListAppearance {
    _ListAppearance(kind: .bordered, alternates: alternates)
  }
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that suits the surroundings.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge, separators inset at both ends.
  public static var inset: InsetListStyle { InsetListStyle() }
  /// Rows from edge to edge, every other one with a background.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
    InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge, on a background.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections on cards with round corners.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  /// Sections on cards, under headers that stand out.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows inside of a border.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
  /// Rows inside of a border, every other one with a background.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether every other row has a background.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
    BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

enum ListAppearanceKey: EnvironmentKey {
  static var defaultValue: _ListAppearance? { nil }
}

extension EnvironmentValues {
  /// How lists look; nil where nobody set it.
  var listAppearance: _ListAppearance? {
    get { self[ListAppearanceKey.self] }
    set { self[ListAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of lists in this view.
  ///
  /// - Parameter style: The style; the nearest one counts.
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listAppearance, style._appearance)
  }
}
