@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import CAviaryPixels
import CCairo
import Foundation

extension PaintContext {
  /// Makes `paint` Cairo's source.
  ///
  /// False if there is nothing to paint with.
  ///
  /// `area`, grown by `reach`, is what will be painted: some paints are made of pixels for it.
  func setSource(_ paint: Paint, area: @autoclosure () -> Path, reach: CGFloat = 0) -> Bool {
    setSource(paint, bounds: { area().controlBounds.grown(by: reach) })
  }

  func setSource(_ paint: Paint, bounds: () -> CGRect) -> Bool {
    switch paint {
    case .color(let color):
      guard color.alpha > 0 else { return false }
      cairo_set_source_rgba(
        cairo,
        Double(color.red),
        Double(color.green),
        Double(color.blue),
        Double(color.alpha)
      )
      return true
    case .linearGradient(let stops, let start, let end):
      guard start != end else { return setLast(of: stops) }
      let pattern = cairo_pattern_create_linear(
        Double(start.x),
        Double(start.y),
        Double(end.x),
        Double(end.y)
      )
      return setGradient(pattern, stops)
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let yScale):
      guard startRadius != endRadius, yScale > 0 else { return setLast(of: stops) }
      let pattern = cairo_pattern_create_radial(
        Double(center.x),
        Double(center.y),
        Double(max(startRadius, 0)),
        Double(center.x),
        Double(center.y),
        Double(max(endRadius, 0))
      )
      if yScale != 1 {
        var matrix = cairo_matrix_t(
          xx: 1,
          yx: 0,
          xy: 0,
          yy: 1 / Double(yScale),
          x0: 0,
          y0: Double(center.y - center.y / yScale)
        )
        cairo_pattern_set_matrix(pattern, &matrix)
      }
      return setGradient(pattern, stops)
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      return setAngular(stops, center, startAngle, endAngle, bounds())
    case .meshGradient(let mesh):
      return setMesh(mesh)
    case .image(let image, let source, let origin, let scale):
      return setTiles(image, source: source, origin: origin, scale: scale)
    }
  }

  private func setLast(of stops: GradientStops) -> Bool {
    guard let last = stops.stops.last else { return false }
    return setSource(.color(last.color), bounds: { .null })
  }

  private func setGradient(_ pattern: OpaquePointer?, _ stops: GradientStops) -> Bool {
    defer { cairo_pattern_destroy(pattern) }
    var stops = stops.deviceStops
    guard !stops.isEmpty else { return false }
    if isVector { stops.separateEnds() }
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern,
        Double(stop.location),
        Double(stop.color.red),
        Double(stop.color.green),
        Double(stop.color.blue),
        Double(stop.color.alpha)
      )
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(cairo, pattern)
    return true
  }

  // MARK: - Angular

  /// Cairo has no such gradient, so the colours are worked out for each pixel that will be painted.
  private func setAngular(
    _ stops: GradientStops,
    _ center: CGPoint,
    _ startAngle: CGFloat,
    _ endAngle: CGFloat,
    _ bounds: CGRect
  ) -> Bool {
    guard !stops.stops.isEmpty else { return false }
    let device = bounds.applying(transform).grown(by: 1).intersection(clip)
    guard !device.isNull, !device.isEmpty else { return false }
    let pixels = CGRect(
      x: device.minX * pixelScale,
      y: device.minY * pixelScale,
      width: device.width * pixelScale,
      height: device.height * pixelScale
    ).integral
    guard
      let surface = try? PixelSurface(
        width: Int(bounded: pixels.width),
        height: Int(bounded: pixels.height)
      )
    else { return false }

    let (first, table) = Self.turn(stops, startAngle, endAngle)
    // From a pixel of the surface to the gradient's coordinates.
    let inverse = transform.concatenating(
      CGAffineTransform(
        a: pixelScale,
        b: 0,
        c: 0,
        d: pixelScale,
        tx: -pixels.minX,
        ty: -pixels.minY
      )
    ).inverted()
    let numbers = [inverse.a, inverse.b, inverse.c, inverse.d, inverse.tx, inverse.ty]
      .map { Double($0) }
    _ = surface.withPixels {
      aviary_conic(
        $0,
        Int32(surface.width),
        Int32(surface.height),
        Int32(surface.stride),
        numbers,
        Double(center.x),
        Double(center.y),
        Double(first),
        table,
        Int32(table.count)
      )
    }
    setDevicePixels(surface, origin: pixels.origin)
    return true
  }

  /// Where the turn begins, and 4096 premultiplied colours of it.
  private static func turn(
    _ stops: GradientStops,
    _ startAngle: CGFloat,
    _ endAngle: CGFloat
  ) -> (first: CGFloat, table: [UInt32]) {
    let isBackwards = endAngle < startAngle
    let span = min(abs(endAngle - startAngle) / (2 * .pi), 1)
    let count = 4096
    let table = (0..<count).map { index -> UInt32 in
      let position = (CGFloat(index) + 0.5) / CGFloat(count)
      var location: CGFloat
      if position < span {
        location = position / span
      } else {
        location = position < span + (1 - span) / 2 ? 1 : 0
      }
      if isBackwards { location = 1 - location }
      return stops.color(at: location).premultipliedARGB
    }
    return (min(startAngle, endAngle), table)
  }

  /// Makes `surface`, whose first pixel is at `origin` in pixels of the device, the source.
  func setDevicePixels(_ surface: PixelSurface, origin: CGPoint) {
    inDeviceSpace {
      cairo_set_source_surface(cairo, surface.surface, 0, 0)
      // The pattern's matrix leads from the device to the surface's pixels.
      var matrix = cairo_matrix_t(
        xx: Double(pixelScale),
        yx: 0,
        xy: 0,
        yy: Double(pixelScale),
        x0: -Double(origin.x),
        y0: -Double(origin.y)
      )
      let pattern = cairo_get_source(cairo)
      cairo_pattern_set_matrix(pattern, &matrix)
      if !isVector { cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST) }
    }
  }

  // MARK: - Mesh

  private func setMesh(_ mesh: MeshGradientPaint) -> Bool {
    let pattern = cairo_pattern_create_mesh()
    defer { cairo_pattern_destroy(pattern) }
    let rows = mesh.vertices.count / mesh.columns
    for row in 0..<(rows - 1) {
      for column in 0..<(mesh.columns - 1) {
        let topLeft = mesh.vertices[row * mesh.columns + column]
        let topRight = mesh.vertices[row * mesh.columns + column + 1]
        let bottomLeft = mesh.vertices[(row + 1) * mesh.columns + column]
        let bottomRight = mesh.vertices[(row + 1) * mesh.columns + column + 1]
        func curve(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
          cairo_mesh_pattern_curve_to(
            pattern,
            Double(a.x),
            Double(a.y),
            Double(b.x),
            Double(b.y),
            Double(c.x),
            Double(c.y)
          )
        }
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(
          pattern,
          Double(topLeft.position.x),
          Double(topLeft.position.y)
        )
        curve(topLeft.trailing, topRight.leading, topRight.position)
        curve(topRight.bottom, bottomRight.top, bottomRight.position)
        curve(bottomRight.leading, bottomLeft.trailing, bottomLeft.position)
        curve(bottomLeft.top, topLeft.bottom, topLeft.position)
        for (corner, vertex) in [topLeft, topRight, bottomRight, bottomLeft].enumerated() {
          let color = vertex.color
          cairo_mesh_pattern_set_corner_color_rgba(
            pattern,
            UInt32(corner),
            Double(color.red),
            Double(color.green),
            Double(color.blue),
            Double(color.alpha)
          )
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
    }
    cairo_set_source(cairo, pattern)
    return true
  }
}

extension [GradientStops.Stop] {
  /// Makes sure that what lies beyond the stops has the colours of the first and the last one in a document.
  ///
  /// Cairo writes a function from the first to the last location into a PDF, and readers go on with the
  /// colour that it has at its ends: of several stops there, not always the outermost.
  fileprivate mutating func separateEnds() {
    let step: CGFloat = 1e-4
    guard let first, let last else { return }
    if first.location > 0 { insert(GradientStops.Stop(color: first.color, location: 0), at: 0) }
    if last.location < 1 { append(GradientStops.Stop(color: last.color, location: 1)) }
    guard count > 2 else { return }
    for index in indices.dropFirst().dropLast() {
      self[index].location = Swift.min(Swift.max(self[index].location, step), 1 - step)
    }
  }
}

extension RGBA {
  var premultipliedARGB: UInt32 {
    let alpha = min(max(alpha, 0), 1)
    func byte(_ component: Float) -> UInt32 {
      UInt32((min(max(component, 0), 1) * alpha * 255).rounded())
    }
    return UInt32((alpha * 255).rounded()) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }
}
