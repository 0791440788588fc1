@_spi(Engine) import AviaryControls
@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryGraphics
import AviaryStacks
import Foundation

/// A window of UIKit's over all that one root shows, for as long as its program holds it.
@MainActor
final class WindowOver {
  private let reference: RootReference
  private let window: OverlayWindow

  init(_ window: OverlayWindow, in root: ViewRoot) {
    self.window = window
    reference = root.reference
  }

  /// Shows it, or what is new of it.
  func show(_ content: AnyView, level: CGFloat) {
    window.content = content
    window.level = level
    reference.root?.overlayWindows.show(window)
  }

  isolated deinit { reference.root?.overlayWindows.close(window) }
}

/// Stands in a window's controller's view for what of SwiftUI's is hit there: `hitTest` finds it where that is drawn, and
/// the controller's view beside it.
///
/// Windows that let touches pass tell the two apart.
final class HitPart: UIView {
  /// Whether something is hit at a point; nil while nobody asks.
  var isHit: ((CGPoint) -> Bool)?

  init() {
    super.init(frame: .zero)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    isHit?(point) == true ? self : nil
  }
}

/// The controller of a window whose views are those of an `App`, a preview or a test: it shows what is presented on it.
final class RootStandIn: UIViewController {
  private let reference: RootReference
  private var over: WindowOver?

  init(_ root: ViewRoot) {
    reference = root.reference
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func makeContent() -> AnyView { AnyView(Color.clear) }

  /// Has room among the root's views for what it presents.
  func makeRoom() {
    guard over == nil, let root = reference.root else { return }
    let window = OverlayWindow(content: AnyView(EmptyView()), level: -.infinity) { _, _ in false }
    over = WindowOver(window, in: root)
    over?.show(KitContent.untold(self), level: -.infinity)
  }
}
