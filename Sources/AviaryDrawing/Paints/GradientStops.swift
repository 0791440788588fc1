public import Foundation

/// The colours of a gradient and how the colours between two stops are found.
@_spi(Hosting) public struct GradientStops: Hashable, Sendable {
  /// One colour of a gradient and where it stands, 0 at the start and 1 at the end.
  public struct Stop: Hashable, Sendable {
    /// The colour at the place.
    public var color: RGBA
    /// The place, 0 at the start and 1 at the end.
    public var location: CGFloat

    package init(color: RGBA, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The space in which the colours between stops are interpolated.
  public enum Interpolation: Hashable, Sendable {
    /// In sRGB with its transfer curve, as SwiftUI does unless told otherwise.
    case device
    /// In Oklab, for even steps to the eye.
    case perceptual
  }

  /// The stops in rising order of location.
  ///
  /// Locations outside 0...1 are legal.
  public var stops: [Stop]
  /// The space between two stops.
  public var interpolation: Interpolation

  /// Creates a gradient of any number of stops; they are sorted by location, equals staying in
  /// order.
  package init(_ stops: [Stop], interpolation: Interpolation = .device) {
    self.stops = stops
    self.interpolation = interpolation
    if zip(stops, stops.dropFirst()).contains(where: { $0.location > $1.location }) {
      let sorted = stops.enumerated().sorted {
        ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
      }
      self.stops = sorted.map(\.element)
    }
  }

  /// Creates a gradient of evenly spaced colours.
  package init(colors: [RGBA], interpolation: Interpolation = .device) {
    let last = CGFloat(max(colors.count - 1, 1))
    self.init(
      colors.enumerated().map { Stop(color: $0.element, location: CGFloat($0.offset) / last) },
      interpolation: interpolation
    )
  }
}
