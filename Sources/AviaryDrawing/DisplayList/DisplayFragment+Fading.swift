package import Foundation

extension DisplayFragment {
  /// The fragment at an opacity, where all of it is one picture that is blended with what is below; nil for others.
  ///
  /// A group around it would leave the blend mode with nothing below: it is the layer of one view that has both.
  package func fadedBlend(by opacity: CGFloat) -> DisplayFragment? {
    guard commands.count == 1 else { return nil }
    let faded: DisplayCommand
    switch commands[0] {
    case .group(let inner, let own, .blend(let mode)) where mode != .normal:
      faded = .group(inner, opacity: own * opacity, mode: .blend(mode))
    case .fragment(let inner, let offset):
      guard let inner = inner.fadedBlend(by: opacity) else { return nil }
      faded = .fragment(inner, offset: offset)
    case .transformed(let inner, let transform):
      guard let inner = inner.fadedBlend(by: opacity) else { return nil }
      faded = .transformed(inner, transform)
    case .clipped(let inner, let path, let style):
      guard let inner = inner.fadedBlend(by: opacity) else { return nil }
      faded = .clipped(inner, path, style: style)
    case .fill, .stroke, .text, .image, .masked, .group, .filtered, .backdrop:
      return nil
    }
    return DisplayFragment([faded], name: name)
  }
}
