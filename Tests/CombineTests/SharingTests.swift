import Combine
import Testing

@Suite("Sharing, buffers and looking on")
struct SharingTests {
  @Test("share subscribes with the first subscriber and cancels with the last")
  func share() {
    let script = Script("")
    let shared = script.share()
    #expect(script.subscribers == 0)
    let one = shared.probe(), two = shared.probe()
    #expect(script.subscribers == 1)
    one.cancel()
    #expect(script.cancelled == 0)
    two.cancel()
    two.cancel()
    #expect(script.cancelled == 1)
    let three = shared.probe()
    #expect(script.subscribers == 2)
    three.cancel()
    #expect(script.cancelled == 2)
  }

  @Test("share sends values to all, and the end to those who come later")
  func shareValues() {
    let subject = PassthroughSubject<Int, Oops>()
    let shared = subject.share()
    let one = shared.probe()
    subject.send(1)
    let two = shared.probe()
    subject.send(2)
    subject.send(completion: .failure(.bad))
    #expect(one.text() == "1 2 x")
    #expect(two.text() == "2 x")
    #expect(shared.probe().text() == "x")
  }

  @Test("multicast waits until it is connected, and ends with the connection")
  func multicast() {
    let script = Script("1 2")
    let multicast = script.multicast(subject: PassthroughSubject())
    let one = multicast.probe(), two = multicast.probe()
    #expect(one.text() == "")
    let connection = multicast.connect()
    #expect(one.text() == "1 2")
    #expect(two.text() == "1 2")
    #expect(script.subscribers == 1)
    connection.cancel()
    #expect(script.cancelled == 1)
  }

  @Test("makeConnectable waits until it is connected")
  func makeConnectable() {
    let publisher = [1, 2].publisher.makeConnectable()
    let probe = publisher.probe()
    #expect(probe.text() == "")
    let connection = publisher.connect()
    #expect(probe.text() == "1 2 |")
    connection.cancel()
  }

  @Test(
    "a full buffer drops, or fails",
    arguments: [("newest", "1 2 |"), ("oldest", "3 4 |"), ("error", "1 2 y")]
  )
  func buffers(kind: String, output: String) {
    let subject = PassthroughSubject<Int, Oops>()
    let whenFull: Publishers.BufferingStrategy<Oops> =
      switch kind {
      case "newest": .dropNewest
      case "oldest": .dropOldest
      default: .customError { .other }
      }
    let probe = subject.buffer(size: 2, prefetch: .byRequest, whenFull: whenFull).probe(.none)
    for i in 1...4 { subject.send(i) }
    subject.send(completion: .finished)
    #expect(probe.text() == "")
    for _ in 0..<4 { probe.request(.max(1)) }
    #expect(probe.text() == output)
  }

  @Test("a buffer that is kept full asks for as much as it holds, then one by one")
  func prefetch() {
    let script = Script("1 2 3 4 5 6")
    let probe = script.buffer(size: 3, prefetch: .keepFull, whenFull: .dropNewest).probe(.none)
    #expect(script.requested == .max(3))
    probe.request(.max(2))
    #expect(probe.text() == "1 2")
    #expect(script.requested == .max(5))
  }

  @Test("print writes a line for all that passes")
  func printing() {
    final class Paper: TextOutputStream {
      var text = ""
      func write(_ string: String) { text += string }
    }
    let paper = Paper(), other = Paper()
    let probe = [1, 2].publisher.print("numbers", to: paper).probe(.oneByOne)
    _ = probe
    #expect(
      paper.text == """
        numbers: receive subscription: ([1, 2])
        numbers: request max: (1)
        numbers: receive value: (1)
        numbers: request max: (1) (synchronous)
        numbers: receive value: (2)
        numbers: request max: (1) (synchronous)
        numbers: receive finished

        """
    )
    let subject = PassthroughSubject<Int, Oops>()
    subject.print(to: other).probe().cancel()
    _ = Fail<Int, Oops>(error: .bad).print(to: other).probe()
    #expect(
      other.text == """
        receive subscription: (PassthroughSubject)
        request unlimited
        receive cancel
        receive subscription: (Empty)
        request unlimited
        receive error: (bad)

        """
    )
  }

  @Test("handleEvents calls closures in order")
  func handlingEvents() {
    var log: [String] = []
    let script = Script("1 |")
    _ = script.handleEvents(
      receiveSubscription: { _ in log.append("subscription") },
      receiveOutput: { log.append("value \($0)") },
      receiveCompletion: { log.append("\($0)") },
      receiveCancel: { log.append("cancel") },
      receiveRequest: { log.append("request \($0)") }
    )
    .probe()
    script.handleEvents(receiveCancel: { log.append("cancelled") }).probe(.none).cancel()
    #expect(log == ["subscription", "request unlimited", "value 1", "finished", "cancelled"])
  }

  @Test("AnySubscriber passes everything on")
  func anySubscriber() {
    let probe = Probe<Int, Oops>()
    Script("1 x").subscribe(AnySubscriber(probe))
    #expect(probe.text == "1 x")
    let subject = CurrentValueSubject<Int, Oops>(0)
    Script("1 2").subscribe(AnySubscriber(subject))
    #expect(subject.value == 2)
    var log: [String] = []
    Script("1 2 |").subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.max(1)) },
        receiveValue: {
          log.append("\($0)")
          return .max(1)
        },
        receiveCompletion: { log.append("\($0)") }
      )
    )
    #expect(log == ["1", "2", "finished"])
  }

  @Test("AnyCancellable cancels once: when it is told to, or goes away")
  func anyCancellable() {
    var count = 0
    do {
      let token = AnyCancellable { count += 1 }
      token.cancel()
      token.cancel()
      #expect(count == 1)
      var tokens: Set<AnyCancellable> = []
      var list: [AnyCancellable] = []
      AnyCancellable { count += 10 }.store(in: &tokens)
      AnyCancellable { count += 100 }.store(in: &list)
      token.store(in: &tokens)
      #expect(tokens.count == 2)
      #expect(count == 1)
    }
    #expect(count == 111)
  }
}
