@_spi(Engine) public import AviaryEngine
import AviaryGeometry
import AviaryLayout
import Foundation

/// Makes the subviews of a layout the targets of scrolling.
nonisolated struct ScrollTargetLayoutModifier: _NodeModifier {
  let isEnabled: Bool

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    ScrollTargetLayoutNode(list, child, place)
  }
}

final class ScrollTargetLayoutNode: ModifierNode<ScrollTargetLayoutModifier> {
  override func didMount() {
    surroundingScrollNode?.targetLayouts.add(self)
  }

  override func viewDidChange() {}

  /// The layout whose subviews are targets: the outermost one.
  var layout: ListNode? {
    guard modifier.isEnabled, isMounted else { return nil }
    var node: ViewNode = child
    while true {
      if let layout = node.elementContainer { return layout }
      guard let inner = node.children.first else { return nil }
      node = inner
    }
  }
}

/// The layouts in a scroll view whose subviews are targets.
struct ScrollTargetLayouts {
  private struct Entry {
    weak var node: ScrollTargetLayoutNode?
  }

  private var entries: [Entry] = []

  mutating func add(_ node: ScrollTargetLayoutNode) {
    entries.removeAll { $0.node == nil }
    entries.append(Entry(node: node))
  }

  var layouts: [ListNode] { entries.compactMap { $0.node?.layout } }
}

extension ScrollNode {
  /// The targets that are mounted, with their frames in the content, logical, in reading order.
  private var mountedTargets: [(layout: ListNode, index: Int, frame: CGRect)] {
    targetLayouts.layouts.flatMap { layout in
      layout.mountedIndices.compactMap { index in
        layout.elementFrame(at: index).map {
          (layout, index, logical(layout.convert($0, to: contentNode)))
        }
      }
    }
  }

  /// The part of the content that lies within the margins, logical.
  private var visibleRect: CGRect {
    CGRect(
      origin: CGPoint(x: offset.x + margins.leading, y: offset.y + margins.top),
      size: size.inset(by: margins)
    )
  }

  private var mainAxis: Axis { scrolls(.vertical) ? .vertical : .horizontal }

  /// The targets of which at least a part is visible, in reading order.
  private var visibleTargets: [(layout: ListNode, index: Int, frame: CGRect)] {
    let (visible, axis) = (visibleRect, mainAxis)
    return mountedTargets.filter {
      $0.frame.origin[axis] < visible.origin[axis] + visible.size[axis]
        && $0.frame.origin[axis] + $0.frame.size[axis] > visible.origin[axis]
    }
  }

  /// Whether at least a part of the target with an id is visible; false for views that are no
  /// targets.
  final func isTargetVisible(_ id: AnyHashable) -> Bool {
    visibleTargets.contains { target in
      var ids: [AnyHashable] = []
      target.layout.content.collectExplicitIDs(at: target.index, into: &ids)
      return ids.contains(id)
    }
  }

  /// The target that is first visible, or at an anchor of what is visible.
  private func restingTarget(anchor: UnitPoint?) -> (layout: ListNode, index: Int)? {
    let (visible, axis) = (visibleRect, mainAxis)
    let targets = visibleTargets
    guard let anchor else { return targets.first.map { ($0.layout, $0.index) } }
    let point = anchor.point(in: visible)[axis]
    func distance(_ frame: CGRect) -> CGFloat {
      max(0, frame.origin[axis] - point, point - frame.origin[axis] - frame.size[axis])
    }
    return targets.min { distance($0.frame) < distance($1.frame) }.map { ($0.layout, $0.index) }
  }

  private func restingIDs(anchor: UnitPoint?) -> [AnyHashable] {
    guard let target = restingTarget(anchor: anchor) else { return [] }
    var ids: [AnyHashable] = []
    target.layout.content.collectExplicitIDs(at: target.index, into: &ids)
    return ids
  }

  /// The id of a type that the target visible carries, the innermost.
  final func restingTarget<ID: Hashable>(as type: ID.Type, anchor: UnitPoint?) -> ID? {
    restingIDs(anchor: anchor).reversed().lazy.compactMap { $0.base as? ID }.first
  }

  final func restingTarget(
    of type: any (Hashable & Sendable).Type,
    anchor: UnitPoint?
  ) -> (any Hashable & Sendable)? {
    func find<ID: Hashable & Sendable>(_ type: ID.Type) -> (any Hashable & Sendable)? {
      restingTarget(as: type, anchor: anchor)
    }
    return find(type)
  }

  /// The ids of a type of the targets of which at least a part is visible, in reading order.
  final func visibleTargets<ID: Hashable>(as type: ID.Type, threshold: Double) -> [ID] {
    let visible = CGRect(origin: offset, size: size)
    return mountedTargets.compactMap { target in
      guard visible.fraction(of: target.frame) >= max(threshold, .ulpOfOne) else { return nil }
      var ids: [AnyHashable] = []
      target.layout.content.collectExplicitIDs(at: target.index, into: &ids)
      return ids.reversed().lazy.compactMap { $0.base as? ID }.first
    }
  }

  /// The frames of targets near a stretch of the content, mounted or not, logical, in reading
  /// order.
  final func targetFrames(near range: ClosedRange<CGFloat>, along axis: Axis) -> [CGRect] {
    targetLayouts.layouts.flatMap { layout in
      layout.elementIndices(near: range, along: axis, of: contentNode).compactMap { index in
        layout.elementFrame(at: index).map { logical(layout.convert($0, to: contentNode)) }
      }
    }
  }
}

extension ListNode {
  /// The elements that may lie near a stretch of a node around.
  func elementIndices(
    near range: ClosedRange<CGFloat>,
    along axis: Axis,
    of ancestor: ViewNode
  ) -> [Int] {
    let start = convert(CGRect(origin: .zero, size: size), to: ancestor).origin[axis]
    return elementIndices(near: range.lowerBound - start...range.upperBound - start, along: axis)
  }
}

extension CGRect {
  /// How much of another rectangle lies in this one, from 0 to 1.
  func fraction(of other: CGRect) -> Double {
    let common = intersection(other)
    let area = other.width * other.height
    guard area > 0 else { return contains(other.origin) ? 1 : 0 }
    guard !common.isNull else { return 0 }
    return Double(common.width * common.height / area)
  }
}

extension View {
  /// Makes the subviews of this layout the targets of scrolling, the outermost layout's alone.
  ///
  /// - Parameter isEnabled: Whether they are; `true` by default.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetLayoutModifier(isEnabled: isEnabled))
  }
}
