@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation
import Synchronization

/// All that views say of the search on a screen, for the navigation container that shows it.
struct SearchParts: Equatable {
  var settings: SearchSettings?
  var scopes: SearchContent?
  /// When the scopes are shown.
  var scopeActivation = SearchScopeActivation.automatic
  var suggestions: SearchContent?
  /// Where suggestions are not to be shown.
  var hiddenSuggestions: SearchSuggestionsPlacement.Set = []
  var focus: [SearchFocus] = []

  /// Adds what views further out say; what those inside have said stays.
  mutating func merge(_ outer: SearchParts) {
    settings = settings ?? outer.settings
    if scopes == nil {
      scopes = outer.scopes
      scopeActivation = outer.scopeActivation
    }
    suggestions = suggestions ?? outer.suggestions
    hiddenSuggestions.formUnion(outer.hiddenSuggestions)
    focus += outer.focus
  }
}

/// A view that can be searched.
struct SearchSettings: Equatable {
  let text: Binding<String>
  /// What is searched for besides the text; nil where there are no tokens.
  let tokens: SearchTokens?
  /// Whether a person searches.
  let isActive: Binding<Bool>
  let prompt: Text?
  let placement: SearchFieldPlacement
  /// What is called when the text is entered.
  let submission: SearchSubmission

  static func == (left: SearchSettings, right: SearchSettings) -> Bool {
    left.text.location === right.text.location && left.tokens == right.tokens
      && left.isActive.location === right.isActive.location && left.prompt == right.prompt
      && left.placement == right.placement && left.submission === right.submission
  }
}

/// What is called when the text of a search field is entered, as the view around it says.
final class SearchSubmission {
  var actions = SubmitActions()
}

/// A focus state that follows a search field.
struct SearchFocus: Equatable {
  private let location: AnyObject?
  private let value: AnyHashable
  let isWanted: () -> Bool
  let focusDidChange: (Bool) -> Void

  init<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) {
    location = binding.location
    self.value = AnyHashable(value)
    isWanted = { binding.wrappedValue == value }
    focusDidChange = { isFocused in
      if isFocused {
        binding.wrappedValue = value
      } else if binding.wrappedValue == value {
        binding.wrappedValue = binding.initialValue
      }
    }
  }

  static func == (left: SearchFocus, right: SearchFocus) -> Bool {
    left.location === right.location && left.value == right.value
  }
}

enum SearchKey: PreferenceKey {
  static var defaultValue: SearchParts { SearchParts() }
  static func reduce(value: inout SearchParts, nextValue: () -> SearchParts) {
    value.merge(nextValue())
  }
}

private enum SurroundingSearchKey: EnvironmentKey {
  static var defaultValue: SearchParts { SearchParts() }
}

extension EnvironmentValues {
  /// The search of views around navigation containers, which the first screen inside shows.
  var surroundingSearch: SearchParts {
    get { self[SurroundingSearchKey.self] }
    set { self[SurroundingSearchKey.self] = newValue }
  }
}

// MARK: - Views that belong to a search

/// A view that belongs to a search, and the environment that it is shown in.
struct SearchContent: Equatable {
  let id: Int
  /// Another number for each value of the view.
  let version: Int
  let view: AnyView
  /// Nil for that of the place where it is shown.
  let environment: EnvironmentScope?

  /// The view as it is to be shown.
  @MainActor @ViewBuilder var hosted: some View {
    if let environment {
      HostedView(view: view, environment: environment) { $0.enter(.plain) }
    } else {
      view
    }
  }

  static func == (left: SearchContent, right: SearchContent) -> Bool {
    left.id == right.id && left.version == right.version
  }
}

/// Hands up a view that belongs to a search.
nonisolated struct SearchContentModifier: _NodeModifier {
  let view: AnyView
  /// When the view is shown, if it is the choice of a scope; nil for suggestions.
  let activation: SearchScopeActivation?

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    SearchContentNode(list, child, place)
  }

  /// The parts that the view makes up.
  func parts(_ content: SearchContent) -> SearchParts {
    var parts = SearchParts()
    if let activation {
      parts.scopes = content
      parts.scopeActivation = activation
    } else {
      parts.suggestions = content
    }
    return parts
  }
}

final class SearchContentNode: ModifierNode<SearchContentModifier> {
  /// One for the process: bodies, which know no root, ask for numbers too.
  private static let lastID = Atomic<Int>(0)
  private let id: Int
  private var version = 0

  override init(_ list: _ModifiedList<SearchContentModifier>, _ child: ViewNode, _ place: Place) {
    id = Self.nextID()
    super.init(list, child, place)
  }

  /// A number that no other content has.
  static func nextID() -> Int { lastID.wrappingAdd(1, ordering: .relaxed).newValue }

  override func didMount() { preferencesDidChange(ObjectIdentifier(SearchKey.self)) }
  override func willUnmount() { preferencesDidChange(ObjectIdentifier(SearchKey.self)) }

  override func viewDidChange() {
    version += 1
    preferencesDidChange(ObjectIdentifier(SearchKey.self))
  }

  override func collectPreferences(_ collector: PreferenceCollector) {
    super.collectPreferences(collector)
    guard collector.key == ObjectIdentifier(SearchKey.self) else { return }
    let content = SearchContent(
      id: id,
      version: version,
      view: modifier.view,
      environment: environment
    )
    unsafeDowncast(collector, to: TypedPreferenceCollector<SearchKey>.self).add(
      modifier.parts(content)
    )
  }
}
