@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
import Foundation

private var theme: SearchFieldTheme { ControlTheme.standard.searchField }

/// What is searched for besides a text: tokens, which stand before the text in the search field.
struct SearchTokens: Equatable {
  /// Another object for each value of the views that are made of the tokens.
  private let version = Version()
  let count: () -> Int
  /// The tokens' views, in order.
  let content: @MainActor () -> AnyView
  /// What may become a token, as views with a `searchToken`; nil for nothing.
  let suggestions: (@MainActor () -> AnyView)?
  let removeLast: () -> Void
  let removeAll: () -> Void
  /// Adds a token, if it is one of this search.
  let add: (Any) -> Void

  private final class Version {}

  /// - Parameters:
  ///   - suggested: What may become a token; what is one already is left out.
  ///   - view: The view of the token that `tokens` has.
  init<C: RandomAccessCollection & RangeReplaceableCollection, V: View>(
    _ tokens: Binding<C>,
    suggested: Binding<C>? = nil,
    view: @escaping (Binding<C.Element>) -> V
  ) where C.Element: Identifiable {
    nonisolated(unsafe) let (tokens, view) = (tokens, view)
    count = { tokens.wrappedValue.count }
    content = {
      AnyView(
        ForEach(Array(tokens.wrappedValue)) { token in
          view(tokens.element(token))
        }
      )
    }
    if let suggested {
      nonisolated(unsafe) let suggested = suggested
      suggestions = {
        let known = Set(tokens.wrappedValue.map(\.id))
        let further = suggested.wrappedValue.filter { !known.contains($0.id) }
        return AnyView(
          ForEach(Array(further)) { token in
            view(Binding.constant(token)).searchCompletion(token)
          }
        )
      }
    } else {
      suggestions = nil
    }
    removeLast = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeLast() } }
    removeAll = { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeAll() } }
    add = { if let token = $0 as? C.Element { tokens.wrappedValue.append(token) } }
  }

  static func == (left: SearchTokens, right: SearchTokens) -> Bool {
    left.version === right.version
  }
}

extension Binding where Value: RangeReplaceableCollection, Value.Element: Identifiable {
  /// The element of an id, wherever it stands; `element` once it is gone.
  fileprivate func element(_ element: Value.Element) -> Binding<Value.Element> {
    Binding<Value.Element>(
      location: FunctionalLocation(
        get: { wrappedValue.first { $0.id == element.id } ?? element },
        set: { new, _ in
          guard let index = wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
          wrappedValue.replaceSubrange(index...index, with: CollectionOfOne(new))
        }
      )
    )
  }
}

private enum SearchTokenKey: ContainerValueKey {
  static var defaultValue: Any? { nil }
}

extension ContainerValues {
  /// The token that a view stands for that is suggested to be searched for; nil for none.
  var searchToken: Any? {
    get { self[SearchTokenKey.self] }
    set { self[SearchTokenKey.self] = newValue }
  }
}

extension View {
  /// Sets the token that this view stands for, where it is suggested to be searched for.
  ///
  /// Choosing it adds the token to those of the search, if it is of their type, and takes the text away.
  public nonisolated func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    containerValue(\.searchToken, token)
  }
}

/// The tokens of a search, side by side.
struct SearchTokenRow: View {
  let tokens: SearchTokens

  var body: some View {
    Group(subviews: tokens.content()) { subviews in
      if !subviews.isEmpty {
        HStack(spacing: theme.tokenSpacing) {
          ForEach(subviews) { token in
            token
              .lineLimit(1)
              .padding(.horizontal, theme.tokenPadding)
              .frame(height: theme.tokenHeight)
              .background(
                .tint.opacity(theme.tokenOpacity),
                in: RoundedRectangle(cornerRadius: theme.tokenRadius)
              )
          }
        }
        .fixedSize()
      }
    }
  }
}

extension View {
  /// What the overloads of `searchable` with tokens do, which `scripts/generate-overloads` writes.
  nonisolated func searchable(
    _ text: Binding<String>,
    _ tokens: SearchTokens,
    _ isPresented: Binding<Bool>?,
    _ placement: SearchFieldPlacement,
    _ prompt: Text?
  ) -> some View {
    modifier(
      SearchableModifier(
        text: text,
        tokens: tokens,
        isPresented: isPresented,
        placement: placement,
        prompt: prompt
      )
    )
  }
}
