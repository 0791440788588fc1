import AviaryEngine
import AviaryGeometry
import Foundation

/// A view or a controller of UIKit's or AppKit's that hears when it is seen, and how large it is.
@MainActor
protocol SeenKit: AnyObject {
  /// Puts it into a view, which is to be kept as long as it is shown; tells a change when it is to be drawn anew.
  func enterSurroundings(_ change: HostedChange) -> AnyObject
  /// Takes it out of that view, unless it is in another one by now.
  func leave(_ surroundings: AnyObject)
  /// It is about to be seen.
  func comes()
  /// It is shown with a size, in points; whether the views in it were placed for that.
  func takes(_ size: CGSize) -> Bool
  /// It is seen.
  func hasCome()
  /// It is no longer seen.
  func goes()
}

/// Tells something of UIKit's or AppKit's when it comes, how large it is then and later, and when it goes.
struct KitLife: ViewModifier {
  let kit: any SeenKit
  /// What is told when it was given another size: what is drawn of it may be another; nil for nobody.
  var change: HostedChange?
  @State private var stage = KitStage()

  func body(content: Content) -> some View {
    content
      .onAppear { stage.appear(kit, change) }
      .onGeometryChange(for: CGSize.self, of: \.size) { stage.place(kit, $0, change) }
      .onDisappear { stage.disappear(kit) }
  }
}

/// What was told so far: appearing is told before the size is, and ends after it.
@MainActor
private final class KitStage {
  private var size: CGSize?
  private var isComing = false
  private var isSeen = false

  nonisolated init() {}

  func appear(_ kit: any SeenKit, _ change: HostedChange?) {
    kit.comes()
    isComing = true
    // What comes back is as large as it was, which is not told again.
    if let size { place(kit, size, change) }
  }

  func place(_ kit: any SeenKit, _ size: CGSize, _ change: HostedChange?) {
    self.size = size
    guard isComing || isSeen else { return }
    if kit.takes(size) { change?.send() }
    guard isComing else { return }
    isComing = false
    isSeen = true
    kit.hasCome()
  }

  func disappear(_ kit: any SeenKit) {
    if isComing { kit.hasCome() }
    isComing = false
    isSeen = false
    kit.goes()
  }
}

extension UIView: SeenKit {
  final func enterSurroundings(_ change: HostedChange) -> AnyObject {
    ownShower = change
    let surroundings = KitSurroundings()
    surroundings.inner.addSubview(self)
    return surroundings
  }

  final func leave(_ surroundings: AnyObject) {
    if superview === (surroundings as? KitSurroundings)?.inner { removeFromSuperview() }
  }

  final func comes() { tellOfWindow() }

  /// Tells that it came to be in a window or left it, and those in it.
  private func tellOfWindow() {
    didMoveToWindow()
    for view in subviews { view.tellOfWindow() }
  }

  final func takes(_ size: CGSize) -> Bool {
    guard size != laidOutSize else { return false }
    resize(to: CGRect(origin: .zero, size: size))
    layOut()
    return true
  }

  final func hasCome() {}

  final func goes() { tellOfWindow() }

  /// Takes a frame; the views in it follow by their masks.
  private func resize(to frame: CGRect) {
    let old = bounds.size
    self.frame = frame
    guard autoresizesSubviews, old != bounds.size else { return }
    for view in subviews where !view.autoresizingMask.isEmpty {
      var frame = view.frame
      if view.autoresizingMask.contains(.flexibleWidth) {
        frame.size.width = max(0, frame.width + bounds.width - old.width)
      }
      if view.autoresizingMask.contains(.flexibleHeight) {
        frame.size.height = max(0, frame.height + bounds.height - old.height)
      }
      view.resize(to: frame)
    }
  }

  /// Places the views in it, and those in them, where sizes are others than the last time.
  private func layOut() {
    if laidOutSize != bounds.size {
      laidOutSize = bounds.size
      layoutSubviews()
    }
    for view in subviews { view.layOut() }
  }
}

extension NSView: SeenKit {
  final func enterSurroundings(_ change: HostedChange) -> AnyObject {
    ownShower = change
    let surroundings = NSView()
    surroundings.addSubview(self)
    return surroundings
  }

  final func leave(_ surroundings: AnyObject) {
    if superview === surroundings { removeFromSuperview() }
  }

  final func comes() {}

  final func takes(_ size: CGSize) -> Bool {
    guard size != laidOutSize else { return false }
    frame = CGRect(origin: .zero, size: size)
    layOut()
    return true
  }

  final func hasCome() {}

  final func goes() {}

  /// Places the views in it, and those in them, where sizes are others than the last time.
  private func layOut() {
    if laidOutSize != bounds.size {
      laidOutSize = bounds.size
      layout()
    }
    for view in subviews { view.layOut() }
  }
}

extension UIViewController: SeenKit {
  final func enterSurroundings(_ change: HostedChange) -> AnyObject {
    view.enterSurroundings(change)
  }

  final func leave(_ surroundings: AnyObject) { viewIfLoaded?.leave(surroundings) }

  final func comes() {
    loadViewIfNeeded()
    viewWillAppear(false)
    view.comes()
    viewIsAppearing(false)
  }

  final func takes(_ size: CGSize) -> Bool {
    guard size != view.laidOutSize else { return false }
    viewWillLayoutSubviews()
    _ = view.takes(size)
    viewDidLayoutSubviews()
    return true
  }

  final func hasCome() { viewDidAppear(false) }

  final func goes() {
    viewWillDisappear(false)
    viewIfLoaded?.goes()
    viewDidDisappear(false)
  }
}

extension NSViewController: SeenKit {
  final func enterSurroundings(_ change: HostedChange) -> AnyObject {
    view.enterSurroundings(change)
  }

  final func leave(_ surroundings: AnyObject) { viewIfLoaded?.leave(surroundings) }

  final func comes() {
    loadViewIfNeeded()
    viewWillAppear()
  }

  final func takes(_ size: CGSize) -> Bool {
    guard size != view.laidOutSize else { return false }
    viewWillLayout()
    _ = view.takes(size)
    viewDidLayout()
    return true
  }

  final func hasCome() { viewDidAppear() }

  final func goes() {
    viewWillDisappear()
    viewDidDisappear()
  }
}
