import AviaryGeometry

/// A namespace for the types of subscribers.
public enum Subscribers {
  /// How a publisher ended.
  public enum Completion<Failure: Error> {
    /// It has no more to send.
    case finished
    /// It failed.
    case failure(Failure)
  }

  /// A number of values that are wanted.
  public struct Demand: Hashable, Comparable, Sendable {
    /// nil for any number.
    public let max: Int?

    /// Any number.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)
    /// At most so many values, 0 or more.
    public static func max(_ value: Int) -> Demand {
      callerRule(value >= 0, "a demand can't be less than 0, but it is \(value)")
      return Demand(max: value)
    }

    /// Whether one demand is for fewer values than another.
    public static func < (a: Demand, b: Demand) -> Bool {
      switch (a.max, b.max) {
      case (let a?, let b?): a < b
      case (_?, nil): true
      default: false
      }
    }

    /// The sum of two demands.
    public static func + (a: Demand, b: Demand) -> Demand {
      guard let a = a.max, let b = b.max else { return .unlimited }
      return Demand(max: a + b)
    }

    /// Adds a demand.
    public static func += (a: inout Demand, b: Demand) { a = a + b }

    /// One value fewer.
    var afterOne: Demand { max.map { Demand(max: Swift.max(0, $0 - 1)) } ?? .unlimited }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}
