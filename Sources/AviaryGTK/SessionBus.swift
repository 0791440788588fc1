import CAviaryWindow
import Foundation

/// A connection of its own to the bus of the session: what it has there is gone when it is closed.
@MainActor
package final class SessionBus {
  /// What a method has answered, or a signal tells.
  package struct Arguments {
    fileprivate let call: OpaquePointer

    package func string(_ index: Int32) -> String {
      String(cString: aviary_bus_call_string(call, index))
    }
    package func integer(_ index: Int32) -> Int { Int(aviary_bus_call_integer(call, index)) }
  }

  /// What a method has answered, kept: its numbers, texts and lists of texts.
  package struct Answer: Sendable {
    fileprivate var numbers: [Int] = []
    fileprivate var lists: [[String]] = []

    package func integer(_ index: Int) -> Int {
      numbers.indices.contains(index) ? numbers[index] : 0
    }
    package func strings(_ index: Int) -> [String] {
      lists.indices.contains(index) ? lists[index] : []
    }
  }

  private var handle: OpaquePointer?
  private let ready: (SessionBus, _ name: String?) -> Void
  private let called: ((BusCall) -> Void)?
  private let told: (_ interface: String, _ member: String, Arguments) -> Void
  private var answers: [Int: (Result<Arguments, BusError>) -> Void] = [:]
  private var lastToken = 0

  /// Connects, where there is a bus; starts none.
  ///
  /// - Parameters:
  ///   - path: The path below which it has objects; nil for none.
  ///   - ready: Called once, later, with its name on the bus; nil where there is no bus.
  ///   - called: Called with each method that is called on one of its objects; each is to be answered, once.
  ///   - told: Called with each signal that was subscribed to.
  package init(
    serving path: String?,
    ready: @escaping (SessionBus, _ name: String?) -> Void,
    called: ((BusCall) -> Void)? = nil,
    told: @escaping (_ interface: String, _ member: String, Arguments) -> Void = { _, _, _ in }
  ) {
    self.ready = ready
    self.called = called
    self.told = told
    var events = aviary_bus_events(
      ready: { owner, name in
        let name = name.map { String(cString: $0) }
        SessionBus.of(owner) { $0.ready($0, name) }
      },
      called: { owner, call in
        guard let call else { return }
        nonisolated(unsafe) let made = call
        SessionBus.of(owner) { bus in
          let call = BusCall(made)
          if let called = bus.called {
            called(call)
          } else {
            call.fail("UnknownMethod", call.member)
          }
        }
      },
      told: { owner, interface, member, arguments in
        guard let interface, let member, let arguments else { return }
        let names = (String(cString: interface), String(cString: member))
        nonisolated(unsafe) let told = arguments
        SessionBus.of(owner) { $0.told(names.0, names.1, Arguments(call: told)) }
      }
    )
    handle = aviary_bus_open(path, &events, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Leaves the bus; nothing is called back any more.
  package func close() {
    if let handle { aviary_bus_close(handle) }
    handle = nil
    answers = [:]
  }

  isolated deinit { if let handle { aviary_bus_close(handle) } }

  private nonisolated static func of(
    _ owner: UnsafeMutableRawPointer?,
    _ body: @MainActor (SessionBus) -> Void
  ) {
    guard let owner else { return }
    nonisolated(unsafe) let pointer = owner
    MainActor.assumeIsolated {
      body(Unmanaged<SessionBus>.fromOpaque(pointer).takeUnretainedValue())
    }
  }

  /// Calls a method.
  ///
  /// - Parameters:
  ///   - arguments: A tuple.
  ///   - starts: Whether a service that does not run is started for it.
  ///   - answer: Called once, later, unless the connection is closed before.
  func call(
    _ name: String,
    _ path: String,
    _ interface: String,
    _ member: String,
    _ arguments: BusValue,
    starts: Bool = false,
    _ answer: @escaping (Result<Arguments, BusError>) -> Void = { _ in }
  ) {
    guard let handle else { return }
    lastToken += 1
    answers[lastToken] = answer
    aviary_bus_call_method(
      handle,
      name,
      path,
      interface,
      member,
      arguments.description,
      starts ? 1 : 0,
      { owner, token, arguments, error in
        let number = Int(bitPattern: token)
        let reason = error.map { String(cString: $0) } ?? "no answer"
        nonisolated(unsafe) let call = arguments
        SessionBus.of(owner) { bus in
          bus.answers.removeValue(forKey: number)?(
            call.map { .success(Arguments(call: $0)) } ?? .failure(BusError(reason: reason))
          )
        }
      },
      UnsafeMutableRawPointer(bitPattern: lastToken)
    )
  }

  /// Calls a method, and keeps what it answers.
  ///
  /// - Throws: ``BusError``.
  package func answer(
    _ name: String,
    _ path: String,
    _ interface: String,
    _ member: String,
    _ arguments: BusValue,
    starts: Bool = false
  ) async throws -> Answer {
    try await withCheckedThrowingContinuation { continuation in
      call(name, path, interface, member, arguments, starts: starts) { result in
        switch result {
        case .failure(let error): continuation.resume(throwing: error)
        case .success(let arguments): continuation.resume(returning: arguments.kept)
        }
      }
    }
  }

  /// Calls a method, whatever it answers.
  package func send(
    _ name: String,
    _ path: String,
    _ interface: String,
    _ member: String,
    _ arguments: BusValue
  ) { call(name, path, interface, member, arguments) }

  /// Hears of a signal; nil for any.
  package func subscribe(_ name: String, _ path: String, _ interface: String, _ member: String?) {
    if let handle { aviary_bus_subscribe(handle, name, path, interface, member) }
  }

  /// Tells everybody who listens.
  ///
  /// - Parameter arguments: A tuple.
  func emit(_ path: String, _ interface: String, _ member: String, _ arguments: BusValue) {
    if let handle { aviary_bus_tell(handle, path, interface, member, arguments.description) }
  }
}

extension SessionBus.Arguments {
  fileprivate var kept: SessionBus.Answer {
    var answer = SessionBus.Answer()
    for index in Int32(0)..<4 {
      answer.numbers.append(integer(index))
      let count = aviary_bus_call_count(call, index)
      answer.lists.append(
        (0..<count).map { place in
          let text = aviary_bus_call_inner_string(call, index, place, -1)
          defer { free(text) }
          return text.map { String(cString: $0) } ?? ""
        }
      )
    }
    return answer
  }
}

/// Why a method has no answer.
package struct BusError: Error {
  package let reason: String

  package init(reason: String) { self.reason = reason }
}
