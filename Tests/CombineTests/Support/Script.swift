import Combine

/// A publisher of numbers in a string, then `|` for the end, `x` for a failure, or nothing.
///
/// It sends as many as it is asked for, and writes down what it is asked.
final class Script: Publisher {
  typealias Output = Int
  typealias Failure = Oops

  private let words: [Substring]
  private(set) var requested = Subscribers.Demand.none
  private(set) var subscribers = 0
  private(set) var cancelled = 0
  private(set) var ended = 0
  private(set) var sent = 0

  init(_ text: String) { words = text.split(separator: " ") }

  func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Oops {
    subscribers += 1
    let run = Run(self, subscriber)
    subscriber.receive(subscription: run)
    run.send()
  }

  private final class Run<Down: Subscriber>: Subscription
  where Down.Input == Int, Down.Failure == Oops {
    private let script: Script
    private var downstream: Down?
    private var demand = Subscribers.Demand.none
    private var place = 0
    private var isSending = false

    init(_ script: Script, _ downstream: Down) {
      self.script = script
      self.downstream = downstream
    }

    func request(_ more: Subscribers.Demand) {
      script.requested += more
      demand += more
      send()
    }

    func cancel() {
      if downstream != nil { script.cancelled += 1 }
      downstream = nil
    }

    func send() {
      if isSending { return }
      isSending = true
      defer { isSending = false }
      while let downstream, place < script.words.count {
        let word = script.words[place]
        guard let number = Int(word) else {
          self.downstream = nil
          script.ended += 1
          downstream.receive(completion: word == "|" ? .finished : .failure(.bad))
          return
        }
        guard demand > 0 else { return }
        demand -= 1
        place += 1
        script.sent += 1
        let more = downstream.receive(number)
        script.requested += more
        demand += more
      }
    }
  }
}
