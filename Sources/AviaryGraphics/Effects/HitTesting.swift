@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) public import AviaryEngine
import AviaryGeometry
package import Foundation

/// A node that limits where views inside of it are hit.
package protocol HitRegion: ViewNode {
  /// Whether a point of the node's space hits it or anything inside.
  func containsHit(_ point: CGPoint) -> Bool
}

/// A node that gives a view another shape for some purposes.
package protocol ContentShapeProvider: ViewNode {
  /// The shape in the node's bounds for one of the kinds, and its fill rule; nil if it has none for
  /// it.
  func contentShape(for kind: ContentShapeKinds) -> (path: Path, eoFill: Bool)?
}

/// Purposes for which a view may have a shape of its own.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The purposes as bits.
  public var rawValue: Int

  /// Makes a set of the purposes whose bits are set.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Where gestures hit the view.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// What is lifted when the view is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// What is lifted when the view's menu opens.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// What the pointer highlights.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// What assistive technology shows as the view's frame.
  public static let accessibility = ContentShapeKinds(rawValue: 16)
  /// What the ring of the focus goes around; rings here go around the frame, so that it has no effect.
  public static let focusEffect = ContentShapeKinds(rawValue: 32)
}

nonisolated struct ContentShapeModifier<S: Shape>: _NodeModifier {
  let kinds: ContentShapeKinds
  let shape: S
  let eoFill: Bool

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { ContentShapeNode(list, child, place) }
}

final class ContentShapeNode<S: Shape>: ModifierNode<ContentShapeModifier<S>>, ContentShapeProvider
{
  override func viewDidChange() {}

  func contentShape(for kind: ContentShapeKinds) -> (path: Path, eoFill: Bool)? {
    guard modifier.kinds.contains(kind) else { return nil }
    return (outline(of: modifier.shape).area, modifier.eoFill)
  }
}

nonisolated struct HitTestingModifier: _NodeModifier {
  let isEnabled: Bool

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode { HitTestingNode(list, child, place) }
}

final class HitTestingNode: ModifierNode<HitTestingModifier>, HitRegion {
  override func viewDidChange() {}

  func containsHit(_ point: CGPoint) -> Bool { modifier.isEnabled }
}

extension View {
  /// Sets the shape in which the view is hit.
  ///
  /// - Parameters:
  ///   - shape: The shape, laid out in the view's size.
  ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the nonzero rule does.
  ///     By default `false`.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(ContentShapeModifier(kinds: .interaction, shape: shape, eoFill: eoFill))
  }

  /// Sets the shape that the view has for some purposes.
  ///
  /// - Parameters:
  ///   - kind: What the shape is for, such as `.interaction`.
  ///   - shape: The shape, laid out in the view's size.
  ///   - eoFill: Whether the even-odd rule decides what is inside; otherwise the nonzero rule does.
  ///     By default `false`.
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds,
    _ shape: S,
    eoFill: Bool = false
  ) -> some View {
    modifier(ContentShapeModifier(kinds: kind, shape: shape, eoFill: eoFill))
  }

  /// Says whether the view and what is inside can be hit.
  ///
  /// - Parameter enabled: Whether pointers find them; where not, they find what is behind.
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}
