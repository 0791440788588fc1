@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CAviaryPixels
import CCairo
import Foundation

extension PaintContext {
  /// Paints a fragment as one picture, at an opacity and with a blend mode.
  func group(_ fragment: DisplayFragment, opacity: CGFloat, mode: CompositeMode) {
    let opacity = min(max(opacity, 0), 1)
    guard opacity > 0 else { return }
    if opacity == 1, mode == .normal, !fragment.blends { return paint(fragment) }
    if mode == .normal, let faded = fragment.faded(by: opacity) { return paint(faded) }
    guard isVisible(fragment.bounds) || mode.reachesEverywhere else { return }
    if mode == .normal, !fragment.readsBackdrop, let target = directTarget {
      return fade(fragment, opacity: opacity, on: target)
    }
    if mode == .blend(.plusDarker) { return plusDarker(fragment, opacity: opacity) }
    saved {
      if !mode.reachesEverywhere { clip(toBounds: fragment.bounds) }
      pushGroup()
      paint(fragment)
      let content = popGroup()
      defer { cairo_pattern_destroy(content) }
      cairo_set_source(cairo, content)
      cairo_set_operator(cairo, mode.cairoOperator)
      cairo_paint_with_alpha(cairo, Double(opacity))
      if isVector, mode != .normal { endBlending(at: fragment.bounds) }
    }
  }

  /// Lets the next group with the same blend mode say so again.
  ///
  /// Cairo 1.16 writes a blend mode into a PDF only where it differs from the last one, and forgets that a
  /// change of the clip has put it back. A speck that nobody sees, painted normally, makes it differ.
  private func endBlending(at bounds: CGRect) {
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
    // Less than this cairo leaves out.
    cairo_set_source_rgba(cairo, 0, 0, 0, 1.0 / 255)
    cairo_rectangle(cairo, bounds.midX, bounds.midY, 0.01, 0.01)
    cairo_fill(cairo)
  }

  /// Paints a fragment at an opacity on a picture that only a rectangle clips.
  private func fade(_ fragment: DisplayFragment, opacity: CGFloat, on target: OpaquePointer) {
    if blendPicture(of: fragment, opacity: opacity, on: target) { return }
    let pixels = visiblePixels(of: fragment.bounds)
    guard !pixels.isNull, let source = layer(pixels, { $0.paint(fragment) }) else { return }
    source.blend(pixels, of: pixels, opacity: opacity, on: target)
  }

