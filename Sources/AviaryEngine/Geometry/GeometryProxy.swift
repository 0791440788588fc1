public import AviaryGeometry
public import Foundation

/// The size of a view, and its frame in other spaces.
public struct GeometryProxy {
  let node: WeakNode
  /// Called when something other than the size is read: it may change without the view.
  let onFrameRead: (() -> Void)?
  /// Called when something is read that depends on more than frames, with what tells whether it is still the same.
  private let onRead: ((@escaping () -> Bool) -> Void)?

  package init(
    _ node: ViewNode,
    onFrameRead: (() -> Void)? = nil,
    onRead: ((@escaping () -> Bool) -> Void)? = nil
  ) {
    self.node = WeakNode(node)
    self.onFrameRead = onFrameRead
    self.onRead = onRead
  }

  /// What a closure finds out about the view, recorded for who reads it; nil once the view is gone.
  package func read<Value: Equatable>(_ value: @escaping (ViewNode) -> Value?) -> Value? {
    guard let view = node.node else { return nil }
    let read = value(view)
    onRead? { [node] in node.node.flatMap(value) == read }
    return read
  }

  /// In points; zero once the view is gone.
  public var size: CGSize { node.node?.contentSize ?? .zero }

  /// The insets by which the view's safe area is smaller than the view.
  public var safeAreaInsets: EdgeInsets { node.node?.safeAreaInsets ?? EdgeInsets() }

  /// The view's frame in a space, in points.
  ///
  /// - Parameter coordinateSpace: The space: `.local`, `.global`, or a named one around the view.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The view's bounds in a space, in points.
  ///
  /// An older form.
  ///
  /// - Parameter coordinateSpace: The space: `.local`, `.global`, or a named one around the view.
  @_disfavoredOverload
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    onFrameRead?()
    guard let node = node.node else { return .zero }
    return node.convert(CGRect(origin: .zero, size: node.contentSize), to: coordinateSpace)
  }

  /// The bounds of a space around the view, in the view's own space; nil if there is no such space.
  ///
  /// - Parameter coordinateSpace: The named space.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    onFrameRead?()
    guard let node = node.node, let space = node.nodeProviding(coordinateSpace.name) else {
      return nil
    }
    let bounds = CGRect(origin: .zero, size: space.size)
    return bounds.applying(node.transform(to: space).inverted())
  }

  /// The value of an anchor, in the view's own space.
  public subscript<T>(anchor: Anchor<T>) -> T {
    onFrameRead?()
    guard let node = node.node else { return anchor.value }
    return anchor.converted(by: node.transform(to: nil).inverted())
  }
}

/// Refers to a node without keeping it.
package final class WeakNode: @unchecked Sendable {
  package private(set) weak var node: ViewNode?
  package init(_ node: ViewNode) { self.node = node }
}

extension ViewNode {
  /// The transform from this node's space to that of an ancestor, or to the root's where that is
  /// nil.
  package final func transform(to ancestor: ViewNode?) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node: ViewNode? = self
    while let current = node, current !== ancestor {
      transform = transform.concatenating(current.transformToParent)
      node = current.parent
    }
    return transform
  }

  /// The nearest node around that gives a space of that name.
  final func nodeProviding(_ name: AnyHashable) -> ViewNode? {
    ancestor { $0.providesSpace(name) }
  }

  package final func convert(_ rect: CGRect, to space: CoordinateSpace) -> CGRect {
    switch space {
    case .local: rect
    case .global: convert(rect, to: nil as ViewNode?)
    case .named(let name): convert(rect, to: nodeProviding(name))
    }
  }
}
