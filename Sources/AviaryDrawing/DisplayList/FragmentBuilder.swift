package import AviaryCoreGeometry
import AviaryGeometry
package import Foundation

/// Collects commands into a fragment.
///
/// Commands that could paint nothing are left out, and numbers that no painter could use are replaced: what is
/// recorded is finite.
package struct FragmentBuilder {
  package private(set) var commands: [DisplayCommand] = []

  package init() {}

  package var isEmpty: Bool { commands.isEmpty }

  package mutating func append(_ command: DisplayCommand) { commands.append(command) }

  package mutating func fill(_ path: Path, _ paint: Paint, style: FillStyle = FillStyle()) {
    guard !path.isEmpty, paint != .clear, let path = path.paintable else { return }
    commands.append(.fill(path, paint.paintable, style: style))
  }

  package mutating func fill(_ rect: CGRect, _ paint: Paint) { fill(Path(rect), paint) }

  package mutating func stroke(
    _ path: Path,
    _ style: StrokeStyle,
    _ paint: Paint,
    antialiased: Bool = true
  ) {
    guard !path.isEmpty, paint != .clear, let path = path.paintable,
      case let style = style.paintable, style.lineWidth > 0
    else { return }
    commands.append(.stroke(path, style, paint.paintable, antialiased: antialiased))
  }

  package mutating func text(_ layout: any TextLayout, at point: CGPoint, _ paint: Paint) {
    commands.append(.text(layout, at: point.paintable("Text"), paint.paintable))
  }

  package mutating func image(
    _ image: DisplayImage,
    in rect: CGRect,
    _ options: ImageOptions = ImageOptions()
  ) {
    guard let rect = rect.paintable("Image"), rect.width > 0, rect.height > 0 else { return }
    var options = options
    options.template = options.template?.paintable
    options.capTop = options.capTop.finite("capInsets")
    options.capLeft = options.capLeft.finite("capInsets")
    options.capBottom = options.capBottom.finite("capInsets")
    options.capRight = options.capRight.finite("capInsets")
    commands.append(.image(image, in: rect, options))
  }

  package mutating func fragment(_ fragment: DisplayFragment, offset: CGPoint = .zero) {
    guard !fragment.isEmpty else { return }
    commands.append(.fragment(fragment, offset: offset.paintable("offset")))
  }

  package mutating func transformed(_ fragment: DisplayFragment, by transform: CGAffineTransform) {
    guard !fragment.isEmpty else { return }
    commands.append(.transformed(fragment, transform.finite("transform")))
  }

  package mutating func clipped(
    _ fragment: DisplayFragment,
    to path: Path,
    style: FillStyle = FillStyle()
  ) {
    guard !fragment.isEmpty, !path.isEmpty, let path = path.paintable else { return }
    commands.append(.clipped(fragment, path, style: style))
  }

  package mutating func masked(
    _ fragment: DisplayFragment,
    by mask: DisplayFragment,
    isInverted: Bool = false
  ) {
    guard !fragment.isEmpty, isInverted || !mask.isEmpty else { return }
    commands.append(.masked(fragment, mask: mask, isInverted: isInverted))
  }

  package mutating func group(
    _ fragment: DisplayFragment,
    opacity: CGFloat = 1,
    mode: CompositeMode = .normal
  ) {
    let opacity = opacity.finite("opacity", or: 1)
    guard !fragment.isEmpty, opacity > 0 || mode != .normal else { return }
    commands.append(.group(fragment, opacity: opacity, mode: mode))
  }

  package mutating func filtered(_ fragment: DisplayFragment, _ filters: [Filter]) {
    guard !fragment.isEmpty else { return }
    let filters = filters.compactMap(\.paintable)
    if filters.isEmpty {
      commands.append(.fragment(fragment, offset: .zero))
    } else {
      commands.append(.filtered(fragment, filters))
    }
  }

  package mutating func backdrop(_ path: Path, _ style: BackdropStyle) {
    guard !path.isEmpty, let path = path.paintable else { return }
    commands.append(.backdrop(path, style))
  }

  /// What has been collected, as a fragment.
  ///
  /// The builder keeps its commands.
  package func build(name: String = "") -> DisplayFragment { DisplayFragment(commands, name: name) }
}
