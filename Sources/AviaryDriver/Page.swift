@_spi(Engine) import AviaryEngine
import AviaryGraphics
import SwiftUI

/// A view on the background of the colour scheme that it prefers.
struct Page<Content: View>: View {
  @State private var preferred: ColorScheme?
  let content: Content
  /// The scheme where the view prefers none.
  let scheme: ColorScheme
  let isTransparent: Bool

  private var background: Color {
    if isTransparent { return .clear }
    return (preferred ?? scheme) == .dark ? .black : .white
  }

  var body: some View {
    content
      .onPreferenceChange(PreferredColorSchemeKey.self) { preferred = $0 }
      .background(background)
      .environment(\.colorScheme, preferred ?? scheme)
  }
}
