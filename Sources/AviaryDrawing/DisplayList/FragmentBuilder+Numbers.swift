import AviaryGeometry
import Foundation

// The gate of the display list: each value that a command holds, as painters can use it. What can't be replaced by
// something sensible is left out; both are reported.

/// What is farther away than this counts as being there.
private let far: CGFloat = 1e8
/// Where the edges of endless rectangles are: farther than any picture reaches, and exact in a painter.
private let endless: CGFloat = 1e6

extension CGPoint {
  func paintable(_ name: @autoclosure () -> String) -> CGPoint {
    isWithin(far) ? self : CGPoint(x: x.finite(name()), y: y.finite(name()))
  }
}

extension CGRect {
  /// The rectangle with edges that a painter can reach; nil if one is nowhere.
  func paintable(_ name: @autoclosure () -> String) -> CGRect? {
    if isWithin(far) { return self }
    guard let bounded = bounded(endless) else {
      FiniteNumbers.report(name(), "it is not drawn")
      return nil
    }
    return bounded
  }
}

extension Path {
  /// The path with points that a painter can reach; nil if one is nowhere.
  var paintable: Path? {
    switch storage {
    case .empty: return self
    case .rect(let rect):
      if rect.isWithin(far) { return self }
      return rect.paintable("Path").map { Path($0) }
    case .ellipse(let rect):
      if rect.isWithin(far) { return self }
      return rect.paintable("Path").map { Path(ellipseIn: $0) }
    case .roundedRect(let rect, let cornerSize, let style):
      if rect.isWithin(far), cornerSize.isFinite { return self }
      let corner = CGSize(
        width: cornerSize.width.finite("Path", limit: endless),
        height: cornerSize.height.finite("Path", limit: endless)
      )
      return rect.paintable("Path").map {
        Path(roundedRect: $0, cornerSize: corner, style: style)
      }
    case .elements(let elements):
      if elements.allSatisfy({ $0.allPoints { $0.isWithin(far) } }) { return self }
      guard elements.allSatisfy({ $0.allPoints { !$0.x.isNaN && !$0.y.isNaN } }) else {
        FiniteNumbers.report("Path", "it is not drawn")
        return nil
      }
      func bounded(_ number: CGFloat) -> CGFloat { min(max(number, -far), far) }
      return Path(
        elements: elements.map {
          $0.map { CGPoint(x: bounded($0.x), y: bounded($0.y)) }
        }
      )
    }
  }
}

extension Path.Element {
  /// Whether all points of the element, those that control a curve too, meet a condition.
  fileprivate func allPoints(_ condition: (CGPoint) -> Bool) -> Bool {
    switch self {
    case .move(let end), .line(let end): condition(end)
    case .quadCurve(let end, let control): condition(end) && condition(control)
    case .curve(let end, let control1, let control2):
      condition(end) && condition(control1) && condition(control2)
    case .closeSubpath: true
    }
  }
}

extension StrokeStyle {
  /// The style with numbers that a painter can use; a pattern of dashes that can't be drawn is a solid line.
  package var paintable: StrokeStyle {
    var style = self
    style.lineWidth = lineWidth.finite("lineWidth", limit: endless)
    style.miterLimit = miterLimit.finite("miterLimit", or: 10, limit: endless)
    style.dashPhase = dashPhase.finite("dashPhase")
    guard !dash.isEmpty else { return style }
    if !dash.allSatisfy(\.isFinite) {
      FiniteNumbers.report("dash", "the line is solid")
      style.dash = []
    } else if dash.reduce(0, { $0 + max($1, 0) }) < 0.001 {
      // Finer than anything that can be seen.
      style.dash = []
    }
    return style
  }
}

extension RGBA {
  /// The colour with components that are numbers.
  package var paintable: RGBA {
    // A sum is finite only if all of its parts are.
    if (red + green + blue + alpha).isFinite { return self }
    func component(_ value: Float) -> Float { value.finite("Color", limit: 1e6) }
    return RGBA(
      red: component(red),
      green: component(green),
      blue: component(blue),
      alpha: alpha.finite("Color", or: 1)
    )
  }
}

extension GradientStops {
  fileprivate var paintable: GradientStops {
    if stops.allSatisfy({
      $0.location.magnitude <= endless
        && ($0.color.red + $0.color.green + $0.color.blue + $0.color.alpha).isFinite
    }) {
      return self
    }
    return GradientStops(
      stops.map {
        Stop(
          color: $0.color.paintable,
          location: $0.location.isInfinite
            ? ($0.location < 0 ? 0 : 1) : $0.location.finite("Gradient", limit: endless)
        )
      },
      interpolation: interpolation
    )
  }

