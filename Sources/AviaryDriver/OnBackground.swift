@_spi(Engine) import AviaryEngine
import AviaryGraphics
import SwiftUI

/// A view on the background of the colour scheme that it prefers.
struct OnBackground<Content: View>: View {
  @State private var preferred: ColorScheme?
  let content: Content
  /// The scheme where the view prefers none.
  let scheme: ColorScheme
  let isTransparent: Bool
  var look = LookAndFeel.automatic

  private var background: Color {
    if isTransparent { return .clear }
    return (preferred ?? scheme) == .dark ? .black : .white
  }

  var body: some View {
    content
      .onPreferenceChange(PreferredColorSchemeKey.self) { preferred = $0 }
      .background(background)
      .environment(\.colorScheme, preferred ?? scheme)
      .lookAndFeel(look)
  }
}

/// Makes one view of what a file draws, so that one background is behind all of it.
///
/// One view is laid out as if this were not there, several as a column. Guides are not passed on: where the page
/// lies is not up to what is on it.
struct PageLayout: Layout {
  private let column = VStackLayout()

  func makeCache(subviews: Subviews) -> VStackLayout.Cache { column.makeCache(subviews: subviews) }

  func updateCache(_ cache: inout VStackLayout.Cache, subviews: Subviews) {
    column.updateCache(&cache, subviews: subviews)
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) -> CGSize {
    if subviews.count == 1 { return subviews[0].sizeThatFits(proposal) }
    return column.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) {
    if subviews.count == 1 { return subviews[0].place(at: bounds.origin, proposal: proposal) }
    column.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) -> CGFloat? { nil }

  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout VStackLayout.Cache
  ) -> CGFloat? { nil }
}
