@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import AviaryStacks
import Foundation

/// Shows the items for above the keyboard at the bottom, while a text inside is edited.
struct KeyboardBarInset: ViewModifier {
  @State private var isEditing = false
  @Environment(\.controlDensity) private var density
  let sources: [ToolbarSource]

  func body(content: Content) -> some View {
    content
      .modifier(EditingWatch { isEditing = $0 })
      .safeAreaInset(edge: .bottom, spacing: 0) {
        if isEditing, KeyboardBar.isShown(sources, density) { KeyboardBar(sources: sources) }
      }
  }
}

/// Shows the items for above the keyboard of content that is in no navigation container, whose screens show theirs.
package struct KeyboardBarReader: ViewModifier {
  @State private var sources: [ToolbarSource] = []

  package init() {}

  package func body(content: Content) -> some View {
    content
      .onPreferenceChange(ToolbarKey.self) { sources = $0 }
      .modifier(KeyboardBarInset(sources: sources))
  }
}

/// The items for above the keyboard, from the leading edge on.
struct KeyboardBar: View {
  @Environment(\.controlTheme.navigationBar) private var theme
  let sources: [ToolbarSource]

  /// Whether there are any, and fingers that would need a keyboard on the screen.
  static func isShown(_ sources: [ToolbarSource], _ density: ControlDensity) -> Bool {
    density == .touch && sources.contains(where: \.isAboveKeyboard)
  }

  var body: some View {
    let settings = BarSettings()
    ToolbarItems(sources: sources, colorScheme: nil) { items in
      HStack(spacing: theme.itemSpacing) { items(.keyboard) }
        .padding(.horizontal, theme.margin)
        .frame(maxWidth: .infinity, minHeight: theme.bottomHeight, alignment: .leading)
    }
    .dynamicTypeSize(...DynamicTypeSize.large)
    .barAppearance(settings, .bottomBar, edge: .top, hasUsualBackground: true)
  }
}

/// Tells whether a text in a view is edited.
nonisolated struct EditingWatch: _NodeModifier {
  let change: (Bool) -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { EditingWatchNode(list, child, place) }
}

final class EditingWatchNode: ModifierNode<EditingWatch>, EditingWatcher {
  func editingDidChange(_ isEditing: Bool) { modifier.change(isEditing) }
}
