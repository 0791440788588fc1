import AviaryGeometry
import AviaryLayout
import AviaryViews
import Foundation

/// What a window shows: its scene's content in the middle, on the window's background.
struct WindowContent: View {
  let content: AnyView
  let sizes: WindowSizes
  let wishes: WindowWishes

  var body: some View {
    WindowLayout(sizes: sizes) {
      VStack { content }
    }
    .onPreferenceChange(WindowTitleKey.self) { wishes.title = $0 }
    .onPreferenceChange(PreferredColorSchemeKey.self) { wishes.colorScheme = $0 }
  }
}

/// What the content of a window says of the window.
final class WindowWishes {
  var title: Text?
  var colorScheme: ColorScheme?
}

/// How large the content of a window can be, in points. Used on the main thread.
final class WindowSizes: @unchecked Sendable {
  var least = CGSize.zero
  var ideal = CGSize.zero
  var greatest = CGSize.zero
  /// Whether `ideal` and `greatest` are wanted.
  let measuresAll: Bool

  init(measuresAll: Bool) { self.measuresAll = measuresAll }
}

/// Fills the window, and puts its content into the middle.
private struct WindowLayout: Layout {
  let sizes: WindowSizes

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: subviews[0].sizeThatFits(.unspecified))
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    sizes.least = subviews[0].sizeThatFits(.zero)
    if sizes.measuresAll {
      sizes.ideal = subviews[0].sizeThatFits(.unspecified)
      sizes.greatest = subviews[0].sizeThatFits(.infinity)
    }
    subviews[0].place(
      at: CGPoint(x: bounds.midX, y: bounds.midY),
      anchor: .center,
      proposal: ProposedViewSize(bounds.size)
    )
  }
}
