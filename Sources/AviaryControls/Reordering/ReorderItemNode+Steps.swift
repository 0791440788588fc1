@_spi(Engine) import AviaryEngine
import AviaryGeometry
@_spi(Engine) import AviaryInteraction
import AviaryStacks
import Foundation

// Moving without a pointer: by keys, and by assistive technology.
extension ReorderItemNode {
  /// The place one step on, or back; nil at the end of the last collection, or the beginning of the first.
  private func step(forward: Bool, _ sources: [ReorderSession.Source]) -> ReorderPlace? {
    guard let link = collection.link, let id = itemID, let index = contentIndex,
      let range = collection.range(of: id, hint: index)
    else { return nil }
    let ids = Set(sources.map(\.id))
    let collections = link.collections
    guard let position = collections.firstIndex(where: { $0 === collection }) else { return nil }
    if forward {
      if let next = collection.nextID(from: range.upperBound, besides: ids) {
        let end = collection.range(of: next.id, hint: next.index)?.upperBound ?? next.index + 1
        let behind = collection.nextID(from: end, besides: ids)
        return ReorderPlace(collection: collection, before: behind?.id, hint: behind?.index)
      }
      guard position + 1 < collections.count else { return nil }
      let other = collections[position + 1]
      let first = other.nextID(from: 0, besides: ids)
      return ReorderPlace(collection: other, before: first?.id, hint: first?.index)
    }
    if let previous = collection.previousID(before: range.lowerBound, besides: ids) {
      return ReorderPlace(collection: collection, before: previous)
    }
    guard position > 0 else { return nil }
    return ReorderPlace(collection: collections[position - 1], before: nil)
  }

  /// Moves what is selected with this one, or this one alone, one step.
  ///
  /// - Returns: Whether there was anywhere to go.
  func move(forward: Bool) -> Bool {
    guard root.drags.drag == nil, let (sources, primary) = sources(),
      let link = collection.link, let place = step(forward: forward, sources)
    else { return false }
    let session = ReorderSession(
      link: link,
      sources: sources,
      primary: primary,
      placeholderSize: size
    )
    withAnimation { session.move(to: place) }
    root.actions.append(
      (
        "reorder",
        { [weak link] in
          let nodes = link?.collections.flatMap(\.nodes) ?? []
          nodes.first { $0.itemID == primary.id }?.scrollIntoView()
        }
      )
    )
    return true
  }

  /// Moves it as a key asks for it: an arrow held with Option.
  func receiveStep(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard modifiers.subtracting([.numericPad, .capsLock]) == .option else { return false }
    switch key {
    case .upArrow: return move(forward: false)
    case .downArrow: return move(forward: true)
    case .leftArrow: return move(forward: isRightToLeft)
    case .rightArrow: return move(forward: !isRightToLeft)
    default: return false
    }
  }
}

extension ReorderItemNode: KeyPressTarget {
  func receive(_ press: KeyPress) -> KeyPress.Result {
    guard !press.phase.contains(.up), container != nil,
      !(root.input.focus.current is any TextEditingTarget)
    else { return .ignored }
    return receiveStep(press.key, press.modifiers) ? .handled : .ignored
  }
}

extension ReorderItemNode: AccessibilityResponder {
  /// What the steps are called: after the way that the element goes.
  private var stepNames: (back: String, forward: String) {
    let others = collection.nodes.filter { $0 !== self }
    let middle = { (node: ReorderItemNode) in
      CGPoint(x: node.placeFrame.midX, y: node.placeFrame.midY)
    }
    let own = middle(self)
    let nearest = others.map(middle).min { own.distance(to: $0) < own.distance(to: $1) }
    if let nearest, abs(nearest.x - own.x) > abs(nearest.y - own.y) {
      return isRightToLeft ? ("Move right", "Move left") : ("Move left", "Move right")
    }
    return ("Move up", "Move down")
  }

  var offeredActions: [AccessibleAction] {
    guard let (sources, _) = sources() else { return [] }
    let names = stepNames
    var actions: [AccessibleAction] = []
    if step(forward: false, sources) != nil { actions.append(.named(names.back)) }
    if step(forward: true, sources) != nil { actions.append(.named(names.forward)) }
    return actions
  }

  func perform(_ action: AccessibleAction) -> Bool {
    let names = stepNames
    switch action {
    case .named(names.back): return move(forward: false)
    case .named(names.forward): return move(forward: true)
    default: return false
    }
  }
}
