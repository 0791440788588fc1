@_spi(Hosting) import AviaryDrawing
package import AviaryGeometry
package import Foundation

/// Makes elements of pieces: all of them, or those that can be seen.
package struct AccessibilityReader {
  /// The rectangle that can be seen, in the space that is read into; nil for all, and for no more than everybody is
  /// told of.
  let shown: CGRect?

  package init(shown: CGRect?) { self.shown = shown }

  /// The elements in reading order.
  ///
  /// - Parameters:
  ///   - transform: Leads from the space of the pieces to that of the elements.
  ///   - clip: What can be seen of them, in the space of the elements; nil for all.
  package func read(
    _ pieces: [AccessibilityPiece],
    _ transform: CGAffineTransform,
    clip: CGRect?
  ) -> [AccessibilityElement] {
    read(pieces, transform, clip: clip, inChange: false)
  }

  /// - Parameter inChange: Whether more is said of what is read, so that an element that says nothing may say something yet.
  private func read(
    _ pieces: [AccessibilityPiece],
    _ transform: CGAffineTransform,
    clip: CGRect?,
    inChange: Bool
  ) -> [AccessibilityElement] {
    var elements: [AccessibilityElement] = []
    for piece in pieces { append(piece, transform, clip, inChange, to: &elements) }
    if elements.contains(where: { $0.sortPriority != 0 }) {
      elements = elements.enumerated().sorted {
        let (a, b) = ($0.element.sortPriority, $1.element.sortPriority)
        return a == b ? $0.offset < $1.offset : a > b
      }.map(\.element)
    }
    // What lies behind something modal can't be used.
    if shown != nil, let front = elements.last(where: { $0.traits.contains(.isModal) }) {
      return [front]
    }
    return elements
  }

  private func append(
    _ piece: AccessibilityPiece,
    _ transform: CGAffineTransform,
    _ clip: CGRect?,
    _ inChange: Bool,
    to elements: inout [AccessibilityElement]
  ) {
    switch piece {
    case .element(let element):
      if let seen = seen(element.applying(transform), clip) { elements.append(seen) }
    case .moved(let inner, let own):
      let transform = own.concatenating(transform)
      for piece in inner { append(piece, transform, clip, inChange, to: &elements) }
    case .clipped(let inner, let rect):
      let rect = rect.applying(transform)
      let clip = shown == nil ? nil : clip.map { $0.intersection(rect) } ?? rect
      for piece in inner { append(piece, transform, clip, inChange, to: &elements) }
    case .responding(let inner, let source):
      let start = elements.count
      for piece in inner { append(piece, transform, clip, inChange, to: &elements) }
      for index in start..<elements.count { elements[index].responders.add(source) }
    case .changed(let inner, let change):
      let isOfNothing = !Self.hasElements(inner)
      var found = read(inner, transform, clip: clip, inChange: true)
      // Of several that say nothing none is meant.
      if isOfNothing, shown != nil, found.count > 1 { found = [] }
      if found.isEmpty, shown == nil || isOfNothing,
        let own = seen(change.ownElement.applying(transform), clip)
      {
        found = [own]
      }
      found = found.map(change.apply)
      if shown != nil, !inChange, found.count == 1, isOfNothing {
        // What says nothing is no element.
        found.removeAll { $0.saysNothing }
      }
      elements += found
    case .part(let inner, let part):
      for var element in read(inner, transform, clip: clip) {
        if element.details.part == .whole { element.details.part = part }
        elements.append(element)
      }
    case .container(let element, let inner, let isAlways):
      let inside = read(inner, transform, clip: clip)
      if element.details.kind == .iconAndTitle {
        elements += inside.withoutIcons
        return
      }
      guard isAlways || shown != nil else {
        elements += inside
        return
      }
      guard var container = seen(element.applying(transform), clip) else { return }
      container.children += inside
      elements += container.details.kind == .labeled ? container.namingControls() : [container]
    }
  }

  /// What can be seen of an element; nil for nothing.
  private func seen(_ element: AccessibilityElement, _ clip: CGRect?) -> AccessibilityElement? {
    guard let shown else { return element }
    let clip = clip.map { $0.intersection(shown) } ?? shown
    let frame = element.frame.intersection(clip)
    let isGone =
      frame.isNull || frame.width <= 0 && element.frame.width > 0
      || frame.height <= 0 && element.frame.height > 0
    if isGone { return nil }
    var result = element
    result.frame = frame
    result.children = element.children.compactMap { seen($0, clip) }
    return result
  }

  private static func hasElements(_ pieces: [AccessibilityPiece]) -> Bool {
    pieces.contains { piece in
      switch piece {
      case .element, .container: true
      case .moved(let inner, _), .clipped(let inner, _), .responding(let inner, _),
        .part(let inner, _), .changed(let inner, _):
        hasElements(inner)
      }
    }
  }
}

extension AccessibilityElement {
  /// Whether nothing was said of an element of which a modifier said something.
  fileprivate var saysNothing: Bool {
    label.isEmpty && value == nil && hint == nil && identifier == nil && children.isEmpty
  }
}
