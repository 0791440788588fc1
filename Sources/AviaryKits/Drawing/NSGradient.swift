import AviaryCoreGeometry
import AviaryGeometry
import AviaryQuartz
public import Foundation

/// Colours that go over into one another, by AppKit's name.
open class NSGradient: NSObject {
  private let stops: [(color: NSColor, location: CGFloat)]
  /// Where colours are mixed: kept, since they are in sRGB.
  public let colorSpace: NSColorSpace

  private init?(_ stops: [(color: NSColor, location: CGFloat)], _ space: NSColorSpace) {
    guard !stops.isEmpty else { return nil }
    self.stops = stops.map { ($0.color, min(max($0.location.isFinite ? $0.location : 0, 0), 1)) }
      .sorted { $0.location < $1.location }
    colorSpace = space
  }

  /// From one colour to another.
  public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
    self.init(colors: [startingColor, endingColor])
  }

  /// Colours at even distances; nil for none.
  public convenience init?(colors colorArray: [NSColor]) {
    let last = CGFloat(max(colorArray.count - 1, 1))
    self.init(colorArray.enumerated().map { ($0.element, CGFloat($0.offset) / last) }, .sRGB)
  }

  /// Colours at places.
  ///
  /// - Parameters:
  ///   - colorArray: The colours; nil is made of none.
  ///   - locations: As many places from 0 to 1; nil for even distances.
  ///   - colorSpace: Where colours are mixed; kept.
  public convenience init?(
    colors colorArray: [NSColor],
    atLocations locations: UnsafePointer<CGFloat>?,
    colorSpace: NSColorSpace
  ) {
    let last = CGFloat(max(colorArray.count - 1, 1))
    self.init(
      colorArray.enumerated().map {
        ($0.element, locations?[$0.offset] ?? CGFloat($0.offset) / last)
      },
      colorSpace
    )
  }

  /// Colours, each with its place from 0 to 1; nil for none.
  public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
    self.init(objects.map { ($0.0, $0.1) }, .sRGB)
  }

  /// How many colours it has.
  open var numberOfColorStops: Int { stops.count }

  /// The colour at a place.
  ///
  /// - Parameter location: From 0 to 1; beyond, the nearest colour.
  open func interpolatedColor(atLocation location: CGFloat) -> NSColor {
    guard let next = stops.firstIndex(where: { $0.location > location }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (before, after) = (stops[next - 1], stops[next])
    let part = (location - before.location) / (after.location - before.location)
    return before.color.blended(withFraction: part, of: after.color) ?? before.color
  }

  /// Fills a rectangle in the current context.
  ///
  /// - Parameters:
  ///   - rect: Where, in points.
  ///   - angle: Which way the colours go, in degrees: 0 to the right, 90 up, or down where the context is flipped. The first
  ///     and the last colour are in opposite corners.
  open func draw(in rect: NSRect, angle: CGFloat) {
    draw(within: CGPath(rect: rect, transform: nil), rect, angle)
  }

  /// Fills a path in the current context.
  ///
  /// - Parameters:
  ///   - path: Where.
  ///   - angle: Which way the colours go, in degrees, over the path's bounds.
  open func draw(in path: NSBezierPath, angle: CGFloat) {
    draw(within: path.cgPath, path.bounds, angle, isEvenOdd: path.windingRule == .evenOdd)
  }

  /// Draws the colours along a line in the current context, clipped by nothing of its own.
  ///
  /// - Parameters:
  ///   - startingPoint: Where the first colour is, in points.
  ///   - endingPoint: Where the last colour is, in points.
  ///   - options: Whether these go on beyond; `[]` for neither.
  open func draw(
    from startingPoint: NSPoint,
    to endingPoint: NSPoint,
    options: DrawingOptions = []
  ) {
    guard let context = GraphicsStack.current, let gradient else { return }
    context.drawLinearGradient(
      gradient,
      start: startingPoint,
      end: endingPoint,
      options: options.quartz
    )
  }

  /// Draws the colours from one circle to another in the current context.
  ///
  /// - Parameters:
  ///   - startCenter: The middle of the circle of the first colour, in points.
  ///   - startRadius: Its radius, in points, 0 or more.
  ///   - endCenter: The middle of the circle of the last colour, in points.
  ///   - endRadius: Its radius, in points, 0 or more.
  ///   - options: Whether the colours go on beyond; `[]` for neither.
  open func draw(
    fromCenter startCenter: NSPoint,
    radius startRadius: CGFloat,
    toCenter endCenter: NSPoint,
    radius endRadius: CGFloat,
    options: DrawingOptions = []
  ) {
    guard let context = GraphicsStack.current, let gradient else { return }
    context.drawRadialGradient(
      gradient,
      startCenter: startCenter,
      startRadius: startRadius,
      endCenter: endCenter,
      endRadius: endRadius,
      options: options.quartz
    )
  }

  /// What a gradient does beyond its ends.
  public struct DrawingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The first colour goes on before the start.
    public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1)
    /// The last colour goes on after the end.
    public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 2)

    fileprivate var quartz: CGGradientDrawingOptions {
      CGGradientDrawingOptions(rawValue: UInt32(rawValue & 3))
    }
  }

  private var gradient: CGGradient? {
    CGGradient(
      colorsSpace: nil,
      colors: stops.map(\.color.cgColor) as CFArray,
      locations: stops.map(\.location)
    )
  }

  private func draw(
    within path: CGPath,
    _ rect: CGRect,
    _ angle: CGFloat,
    isEvenOdd: Bool = false
  ) {
    guard let context = GraphicsStack.current, !rect.isEmpty, angle.isFinite else { return }
    let (across, up) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
    // So far that the lines of the first and the last colour go through corners.
    let half = (abs(rect.width * across) + abs(rect.height * up)) / 2
    context.saveGState()
    context.addPath(path)
    context.clip(using: isEvenOdd ? .evenOdd : .winding)
    draw(
      from: NSPoint(x: rect.midX - across * half, y: rect.midY - up * half),
      to: NSPoint(x: rect.midX + across * half, y: rect.midY + up * half),
      options: [.drawsBeforeStartingLocation, .drawsAfterEndingLocation]
    )
    context.restoreGState()
  }
}
