import AviaryGraph
public import Foundation

/// The place of a value in user defaults.
///
/// All readers of a key hear of a write through any of them.
final class DefaultsLocation<Value>: Location<Value> {
  private let key: String
  private let store: UserDefaults
  private let coding: StoredValue<Value>
  private let initialValue: Value
  private let reference: RootReference?

  init(
    _ key: String,
    _ store: UserDefaults,
    _ coding: StoredValue<Value>,
    _ initialValue: Value,
    root: ViewRoot?
  ) {
    self.key = key
    self.store = store
    self.coding = coding
    self.initialValue = initialValue
    reference = root?.reference
  }

  override func get() -> Value {
    DefaultsSignals.signal(key, store).track()
    return coding.read(store, key) ?? initialValue
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    coding.write(store, key, value)
    // Foundation on Linux writes the file only when it is asked to.
    store.synchronize()
    let signal = DefaultsSignals.signal(key, store)
    // Who reads the key hears of it on the main thread.
    if let graph = reference?.root?.graph, graph.isForeignHere {
      graph.perform { signal.send() }
    } else {
      signal.send()
    }
  }
}

/// The signals of keys in user defaults.
private enum DefaultsSignals {
  private struct Place: Hashable {
    let key: String
    let store: ObjectIdentifier
  }

  private static let lock = NSLock()
  // Shared: user defaults are the process's, and who reads a key in one window hears of a write in another;
  // guarded by the lock.
  private nonisolated(unsafe) static var signals: [Place: Signal] = [:]

  static func signal(_ key: String, _ store: UserDefaults) -> Signal {
    let place = Place(key: key, store: ObjectIdentifier(store))
    return lock.withLock {
      if let known = signals[place] { return known }
      let made = Signal()
      signals[place] = made
      return made
    }
  }
}

enum AppStorageKey: EnvironmentKey {
  static var defaultValue: UserDefaults { .standard }
}

extension View {
  /// Sets where `@AppStorage` keeps values that name no store, in this view and all in it.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    transformEnvironment(\.self) { $0[AppStorageKey.self] = store }
  }
}
