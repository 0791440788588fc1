import Combine
import Foundation
import SwiftUI
import Testing

enum LoadingError: Error { case offline }

/// A model as clients write it: inputs that are published, and results that follow from them.
final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var results: [String] = []
  @Published private(set) var isBusy = false
  @Published private(set) var message: String?
  let events = PassthroughSubject<String, Never>()
  let state = CurrentValueSubject<Int, LoadingError>(0)
  private var cancellables = Set<AnyCancellable>()
  private var timer: Cancellable?

  init(
    load: @escaping (String) -> AnyPublisher<[String], LoadingError> = { _ in
      Empty().eraseToAnyPublisher()
    }
  ) {
    $query
      .debounce(for: .milliseconds(300), scheduler: RunLoop.main)
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .map { query in load(query).replaceError(with: []) }
      .switchToLatest()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.results = $0 }
      .store(in: &cancellables)
    Publishers.CombineLatest($query, $isBusy)
      .map { $1 ? "…" : $0 }
      .assign(to: &$message)
    events
      .throttle(for: 0.5, scheduler: DispatchQueue.main, latest: true)
      .delay(for: .seconds(1), scheduler: RunLoop.main)
      .sink(receiveValue: { [unowned self] in self.message = $0 })
      .store(in: &cancellables)
    timer = Timer.publish(every: 60, on: .main, in: .common)
      .autoconnect()
      .map(\.timeIntervalSince1970)
      .sink { _ in }
    NotificationCenter.default.publisher(for: .init("test"))
      .compactMap { $0.userInfo?["value"] as? Int }
      .collect(.byTime(DispatchQueue.main, .seconds(1)))
      .sink { _ in }
      .store(in: &cancellables)
  }

  func load(_ url: URL) -> AnyPublisher<[String], Error> {
    Just(Data("[]".utf8))
      .setFailureType(to: URLError.self)
      .tryMap { data -> Data in
        guard !data.isEmpty else { throw LoadingError.offline }
        return data
      }
      .decode(type: [String].self, decoder: JSONDecoder())
      .retry(2)
      .timeout(.seconds(5), scheduler: DispatchQueue.main)
      .eraseToAnyPublisher()
  }

  func future(_ value: Int) -> Future<Int, LoadingError> {
    Future { promise in promise(value > 0 ? .success(value) : .failure(.offline)) }
  }
}

struct SearchScreen: View {
  @StateObject private var model = SearchModel()
  @State private var now = Date()
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    TextField("Search", text: $model.query)
      .onReceive(timer) { now = $0 }
      .onReceive(model.$results.dropFirst()) { _ in now = Date() }
      .onReceive(NotificationCenter.default.publisher(for: .init("test"))) { _ in }
      .onReceive(model.events.merge(with: Just("first")).prefix(2)) { text in model.query = text }
  }
}

/// A publisher and a subscriber of a client's own.
struct Repeated: Publisher {
  typealias Output = Int
  typealias Failure = Never
  let value: Int

  func receive<S>(subscriber: S) where S: Subscriber, Never == S.Failure, Int == S.Input {
    subscriber.receive(subscription: Inner(value: value, downstream: subscriber))
  }

  private final class Inner<S: Subscriber>: Subscription where S.Input == Int, S.Failure == Never {
    let value: Int
    var downstream: S?
    init(value: Int, downstream: S) {
      self.value = value
      self.downstream = downstream
    }
    func request(_ demand: Subscribers.Demand) {
      guard let count = demand.max else { return }
      for _ in 0..<count { _ = downstream?.receive(value) }
    }
    func cancel() { downstream = nil }
  }
}

extension Publisher {
  func withPrevious() -> AnyPublisher<(Output?, Output), Failure> {
    scan((Output?.none, Output?.none)) { ($0.1, $1) }
      .compactMap { pair in pair.1.map { (pair.0, $0) } }
      .eraseToAnyPublisher()
  }

  func asResult() -> AnyPublisher<Result<Output, Failure>, Never> {
    map(Result.success).catch { Just(.failure($0)) }.eraseToAnyPublisher()
  }
}

@Suite("Combine, as clients use it")
@MainActor
struct CombineCompatibilityTests {
  @Test("models and publishers of clients")
  func models() {
    let model = SearchModel()
    var changes = 0
    var token: AnyCancellable? = model.objectWillChange.sink { changes += 1 }
    model.query = "a"
    #expect(changes >= 1)
    #expect(model.message == "a")
    token?.cancel()
    token = nil
    var pairs: [Int] = []
    let previous = [1, 2, 4].publisher.withPrevious().sink { pairs.append($1 - ($0 ?? 0)) }
    #expect(pairs == [1, 1, 2])
    previous.cancel()
    var failures = 0
    let result = model.future(0).asResult().sink {
      if case .failure = $0 { failures += 1 }
    }
    #expect(failures == 1)
    result.cancel()
    var repeated: [Int] = []
    Repeated(value: 3).subscribe(
      AnySubscriber(
        receiveSubscription: { $0.request(.max(2)) },
        receiveValue: {
          repeated.append($0)
          return .none
        }
      )
    )
    #expect(repeated == [3, 3])
  }

  @Test("asynchronous values")
  func values() async throws {
    var sum = 0
    for await value in [1, 2, 3].publisher.values { sum += value }
    #expect(sum == 6)
    let value = try await SearchModel().future(4).value
    #expect(value == 4)
  }
}
