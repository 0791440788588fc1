@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryInteraction
import AviaryLayout
import Foundation

/// Shows and hides the leading columns of a split view.
package final class SidebarToggle {
  /// Hides or shows them at once; set by the split view.
  var perform: () -> Void = {}

  /// Hides or shows them as a person sees it.
  package func performAnimated() {
    withAnimation(ScreenTransition.animation) { perform() }
  }
}

/// The button in a bar that shows and hides the leading columns of a split view.
struct SidebarToggleButton: View {
  let toggle: SidebarToggle

  var body: some View {
    Image(systemName: "sidebar.leading")
      .font(.system(size: ControlTheme.standard.navigationBar.titleSize))
      .imageScale(.large)
      .foregroundStyle(.tint)
      .controlDescription(.button)
      .accessibilityLabel(Text("Toggle Sidebar"))
      .onActivation { toggle.performAnimated() }
  }
}

private enum SidebarToggleKey: EnvironmentKey {
  static var defaultValue: SidebarToggle? { nil }
}

private enum SplitSidebarKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum RemovesSidebarToggleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// What the bars of the column show that hides and shows columns; nil where another column's bars do.
  var sidebarToggle: SidebarToggle? {
    get { self[SidebarToggleKey.self] }
    set { self[SidebarToggleKey.self] = newValue }
  }

  /// Whether the view is in the first of several columns.
  var isSplitSidebar: Bool {
    get { self[SplitSidebarKey.self] }
    set { self[SplitSidebarKey.self] = newValue }
  }

  /// Whether split views show no button that hides and shows columns.
  var removesSidebarToggle: Bool {
    get { self[RemovesSidebarToggleKey.self] }
    set { self[RemovesSidebarToggleKey.self] = newValue }
  }
}

/// Whether a column wants no button that hides and shows columns.
enum SidebarToggleRemovalKey: PreferenceKey {
  static var defaultValue: Bool { false }
  static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension FocusedValues {
  private enum Key: FocusedValueKey {
    typealias Value = SidebarToggle
  }

  /// What hides and shows the leading columns of the window's split view.
  package var sidebarToggle: SidebarToggle? {
    get { self[Key.self] }
    set { self[Key.self] = newValue }
  }
}

extension ViewRoot {
  /// Hides or shows the leading columns of the window's split view.
  ///
  /// - Returns: Whether there are any.
  package func toggleSidebar() -> Bool {
    let store = rootStorage { FocusedValueStore() }
    guard let toggle = store.values.sidebarToggle else { return false }
    toggle.performAnimated()
    return true
  }
}
