@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import Foundation

/// A resolved style as numbers: colours with premultiplied components, places of gradients and their stops, and the
/// vertices of meshes.
///
/// Source: SwiftUI's documentation of `Color.Resolved.animatableData`, which interpolates components.
struct AnimatedStyle: Animatable {
  var style: ResolvedStyle

  init(_ style: ResolvedStyle) { self.style = style }

  /// A style from which another one can be reached in steps; nil where there is nothing between them.
  init?(_ style: ResolvedStyle, towards other: ResolvedStyle) {
    guard style.blendMode == other.blendMode, style.bounds == other.bounds,
      style.shadows == other.shadows
    else { return nil }
    switch (style.content, other.content) {
    case (.color, .color): break
    case (.gradient(let a, .linear), .gradient(let b, .linear)),
      (.gradient(let a, .radial), .gradient(let b, .radial)),
      (.gradient(let a, .elliptical), .gradient(let b, .elliptical)),
      (.gradient(let a, .angular), .gradient(let b, .angular)):
      guard a.stops.count == b.stops.count, a.interpolation == b.interpolation else { return nil }
    case (.mesh(let a), .mesh(let b)):
      guard a.columns == b.columns, a.vertices.count == b.vertices.count else { return nil }
    default:
      // Only how much can be seen of it may differ.
      guard style.content == other.content else { return nil }
    }
    self.style = style
  }

  var animatableData: NumberList {
    get {
      var numbers = [Double(style.opacity)]
      switch style.content {
      case .color(let color): numbers += color.numbers
      case .gradient(let stops, let geometry):
        for stop in stops.stops { numbers += stop.color.numbers + [Double(stop.location)] }
        numbers += geometry.numbers
      case .mesh(let mesh): numbers += mesh.vertices.flatMap(\.numbers) + mesh.background.numbers
      default: break
      }
      return NumberList(numbers)
    }
    set {
      var numbers = newValue.numbers[...]
      guard let opacity = numbers.popFirst() else { return }
      style.opacity = CGFloat(min(max(opacity, 0), 1))
      switch style.content {
      case .color: style.content = .color(RGBA(&numbers))
      case .gradient(var stops, let geometry):
        for index in stops.stops.indices {
          stops.stops[index].color = RGBA(&numbers)
          stops.stops[index].location = CGFloat(numbers.popFirst() ?? 0)
        }
        style.content = .gradient(stops, geometry.replacing(&numbers))
      case .mesh(var mesh):
        for index in mesh.vertices.indices { mesh.vertices[index].take(&numbers) }
        mesh.background = RGBA(&numbers)
        style.content = .mesh(mesh)
      default: break
      }
    }
  }
}

/// Any number of numbers; zero has none.
struct NumberList: VectorArithmetic {
  var numbers: [Double]

  init(_ numbers: [Double]) { self.numbers = numbers }

  static var zero: NumberList { NumberList([]) }

  private static func combine(_ a: NumberList, _ b: NumberList, _ sign: Double) -> NumberList {
    if b.numbers.isEmpty { return a }
    if a.numbers.isEmpty { return b.scaled(by: sign) }
    return NumberList(zip(a.numbers, b.numbers).map { $0 + $1 * sign })
  }

  static func + (a: NumberList, b: NumberList) -> NumberList { combine(a, b, 1) }
  static func - (a: NumberList, b: NumberList) -> NumberList { combine(a, b, -1) }

  mutating func scale(by factor: Double) {
    for index in numbers.indices { numbers[index] *= factor }
  }

  var magnitudeSquared: Double { numbers.reduce(0) { $0 + $1 * $1 } }
}

extension RGBA {
  var numbers: [Double] {
    [red * alpha, green * alpha, blue * alpha, alpha].map { Double($0) }
  }

  /// Takes a colour from the front of some numbers.
  init(_ numbers: inout ArraySlice<Double>) {
    let parts = numbers.prefix(4).map { Float($0) }
    numbers = numbers.dropFirst(4)
    guard parts.count == 4, parts[3] > 0 else {
      self = .clear
      return
    }
    self.init(
      red: parts[0] / parts[3],
      green: parts[1] / parts[3],
      blue: parts[2] / parts[3],
      alpha: min(parts[3], 1)
    )
  }
}

extension MeshGradientPaint.Vertex {
  private static var points: [WritableKeyPath<Self, CGPoint>] {
    [\.position, \.leading, \.top, \.trailing, \.bottom]
  }

  fileprivate var numbers: [Double] {
    Self.points.flatMap { [Double(self[keyPath: $0].x), Double(self[keyPath: $0].y)] }
      + color.numbers
  }

  /// Takes places and colour from the front of some numbers.
  fileprivate mutating func take(_ numbers: inout ArraySlice<Double>) {
    for point in Self.points {
      guard let x = numbers.popFirst(), let y = numbers.popFirst() else { return }
      self[keyPath: point] = CGPoint(x: x, y: y)
    }
    color = RGBA(&numbers)
  }
}

extension GradientGeometry {
  fileprivate var numbers: [Double] {
    switch self {
    case .linear(let start, let end): [start.x, start.y, end.x, end.y].map { Double($0) }
    case .radial(let center, let start, let end), .elliptical(let center, let start, let end),
      .angular(let center, let start, let end):
      [center.x, center.y, start, end].map { Double($0) }
    }
  }

  fileprivate func replacing(_ numbers: inout ArraySlice<Double>) -> GradientGeometry {
    let parts = numbers.prefix(4).map { CGFloat($0) }
    guard parts.count == 4 else { return self }
    let first = UnitPoint(x: parts[0], y: parts[1])
    return switch self {
    case .linear: .linear(start: first, end: UnitPoint(x: parts[2], y: parts[3]))
    case .radial: .radial(center: first, startRadius: parts[2], endRadius: parts[3])
    case .elliptical: .elliptical(center: first, start: parts[2], end: parts[3])
    case .angular: .angular(center: first, start: parts[2], end: parts[3])
    }
  }
}
