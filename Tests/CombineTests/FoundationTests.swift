import Combine
import Dispatch
import Foundation
import FoundationNetworking
import Testing

@Suite("Publishers of Foundation", .serialized)
struct FoundationTests {
  @Test("notifications of a name and an object, as long as somebody listens")
  func notifications() {
    let center = NotificationCenter()
    let mine = NSObject(), other = NSObject()
    let name = Notification.Name("test")
    let all = center.publisher(for: name).map { _ in 1 }.probe()
    let some = center.publisher(for: name, object: mine).map { _ in 1 }.probe()
    let slow = center.publisher(for: name).map { _ in 1 }.probe(.none)
    center.post(name: name, object: mine)
    center.post(name: name, object: other)
    center.post(name: Notification.Name("other"), object: mine)
    #expect(all.text() == "1 1")
    #expect(some.text() == "1")
    slow.request(.max(1))
    #expect(slow.text() == "")
    all.cancel()
    center.post(name: name, object: mine)
    center.post(name: name, object: mine)
    #expect(all.text() == "1 1")
    #expect(some.text() == "1 1 1")
    #expect(slow.text() == "1")
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: name, object: mine))
  }

  @Test("a timer ticks from its connection to its end")
  func timer() {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let loop = RunLoop.current
      var dates: [Date] = []
      let timer = Timer.publish(every: 0.01, on: loop, in: .default)
      let token = timer.autoconnect().sink { dates.append($0) }
      let end = Date().addingTimeInterval(5)
      while dates.count < 3, Date() < end { _ = loop.run(mode: .default, before: end) }
      token.cancel()
      let count = dates.count
      loop.run(until: Date().addingTimeInterval(0.05))
      #expect(count >= 3)
      #expect(dates.count == count)
      #expect(dates == dates.sorted())
      done.signal()
    }
    done.wait()
  }

  @Test("a timer's first date comes after its interval, not at once")
  func timerBegins() {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let loop = RunLoop.current
      let start = Date()
      var first: Date?
      let token = Timer.publish(every: 0.05, on: loop, in: .default).autoconnect()
        .sink { if first == nil { first = $0 } }
      while first == nil, Date().timeIntervalSince(start) < 5 {
        _ = loop.run(mode: .default, before: Date().addingTimeInterval(0.01))
      }
      #expect((first?.timeIntervalSince(start) ?? 0) >= 0.049)
      token.cancel()
      done.signal()
    }
    done.wait()
  }

  @Test("a value that waits to be debounced is let go when that is cancelled")
  func debounceLetsGo() {
    final class Value {}
    let subject = PassthroughSubject<Value, Never>()
    let token = subject.debounce(for: 60, scheduler: DispatchQueue.main).sink { _ in }
    weak var waiting: Value?
    do {
      let value = Value()
      waiting = value
      subject.send(value)
    }
    #expect(waiting != nil)
    token.cancel()
    #expect(waiting == nil)
  }

  @Test("a connected timer is stopped through another connection, and starts anew")
  func timerIsStopped() {
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let loop = RunLoop.current
      var count = 0
      let timer = Timer.publish(every: 0.01, on: loop, in: .default).autoconnect()
      let token = timer.sink { _ in count += 1 }
      loop.run(until: Date().addingTimeInterval(0.05))
      timer.upstream.connect().cancel()
      let before = count
      loop.run(until: Date().addingTimeInterval(0.05))
      #expect(before > 0)
      #expect(count == before)
      _ = timer.upstream.connect()
      let end = Date().addingTimeInterval(5)
      while count == before, Date() < end { _ = loop.run(mode: .default, before: end) }
      #expect(count > before)
      token.cancel()
      done.signal()
    }
    done.wait()
  }

  @Test("JSON and property lists are written and read")
  func coders() {
    struct Item: Codable, Equatable { var id: Int }
    let items = [Item(id: 1), Item(id: 2)]
    var read: [Item] = []
    let json = items.publisher.encode(encoder: JSONEncoder())
      .decode(type: Item.self, decoder: JSONDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { read.append($0) })
    let list = items.publisher.encode(encoder: PropertyListEncoder())
      .decode(type: Item.self, decoder: PropertyListDecoder())
      .sink(receiveCompletion: { _ in }, receiveValue: { read.append($0) })
    #expect(read == items + items)
    json.cancel()
    list.cancel()
  }

  /// Answers requests out of memory.
  final class Answers: URLProtocol {
    override class func canInit(with request: URLRequest) -> Bool { true }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
    override func startLoading() {
      guard let url = request.url, url.host != "nowhere" else {
        client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
        return
      }
      guard url.host != "silent" else { return }
      if let response = HTTPURLResponse(
        url: url,
        statusCode: 200,
        httpVersion: nil,
        headerFields: nil
      ) {
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      }
      client?.urlProtocol(self, didLoad: Data("hello".utf8))
      client?.urlProtocolDidFinishLoading(self)
    }
    override func stopLoading() {}
  }

  @Test(
    "a request is made when its result is wanted",
    arguments: [("http://here/", "hello 200 finished"), ("http://nowhere/", "failed -1003")]
  )
  func dataTask(address: String, output: String) throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: address))
    let lock = NSLock()
    nonisolated(unsafe) var log: [String] = []
    let done = Counter()
    let token = session.dataTaskPublisher(for: url).sink(
      receiveCompletion: { completion in
        lock.withLock {
          switch completion {
          case .finished: log.append("finished")
          case .failure(let error): log.append("failed \(error.errorCode)")
          }
        }
        done.add()
      },
      receiveValue: { data, response in
        lock.withLock {
          log.append(String(decoding: data, as: UTF8.self))
          log.append("\((response as? HTTPURLResponse)?.statusCode ?? 0)")
        }
      }
    )
    #expect(wait { done.value == 1 })
    #expect(lock.withLock { log.joined(separator: " ") } == output)
    token.cancel()
    let silent = try #require(URL(string: "http://silent/"))
    let cancelled = session.dataTaskPublisher(for: silent).sink(
      receiveCompletion: { _ in done.add() },
      receiveValue: { _ in done.add() }
    )
    cancelled.cancel()
    usleep(50_000)
    #expect(done.value == 1)
    session.invalidateAndCancel()
  }

  @Test("requests that are cancelled while they begin or end are not heard, and end nothing else")
  func cancelledRequests() throws {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [Answers.self]
    let session = URLSession(configuration: configuration)
    let url = try #require(URL(string: "http://here/"))
    let heard = Counter()
    for number in 0..<100 {
      let token = session.dataTaskPublisher(for: url).sink(
        receiveCompletion: { _ in },
        receiveValue: { _ in heard.add() }
      )
      if number % 2 == 0 {
        token.cancel()
      } else {
        DispatchQueue.global().asyncAfter(deadline: .now() + .microseconds(number * 5)) {
          token.cancel()
        }
      }
    }
    let last = Counter()
    let token = session.dataTaskPublisher(for: url).sink(
      receiveCompletion: { _ in last.add() },
      receiveValue: { _ in }
    )
    #expect(wait { last.value == 1 })
    #expect(heard.value <= 50)
    token.cancel()
  }
}
