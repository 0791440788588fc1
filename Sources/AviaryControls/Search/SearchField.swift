@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

private var theme: SearchFieldTheme { ControlTheme.standard.searchField }

/// The field of a view that can be searched, 36 points high, with the scopes below it while a person searches, and
/// what can be searched for below that while the field has the focus.
struct SearchField: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @FocusState private var isFocused: Bool
  /// It grows and shrinks with the reader's text, upwards.
  @ScaledMetric(relativeTo: .body) private var growth: CGFloat = 1
  @Environment(\.controlTheme.searchField) private var theme
  /// The suggestion that the arrow keys have come to, counted from 0; nil for none.
  @State private var chosen: Int?
  /// The text that a suggestion has completed: nothing more is suggested for it.
  @State private var completed: String?
  @State private var selection: TextSelection?
  let search: SearchSettings
  let parts: SearchParts
}

extension SearchField {
  private var text: String { search.text.wrappedValue }
  private var isActive: Bool { search.isActive.wrappedValue }

  private var showsScopes: Bool {
    isActive && (parts.scopeActivation != .onTextEntry || !text.isEmpty)
  }

  private var showsSuggestions: Bool {
    isFocused && isActive && completed != text && !parts.hiddenSuggestions.contains(.menu)
  }

  private var isEmpty: Bool { text.isEmpty && (search.tokens?.count() ?? 0) == 0 }

  private func clear() {
    search.text.wrappedValue = ""
    search.tokens?.removeAll()
  }

  var body: some View {
    Group(
      subviews: Group {
        if showsSuggestions {
          parts.suggestions?.hosted
          search.tokens?.suggestions?()
        }
      }
    ) { suggestions in
      VStack(alignment: .leading, spacing: theme.scopeSpacing) {
        HStack(spacing: theme.cancelSpacing) {
          field(suggestions)
          if isActive, sizeClass == .compact {
            Text("Cancel").foregroundStyle(.tint)
              .controlDescription(.button)
              .onActivation {
                clear()
                search.isActive.wrappedValue = false
              }
          }
        }
        if showsScopes { parts.scopes?.hosted }
      }
      .overlay(alignment: .bottom) {
        if !suggestions.isEmpty {
          SearchSuggestions(suggestions: suggestions, chosen: chosen, take: take)
            .alignmentGuide(.bottom) { [gap = theme.suggestionGap] in $0[.top] - gap }
        }
      }
    }
    .onChange(of: isActive, initial: true) { isFocused = isActive }
    .onChange(of: isFocused) {
      if isFocused {
        search.isActive.wrappedValue = true
      } else if isEmpty {
        search.isActive.wrappedValue = false
      }
    }
    .onChange(of: text) {
      chosen = nil
      if completed != text { completed = nil }
    }
  }

  private func field(_ suggestions: SubviewsCollection) -> some View {
    HStack(spacing: theme.spacing) {
      ControlGlyph.view(.magnifyingGlass, theme.glass)
        .foregroundStyle(Color(.secondaryLabel))
      if let tokens = search.tokens { SearchTokenRow(tokens: tokens) }
      TextFieldBody(
        field: TextFieldParts(
          text: search.text,
          prompt: (search.prompt ?? Text("Search")).foregroundColor(Color(.secondaryLabel)),
          selection: $selection,
          commit: { search.submission.actions.run(.search) }
        ),
        label: Text("Search")
      )
      .submitScope()
      .focused($isFocused)
      .modifier(
        FocusedModifier(
          isWanted: { parts.focus.contains { $0.isWanted() } },
          focusDidChange: { isFocused in parts.focus.forEach { $0.focusDidChange(isFocused) } }
        )
      )
      .modifier(SearchFieldModifier())
      .onKeyPress(keys: [.downArrow, .upArrow, .return]) { choose($0, among: suggestions) }
      .onKeyPress(keys: [.delete]) { removeToken($0) }
      .onExitCommand { leave() }
      if !isEmpty {
        Image(systemName: "xmark.circle.fill")
          .font(.system(size: theme.clearSize))
          .foregroundStyle(Color(.secondaryLabel))
          .controlDescription(.button)
          .accessibilityLabel(Text("Clear text"))
          .onActivation {
            clear()
            isFocused = true
          }
          .padding(.trailing, -theme.clearOutset)
      }
    }
    .padding(.horizontal, theme.padding)
    .frame(height: theme.height * growth)
    .background(Color(.tertiarySystemFill), in: RoundedRectangle(cornerRadius: theme.radius))
    .frame(minHeight: theme.height, alignment: .bottom)
  }

