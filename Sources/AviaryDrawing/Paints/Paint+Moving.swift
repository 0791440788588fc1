public import Foundation

extension Paint {
  /// The paint in coordinates whose origin is moved and which are then scaled.
  ///
  /// - Parameters:
  ///   - dx: Added to each x, as `-x` for coordinates whose origin is at `x`.
  ///   - dy: Added to each y.
  ///   - scale: What the sums are multiplied by, more than 0.
  @_spi(Hosting) public func offsetBy(dx: CGFloat, dy: CGFloat, scale: CGFloat) -> Paint {
    func move(_ point: CGPoint) -> CGPoint {
      CGPoint(x: (point.x + dx) * scale, y: (point.y + dy) * scale)
    }
    switch self {
    case .color: return self
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops, start: move(start), end: move(end))
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let yScale):
      return .radialGradient(
        stops,
        center: move(center),
        startRadius: startRadius * scale,
        endRadius: endRadius * scale,
        yScale: yScale
      )
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return .angularGradient(
        stops,
        center: move(center),
        startAngle: startAngle,
        endAngle: endAngle
      )
    case .meshGradient(var mesh):
      mesh.vertices = mesh.vertices.map {
        .init(
          position: move($0.position),
          leading: move($0.leading),
          top: move($0.top),
          trailing: move($0.trailing),
          bottom: move($0.bottom),
          color: $0.color
        )
      }
      return .meshGradient(mesh)
    case .image(let image, let source, let origin, let imageScale):
      return .image(image, source: source, origin: move(origin), scale: imageScale * scale)
    }
  }
}
