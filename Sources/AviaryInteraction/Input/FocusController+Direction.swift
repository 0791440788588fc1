@_spi(Engine) import AviaryEngine
import AviaryGeometry
import AviaryStacks
import Foundation

/// Where an arrow key leads.
enum FocusDirection {
  case up, down, left, right

  /// The direction of an arrow key without others; nil for other keys.
  init?(_ key: InputEvent.Key) {
    guard key.modifiers.subtracting(.numericPad).isEmpty else { return nil }
    switch key.key {
    case .upArrow: self = .up
    case .downArrow: self = .down
    case .leftArrow: self = .left
    case .rightArrow: self = .right
    default: return nil
    }
  }

  /// How far one rectangle is from another in the direction, in points; less than 0 where it isn't there at all.
  fileprivate func way(from a: CGRect, to b: CGRect) -> CGFloat {
    switch self {
    case .up: a.minY - b.maxY
    case .down: b.minY - a.maxY
    case .left: a.minX - b.maxX
    case .right: b.minX - a.maxX
    }
  }

  /// How far one rectangle is beside another, across the direction, in points; 0 where they overlap.
  fileprivate func shift(from a: CGRect, to b: CGRect) -> CGFloat {
    switch self {
    case .up, .down: max(0, b.minX - a.maxX, a.minX - b.maxX)
    case .left, .right: max(0, b.minY - a.maxY, a.minY - b.maxY)
    }
  }
}

// Arrow keys lead the focus from a section to what is beside it, and into sections.
extension FocusController {
  /// How far two views may lie in each other and still be beside each other, in points.
  private static let overlap: CGFloat = 1

  private struct Place {
    /// A section, or a view outside of all; nil for that.
    let section: FocusSectionNode?
    let frame: CGRect
    var targets: [any FocusTarget]
  }

  /// Moves the focus in a direction: in the section where it is, else to the nearest section there, or from a section to
  /// the nearest view.
  ///
  /// Views that are in no section lead to each other by tab alone.
  ///
  /// - Returns: Whether there is anything.
  func advance(_ direction: FocusDirection) -> Bool {
    guard isInFront, let current, let front = root.frontmostNode else { return false }
    let own = Self.section(of: current)
    let here = Self.frame(of: current)
    let others = Self.targets(in: front).filter { $0 !== current }
    guard let next = inSection(own, direction, here, others) ?? beside(own, direction, here, others)
    else { return false }
    let new = destination(next, from: current)
    focus(new, isShown: true)
    new.scrollIntoView()
    return true
  }

  private static func section(of node: ViewNode) -> FocusSectionNode? {
    node.nearestAncestor(as: FocusSectionNode.self)
  }

  private static func frame(of node: ViewNode) -> CGRect {
    node.convert(CGRect(origin: .zero, size: node.size), to: nil)
  }

  private func inSection(
    _ own: FocusSectionNode?,
    _ direction: FocusDirection,
    _ here: CGRect,
    _ targets: [any FocusTarget]
  ) -> (any FocusTarget)? {
    guard let own else { return nil }
    let inside = targets.filter { Self.section(of: $0) === own }
    return nearest(inside, direction, here) { Self.frame(of: $0) }
  }

  private func beside(
    _ own: FocusSectionNode?,
    _ direction: FocusDirection,
    _ here: CGRect,
    _ targets: [any FocusTarget]
  ) -> (any FocusTarget)? {
    var places: [Place] = []
    for target in targets {
      let section = Self.section(of: target)
      if let section {
        if section === own { continue }
        if let index = places.firstIndex(where: { $0.section === section }) {
          places[index].targets.append(target)
        } else {
          places.append(Place(section: section, frame: Self.frame(of: section), targets: [target]))
        }
      } else if own != nil {
        places.append(Place(section: nil, frame: Self.frame(of: target), targets: [target]))
      }
    }
    let reachable = places.filter { direction.shift(from: here, to: $0.frame) == 0 }
    let place = nearest(reachable, direction, here) { $0.frame }
    return place?.targets.min { Self.distance(here, $0) < Self.distance(here, $1) }
  }

  /// What lies nearest in a direction: first what is straight ahead.
  private func nearest<Element>(
    _ all: [Element],
    _ direction: FocusDirection,
    _ here: CGRect,
    frame: (Element) -> CGRect
  ) -> Element? {
    all.map { (element: $0, frame: frame($0)) }
      .filter { direction.way(from: here, to: $0.frame) >= -Self.overlap }
      .min { a, b in
        let (x, y) = (
          direction.shift(from: here, to: a.frame), direction.shift(from: here, to: b.frame)
        )
        return x == y
          ? direction.way(from: here, to: a.frame) < direction.way(from: here, to: b.frame)
          : x < y
      }?.element
  }

  /// How far a view is from a rectangle, in points.
  private static func distance(_ rect: CGRect, _ target: any FocusTarget) -> CGFloat {
    let frame = frame(of: target)
    return hypot(
      FocusDirection.up.shift(from: rect, to: frame),
      FocusDirection.left.shift(from: rect, to: frame)
    )
  }
}
