@_spi(Hosting) import AviaryDrawing
@_spi(Engine) import AviaryEngine
public import AviaryGeometry
public import Foundation

extension GraphicsContext {
  /// What paths are filled and texts are drawn with.
  public struct Shading: Sendable {
    private enum Kind: Sendable {
      case style(AnyShapeStyle)
      case gradient(Gradient, Geometry)
      case tiles(Image, origin: CGPoint, source: CGRect, scale: CGFloat)
      case resolved(ResolvedStyle)
    }

    /// Where a gradient runs, in the context's coordinates.
    private enum Geometry: Sendable {
      case linear(CGPoint, CGPoint)
      case radial(CGPoint, CGFloat, CGFloat)
      case conic(CGPoint, Angle)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    // MARK: - Making shadings

    /// The foreground style of the canvas.
    public static var foreground: Shading { style(ForegroundStyle()) }

    /// The first of some shadings: what else is in a palette is for symbols of several layers.
    public static func palette(_ array: [Shading]) -> Shading { array.first ?? .color(.clear) }

    /// One colour.
    ///
    /// - Parameter color: The colour, as it is in the context's environment.
    public static func color(_ color: Color) -> Shading { style(color) }

    /// One colour of components.
    ///
    /// - Parameters:
    ///   - colorSpace: What the numbers mean; `.sRGB` by default.
    ///   - red: From 0 to 1, or beyond in an extended colour space; NaN and infinity count as 0.
    ///   - green: From 0 to 1, likewise.
    ///   - blue: From 0 to 1, likewise.
    ///   - opacity: From 0 for clear to 1 for opaque; what is beyond counts as the nearer one, NaN
    ///     as 0. By default `1`.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      red: Double,
      green: Double,
      blue: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
    }

    /// A shade of grey.
    ///
    /// - Parameters:
    ///   - colorSpace: What the numbers mean; `.sRGB` by default.
    ///   - white: From 0 for black to 1 for white; NaN and infinity count as 0.
    ///   - opacity: From 0 for clear to 1 for opaque; what is beyond counts as the nearer one, NaN
    ///     as 0. By default `1`.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB,
      white: Double,
      opacity: Double = 1
    ) -> Shading {
      style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// Any style; gradients are laid out over what is drawn.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading {
      Shading(.style(AnyShapeStyle(style)))
    }

    /// A gradient along a line in the context's coordinates.
    public static func linearGradient(
      _ gradient: Gradient,
      startPoint: CGPoint,
      endPoint: CGPoint,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      note(options)
      return Shading(.gradient(gradient, .linear(startPoint, endPoint)))
    }

    /// A gradient in circles about a point in the context's coordinates.
    public static func radialGradient(
      _ gradient: Gradient,
      center: CGPoint,
      startRadius: CGFloat,
      endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      note(options)
      return Shading(.gradient(gradient, .radial(center, startRadius, endRadius)))
    }

    /// A gradient around a point in the context's coordinates.
    public static func conicGradient(
      _ gradient: Gradient,
      center: CGPoint,
      angle: Angle = Angle(),
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      note(options)
      return Shading(.gradient(gradient, .conic(center, angle)))
    }

    /// A grid of colours, laid out over what is drawn.
    public static func meshGradient(_ mesh: MeshGradient) -> Shading { style(mesh) }

    /// A picture, or a part of one, repeated from a point in the context's coordinates.
    public static func tiledImage(
      _ image: Image,
      origin: CGPoint = .zero,
      sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading {
      Shading(.tiles(image, origin: origin, source: sourceRect, scale: scale))
    }

    private static func note(_ options: GradientOptions) {
      if options != [] {
        Warnings.once(
          "gradients of a canvas end in their last colours; their options are not observed"
        )
      }
    }

    // MARK: - Resolving

    /// The shading as it is painted in an environment.
    func style(in environment: EnvironmentValues) -> ResolvedStyle {
      switch kind {
      case .style(let style): return resolveStyle(style, in: environment)
      case .resolved(let style): return style
      case .gradient(let gradient, let geometry):
        let stops = gradient.resolve(in: StyleContext(environment))
        // In a square of 1 at the origin, fractions of the rectangle are points.
        func point(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
        var style: ResolvedStyle
        switch geometry {
        case .linear(let start, let end):
          style = ResolvedStyle(.gradient(stops, .linear(start: point(start), end: point(end))))
        case .radial(let center, let start, let end):
          style = ResolvedStyle(
            .gradient(
              stops,
              .radial(center: point(center), startRadius: start, endRadius: end)
            )
          )
        case .conic(let center, let angle):
          let start = CGFloat(angle.radians)
          style = ResolvedStyle(
            .gradient(
              stops,
              .angular(center: point(center), start: start, end: start + 2 * .pi)
            )
          )
        }
        style.bounds = CGRect(x: 0, y: 0, width: 1, height: 1)
        return style
      case .tiles(let image, let origin, let source, let scale):
        var style = resolveStyle(
          ImagePaint(image: image, sourceRect: source, scale: scale),
          in: environment
        )
        style.bounds = CGRect(origin: origin, size: .zero)
        return style
      }
    }

    /// What a style paints in its environment.
    static func resolved(_ style: ResolvedStyle) -> Shading { Shading(.resolved(style)) }
  }

  /// The shading with its colours known, to be drawn with often.
  public func resolve(_ shading: Shading) -> Shading { .resolved(shading.style(in: values)) }
}
