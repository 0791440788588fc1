@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) public import AviaryEngine
public import AviaryGeometry
public import Foundation

/// Draws paths, texts, images and symbols one after another, as a ``Canvas`` asks for.
///
/// A copy has a state of its own (transform, clips, filters, opacity) and draws onto the same
/// ground.
public struct GraphicsContext {
  /// Where commands go; shared by copies.
  final class Ground {
    var builder = FragmentBuilder()
  }

  /// What limits where is drawn, in the coordinates of the ground.
  enum Clip {
    case path(Path, FillStyle, isInverse: Bool)
    case layer(DisplayFragment, isInverse: Bool)
  }

  let ground: Ground
  let values: EnvironmentValues
  let symbols: [(tags: ViewTraits, node: ViewNode)]
  private var clips: [Clip] = []
  /// In the order in which they are applied: the one added last first.
  private var filters: [AviaryDrawing.Filter] = []

  /// 0 to 1, for what is drawn from now on.
  public var opacity: Double = 1
  /// How what is drawn from now on is combined with what is there.
  public var blendMode = BlendMode.normal
  /// From the context's coordinates to the ground's.
  public var transform = CGAffineTransform.identity

  init(
    ground: Ground = Ground(),
    environment: EnvironmentValues,
    symbols: [(tags: ViewTraits, node: ViewNode)] = []
  ) {
    self.ground = ground
    values = environment
    self.symbols = symbols
  }

  /// The environment of the canvas.
  public var environment: EnvironmentValues { values }

  // MARK: - Transforms

  /// Scales what is drawn from now on.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Moves what is drawn from now on.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Turns what is drawn from now on, clockwise where the angle is positive.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform before those that are set.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  // MARK: - Clips and filters

  /// Limits what is drawn from now on to the inside of a path, or to its outside.
  public mutating func clip(
    to path: Path,
    style: FillStyle = FillStyle(),
    options: ClipOptions = ClipOptions()
  ) {
    clips.append(
      .path(path.applying(transform), style, isInverse: options.contains(.inverse))
    )
  }

  /// Limits what is drawn from now on to where a layer is opaque, or to where it is not.
  public mutating func clipToLayer(
    opacity: Double = 1,
    options: ClipOptions = ClipOptions(),
    content: (inout GraphicsContext) throws -> Void
  ) rethrows {
    let picture = try layer(content)
    var builder = FragmentBuilder()
    if opacity < 1 {
      builder.group(picture, opacity: CGFloat(max(opacity, 0)))
    } else {
      builder.fragment(picture)
    }
    clips.append(.layer(builder.build(), isInverse: options.contains(.inverse)))
  }

  /// The rectangle that clips leave, in the context's coordinates; infinite without clips.
  public var clipBoundingRect: CGRect {
    var rect = CGRect.infinite
    for clip in clips {
      switch clip {
      case .path(let path, _, false): rect = rect.intersection(path.boundingRect)
      case .layer(let layer, false): rect = rect.intersection(layer.bounds)
      case .path(_, _, true), .layer(_, true): break
      }
    }
    return rect.isInfinite ? rect : rect.applying(transform.inverted())
  }

  /// Applies a filter to what is drawn from now on, before those that were added earlier.
  ///
  /// A threshold and then a blur, for instance, make blobs that flow together: what is drawn is blurred first.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    if options.contains(.linearColor) {
      Warnings.once("canvas filters work in sRGB only; linear colour is not observed")
    }
    if let change = filter.transform { concatenate(change) }
    // What is added last lies innermost, as with transforms and clips.
    if let change = filter.resolve(values, scale: transform.largestScale) {
      filters.insert(change, at: 0)
    }
  }

  // MARK: - Layers

  /// Draws a layer by itself, then as one picture with the filters, clips and opacity that are set.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    let picture = try layer(content)
    // What does not blend looks the same when it is drawn piece by piece.
    add { if picture.blends { $0.group(picture) } else { $0.fragment(picture) } }
  }

  /// What a closure draws into a layer of its own, in the coordinates of the ground.
  private func layer(
    _ content: (inout GraphicsContext) throws -> Void
  ) rethrows -> DisplayFragment {
    var inner = GraphicsContext(environment: values, symbols: symbols)
    inner.transform = transform
    try content(&inner)
    return inner.ground.builder.build()
  }

  // MARK: - Commands

  /// Draws in the context's coordinates.
  package func draw(_ commands: (inout FragmentBuilder) -> Void) {
    if transform.isIdentity { return add(commands) }
    var builder = FragmentBuilder()
    commands(&builder)
    let picture = builder.build()
    add { $0.transformed(picture, by: transform) }
  }

  /// Draws in the coordinates of the ground, under the state that is set.
  private func add(_ commands: (inout FragmentBuilder) -> Void) {
    guard opacity > 0 else { return }
    var builder = FragmentBuilder()
    commands(&builder)
    func wrap(_ change: (inout FragmentBuilder, DisplayFragment) -> Void) {
      let inner = builder.build()
      builder = FragmentBuilder()
      change(&builder, inner)
    }
    if !filters.isEmpty { wrap { $0.filtered($1, filters) } }
    for clip in clips {
      switch clip {
      case .path(let path, let style, false): wrap { $0.clipped($1, to: path, style: style) }
      case .path(let path, let style, true):
        var mask = FragmentBuilder()
        mask.fill(path, .color(.black), style: style)
        wrap { $0.masked($1, by: mask.build(), isInverted: true) }
      case .layer(let layer, let isInverse):
        wrap { $0.masked($1, by: layer, isInverted: isInverse) }
      }
    }
    if opacity < 1 || blendMode != .normal {
      wrap { $0.group($1, opacity: CGFloat(min(opacity, 1)), mode: blendMode.mode) }
    }
    for command in builder.commands { ground.builder.append(command) }
  }

  // MARK: - Paths

  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: In points of the context's space.
  ///   - shading: What is painted.
  ///   - style: What counts as inside, and whether edges are smooth. By default the nonzero rule,
  ///     smooth.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    let resolved = shading.style(in: values)
    draw { $0.fill(path, resolved, in: path.boundingRect, fillStyle: style) }
  }

  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: In points of the context's space.
  ///   - shading: What is painted.
  ///   - style: The line's width, ends, corners and dashes.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    let resolved = shading.style(in: values)
    draw { $0.stroke(path, style, resolved, in: path.boundingRect) }
  }

  /// Draws a line along a path.
  ///
  /// - Parameters:
  ///   - path: In points of the context's space.
  ///   - shading: What is painted.
  ///   - lineWidth: In points, half of it on each side of the path; `1` by default.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }
}
