/// What a screen tells the navigation container around it.
struct NavigationTitle: Equatable {
  var title: Text?
  var mode: NavigationBarItem.TitleDisplayMode = .automatic
}

struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: NavigationTitle { NavigationTitle() }

  static func reduce(value: inout NavigationTitle, nextValue: () -> NavigationTitle) {
    let next = nextValue()
    if value.title == nil { value.title = next.title }
    if value.mode == .automatic { value.mode = next.mode }
  }
}

/// The bar of a navigation container.
public struct NavigationBarItem: Sendable {
  /// How the title is shown.
  public enum TitleDisplayMode: Sendable {
    /// Large on the first screen.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Large, under the bar.
    case large
  }
}

extension View {
  /// Gives the screen a title that is looked up.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the screen a title.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Gives the screen a title.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    transformPreference(NavigationTitleKey.self) { $0.title = title }
  }

  /// Sets how the screen's title is shown.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    transformPreference(NavigationTitleKey.self) { $0.mode = displayMode }
  }
}
