@_spi(Hosting) import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryGraphics
@_spi(Engine) import AviaryInteraction
import AviaryStacks
package import Foundation

/// A window that a program shows over all that a root shows, in all of its room.
package final class OverlayWindow {
  /// What it shows.
  package var content: AnyView
  /// The greater, the further in front; of the same the later one.
  package var level: CGFloat
  /// Whether what is at a point of the window is the window's, and not of what lies behind it.
  ///
  /// It is told of whether something that the window shows is hit there.
  package var takes: (_ point: CGPoint, _ isHit: (CGPoint) -> Bool) -> Bool
  /// Told how large it is, in points.
  package var sizeChanged: (CGSize) -> Void = { _ in }

  package init(
    content: AnyView,
    level: CGFloat,
    takes: @escaping (_ point: CGPoint, _ isHit: (CGPoint) -> Bool) -> Bool
  ) {
    self.content = content
    self.level = level
    self.takes = takes
  }
}

/// The windows that lie over all that a root shows.
package final class OverlayWindows {
  private var windows: [OverlayWindow] = []
  private unowned let root: ViewRoot

  fileprivate init(_ root: ViewRoot) { self.root = root }

  /// Shows a window, or what is new of one that is shown.
  package func show(_ window: OverlayWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
    changed()
  }

  /// Takes a window away.
  package func close(_ window: OverlayWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    windows.removeAll { $0 === window }
    changed()
  }

  private func changed() {
    root.presented.windowCount = windows.count
    let inOrder = windows.enumerated()
      .sorted { ($0.element.level, $0.offset) < ($1.element.level, $1.offset) }
      .map(\.element)
    // Where there was no room yet the list of what is presented is there when this returns.
    root.overlay.show(TupleView((PresentationsView(), WindowsOver(windows: inOrder))))
  }

  /// Whether there is room for what lies over all else; it stays once something was there.
  package private(set) var hasRoom = false

  /// Has room for what lies over all else, where there is none yet.
  fileprivate func makeRoom() {
    guard !hasRoom else { return }
    hasRoom = true
    changed()
  }
}

extension ViewRoot {
  /// The windows that lie over all that it shows.
  package var overlayWindows: OverlayWindows { rootStorage { OverlayWindows(self) } }

  /// Has room for what lies over all else, where there is none yet.
  package func makeOverlays() { overlayWindows.makeRoom() }
}

/// The windows that lie over all that is presented.
private nonisolated struct WindowsOver: View {
  /// From the back to the front.
  let windows: [OverlayWindow]

  @MainActor
  var body: some View {
    ForEach(windows, id: \.id) { window in
      window.content
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onGeometryChange(for: CGSize.self, of: \.size) { window.sizeChanged($0) }
        .modifier(OverlayWindowModifier(window: window))
        .layoutValue(key: IsOverlay.self, value: true)
    }
  }
}

extension OverlayWindow {
  fileprivate var id: ObjectIdentifier { ObjectIdentifier(self) }
}

/// Decides what is hit of a window over others.
private nonisolated struct OverlayWindowModifier: _NodeModifier {
  let window: OverlayWindow

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { OverlayWindowNode(list, child, place) }
}

private final class OverlayWindowNode: ModifierNode<OverlayWindowModifier>, HitRegion,
  ContentShapeProvider
{
  override func viewDidChange() {}

  func containsHit(_ point: CGPoint) -> Bool {
    // What it presents lies behind it, and has to be reached.
    if let top = root.presentations.entries.last, top.presenter.isInside(self) { return false }
    return modifier.window.takes(point) { isContentHit(at: $0) }
  }

  func contentShape(for kind: ContentShapeKinds) -> (path: Path, eoFill: Bool)? {
    kind.contains(.interaction) ? (Path(CGRect(origin: .zero, size: size)), false) : nil
  }
}
