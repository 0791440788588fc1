@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryLayout
import Foundation

/// What a screen asks of the bars around it.
struct BarSettings: Equatable {
  /// Whether bars are hidden, where it was said.
  var isHidden: [ToolbarPlacement.Kind: Bool] = [:]
  /// Whether bars have a background, where it was said.
  var hasBackground: [ToolbarPlacement.Kind: Bool] = [:]
  var backgrounds: [ToolbarPlacement.Kind: BarBackground] = [:]
  var colorScheme: [ToolbarPlacement.Kind: ColorScheme] = [:]
  var hidesBackButton = false
  /// Whether the button that leads back has no title.
  var hidesBackTitle = false
  var titleMenu: PresentationBackdrop?
  var minimization = ToolbarMinimization()

  /// The background of a bar; nil for none.
  ///
  /// A navigation bar has none while no content lies behind it, unless one is asked for.
  func background(_ bar: ToolbarPlacement.Kind, isOverContent: Bool = true) -> BarBackground? {
    switch hasBackground[bar] {
    case false: return nil
    case true: return backgrounds[bar] ?? .usual
    default:
      guard bar != .navigationBar || isOverContent else { return nil }
      return backgrounds[bar] ?? .usual
    }
  }
}

/// The background of a bar; equal only to itself.
final class BarBackground: Equatable, @unchecked Sendable {
  static let usual = BarBackground(AnyShapeStyle(Material.bar))
  let style: AnyShapeStyle
  init(_ style: AnyShapeStyle) { self.style = style }
  static func == (left: BarBackground, right: BarBackground) -> Bool { left === right }
}

enum BarSettingsKey: PreferenceKey {
  static var defaultValue: BarSettings { BarSettings() }

  static func reduce(value: inout BarSettings, nextValue: () -> BarSettings) {
    let next = nextValue()
    value.isHidden.merge(next.isHidden) { old, _ in old }
    value.hasBackground.merge(next.hasBackground) { old, _ in old }
    value.backgrounds.merge(next.backgrounds) { old, _ in old }
    value.colorScheme.merge(next.colorScheme) { old, _ in old }
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.hidesBackTitle = value.hidesBackTitle || next.hidesBackTitle
    value.titleMenu = value.titleMenu ?? next.titleMenu
    value.minimization.merge(next.minimization)
  }
}

/// What a screen asks of the bar of tabs, which reaches over navigation containers.
enum TabBarSettingsKey: PreferenceKey {
  static var defaultValue: BarSettings { BarSettings() }
  static func reduce(value: inout BarSettings, nextValue: () -> BarSettings) {
    BarSettingsKey.reduce(value: &value, nextValue: nextValue)
  }
}

extension Visibility {
  /// Whether something is hidden; nil where nothing was said.
  var hides: Bool? {
    switch self {
    case .automatic: nil
    case .visible: false
    case .hidden: true
    }
  }
}

extension View {
  /// Changes what this view asks of bars.
  nonisolated func barSettings(
    _ bars: [ToolbarPlacement],
    _ change: @escaping (inout BarSettings, ToolbarPlacement.Kind) -> Void
  ) -> some View {
    let kinds =
      bars.isEmpty
      ? [.navigationBar, .bottomBar, .tabBar]
      : bars.flatMap {
        $0.kind == .automatic ? [.navigationBar, .bottomBar] : [$0.kind]
      }
    return transformPreference(BarSettingsKey.self) { settings in
      for kind in kinds where kind != .tabBar { change(&settings, kind) }
    }
    .transformPreference(TabBarSettingsKey.self) { settings in
      if kinds.contains(.tabBar) { change(&settings, .tabBar) }
    }
  }
}
