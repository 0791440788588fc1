import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryStacks
import Foundation

/// What is left of the bar at the top of a screen: its title, which brings the bar back.
struct MinimizedNavigationBar: View {
  @Environment(\.controlTheme.navigationBar) private var theme
  let title: Text?
  let restore: () -> Void

  var body: some View {
    ZStack {
      title?.font(.caption.weight(.semibold)).lineLimit(1)
        .accessibilityAddTraits(.isHeader)
        .padding(.horizontal, theme.margin)
    }
    .frame(maxWidth: .infinity)
    .frame(height: title == nil ? 0 : theme.minimizedHeight)
    .dynamicTypeSize(...DynamicTypeSize.large)
    .contentShape(Rectangle())
    .onActivation { restore() }
  }
}
