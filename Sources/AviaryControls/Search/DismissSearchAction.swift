@_spi(Engine) public import AviaryEngine
import Foundation

/// Ends a search.
@MainActor @preconcurrency
public struct DismissSearchAction: Sendable {
  nonisolated(unsafe) let action: (() -> Void)?

  nonisolated init(_ action: (() -> Void)?) { self.action = action }

  /// Ends the search; does nothing where nothing is searched.
  public func callAsFunction() { action?() }
}

enum IsSearchingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction(nil) }
}

extension EnvironmentValues {
  /// Whether a person searches in the view.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search in the view.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// Where suggestions of a search are shown: always in a menu below the field.
  public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .menu }
}
