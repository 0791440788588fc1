public import Foundation

extension GradientStops {
  /// The colour at `location`, that of the nearest end outside the stops; clear without stops.
  ///
  /// - Parameter location: A fraction of the gradient's length, 0 at its start and 1 at its end.
  /// - Returns: The colour, mixed from those of the stops around.
  @_spi(Hosting) public func color(at location: CGFloat) -> RGBA {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location <= first.location { return first.color }
    if location >= last.location { return last.color }
    let index = stops.firstIndex { $0.location > location } ?? stops.count - 1
    let (from, to) = (stops[index - 1], stops[index])
    let length = to.location - from.location
    let fraction = length > 0 ? (location - from.location) / length : 1
    return RGBA.mix(from.color, to.color, Float(fraction), interpolation)
  }

  /// Stops which give the same picture when interpolated in sRGB, with locations within 0...1.
  package var deviceStops: [Stop] {
    guard let first = stops.first, let last = stops.last else { return [] }
    var result: [Stop] = []
    if first.location < 0 { result.append(Stop(color: color(at: 0), location: 0)) }
    var previous: Stop?
    for stop in stops {
      if interpolation == .perceptual, let previous, stop.location > previous.location {
        for step in 1..<16 {
          let location =
            previous.location + (stop.location - previous.location) * CGFloat(step) / 16
          if location >= 0 && location <= 1 {
            result.append(Stop(color: color(at: location), location: location))
          }
        }
      }
      if stop.location >= 0 && stop.location <= 1 { result.append(stop) }
      previous = stop
    }
    if last.location > 1 { result.append(Stop(color: color(at: 1), location: 1)) }
    return result
  }
}
