@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
package import Foundation

extension FragmentBuilder {
  /// Fills a path with a style; `rect` is what gradients relate to, commonly the view's bounds.
  package mutating func fill(
    _ path: Path,
    _ style: ResolvedStyle,
    in rect: CGRect,
    fillStyle: FillStyle = FillStyle()
  ) {
    guard !path.isEmpty, !style.isClear else { return }
    if let backdrop = style.backdrop {
      // The shadow is painted below, from an opaque twin of the shape.
      shadowsBelow(of: style) { $0.fill(path, .color(.black), style: fillStyle) }
      self.backdrop(path, backdrop)
    } else {
      styled(style) { $0.fill(path, style.paint(in: rect), style: fillStyle) }
    }
    innerShadows(of: style, path, fillStyle)
  }

  /// Strokes a path with a style.
  ///
  /// A material is stroked with its tint.
  package mutating func stroke(
    _ path: Path,
    _ stroke: StrokeStyle,
    _ style: ResolvedStyle,
    in rect: CGRect,
    antialiased: Bool = true
  ) {
    guard !path.isEmpty, !style.isClear else { return }
    styled(style) {
      $0.stroke(path, stroke, style.paint(in: rect), antialiased: antialiased)
    }
  }

  /// Lets `draw` paint, and applies what a style has beside its paint: opacity, blending, drop shadows.
  package mutating func styled(
    _ style: ResolvedStyle,
    _ draw: (inout FragmentBuilder) -> Void
  ) {
    let drops = style.shadows.filter { !$0.isInner }
    guard !drops.isEmpty || style.blendMode != .normal || style.needsGroup else {
      draw(&self)
      return
    }
    var inner = FragmentBuilder()
    draw(&inner)
    if style.needsGroup {
      let fragment = inner.build()
      inner = FragmentBuilder()
      inner.group(fragment, opacity: style.opacity)
    }
    if !drops.isEmpty {
      let fragment = inner.build()
      inner = FragmentBuilder()
      inner.filtered(fragment, drops.map(\.filter))
    }
    if style.blendMode != .normal {
      group(inner.build(), opacity: 1, mode: .blend(style.blendMode))
    } else {
      for command in inner.commands { append(command) }
    }
  }

  /// Paints only the drop shadows of what `draw` paints.
  private mutating func shadowsBelow(
    of style: ResolvedStyle,
    _ draw: (inout FragmentBuilder) -> Void
  ) {
    for shadow in style.shadows where !shadow.isInner {
      var inner = FragmentBuilder()
      draw(&inner)
      filtered(
        inner.build(),
        [
          .shadow(
            color: shadow.color,
            radius: shadow.radius,
            offset: shadow.offset,
            shadowOnly: true
          )
        ]
      )
    }
  }

  /// Inside a path, the shadow that its surroundings throw into it.
  private mutating func innerShadows(
    of style: ResolvedStyle,
    _ path: Path,
    _ fillStyle: FillStyle
  ) {
    for shadow in style.shadows where shadow.isInner {
      let reach = 4 * shadow.radius + abs(shadow.offset.width) + abs(shadow.offset.height) + 1
      var outside = Path(path.boundingRect.insetBy(dx: -reach, dy: -reach))
      outside.addPath(path)
      var surroundings = FragmentBuilder()
      surroundings.fill(outside, .color(.black), style: FillStyle(eoFill: true))
      var thrown = FragmentBuilder()
      thrown.filtered(
        surroundings.build(),
        [
          .shadow(
            color: shadow.color.opacity(Float(style.opacity)),
            radius: shadow.radius,
            offset: shadow.offset,
            shadowOnly: true
          )
        ]
      )
      clipped(thrown.build(), to: path, style: fillStyle)
    }
  }
}

extension ResolvedShadow {
  var filter: Filter { .shadow(color: color, radius: radius, offset: offset) }
}
