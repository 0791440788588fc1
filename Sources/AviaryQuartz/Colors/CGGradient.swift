public import AviaryCoreGeometry
@_spi(Hosting) package import AviaryDrawing
import AviaryGeometry
public import Foundation

/// Colours along a line or between circles.
///
/// - SeeAlso: Apple's documentation, page `cggradient`.
public final class CGGradient: Sendable {
  /// Where colours are mixed, and what numbers are theirs.
  public let colorSpace: CGColorSpace?
  private let colors: [CGColor]
  private let locations: [CGFloat]

  private init?(_ space: CGColorSpace?, _ colors: [CGColor], _ locations: [CGFloat]?) {
    guard !colors.isEmpty else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let places = locations ?? colors.indices.map { CGFloat($0) / last }
    let stops = zip(places, colors).enumerated()
      .map { (place: $1.0.finite("CGGradient"), index: $0, color: $1.1) }
      .sorted { ($0.place, $0.index) < ($1.place, $1.index) }
    colorSpace = space
    self.locations = stops.map { min(max($0.place, 0), 1) }
    self.colors = stops.map(\.color)
  }

  /// Makes a gradient of colours.
  ///
  /// - Parameters:
  ///   - space: Where colours are mixed; nil for sRGB.
  ///   - colors: Each a ``CGColor``; nil is the result where there is none, or where one is something else.
  ///   - locations: As many places from 0 to 1 as there are colours; nil for even distances.
  public convenience init?(
    colorsSpace space: CGColorSpace?,
    colors: CFArray,
    locations: UnsafePointer<CGFloat>?
  ) {
    let found = colors.compactMap { $0 as? CGColor }
    guard found.count == colors.count else { return nil }
    let places = locations.map { Array(UnsafeBufferPointer(start: $0, count: found.count)) }
    self.init(space, found, places)
  }

  /// Makes a gradient of components.
  ///
  /// - Parameters:
  ///   - space: What the components mean.
  ///   - components: Those of each colour in turn, with its opacity.
  ///   - locations: As many places from 0 to 1 as there are colours; nil for even distances.
  ///   - count: How many colours there are.
  public convenience init?(
    colorSpace space: CGColorSpace,
    colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    guard count > 0 else { return nil }
    let length = space.numberOfComponents + 1
    let colors = (0..<count).map { index in
      let numbers = UnsafeBufferPointer(start: components + index * length, count: length)
      return CGColor(space, Array(numbers.dropLast()), alpha: numbers[length - 1])
    }
    self.init(space, colors, locations.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
  }

  /// The stops as a painter needs them.
  ///
  /// - Parameters:
  ///   - space: Where they are painted.
  ///   - options: Where colours don't go on beyond an end there are clear stops.
  package func stops(in space: CGColorSpace, _ options: CGGradientDrawingOptions) -> GradientStops {
    var stops = zip(colors, locations).map {
      GradientStops.Stop(color: $0.paint(in: space), location: $1)
    }
    // Colours go on from the ends of the line to the first and the last stop.
    if let first = stops.first, first.location > 0 {
      stops.insert(.init(color: first.color, location: 0), at: 0)
    }
    if let last = stops.last, last.location < 1 {
      stops.append(.init(color: last.color, location: 1))
    }
    if !options.contains(.drawsBeforeStartLocation), let first = stops.first {
      stops.insert(.init(color: first.color.opacity(0), location: 0), at: 0)
    }
    if !options.contains(.drawsAfterEndLocation), let last = stops.last {
      stops.append(.init(color: last.color.opacity(0), location: 1))
    }
    return GradientStops(stops)
  }
}

/// Whether a gradient's colours go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt32

  /// Makes a set of the options whose bits are set.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first colour goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last colour goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
