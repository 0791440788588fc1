import AviaryApps
import AviaryControls
import AviaryInteraction
import Foundation

/// The title bar of a window that the desktop draws none for.
struct OwnTitleBar {
  let layout: WindowButtonLayout
  let showsTitle: Bool
  /// What a button of the window does.
  let perform: @MainActor (WindowButtonLayout.Button) -> Void

  /// What bars of the content are told of it.
  func bar(_ hindrances: WindowHindrances) -> WindowTitleBar {
    let shown = layout.without(hindrances)
    return WindowTitleBar(
      left: WindowButtons.width(of: shown.left),
      right: WindowButtons.width(of: shown.right),
      showsTitle: showsTitle
    )
  }
}
