import AviaryGeometry
import Foundation

extension DisplayFragment {
  /// The fragment through a mask, where all of it is one picture that is blended with what is below; nil for others.
  ///
  /// What is blended is masked, as around it the blend mode would have nothing below: it is the layer of one view that has
  /// both.
  package func maskedBlend(by mask: DisplayFragment) -> DisplayFragment? {
    guard commands.count == 1, !mask.isEmpty else { return nil }
    let masked: DisplayCommand
    switch commands[0] {
    case .group(let inner, let opacity, .blend(let mode)) where mode != .normal:
      let picture = DisplayFragment([.masked(inner, mask: mask)])
      masked = .group(picture, opacity: opacity, mode: .blend(mode))
    case .fragment(let inner, let offset):
      let moved = CGPoint(x: -offset.x, y: -offset.y)
      guard let inner = inner.maskedBlend(by: DisplayFragment([.fragment(mask, offset: moved)]))
      else { return nil }
      masked = .fragment(inner, offset: offset)
    case .transformed(let inner, let transform):
      guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-9,
        let inner = inner.maskedBlend(
          by: DisplayFragment([.transformed(mask, transform.inverted())])
        )
      else { return nil }
      masked = .transformed(inner, transform)
    case .clipped(let inner, let path, let style):
      guard let inner = inner.maskedBlend(by: mask) else { return nil }
      masked = .clipped(inner, path, style: style)
    case .fill, .stroke, .text, .image, .masked, .group, .filtered, .backdrop:
      return nil
    }
    return DisplayFragment([masked], name: name)
  }
}