  /// What is painted where the gradient has no place: its first colour.
  fileprivate func placeless(_ name: String) -> Paint {
    FiniteNumbers.report(name, "it is painted in its first colour")
    return .color(stops.first?.color ?? .clear)
  }
}

extension Paint {
  /// The paint with numbers that a painter can use.
  package var paintable: Paint {
    switch self {
    case .color(let color): return .color(color.paintable)
    case .linearGradient(let stops, let start, let end):
      let stops = stops.paintable
      guard start.isWithin(far), end.isWithin(far) else {
        return stops.placeless("LinearGradient")
      }
      return .linearGradient(stops, start: start, end: end)
    case .radialGradient(let stops, let center, let startRadius, let endRadius, let yScale):
      let stops = stops.paintable
      guard center.isWithin(far), startRadius.magnitude <= far, endRadius.magnitude <= far,
        yScale.magnitude <= far
      else { return stops.placeless("RadialGradient") }
      return .radialGradient(
        stops,
        center: center,
        startRadius: startRadius,
        endRadius: endRadius,
        yScale: yScale
      )
    case .angularGradient(let stops, let center, let startAngle, let endAngle):
      let stops = stops.paintable
      guard center.isWithin(far), startAngle.magnitude <= endless, endAngle.magnitude <= endless
      else { return stops.placeless("AngularGradient") }
      return .angularGradient(
        stops,
        center: center,
        startAngle: startAngle,
        endAngle: endAngle
      )
    case .meshGradient(let mesh):
      let isPlaced = mesh.vertices.allSatisfy {
        $0.position.isWithin(far) && $0.leading.isWithin(far) && $0.top.isWithin(far)
          && $0.trailing.isWithin(far) && $0.bottom.isWithin(far)
      }
      guard isPlaced else {
        FiniteNumbers.report("MeshGradient", "it is painted in its first colour")
        return .color(mesh.vertices[0].color.paintable)
      }
      var mesh = mesh
      for index in mesh.vertices.indices {
        mesh.vertices[index].color = mesh.vertices[index].color.paintable
      }
      return .meshGradient(mesh)
    case .image(let image, let source, let origin, let scale):
      guard source.isWithin(far), origin.isWithin(far), scale > 0, scale <= endless else {
        FiniteNumbers.report("ImagePaint", "nothing is painted")
        return .clear
      }
      return .image(image, source: source, origin: origin, scale: scale)
    }
  }
}

extension Filter {
  /// The greatest radius: what is blurred more has no form left.
  private static let greatestRadius: CGFloat = 10_000

  /// The filter with numbers that a painter can use; nil if it has none, and nothing is filtered.
  var paintable: Filter? {
    func amount(_ value: CGFloat, _ name: String) -> CGFloat? {
      guard value.isFinite else {
        FiniteNumbers.report(name, "it has no effect")
        return nil
      }
      return min(max(value, -endless), endless)
    }
    switch self {
    case .blur(let radius, let isOpaque):
      return amount(radius, "blur").map {
        .blur(radius: min(max($0, 0), Self.greatestRadius), isOpaque: isOpaque)
      }
    case .shadow(let color, let radius, let offset, let shadowOnly):
      guard let radius = amount(radius, "shadow"), let x = amount(offset.width, "shadow"),
        let y = amount(offset.height, "shadow")
      else {
        // Alone it would be left out; with what throws it, that is drawn without one.
        return shadowOnly
          ? .shadow(color: .clear, radius: 0, offset: .zero, shadowOnly: true) : nil
      }
      return .shadow(
        color: color.paintable,
        radius: min(max(radius, 0), Self.greatestRadius),
        offset: CGSize(width: x, height: y),
        shadowOnly: shadowOnly
      )
    case .brightness(let value): return amount(value, "brightness").map { .brightness($0) }
    case .contrast(let value): return amount(value, "contrast").map { .contrast($0) }
    case .saturation(let value): return amount(value, "saturation").map { .saturation($0) }
    case .grayscale(let value): return amount(value, "grayscale").map { .grayscale($0) }
    case .hueRotation(let value): return amount(value, "hueRotation").map { .hueRotation($0) }
    case .colorInvert(let value): return amount(value, "colorInvert").map { .colorInvert($0) }
    case .colorMultiply(let color): return .colorMultiply(color.paintable)
    case .luminanceToAlpha: return self
    case .colorMatrix: return self
    case .alphaThreshold(let minimum, let maximum, let color):
      guard let minimum = amount(minimum, "alphaThreshold"),
        let maximum = amount(maximum, "alphaThreshold")
      else { return nil }
      return .alphaThreshold(minimum: minimum, maximum: maximum, color: color.paintable)
    }
  }
}
