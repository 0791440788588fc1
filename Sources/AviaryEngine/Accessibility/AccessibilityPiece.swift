@_spi(Hosting) import AviaryDrawing
package import AviaryGeometry
package import Foundation

/// A part of the accessibility tree, in the coordinates of the piece that holds it.
package enum AccessibilityPiece {
  indirect case element(AccessibilityElement)
  /// The elements of another piece, moved.
  case moved([AccessibilityPiece], CGAffineTransform)
  /// Elements of which no more can be seen than what is in a rectangle.
  case clipped([AccessibilityPiece], CGRect)
  /// Elements that a node does something for.
  case responding([AccessibilityPiece], AccessibilitySource)
  /// Elements of which something else is said.
  case changed([AccessibilityPiece], AccessibilityChange)
  /// Elements that are a part of a control.
  case part([AccessibilityPiece], AccessibilityPart)
  /// An element with others inside; unless `isAlways`, only assistive technology is told of it.
  indirect case container(AccessibilityElement, [AccessibilityPiece], isAlways: Bool)

  /// All elements, in reading order, in the space of the pieces.
  package static func elements(_ pieces: [AccessibilityPiece]) -> [AccessibilityElement] {
    AccessibilityReader(shown: nil).read(pieces, .identity, clip: nil)
  }

  /// Who does what the elements are asked to do.
  package static func responders(_ pieces: [AccessibilityPiece]) -> AccessibilityResponders {
    var result = AccessibilityResponders()
    func visit(_ element: AccessibilityElement) {
      result.add(element.responders, named: nil)
      element.children.forEach(visit)
    }
    elements(pieces).forEach(visit)
    result.add(ownResponders(pieces), named: nil)
    return result
  }

  /// Those who respond, of all pieces, whether they have elements or not.
  package static func ownResponders(_ pieces: [AccessibilityPiece]) -> AccessibilityResponders {
    var result = AccessibilityResponders()
    func visit(_ piece: AccessibilityPiece) {
      switch piece {
      case .element: break
      case .moved(let inner, _), .clipped(let inner, _), .changed(let inner, _),
        .part(let inner, _), .container(_, let inner, _):
        inner.forEach(visit)
      case .responding(let inner, let source):
        inner.forEach(visit)
        var own = AccessibilityResponders()
        own.add(source)
        result.add(own, named: nil)
      }
    }
    pieces.forEach(visit)
    return result
  }
}

/// Something that is said of elements from further out.
package final class AccessibilityChange {
  /// The element that it is said of where there is none inside.
  let ownElement: AccessibilityElement
  let apply: (AccessibilityElement) -> AccessibilityElement

  package init(
    ownElement: AccessibilityElement,
    apply: @escaping (AccessibilityElement) -> AccessibilityElement
  ) {
    self.ownElement = ownElement
    self.apply = apply
  }
}
