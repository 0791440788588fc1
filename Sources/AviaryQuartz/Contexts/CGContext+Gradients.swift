import AviaryCoreGeometry
@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
public import Foundation

extension CGContext {
  /// Paints all under the clip with colours along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: Where the line begins.
  ///   - endPoint: Where it ends.
  ///   - options: Whether the first and the last colour go on beyond.
  public func drawLinearGradient(
    _ gradient: CGGradient,
    start startPoint: CGPoint,
    end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    guard startPoint != endPoint else { return }
    let stops = gradient.stops(in: target.colorSpace, options)
    paint(.linearGradient(stops, start: startPoint, end: endPoint))
  }

  /// Paints all under the clip with colours from one circle to another.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startCenter: The middle of the first circle.
  ///   - startRadius: Its radius.
  ///   - endCenter: The middle of the second circle.
  ///   - endRadius: Its radius.
  ///   - options: Whether the first and the last colour go on beyond.
  public func drawRadialGradient(
    _ gradient: CGGradient,
    startCenter: CGPoint,
    startRadius: CGFloat,
    endCenter: CGPoint,
    endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let numbers = [startCenter.x, startCenter.y, endCenter.x, endCenter.y, startRadius, endRadius]
    guard numbers.allSatisfy({ $0.magnitude <= FiniteNumbers.limit }), startRadius >= 0,
      endRadius >= 0
    else { return }
    let stops = gradient.stops(in: target.colorSpace, options)
    guard startCenter == endCenter else {
      let circles = GradientCircles(
        start: startCenter,
        startRadius: startRadius,
        end: endCenter,
        endRadius: endRadius,
        stops: stops,
        options: options
      )
      return paint(circles)
    }
    guard startRadius != endRadius else { return }
    // Painters begin with the smaller circle.
    let isGrowing = startRadius < endRadius
    let rising = GradientStops(
      isGrowing
        ? stops.stops
        : stops.stops.reversed().map { .init(color: $0.color, location: 1 - $0.location) }
    )
    paint(
      .radialGradient(
        rising,
        center: startCenter,
        startRadius: min(startRadius, endRadius),
        endRadius: max(startRadius, endRadius)
      )
    )
  }

  /// Paints all under the clip with colours around a point.
  ///
  /// - Parameters:
  ///   - gradient: The colours, once around.
  ///   - center: The point.
  ///   - angle: Where the first colour is, in radians from +x towards +y.
  public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
    guard angle.isFinite else { return }
    let both: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    paint(
      .angularGradient(
        gradient.stops(in: target.colorSpace, both),
        center: center,
        startAngle: angle,
        endAngle: angle + 2 * .pi
      )
    )
  }

  /// Paints all under the clip, with a paint of the caller's space.
  private func paint(_ paint: Paint) {
    let transform = total
    guard transform.canBeInverted, reach.width > 0 else { return }
    let area = reach.applying(transform.inverted())
    add(shape: { nil }) {
      var inner = FragmentBuilder()
      inner.fill(area, paint)
      $0.transformed(inner.build(), by: transform)
    }
  }

  /// Paints all under the clip with colours between circles that have two middles, as pixels: painters have one.
  private func paint(_ circles: GradientCircles) {
    let transform = total
    guard transform.canBeInverted else { return }
    // Where the target has no end, a few times as far as the circles.
    var area = reach
    if area.width >= CGRect.endless.width || area.height >= CGRect.endless.height {
      let near = circles.bounds.applying(transform)
      area = area.intersection(near.insetBy(dx: -2 * near.width, dy: -2 * near.height))
    }
    guard !area.isNull, area.width > 0, area.height > 0 else { return }
    let scale = min(target.pixelScale, 2048 / max(area.width, area.height))
    let picture = circles.picture(of: area, scale: scale, transform.inverted())
    add(shape: { nil }) {
      $0.image(DisplayImage(picture, name: "gradient"), in: area)
    }
  }
}
