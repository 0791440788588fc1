import AviaryEngine
import CAviaryWindow
import Foundation

/// A program that runs once: started again, it hands over to the one that runs what it was started with, and ends.
///
/// That is so for programs with an identifier of several words (`CFBundleIdentifier` of the Info.plist beside the
/// executable, which `aviary bundle` writes): it is their name on the bus of the session, as the desktop entry
/// specification has it for programs that D-Bus starts. Without a bus, or an identifier, each start is a program of
/// its own.
@MainActor
final class SingleInstance {
  private let identifier: String
  private var bus: SessionBus?
  /// What was asked for before the program was ready for it; nil since it is.
  private var early: [Request]? = []
  /// Told of each start.
  private var wasStarted: (Request) -> Void = { _ in }

  /// What a start is for.
  struct Request {
    let addresses: [URL]
    /// What the desktop has given for it, by which a window may come to the front; nil for nothing.
    let token: String?
  }

  private static let interface = "org.freedesktop.Application"
  private static let tokenKey = "activation-token"
  /// How long the bus has to answer, in seconds; then the program runs as if there were none.
  private static let patience: TimeInterval = 2
  /// How long a program that D-Bus has started waits to be told what for, in seconds.
  private static let callPatience: TimeInterval = 10

  /// What the file of the program's service sets where D-Bus starts it, which tells it afterwards what for.
  private static let startedByBus = "AVIARY_STARTED_BY_BUS"

  private init(_ identifier: String) { self.identifier = identifier }

  /// The name that a program has on the bus; nil for an identifier that can be none.
  nonisolated static func busName(_ identifier: String?) -> String? {
    guard let identifier, identifier.utf8.count <= 255 else { return nil }
    let words = identifier.split(separator: ".", omittingEmptySubsequences: false)
    let isName = words.allSatisfy { word in
      guard let first = word.first, !first.isNumber else { return false }
      return word.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_" || $0 == "-")
      }
    }
    return words.count > 1 && isName ? identifier : nil
  }

  /// The object that a program of a name is asked by.
  nonisolated static func path(of name: String) -> String {
    "/" + name.replacing(".", with: "/").replacing("-", with: "_")
  }

  /// What becomes of a start.
  enum Start {
    /// The program runs, for what it was started with. `instance` is nil where nobody can hand anything over.
    case first(instance: SingleInstance?, addresses: [URL]?)
    /// Another one that runs has taken over.
    case handedOver
  }

  /// Takes the program's name on the bus, or hands over to who has it.
  ///
  /// After the display was opened; before there are windows.
  ///
  /// - Parameters:
  ///   - addresses: What the program was started with.
  ///   - token: What the desktop has given for the start, by which a window may come to the front; nil for none.
  static func start(with addresses: [URL], token: String?) -> Start {
    guard let name = busName(Bundle.main.bundleIdentifier) else {
      return .first(instance: nil, addresses: nil)
    }
    let instance = SingleInstance(name)
    switch instance.takeName() {
    case .none: return .first(instance: nil, addresses: nil)
    case .some(true):
      // What the program starts itself is not started by D-Bus.
      let isStartedByBus = getenv(startedByBus) != nil
      unsetenv(startedByBus)
      let asked = isStartedByBus ? instance.waitForCall() : nil
      return .first(instance: instance, addresses: asked)
    case .some(false):
      let isDone = instance.handOver(addresses, token)
      instance.bus?.close()
      // Who has the name may be about to end.
      return isDone ? .handedOver : .first(instance: nil, addresses: nil)
    }
  }

  /// Is told of starts from now on, and of those that came before.
  func whenStarted(_ action: @escaping (Request) -> Void) {
    wasStarted = action
    let waiting = early ?? []
    early = nil
    for request in waiting { action(request) }
  }

  // MARK: - The bus

  /// Asks for the name.
  ///
  /// - Returns: Whether the program has it; nil where there is no bus.
  private func takeName() -> Bool? {
    var answer: Bool??
    bus = SessionBus(
      serving: Self.path(of: identifier),
      ready: { [identifier] bus, own in
        guard own != nil else { return answer = .some(nil) }
        let doNotQueue: UInt32 = 4
        bus.call(
          "org.freedesktop.DBus",
          "/org/freedesktop/DBus",
          "org.freedesktop.DBus",
          "RequestName",
          .tuple(.string(identifier), .uint32(doNotQueue))
        ) { result in
          // 1: it has it now; 4: it had it before; 3: another one has it.
          let code = (try? result.get())?.integer(0)
          answer = .some(code.map { $0 == 1 || $0 == 4 })
        }
      },
      called: { [weak self] call in self?.answer(call) }
    )
    Self.wait(Self.patience) { answer != nil }
    return answer ?? nil
  }

  private func answer(_ call: BusCall) {
    guard call.interface == Self.interface, call.path == Self.path(of: identifier) else {
      return call.fail("UnknownMethod", "\(call.interface).\(call.member)")
    }
    let isOpening = call.member == "Open"
    guard isOpening || call.member == "Activate" else {
      return call.fail("UnknownMethod", call.member)
    }
    let addresses = isOpening ? (0..<call.count(0)).map { call.string(0, $0) } : []
    let data: Int32 = isOpening ? 1 : 0
    let token = (0..<call.count(data)).first { call.string(data, $0, 0) == Self.tokenKey }
      .map { call.string(data, $0, 1) }
    let request = Request(addresses: addresses.compactMap { URL(string: $0) }, token: token)
    call.reply()
    if early != nil { early?.append(request) } else { wasStarted(request) }
  }

  private func handOver(_ addresses: [URL], _ token: String?) -> Bool {
    let data = BusValue.dictionary(
      "v",
      token.map { [(Self.tokenKey, .variant(.string($0)))] } ?? []
    )
    let uris = BusValue.array("s", addresses.map { .string($0.absoluteString) })
    var isTaken: Bool?
    bus?.call(
      identifier,
      Self.path(of: identifier),
      Self.interface,
      addresses.isEmpty ? "Activate" : "Open",
      addresses.isEmpty ? .tuple(data) : .tuple(uris, data)
    ) { result in
      if case .success = result { isTaken = true } else { isTaken = false }
    }
    Self.wait(Self.patience) { isTaken != nil }
    return isTaken == true
  }

  /// Waits for what D-Bus has started the program for; nil where nothing comes.
  private func waitForCall() -> [URL]? {
    Self.wait(Self.callPatience) { early?.isEmpty == false }
    guard early?.isEmpty == false else { return nil }
    return early?.removeFirst().addresses
  }

  private static func wait(_ seconds: TimeInterval, until isDone: () -> Bool) {
    let end = Date().addingTimeInterval(seconds)
    while !isDone(), case let rest = end.timeIntervalSinceNow, rest > 0 {
      aviary_loop_set_alarm(rest)
      aviary_loop_wait()
    }
  }
}
