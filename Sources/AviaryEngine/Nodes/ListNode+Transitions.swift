@_spi(Hosting) import AviaryDrawing
import Foundation

/// Elements that are seen coming and going.
extension ListNode {
  /// What shows them; nil where they come and go at once.
  package final var transitions: Transitions? {
    guard let transitions = root.animator?.transitions, transitions.mayShow(in: self) else {
      return nil
    }
    return transitions
  }

  /// Unmounts nodes of elements that have gone, at once or when they have been seen going.
  ///
  /// - Parameters:
  ///   - gone: Their nodes.
  ///   - old: All nodes so far, in order.
  ///   - staying: Those that are there now.
  ///   - transitions: What shows them going.
  package final func remove(
    _ gone: [ViewNode],
    of old: [ViewNode],
    staying: [ViewNode],
    _ transitions: Transitions
  ) {
    guard !gone.isEmpty else { return }
    let staying = Set(staying.map { ObjectIdentifier($0) })
    for node in gone {
      let next = old.drop { $0 !== node }.first { staying.contains(ObjectIdentifier($0)) }
      if transitions.remove(node, of: self, before: next) {
        if let id = node.elementID { content.releaseElement(id) }
      } else {
        unmount(node)
      }
    }
  }

  /// Draws the children, and among them those that are going.
  final func drawWithLeaving(into recorder: inout NodeRecorder) {
    guard let transitions = root.animator?.transitions else { return }
    for (node, isLeaving) in transitions.drawingOrder(of: self) {
      // What goes can be seen, and is not told.
      if isLeaving {
        recorder.builder.fragment(recorder.apart(node).display)
      } else {
        recorder.draw(node)
      }
    }
  }
}
