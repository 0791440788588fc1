@_spi(Hosting) package import AviaryDrawing
public import Foundation

/// Colours and where each of them stands, from 0 to 1.
///
/// As a style it runs from top to bottom.
public struct Gradient: Hashable, Sendable {
  /// One colour and where it stands.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// 0 for the start, 1 for the end.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours and where they stand.
  public var stops: [Stop]

  /// Makes a gradient of colours at the given places.
  ///
  /// - Parameter stops: The colours, each at a fraction of the way.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours at equal distances.
  ///
  /// - Parameter colors: The colours, the first at 0, the last at 1.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) }
  }

  /// The same gradient with its colours mixed in another colour space.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient {
    AnyGradient(self).colorSpace(space)
  }

  /// The stops as they are painted.
  package func resolve(in context: StyleContext, space: ColorSpace = .device) -> GradientStops {
    GradientStops(
      stops.map {
        GradientStops.Stop(
          color: $0.color.rgba(in: context.environment),
          location: $0.location
        )
      },
      interpolation: space == .perceptual ? .perceptual : .device
    )
  }
}

extension Gradient {
  /// The colour space in which the colours between two stops are found.
  public struct ColorSpace: Hashable, Sendable {
    private let isPerceptual: Bool

    /// The space of the output: sRGB.
    public static let device = ColorSpace(isPerceptual: false)
    /// Oklab: even steps to the eye.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
}

extension Gradient: ShapeStyle {
  public func _resolve(in context: _StyleContext) -> _ResolvedStyle {
    AnyGradient(self)._resolve(in: context)
  }
}
