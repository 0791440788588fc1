package import AviaryGeometry
import Foundation

// What moves: where it is seen, and how it ends.
extension Animator {
  /// Whether nothing moves.
  package var isAtRest: Bool { entries.isEmpty }

  /// The value that is to be shown of something that moves; nil where it is at rest.
  package func shown<Value>(
    _ owner: AnyObject,
    _ attribute: MotionAttribute,
    as type: Value.Type = Value.self
  ) -> Value? {
    if isAtRest { return nil }
    let key = Key(owner: ObjectIdentifier(owner), attribute: attribute)
    return (entries[key]?.motion as? ShownMotion<Value>)?.shown
  }

  package func isMoving(_ owner: AnyObject, _ attribute: MotionAttribute) -> Bool {
    entries[Key(owner: ObjectIdentifier(owner), attribute: attribute)] != nil
  }

  /// Where something that moves is seen, also while an update hides that.
  package func track<Value: Animatable>(
    _ owner: AnyObject,
    _ attribute: MotionAttribute
  ) -> Value? {
    let key = Key(owner: ObjectIdentifier(owner), attribute: attribute)
    guard let motion = entries[key]?.motion as? AnimatableMotion<Value> else { return nil }
    var value = motion.model
    value.animatableData = motion.track.value
    return value
  }

  /// Gives something the motion of something else, at another place; what goes on from there adds to it.
  ///
  /// - Returns: Whether the other one moves.
  func copyMotion(
    of other: AnyObject,
    to owner: AnyObject,
    _ attribute: MotionAttribute,
    movedBy offset: CGPoint,
    _ writing: MotionWriting,
    show: @escaping (CGRect) -> Void
  ) -> Bool {
    let source = Key(owner: ObjectIdentifier(other), attribute: attribute)
    guard let motion = entries[source]?.motion as? AnimatableMotion<CGRect> else { return false }
    func moved(_ rect: CGRect) -> CGRect { rect.offsetBy(dx: offset.x, dy: offset.y) }
    let copy = AnimatableMotion(at: moved(motion.model), writing, show: show)
    copy.track = motion.track.moved(
      by: moved(motion.model).animatableData - motion.model.animatableData
    )
    put(copy, of: owner, Key(owner: ObjectIdentifier(owner), attribute: attribute))
    (owner as? ViewNode)?.hasMotion = true
    return true
  }

  /// Gives a node that does not move the motion of all that it is in, the other way: it is seen where it ends.
  func standStill(_ node: ViewNode) {
    let key = Key(owner: ObjectIdentifier(node), attribute: .frame)
    guard entries[key] == nil else { return }
    let motion = AnimatableMotion(
      at: CGRect(origin: node.origin, size: node.size),
      .apartFromUpdates
    ) { [unowned node] in node.present($0) }
    var ancestor = node.parent
    while let current = ancestor, !current.isGeometryGroup {
      let key = Key(owner: ObjectIdentifier(current), attribute: .frame)
      if current.hasMotion, let around = entries[key]?.motion as? AnimatableMotion<CGRect> {
        motion.track.add(around.track) { way in
          AnimatablePair(.zero - way.first, .zero)
        }
      }
      ancestor = current.parent
    }
    guard !motion.track.isAtRest else { return }
    entries[key] = Entry(owner: node, motion: motion)
    node.hasMotion = true
    root.needsDisplay = true
    if showsModelValues { motion.applyModelValues() }
  }

  /// Gives the motion of a node's frame to another node, which lies at `start` now.
  func handMotion(of old: ViewNode, to node: ViewNode, at start: CGRect) {
    let key = Key(owner: ObjectIdentifier(old), attribute: .frame)
    guard let around = entries[key]?.motion as? AnimatableMotion<CGRect> else { return }
    let motion = AnimatableMotion(at: start, .apartFromUpdates) { [unowned node] in
      node.present($0)
    }
    motion.track.add(around.track) { $0 }
    stop(old, .frame)
    put(motion, of: node, Key(owner: ObjectIdentifier(node), attribute: .frame))
    node.hasMotion = true
  }

  /// Ends a motion where it is; what is to be seen is for the caller to say.
  package func stop(_ owner: AnyObject, _ attribute: MotionAttribute) {
    let key = Key(owner: ObjectIdentifier(owner), attribute: attribute)
    guard let entry = entries[key] else { return }
    CompletionGroup.holding { entry.motion.end() }
    remove(key)
  }

  /// Puts a motion in place of the one that there is, which ends: who waits for that waits no longer.
  func put(_ motion: Motion, of owner: AnyObject, _ key: Key) {
    if let old = entries[key]?.motion, old !== motion { CompletionGroup.holding { old.end() } }
    entries[key] = Entry(owner: owner, motion: motion)
  }

  func remove(_ key: Key) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    guard let node = entry.owner as? ViewNode else { return }
    let id = ObjectIdentifier(node)
    node.hasMotion = MotionAttribute.allCases.contains {
      entries[Key(owner: id, attribute: $0)] != nil
    }
  }

  /// A node or a list goes away.
  func forget(_ owner: AnyObject) {
    let id = ObjectIdentifier(owner)
    frames[id] = nil
    paints[id] = nil
    glides[id] = nil
    if let node = owner as? ViewNode, !transitions.isEmpty { transitions.forget(node) }
    if !tracked.isEmpty {
      for attribute in MotionAttribute.allCases {
        tracked[Key(owner: id, attribute: attribute)] = nil
      }
    }
    guard !entries.isEmpty else { return }
    CompletionGroup.holding {
      for attribute in MotionAttribute.allCases {
        entries.removeValue(forKey: Key(owner: id, attribute: attribute))?.motion.end()
      }
    }
  }
}
