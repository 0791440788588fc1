@_spi(Engine) public import AviaryEngine
public import AviaryFoundation
import AviaryGraphics
import Foundation

extension View {
  /// Gives the screen a title that is looked up.
  ///
  /// - Parameter titleResource: What it says, looked up where it is shown.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(LocalizedStringKey(titleResource))
  }

  /// Gives the screen a subtitle that is looked up.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle(_ subtitleResource: LocalizedStringResource)
    -> some View
  {
    navigationSubtitle(LocalizedStringKey(subtitleResource))
  }

  /// Gives the screen a title that is looked up.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle(_ titleResource: LocalizedStringResource) -> some View
  {
    navigationBarTitle(LocalizedStringKey(titleResource))
  }

  /// Gives the screen a title that is looked up, and sets how it is shown.
  @_disfavoredOverload
  public nonisolated func navigationBarTitle(
    _ titleResource: LocalizedStringResource,
    displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(LocalizedStringKey(titleResource), displayMode: displayMode)
  }
}