  /// Paints a fragment through the alpha of another.
  func masked(_ fragment: DisplayFragment, mask: DisplayFragment, isInverted: Bool) {
    let bounds = isInverted ? fragment.bounds : fragment.bounds.intersection(mask.bounds)
    guard isVisible(bounds) else { return }
    saved {
      clip(toBounds: bounds)
      pushGroup()
      paint(fragment)
      let content = popGroup()
      defer { cairo_pattern_destroy(content) }

      pushGroup()
      if isInverted {
        pushGroup()
        paint(mask)
        let hole = popGroup()
        defer { cairo_pattern_destroy(hole) }
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        cairo_paint(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
        cairo_set_source(cairo, hole)
        cairo_paint(cairo)
      } else {
        paint(mask)
      }
      let shape = popGroup()
      defer { cairo_pattern_destroy(shape) }
      cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      cairo_set_source(cairo, content)
      cairo_mask(cairo, shape)
    }
  }

  // MARK: - Layers of our own

  /// Paints on a surface of its own the part of the current coordinates within the device
  /// rectangle.
  ///
  /// - Parameters:
  ///   - pixels: In the device's pixels, whole numbers.
  ///   - body: Paints; the context has the current transform.
  /// - Returns: nil if there is no space for such a surface, or nothing in it.
  func layer(
    _ pixels: CGRect,
    alphaOnly: Bool = false,
    _ body: (PaintContext) -> Void
  ) -> PixelSurface? {
    guard !pixels.isNull, pixels.width >= 1, pixels.height >= 1,
      let surface = try? PixelSurface(
        width: Int(bounded: pixels.width),
        height: Int(bounded: pixels.height),
        alphaOnly: alphaOnly
      ),
      let cairo = cairo_create(surface.surface)
    else { return nil }
    defer { cairo_destroy(cairo) }
    let context = PaintContext(
      cairo: cairo,
      painter: painter,
      transform: transform.concatenating(
        CGAffineTransform(
          a: pixelScale,
          b: 0,
          c: 0,
          d: pixelScale,
          tx: -pixels.minX,
          ty: -pixels.minY
        )
      ),
      clip: CGRect(x: 0, y: 0, width: pixels.width, height: pixels.height),
      parent: self
    )
    context.layerOrigin = pixels.origin
    body(context)
    return surface
  }

  /// The whole device pixels around what of `bounds` can be seen, grown by `reach` pixels first.
  func visiblePixels(of bounds: CGRect, reach: CGFloat = 0) -> CGRect {
    guard !bounds.isNull else { return .null }
    let visible =
      bounds.isInfinite
      ? clip : bounds.applying(transform).intersection(clip.grown(by: reach / pixelScale))
    guard !visible.isNull else { return .null }
    return CGRect(
      x: visible.minX * pixelScale,
      y: visible.minY * pixelScale,
      width: visible.width * pixelScale,
      height: visible.height * pixelScale
    ).integral
  }

  /// Cairo has no such operator, so it is done on pixels.
  ///
  /// In a vector picture it is painted as `multiply`.
  private func plusDarker(_ fragment: DisplayFragment, opacity: CGFloat) {
    guard !isVector else {
      return group(fragment, opacity: opacity, mode: .blend(.multiply))
    }
    let pixels = visiblePixels(of: fragment.bounds)
    let source = layer(pixels) { context in
      context.group(fragment, opacity: opacity, mode: .normal)
    }
    guard let source, let below = layerBelow(pixels, includingParents: false) else { return }
    _ = source.withPixels { sourcePixels in
      below.withPixels {
        aviary_plus_darker(
          $0,
          Int32(below.stride),
          sourcePixels,
          Int32(source.stride),
          Int32(source.width),
          Int32(source.height)
        )
      }
    }
    saved {
      setDevicePixels(below, origin: pixels.origin)
      clip(toDevice: pixels)
      cairo_set_operator(cairo, CAIRO_OPERATOR_SOURCE)
      cairo_paint(cairo)
    }
  }
}

extension DisplayFragment {
  /// The fragment with an opacity folded into its paint; nil unless it is one simple command.
  fileprivate func faded(by opacity: CGFloat) -> DisplayFragment? {
    guard commands.count == 1 else { return nil }
    switch commands[0] {
    case .fill(let path, .color(let color), let style):
      return DisplayFragment([.fill(path, .color(color.faded(by: opacity)), style: style)])
    case .stroke(let path, let style, .color(let color), let antialiased):
      return DisplayFragment([
        .stroke(path, style, .color(color.faded(by: opacity)), antialiased: antialiased)
      ])
    default:
      return nil
    }
  }
}

extension RGBA {
  /// The colour at an opacity; what is more than opaque counts as opaque.
  fileprivate func faded(by opacity: CGFloat) -> RGBA {
    var copy = self
    copy.alpha = min(alpha, 1) * Float(opacity)
    return copy
  }
}

extension CompositeMode {
  /// Whether places where the source is clear change too.
  var reachesEverywhere: Bool {
    switch self {
    case .copy, .clear, .sourceIn, .sourceOut, .destinationAtop, .destinationIn: true
    case .blend, .xor: false
    }
  }

  var cairoOperator: cairo_operator_t {
    switch self {
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .xor: CAIRO_OPERATOR_XOR
    case .blend(let mode): mode.cairoOperator
    }
  }
}

extension BlendMode {
  fileprivate var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
