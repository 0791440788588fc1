@_spi(Hosting) package import AviaryDrawing
package import AviaryGeometry
package import Foundation

/// What a style paints in its environment: colours are known, places not yet.
public struct _ResolvedStyle: Equatable, Sendable {
  package enum Content: Equatable, Sendable {
    case color(RGBA)
    case gradient(GradientStops, GradientGeometry)
    case mesh(MeshGradientPaint)
    case image(DisplayImage, source: CGRect, scale: CGFloat)
    case material(BackdropStyle)
  }

  package var content: Content
  /// 0 to 1; multiplies what the content's colours have already.
  package var opacity: CGFloat = 1
  package var blendMode = BlendMode.normal
  /// Below and inside of what is painted, the first one nearest to it.
  package var shadows: [ResolvedShadow] = []
  /// The rectangle that gradients relate to, where a style brings one.
  package var bounds: CGRect?

  package init(_ content: Content) { self.content = content }

  package init(_ color: RGBA) { content = .color(color) }

  /// The colour, if the style is nothing but one.
  package var plainColor: RGBA? {
    guard case .color(let color) = content else { return nil }
    return color.opacity(Float(opacity))
  }

  /// Whether nothing can be seen of it.
  package var isClear: Bool {
    if opacity <= 0 { return true }
    guard shadows.isEmpty, case .color(let color) = content else { return false }
    return color.alpha <= 0
  }

  package var backdrop: BackdropStyle? {
    guard case .material(let style) = content else { return nil }
    return style.faded(by: opacity)
  }

  /// Whether text drawn with the paint alone looks right: no blending, shadow or backdrop around it.
  package var isPlain: Bool {
    blendMode == .normal && shadows.isEmpty && backdrop == nil && !needsGroup
  }

  /// Whether the opacity can't be part of the paint.
  package var needsGroup: Bool {
    if case .image = content { return opacity < 1 }
    return false
  }

  /// The paint, its gradients laid out over a rectangle, opacity included where paints can hold it.
  ///
  /// Of a material it is the tint, for what cannot be drawn with a backdrop.
  package func paint(in rect: CGRect) -> Paint {
    let rect = bounds ?? rect
    let opacity = Float(self.opacity)
    switch content {
    case .color(let color): return .color(color.opacity(opacity))
    case .gradient(let stops, let geometry):
      return geometry.paint(stops.faded(by: opacity), in: rect)
    case .mesh(let mesh): return .meshGradient(mesh.laidOut(in: rect, opacity: opacity))
    case .image(let image, let source, let scale):
      return .image(image, source: source, origin: rect.origin, scale: scale)
    case .material(let style): return .color(style.tint.opacity(opacity))
    }
  }
}

/// A resolved style that many nodes hold; most of a tree is painted in a few styles.
final class SharedStyle {
  let style: ResolvedStyle

  private init(_ style: ResolvedStyle) { self.style = style }

  /// The styles that were asked for last.
  // Shared: a style is the same in all roots, and nodes, which alone ask, do so on the engine's thread.
  @exclusivity(unchecked) private nonisolated(unsafe) static var recent: [SharedStyle] = []
  // Shared: as the styles are.
  @exclusivity(unchecked) private nonisolated(unsafe) static var next = 0
  private static let limit = 8

  // Shared: it never changes.
  nonisolated(unsafe) static let clear = SharedStyle(ResolvedStyle(.clear))

  static func of(_ style: ResolvedStyle) -> SharedStyle {
    if let known = recent.first(where: { $0.style == style }) { return known }
    let made = SharedStyle(style)
    if recent.count < limit {
      recent.append(made)
    } else {
      recent[next] = made
      next = (next + 1) % limit
    }
    return made
  }
}

/// A shadow of a style, its colour known.
package struct ResolvedShadow: Equatable, Sendable {
  package var isInner: Bool
  package var color: RGBA
  package var radius: CGFloat
  package var offset: CGSize
}

/// Where a gradient runs, in fractions of the rectangle that it fills.
package enum GradientGeometry: Equatable, Sendable {
  case linear(start: UnitPoint, end: UnitPoint)
  case radial(center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  case elliptical(center: UnitPoint, start: CGFloat, end: CGFloat)
  case angular(center: UnitPoint, start: CGFloat, end: CGFloat)

  func paint(_ stops: GradientStops, in rect: CGRect) -> Paint {
    func point(_ unit: UnitPoint) -> CGPoint {
      CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    switch self {
    case .linear(let start, let end):
      return .linearGradient(stops, start: point(start), end: point(end))
    case .radial(let center, let startRadius, let endRadius):
      return .radialGradient(
        stops,
        center: point(center),
        startRadius: startRadius,
        endRadius: endRadius
      )
    case .elliptical(let center, let start, let end):
      guard rect.width > 0, rect.height > 0 else { return .clear }
      return .radialGradient(
        stops,
        center: point(center),
        startRadius: start * rect.width,
        endRadius: end * rect.width,
        yScale: rect.height / rect.width
      )
    case .angular(let center, let start, let end):
      return .angularGradient(stops, center: point(center), startAngle: start, endAngle: end)
    }
  }
}

extension GradientStops {
  func faded(by opacity: Float) -> GradientStops {
    guard opacity != 1 else { return self }
    var copy = self
    for index in copy.stops.indices {
      copy.stops[index].color = copy.stops[index].color.opacity(opacity)
    }
    return copy
  }
}

extension MeshGradientPaint {
  /// The mesh with its vertices, which are in fractions, moved into a rectangle.
  func laidOut(in rect: CGRect, opacity: Float) -> MeshGradientPaint {
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(x: rect.minX + unit.x * rect.width, y: rect.minY + unit.y * rect.height)
    }
    return MeshGradientPaint(
      columns: columns,
      vertices: vertices.map {
        Vertex(
          position: point($0.position),
          leading: point($0.leading),
          top: point($0.top),
          trailing: point($0.trailing),
          bottom: point($0.bottom),
          color: $0.color.opacity(opacity)
        )
      },
      background: background.opacity(opacity)
    )
  }
}

extension BackdropStyle {
  func faded(by opacity: CGFloat) -> BackdropStyle {
    guard opacity < 1 else { return self }
    return BackdropStyle(
      blurRadius: blurRadius * opacity,
      saturation: 1 + (saturation - 1) * opacity,
      tint: tint.opacity(Float(opacity)),
      refraction: refraction * opacity
    )
  }
}
