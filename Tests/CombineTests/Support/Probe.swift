import Combine
import Testing

/// A subscriber that writes down what it gets, and notices what a publisher must not do.
final class Probe<Input, Failure: Error>: Subscriber {
  private(set) var events: [String] = []
  /// How many more values it may get; nil for any number.
  private(set) var owed: Int? = 0
  private(set) var subscription: (any Subscription)?
  private(set) var hasEnded = false
  private(set) var hasCancelled = false
  private let first: Subscribers.Demand
  /// What it asks for with each value.
  private let more: Subscribers.Demand
  /// After how many values it cancels; nil for never.
  private let limit: Int?
  private var count = 0

  init(
    first: Subscribers.Demand = .unlimited,
    more: Subscribers.Demand = .none,
    cancelAfter limit: Int? = nil
  ) {
    self.first = first
    self.more = more
    self.limit = limit
  }

  /// The events in a line: values, then `|` for the end or `x` for a failure.
  var text: String { events.joined(separator: " ") }

  func receive(subscription: any Subscription) {
    if self.subscription != nil { Issue.record("a second subscription") }
    self.subscription = subscription
    if first > .none { request(first) }
  }

  func request(_ demand: Subscribers.Demand) {
    owe(demand)
    subscription?.request(demand)
  }

  func cancel() {
    hasCancelled = true
    subscription?.cancel()
  }

  private func owe(_ demand: Subscribers.Demand) {
    owed = demand.max.flatMap { more in owed.map { $0 + more } }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    if subscription == nil { Issue.record("\(input) came before the subscription") }
    if hasEnded { Issue.record("\(input) came after the end") }
    if hasCancelled { Issue.record("\(input) came after it was cancelled") }
    if let owed {
      if owed == 0 { Issue.record("\(input) was not asked for") }
      self.owed = owed - 1
    }
    events.append("\(input)".replacing(" ", with: ""))
    count += 1
    if count == limit {
      cancel()
      return .none
    }
    owe(more)
    return more
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    if subscription == nil { Issue.record("the end came before the subscription") }
    if hasEnded { Issue.record("a second end") }
    if hasCancelled { Issue.record("an end came after it was cancelled") }
    hasEnded = true
    switch completion {
    case .finished: events.append("|")
    case .failure(let error): events.append(error as? Oops == .other ? "y" : "x")
    }
  }
}
