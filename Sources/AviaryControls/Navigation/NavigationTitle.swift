@_spi(Engine) public import AviaryEngine
public import AviaryGraphics
import Foundation

/// What a screen tells the navigation container around it.
struct NavigationTitle: Equatable {
  var title: Text?
  var subtitle: Text?
  var mode: NavigationBarItem.TitleDisplayMode = .automatic

  /// Whether there is anything to show.
  var isShown: Bool { title != nil || subtitle != nil }
}

struct NavigationTitleKey: PreferenceKey {
  static var defaultValue: NavigationTitle { NavigationTitle() }

  static func reduce(value: inout NavigationTitle, nextValue: () -> NavigationTitle) {
    let next = nextValue()
    if value.title == nil { value.title = next.title }
    if value.subtitle == nil { value.subtitle = next.subtitle }
    if value.mode == .automatic { value.mode = next.mode }
  }
}

/// The title that a window shows in its frame: that of the innermost screen on top.
package enum WindowTitleKey: PreferenceKey {
  package static var defaultValue: Text? { nil }

  package static func reduce(value: inout Text?, nextValue: () -> Text?) {
    value = nextValue() ?? value
  }
}

/// The bar of a navigation container.
public struct NavigationBarItem: Sendable {
  /// How the title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen before; large on the first screen.
    case automatic
    /// In the middle of the bar.
    case inline
    /// Large, under the bar.
    case large
  }
}

extension View {
  /// Gives the screen a title that is looked up.
  ///
  /// - Parameter titleKey: The key of the title, which is the title where there is no translation.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Gives the screen a title.
  ///
  /// - Parameter title: The title, as it is.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Gives the screen a title.
  ///
  /// - Parameter title: The title.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    transformPreference(NavigationTitleKey.self) { $0.title = title }
      .transformPreference(WindowTitleKey.self) { $0 = $0 ?? title }
  }

  /// Gives the screen a title that a person can change.
  ///
  /// - Parameter title: The title. It is shown; there is no place yet where a person changes it.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets how the screen's title is shown.
  ///
  /// - Parameter displayMode: Large, in the bar, or as the screen before has it.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    transformPreference(NavigationTitleKey.self) { $0.mode = displayMode }
  }

  /// Gives the screen a subtitle.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> some View {
    transformPreference(NavigationTitleKey.self) { $0.subtitle = subtitle }
  }

  /// Gives the screen a subtitle that is looked up.
  public nonisolated func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Gives the screen a subtitle.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Gives the screen a title.
  public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Gives the screen a title that is looked up.
  public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(titleKey)
  }

  /// Gives the screen a title.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(title)
  }

  /// Gives the screen a title, and sets how it is shown.
  public nonisolated func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Gives the screen a title that is looked up, and sets how it is shown.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Gives the screen a title, and sets how it is shown.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle<S: StringProtocol>(
    _ title: S,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }
}
