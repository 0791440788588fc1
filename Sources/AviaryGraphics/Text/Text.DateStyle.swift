extension Text {
  /// How a date is written.
  public struct DateStyle: Equatable, Codable, Sendable {
    enum Kind: String, Codable, Sendable {
      case time
      case date
      case relative
      case offset
      case timer
    }

    let kind: Kind

    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The distance from now: `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with its direction: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a timer shows it: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }
}
