@_spi(Hosting) public import AviaryDrawing
@_spi(Engine) import AviaryEngine
public import AviaryGeometry
public import Foundation

extension GraphicsContext {
  /// Something done to what is drawn.
  public struct Filter: Sendable {
    private enum Kind: Sendable {
      case fixed(AviaryDrawing.Filter)
      case blur(CGFloat, isOpaque: Bool)
      case shadow(Color, radius: CGFloat, offset: CGSize, isOnly: Bool)
      case multiply(Color)
      case threshold(Double, Double, Color)
      case projection(CGAffineTransform)
    }

    private let kind: Kind

    private init(_ kind: Kind) { self.kind = kind }

    /// The transform that it is; nil for what changes pixels.
    var transform: CGAffineTransform? {
      if case .projection(let transform) = kind { transform } else { nil }
    }

    func resolve(_ environment: EnvironmentValues, scale: CGFloat) -> AviaryDrawing.Filter? {
      switch kind {
      case .projection: nil
      case .fixed(let filter): filter
      case .blur(let radius, let isOpaque):
        .blur(radius: max(radius, 0) * scale, isOpaque: isOpaque)
      case .shadow(let color, let radius, let offset, let isOnly):
        .shadow(
          color: color.rgba(in: environment),
          radius: max(radius, 0) * scale,
          offset: CGSize(width: offset.width * scale, height: offset.height * scale),
          shadowOnly: isOnly
        )
      case .multiply(let color): .colorMultiply(color.rgba(in: environment))
      case .threshold(let minimum, let maximum, let color):
        .alphaThreshold(
          minimum: CGFloat(minimum),
          maximum: CGFloat(maximum),
          color: color.rgba(in: environment)
        )
      }
    }

    /// A shadow; `radius` is the standard deviation of its blur.
    ///
    /// - Parameters:
    ///   - color: The shadow's colour; by default black at an opacity of 0.33.
    ///   - radius: The standard deviation of the blur in points; 0 for a sharp edge.
    ///   - x: How far to the right the shadow lies, in points; `0` by default.
    ///   - y: How far down the shadow lies, in points; `0` by default.
    ///   - blendMode: Not supported: anything but `.normal` prints a warning.
    ///   - options: Only `.shadowOnly` is supported; others print a warning. None by default.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
      radius: CGFloat,
      x: CGFloat = 0,
      y: CGFloat = 0,
      blendMode: BlendMode = .normal,
      options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      if blendMode != .normal || !options.isSubset(of: .shadowOnly) {
        Warnings.once(
          "of a canvas shadow's blend mode and options only shadowOnly is observed"
        )
      }
      return Filter(
        .shadow(
          color,
          radius: radius,
          offset: CGSize(width: x, height: y),
          isOnly: options.contains(.shadowOnly)
        )
      )
    }

    /// Multiplies all colours with one.
    public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }

    /// Transforms all colours.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter {
      Filter(.fixed(.colorMatrix(matrix)))
    }

    /// Turns all colours around the colour wheel.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.fixed(.hueRotation(CGFloat(angle.radians))))
    }

    /// 1 changes nothing, 0 leaves no colour.
    public static func saturation(_ amount: Double) -> Filter {
      Filter(.fixed(.saturation(CGFloat(amount))))
    }

    /// 0 changes nothing, 1 makes all white.
    public static func brightness(_ amount: Double) -> Filter {
      Filter(.fixed(.brightness(CGFloat(amount))))
    }

    /// 1 changes nothing, 0 makes all grey.
    public static func contrast(_ amount: Double) -> Filter {
      Filter(.fixed(.contrast(CGFloat(amount))))
    }

    /// 0 changes nothing, 1 inverts all colours.
    public static func colorInvert(_ amount: Double = 1) -> Filter {
      Filter(.fixed(.colorInvert(CGFloat(amount))))
    }

    /// 0 changes nothing, 1 leaves no colour.
    public static func grayscale(_ amount: Double) -> Filter {
      Filter(.fixed(.grayscale(CGFloat(amount))))
    }

    /// Black, transparent where it was dark.
    public static var luminanceToAlpha: Filter { Filter(.fixed(.luminanceToAlpha)) }

    /// A blur; `radius` is its standard deviation.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation in points; 0 or less changes nothing.
    ///   - options: `.opaque` keeps edges hard. None by default.
    public static func blur(
      radius: CGFloat,
      options: BlurOptions = BlurOptions()
    ) -> Filter {
      Filter(.blur(radius, isOpaque: options.contains(.opaque)))
    }

    /// A transform of what is drawn, in the context's space as it is where the filter is added.
    ///
    /// What is nearer is not drawn larger than what is farther, which is said once.
    ///
    /// - Parameter matrix: The transform.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
      if !matrix.isAffine {
        Warnings.once("GraphicsContext.Filter.projectionTransform draws no perspective")
      }
      return Filter(.projection(matrix.affine))
    }

    /// One colour where alpha is in a range, nothing elsewhere.
    public static func alphaThreshold(
      min: Double,
      max: Double = 1,
      color: Color = Color.black
    ) -> Filter {
      Filter(.threshold(min, max, color))
    }
  }
}
