@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import Foundation

/// Moves the elements of the collections inside.
struct ReorderContainerModifier: ViewModifier {
  @Environment(\.reorderLinks) private var outer
  @State private var link = ReorderLink()
  let kind: ReorderKind
  let isEnabled: Bool

  nonisolated init(kind: ReorderKind, isEnabled: Bool) {
    self.kind = kind
    self.isEnabled = isEnabled
  }

  func body(content: Content) -> some View {
    content
      .environment(\.reorderLinks, outer + [link])
      .modifier(ReorderContainerNodeModifier(link: link, kind: kind, isEnabled: isEnabled))
  }
}

nonisolated struct ReorderContainerNodeModifier: _NodeModifier {
  let link: ReorderLink
  let kind: ReorderKind
  let isEnabled: Bool

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ReorderContainerNode(list, child, place)
  }
}

/// The node around collections whose elements are moved: what is lifted there can be dropped here.
final class ReorderContainerNode: ModifierNode<ReorderContainerNodeModifier> {
  var link: ReorderLink { modifier.link }

  /// Whether elements can be moved now.
  var isEnabled: Bool {
    modifier.isEnabled && EnvironmentValues(scope: environment).isEnabled
  }

  /// The collections inside, in the order in which they came; none of a list's, which are moved each by itself.
  var collections: [ReorderableCollection] { link.collections }

  override func didMount() { link.node = self }

  override func willUnmount() {
    guard link.node === self else { return }
    if root.drags.drag?.note(ReorderSession.self)?.link.node === self { root.drags.cancel() }
    link.node = nil
  }

  // Assistive technology is told what can be done.
  override func viewDidChange() { for collection in collections { collection.redraw() } }
}

extension ReorderableCollection {
  fileprivate func redraw() { for node in nodes { node.invalidateDrawing() } }
}

extension ReorderContainerNode: DropTarget {
  private func session(of drag: Drag) -> ReorderSession? {
    guard let session = drag.note(ReorderSession.self), session.link.node === self,
      session.link.session === session
    else { return nil }
    return session
  }

  /// What is moved there is not lost a bit outside of it.
  var dropReach: CGFloat { 60 }

  func takesPart(in drag: Drag, at location: CGPoint) -> Bool {
    isEnabled && session(of: drag) != nil
  }

  func dragDidMove(_ drag: Drag, to location: CGPoint, hasEntered: Bool) {
    guard let session = session(of: drag) else { return }
    session.go(to: place(of: session, at: drag.location))
  }

  func dragDidLeave(_ drag: Drag) { session(of: drag)?.go(to: nil) }

  func drop(_ drag: Drag, at location: CGPoint) -> DropOperation {
    guard let session = session(of: drag), let destination = session.destination else {
      return .cancel
    }
    withAnimation {
      if session.wouldMove { session.move(to: destination) }
      session.land()
    }
    return .move
  }
}
