public import Foundation

/// The values of keyframes over time.
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let tracks: _KeyframeTracks<Value>

  /// Creates the timeline of keyframes from a first value.
  public init(initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>) {
    self.initialValue = initialValue
    var tracks = _KeyframeTracks<Value>()
    content()._append(to: &tracks)
    self.tracks = tracks
  }

  /// The time of the longest track, in seconds.
  public var duration: TimeInterval { tracks.tracks.map(\.duration).max() ?? 0 }

  /// The value at a fraction of the duration, 0 to 1.
  public func value(progress: Double) -> Value { value(time: progress * duration) }

  /// The value at a time in seconds.
  public func value(time: Double) -> Value {
    var value = initialValue
    for track in tracks.tracks { track.apply(&value, initialValue, time) }
    return value
  }
}
