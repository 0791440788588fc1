@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// Where a bar shows the field of a search, as ``SearchFieldPlacement`` says.
enum SearchPlace: Equatable {
  /// Below the bar; gone when the content is scrolled, where it hides.
  case drawer(hides: Bool)
  /// In the bar, behind the items at its end.
  case trailing
  /// In the middle of the bar.
  case center

  /// Where a placement is in a bar.
  ///
  /// Compact bars have no space for a field beside their items: `.toolbar` is the drawer there. What belongs into the
  /// sidebar stands in the column that it is written in.
  init(_ placement: SearchFieldPlacement, isCompact: Bool) {
    switch placement.kind {
    case .toolbarPrincipal: self = .center
    case .toolbar: self = isCompact ? .drawer(hides: true) : .trailing
    case .drawer(let mode): self = .drawer(hides: !mode.isAlways)
    case .automatic, .sidebar: self = .drawer(hides: true)
    }
  }
}

/// A search field below a bar, of which the lower part goes first when content is scrolled.
struct SearchDrawer: View {
  let search: SearchSettings
  let parts: SearchParts
  /// How much of it is gone, in points.
  let gone: CGFloat
  /// The height of the whole, in points, for those who reckon with it.
  @Binding var height: CGFloat
  @Environment(\.controlTheme.navigationBar) private var theme

  private var isGone: Bool { gone > 0 && gone >= height }

  var body: some View {
    SearchField(search: search, parts: parts).padding(theme.searchInsets)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.height
      } action: {
        height = $0
      }
      // Suggestions hang below the field: nothing is cut while it is whole.
      .mask {
        if gone > 0 {
          Rectangle().padding(.bottom, gone)
        } else {
          Rectangle().padding(-SearchDrawer.reach)
        }
      }
      .opacity(gone > 0 ? max(0, 1 - gone / max(height, 1)) : 1)
      .allowsHitTesting(!isGone)
      .accessibilityHidden(isGone)
  }

  /// How far what belongs to the field may lie outside of it, in points.
  private static let reach: CGFloat = 10_000
}
