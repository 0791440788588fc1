@_spi(Hosting) package import AviaryDrawing
@_spi(Engine) package import AviaryEngine
import AviaryGeometry
import AviaryGraphics
package import Foundation

/// A picture that is dragged: of the whole root, moved along with the pointer.
package struct DragPicture {
  /// In the root's space, where the view was when it was lifted.
  package let fragment: DisplayFragment
  /// The bounds of what is pictured, in the root's space.
  package let frame: CGRect
  /// How far it is moved besides, in points: several that are dragged together lie over each other.
  package var shift = CGSize.zero

  package init(fragment: DisplayFragment, frame: CGRect) {
    self.fragment = fragment
    self.frame = frame
  }

  /// A picture of a node as it is seen now.
  ///
  /// - Parameters:
  ///   - node: What is lifted.
  ///   - background: What is drawn behind it, in the root's space; nil for nothing.
  package init(of node: ViewNode, over background: DisplayFragment? = nil) {
    var recorder = NodeRecorder(DrawingScope(leavesOut: false, visible: nil))
    recorder.draw(node, under: node.transform(to: nil))
    var builder = FragmentBuilder()
    if let background { builder.fragment(background) }
    builder.fragment(recorder.finish().display)
    self.init(
      fragment: builder.build(),
      frame: node.convert(CGRect(origin: .zero, size: node.size), to: nil)
    )
  }
}

extension DragNode {
  /// What is drawn under the pointer, the first on top: the preview, or the view and those that are dragged with it.
  func pictures(_ offer: DragOffer, at start: CGPoint) -> [DragPicture] {
    guard !modifier.hasPreview else { return [previewPicture(at: start)] }
    let own = picturedShape(over: offer.background(self))
    var pictures = [own]
    for (index, node) in offer.companions.enumerated() where node !== self {
      var picture = DragPicture(of: node, over: offer.background(node))
      guard let shift = offer.shift(index + 1, own.frame.size) else { continue }
      picture.shift = CGSize(
        width: own.frame.minX - picture.frame.minX + shift.width,
        height: own.frame.minY - picture.frame.minY + shift.height
      )
      pictures.append(picture)
    }
    return pictures
  }

  /// The picture of the view, as its content shape for that cuts it.
  ///
  /// - Parameter background: What is drawn behind it, in the root's space; nil for nothing.
  private func picturedShape(over background: DisplayFragment?) -> DragPicture {
    let picture = DragPicture(of: child, over: background)
    var node: ViewNode? = child
    while let current = node {
      if let provider = current as? any ContentShapeProvider,
        let shape = provider.contentShape(for: .dragPreview)
      {
        var builder = FragmentBuilder()
        builder.clipped(
          picture.fragment,
          to: shape.path.applying(current.transform(to: nil)),
          style: FillStyle(eoFill: shape.eoFill)
        )
        return DragPicture(fragment: builder.build(), frame: picture.frame)
      }
      node = current.children.count == 1 ? current.children[0] : nil
    }
    return picture
  }

  /// The picture of the preview, its middle under the pointer.
  func previewPicture(at start: CGPoint) -> DragPicture {
    var recorder = NodeRecorder(DrawingScope(leavesOut: false, visible: nil))
    let origin = CGPoint(
      x: start.x - content.size.width / 2,
      y: start.y - content.size.height / 2
    )
    recorder.draw(content, under: CGAffineTransform(translationX: origin.x, y: origin.y))
    return DragPicture(
      fragment: recorder.finish().display,
      frame: CGRect(origin: origin, size: content.size)
    )
  }
}
