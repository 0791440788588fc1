/// How far a picture may be from the one that was kept.
///
/// Pictures of one machine are the same to the byte; other fonts or another version of the libraries that draw are a
/// reason for some tolerance, and it wants to be told.
public struct SnapshotTolerance: Sendable {
  /// By how much red, green, blue or opacity of a pixel may differ, from 0 to 255.
  public let levels: Int
  /// The share of pixels that may differ by more, from 0 to 1.
  public let share: Double
  /// Why.
  public let reason: String

  /// Every pixel has to be the same.
  public static let exact = SnapshotTolerance(levels: 0, share: 0, reason: "exact")

  /// Some difference is allowed.
  ///
  /// - Parameters:
  ///   - levels: By how much red, green, blue or opacity of a pixel may differ, from 0 to 255.
  ///   - share: The share of pixels that may differ by more, from 0 to 1.
  ///   - reason: Why; a failure tells it.
  public static func within(levels: Int, share: Double = 0, because reason: String) -> Self {
    SnapshotTolerance(
      levels: min(max(levels, 0), 255),
      share: share.isFinite ? min(max(share, 0), 1) : 0,
      reason: reason
    )
  }
}
