/// Takes down where a layout places its subviews instead of placing them.
final class PlacementRecorder {
  /// One entry for each subview, nil until it is placed; the last call counts.
  var placements: [ElementPlacement?]

  init(count: Int) { placements = Array(repeating: nil, count: count) }
}