  /// Backspace before the text takes the last token away.
  private func removeToken(_ press: KeyPress) -> KeyPress.Result {
    guard text.isEmpty, !isEmpty, press.modifiers.isEmpty, !press.phase.contains(.up) else {
      return .ignored
    }
    search.tokens?.removeLast()
    return .handled
  }

  /// Escape takes the text and the tokens away, and then ends the search.
  private func leave() {
    if isEmpty {
      isFocused = false
      search.isActive.wrappedValue = false
    } else {
      clear()
    }
  }

  // MARK: - Suggestions

  /// Takes what a suggestion stands for: the text becomes its completion, or its token is added in place of the text.
  private func take(_ suggestion: Subview) {
    if let token = suggestion.containerValues.searchToken {
      search.tokens?.add(token)
      search.text.wrappedValue = ""
    } else if let completion = suggestion.containerValues.searchCompletion {
      completed = completion
      selection = TextSelection(insertionPoint: completion.endIndex)
      search.text.wrappedValue = completion
    }
    chosen = nil
    isFocused = true
  }

  /// Goes from suggestion to suggestion, and takes one.
  private func choose(_ press: KeyPress, among suggestions: SubviewsCollection) -> KeyPress.Result {
    guard press.modifiers.isEmpty, !press.phase.contains(.up) else { return .ignored }
    let choices = suggestions.indices.filter { suggestions[$0].canBeTaken }
    guard !choices.isEmpty else { return .ignored }
    switch press.key {
    case .downArrow:
      chosen = choices.first { $0 > (chosen ?? -1) } ?? choices.last
    case .upArrow:
      chosen = choices.last { $0 < (chosen ?? 0) }
    default:
      guard let chosen, choices.contains(chosen) else { return .ignored }
      take(suggestions[chosen])
    }
    return .handled
  }
}

/// What can be searched for, in a list that is not too high.
private struct SearchSuggestions: View {
  private static var mostRows: Int { theme.suggestionRows }
  let suggestions: SubviewsCollection
  let chosen: Int?
  let take: (Subview) -> Void

  var body: some View {
    Group {
      if suggestions.count > Self.mostRows {
        ScrollViewReader { reader in
          ScrollView { rows }
            .frame(height: SearchSuggestionRow.height * CGFloat(Self.mostRows))
            .onChange(of: chosen) { if let chosen { reader.scrollTo(chosen) } }
        }
      } else {
        rows.fixedSize(horizontal: false, vertical: true)
      }
    }
    .padding(.vertical, theme.suggestionPadding)
    .frame(maxWidth: .infinity)
    .background(
      Color(.secondarySystemGroupedBackground),
      in: RoundedRectangle(cornerRadius: theme.radius)
    )
    .compositingGroup()
    .shadow(theme.suggestionShadow)
    .accessibilityElement(children: .contain)
  }

  private var rows: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(Array(suggestions.enumerated()), id: \.element.id) { index, suggestion in
        SearchSuggestionRow(
          suggestion: suggestion,
          isChosen: index == chosen,
          take: take
        )
        .id(index)
      }
    }
    // The field keeps the focus.
    .environment(\.canBeFocused, false)
  }
}

private struct SearchSuggestionRow: View {
  static var height: CGFloat { theme.suggestionHeight }
  @State private var isHovered = false
  let suggestion: Subview
  let isChosen: Bool
  let take: (Subview) -> Void

  var body: some View {
    let row =
      suggestion
      .frame(maxWidth: .infinity, minHeight: Self.height, alignment: .leading)
      .padding(.horizontal, theme.suggestionMargin)
    if suggestion.canBeTaken {
      row
        .background(isChosen || isHovered ? Color.menuHighlight : .clear)
        .contentShape(Rectangle())
        .controlDescription(.button, state: .selected(isChosen))
        .onActivation { take(suggestion) }
        .onHover { isHovered = $0 }
    } else {
      row
    }
  }
}

extension Subview {
  /// Whether the view stands for something that can be searched for.
  fileprivate var canBeTaken: Bool {
    containerValues.searchCompletion != nil || containerValues.searchToken != nil
  }
}

private enum SearchCompletionKey: ContainerValueKey {
  static var defaultValue: String? { nil }
}

extension ContainerValues {
  /// The text that a view stands for that is suggested to be searched for; nil for none.
  var searchCompletion: String? {
    get { self[SearchCompletionKey.self] }
    set { self[SearchCompletionKey.self] = newValue }
  }
}

// MARK: - Keys

/// Marks the field of a search, for the key that leads to it.
nonisolated struct SearchFieldModifier: _NodeModifier {
  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    SearchFieldNode(list, child, place)
  }
}

final class SearchFieldNode: ModifierNode<SearchFieldModifier>, SearchTarget {}
