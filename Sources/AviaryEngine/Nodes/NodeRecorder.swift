package import AviaryCoreGeometry
@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
package import Foundation

/// Records what a node draws.
@_spi(Engine) public struct NodeRecorder {
  package let scope: DrawingScope
  /// Whether what was recorded is good for no other scope.
  package private(set) var isBoundToScope = false

  /// What is all that has been drawn so far, and where its origin is.
  private var only: (content: DisplayFragment, pieces: [AccessibilityPiece], offset: CGPoint)?
  private var commands = FragmentBuilder()
  private var pieces: [AccessibilityPiece] = []

  package init(_ scope: DrawingScope) {
    self.scope = scope
  }

  package var builder: FragmentBuilder {
    mutating get {
      writeDown()
      return commands
    }
    _modify {
      writeDown()
      yield &commands
    }
  }

  package var accessibility: [AccessibilityPiece] {
    mutating get {
      writeDown()
      return pieces
    }
    _modify {
      writeDown()
      yield &pieces
    }
  }

  /// Notes that something was left out, or would be in another scope.
  package mutating func bindToScope() { isBoundToScope = true }

  /// Draws a child at its place.
  package mutating func draw(_ child: ViewNode) {
    if child.isInTransition, let host = child.root.animator?.transitions.host(for: child) {
      drawTransitionHost(host, for: child)
    } else {
      draw(child, under: child.transformToParent)
    }
  }

  /// Draws what stands for a child that comes or goes.
  ///
  /// Told is the child where it will be, where it can be used too.
  private mutating func drawTransitionHost(_ host: ViewNode, for child: ViewNode) {
    var inner = NodeRecorder(DrawingScope(leavesOut: scope.leavesOut, visible: nil))
    inner.draw(
      host,
      under: host.transformToParent.concatenating(
        CGAffineTransform(translationX: child.origin.x, y: child.origin.y)
      )
    )
    let piece = child.draw(scope.inside(child.transformToParent))
    if inner.isBoundToScope || piece.scope != nil { isBoundToScope = true }
    builder.fragment(inner.finish().display)
    accessibility.append(.moved(piece.accessibility, child.transformToParent))
  }

  /// Draws a node under a transform of its own space.
  package mutating func draw(_ child: ViewNode, under transform: CGAffineTransform) {
    var transform = transform.finite(child.layoutName)
    let piece = child.draw(scope.inside(transform))
    if piece.scope != nil { isBoundToScope = true }
    if piece.offset != .zero {
      transform = CGAffineTransform(translationX: piece.offset.x, y: piece.offset.y)
        .concatenating(transform)
    }
    writeDown()
    if transform.isTranslation, commands.isEmpty, pieces.isEmpty {
      only = (piece.content, piece.pieces, CGPoint(x: transform.tx, y: transform.ty))
    } else {
      add(piece.content, piece.pieces, transform)
    }
  }

  /// Draws a child with an effect that is the same wherever the child is.
  ///
  /// - Parameter effect: Records what it makes of the child's picture, in the picture's own coordinates.
  package mutating func draw(
    _ child: ViewNode,
    with effect: (DisplayFragment, inout FragmentBuilder) -> Void
  ) {
    var inner = NodeRecorder(DrawingScope(leavesOut: scope.leavesOut, visible: nil))
    inner.draw(child)
    if inner.isBoundToScope { isBoundToScope = true }
    let (picture, told, offset) = inner.content
    var result = FragmentBuilder()
    effect(picture, &result)
    writeDown()
    if commands.isEmpty, pieces.isEmpty {
      only = (result.build(), told, offset)
    } else {
      add(result.build(), told, CGAffineTransform(translationX: offset.x, y: offset.y))
    }
  }

  /// Draws what is all so far as one of several.
  private mutating func writeDown() {
    guard let (content, told, offset) = only else { return }
    only = nil
    add(content, told, CGAffineTransform(translationX: offset.x, y: offset.y))
  }

  private mutating func add(
    _ content: DisplayFragment,
    _ told: [AccessibilityPiece],
    _ transform: CGAffineTransform
  ) {
    if !content.isEmpty {
      if transform.isTranslation {
        commands.append(.fragment(content, offset: CGPoint(x: transform.tx, y: transform.ty)))
      } else {
        commands.append(.transformed(content, transform))
      }
    }
    if !told.isEmpty { pieces.append(.moved(told, transform)) }
  }

  /// Records a child apart, for an effect to be applied to it.
  ///
  /// - Parameters:
  ///   - visible: The rectangle that can be seen of it, in the node's coordinates; nil for all: effects may bring
  ///     anything into view.
  ///   - shown: The rectangle that can be seen of it at most, in the node's coordinates, for those who can't see
  ///     it; nil for all.
  package mutating func isolated(
    _ child: ViewNode,
    visible: CGRect? = nil,
    shown: CGRect? = nil
  ) -> DisplayFragment {
    let inner = apart(child, visible: visible)
    if let shown, !inner.pieces.isEmpty {
      accessibility.append(.clipped(inner.accessibility, shown))
    } else {
      accessibility += inner.accessibility
    }
    return inner.display
  }

  /// Records a child, its picture and what it says, by itself.
  package mutating func apart(_ child: ViewNode, visible: CGRect? = nil) -> NodeFragment {
    var inner = NodeRecorder(DrawingScope(leavesOut: scope.leavesOut, visible: visible))
    inner.draw(child)
    if inner.isBoundToScope { isBoundToScope = true }
    return inner.finish()
  }

  package func finish() -> NodeFragment {
    let (content, told, offset) = content
    return NodeFragment(content, told, offset: offset, scope: isBoundToScope ? scope : nil)
  }

  /// What was recorded, and where its origin is.
  private var content: (DisplayFragment, [AccessibilityPiece], offset: CGPoint) {
    if let (content, told, offset) = only { return (content, told, offset) }
    return (commands.build(), pieces, .zero)
  }
}

extension CGAffineTransform {
  /// Whether the transform only moves.
  var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}
