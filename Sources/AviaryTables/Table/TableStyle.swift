public import AviaryEngine

/// The appearance of tables.
///
/// The styles are built in.
@MainActor @preconcurrency
public protocol TableStyle {
  /// What tells the style apart. For the engine.
  nonisolated var _appearance: _TableAppearance { get }
}

/// What tells table styles apart.
///
/// For the engine.
public struct _TableAppearance: Equatable, Sendable {
  /// Whether a border is around the table, and its rows are close.
  let isBordered: Bool
  /// Whether every other row has a background of its own; nil for what is usual.
  var alternates: Bool?
}

/// The style of tables that nobody gave one.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public nonisolated init() {}
  public nonisolated var _appearance: _TableAppearance { _TableAppearance(isBordered: false) }
}

/// Rows inset from the table's edges.
public struct InsetTableStyle: TableStyle {
  let alternates: Bool?

  /// Creates the style.
  public nonisolated init() { alternates = nil }
  nonisolated init(alternates: Bool) { self.alternates = alternates }
  public nonisolated var _appearance: _TableAppearance {
    _TableAppearance(isBordered: false, alternates: alternates)
  }
}

/// Rows close to each other inside of a border.
public struct BorderedTableStyle: TableStyle {
  let alternates: Bool?

  /// Creates the style.
  public nonisolated init() { alternates = nil }
  nonisolated init(alternates: Bool) { self.alternates = alternates }
  public nonisolated var _appearance: _TableAppearance {
    _TableAppearance(isBordered: true, alternates: alternates)
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style that suits the surroundings.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows inset from the table's edges.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// Rows inset from the table's edges, of which every other may have a background.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether it has.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternates: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows close to each other inside of a border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// Rows close to each other inside of a border, of which every other may have a background.
  ///
  /// - Parameter alternatesRowBackgrounds: Whether it has.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternates: alternatesRowBackgrounds)
  }
}

private enum TableAppearanceKey: EnvironmentKey {
  static var defaultValue: _TableAppearance { AutomaticTableStyle()._appearance }
}

private enum TableColumnHeadersKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// What tables look like.
  var tableAppearance: _TableAppearance {
    get { self[TableAppearanceKey.self] }
    set { self[TableAppearanceKey.self] = newValue }
  }

  /// Whether tables show the headers of their columns.
  var tableColumnHeaders: Visibility {
    get { self[TableColumnHeadersKey.self] }
    set { self[TableColumnHeadersKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of tables in this view.
  public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.tableAppearance, style._appearance)
  }

  /// Sets whether tables in this view show the headers of their columns.
  ///
  /// - Parameter visibility: `.hidden` for none; they are hidden where the width is compact whatever is said.
  public nonisolated func tableColumnHeaders(_ visibility: Visibility) -> some View {
    environment(\.tableColumnHeaders, visibility)
  }
}
