import Combine
import Testing

@Suite("Subjects")
struct SubjectTests {
  @Test("a PassthroughSubject sends what is wanted right then")
  func passthrough() {
    let subject = PassthroughSubject<Int, Oops>()
    subject.send(0)
    let probe = subject.probe(.none)
    subject.send(1)
    probe.request(.max(1))
    subject.send(2)
    subject.send(3)
    probe.request(.max(1))
    subject.send(4)
    #expect(probe.text() == "2 4")
    subject.send(completion: .failure(.other))
    subject.send(5)
    subject.send(completion: .finished)
    #expect(probe.text() == "2 4 y")
    #expect(subject.probe().text() == "y")
  }

  @Test("a CurrentValueSubject keeps the latest value for who wants none now")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Oops>(1)
    let probe = subject.probe(.none)
    subject.send(2)
    subject.value = 3
    #expect(probe.text() == "")
    probe.request(.max(1))
    #expect(probe.text() == "3")
    probe.request(.max(1))
    #expect(probe.text() == "3")
    subject.send(4)
    subject.send(5)
    subject.send(6)
    probe.request(.max(2))
    #expect(probe.text() == "3 4 6")
    #expect(subject.value == 6)
    subject.send(completion: .finished)
    subject.send(7)
    #expect(subject.value == 6)
    #expect(probe.text() == "3 4 6 |")
    #expect(subject.probe().text() == "|")
  }

  @Test("a cancelled subscriber gets nothing, and others go on")
  func cancels() {
    let subject = CurrentValueSubject<Int, Never>(0)
    let one = subject.probe(), two = subject.probe()
    one.cancel()
    subject.send(1)
    #expect(one.text() == "0")
    #expect(two.text() == "0 1")
  }

  @Test("a value that is sent while one is being handed over comes at once")
  func reentrancy() {
    let subject = PassthroughSubject<Int, Never>()
    var log: [String] = []
    let token = subject.sink { value in
      log.append("begin \(value)")
      if value < 3 { subject.send(value + 1) }
      log.append("end \(value)")
    }
    subject.send(1)
    #expect(log == ["begin 1", "begin 2", "begin 3", "end 3", "end 2", "end 1"])
    token.cancel()
  }

  @Test("cancelling and ending from inside")
  func reentrantEnd() {
    let subject = PassthroughSubject<Int, Never>()
    var token: AnyCancellable?
    var values: [Int] = []
    token = subject.sink(
      receiveCompletion: { _ in Issue.record("it was cancelled") },
      receiveValue: {
        values.append($0)
        token?.cancel()
        subject.send(completion: .finished)
      }
    )
    subject.send(1)
    subject.send(2)
    #expect(values == [1])
  }

  @Test("an upstream of a PassthroughSubject is asked when somebody wants values")
  func upstream() {
    let script = Script("1 2 |")
    let subject = PassthroughSubject<Int, Oops>()
    let token = script.subscribe(subject)
    #expect(script.requested == .none)
    let probe = subject.probe()
    #expect(script.requested == .unlimited)
    #expect(probe.text() == "1 2 |")
    token.cancel()
  }

  @Test("what feeds a subject ends when it is cancelled")
  func feeding() {
    let source = PassthroughSubject<Int, Never>()
    let subject = CurrentValueSubject<Int, Never>(0)
    let token = source.subscribe(subject)
    source.send(1)
    token.cancel()
    source.send(2)
    #expect(subject.value == 1)
  }

  @Test("a subject and its subscribers go away")
  func lifetime() {
    final class Held {}
    weak var held: Held?
    weak var subject: PassthroughSubject<Int, Never>?
    do {
      let made = PassthroughSubject<Int, Never>()
      let object = Held()
      subject = made
      held = object
      let tokens = [
        made.map { $0 + 1 }.filter { $0 > 0 }.sink { [object] _ in _ = object },
        made.combineLatest(made).merge(with: made.zip(made)).flatMap { Just($0) }
          .sink { [object] _ in _ = object },
        made.share().switchMap().sink { [object] _ in _ = object },
      ]
      made.send(1)
      tokens.forEach { $0.cancel() }
    }
    #expect(held == nil)
    #expect(subject == nil)
  }

  @Test("what has ended lets its subscriber go")
  func lifetimeAtTheEnd() {
    final class Held {}
    weak var held: Held?
    let subject = PassthroughSubject<Int, Never>()
    var tokens: [AnyCancellable] = []
    do {
      let object = Held()
      held = object
      subject.first().sink { [object] _ in _ = object }.store(in: &tokens)
      subject.merge(with: subject).prefix(2).sink { [object] _ in _ = object }.store(in: &tokens)
    }
    #expect(held != nil)
    subject.send(1)
    #expect(held == nil)
  }
}

extension Publisher where Failure == Never {
  fileprivate func switchMap()
    -> Publishers.SwitchToLatest<Just<Output>, Publishers.Map<Self, Just<Output>>>
  {
    map { Just($0) }.switchToLatest()
  }
}
