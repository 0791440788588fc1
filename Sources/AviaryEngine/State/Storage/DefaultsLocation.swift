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

  init(_ key: String, _ store: UserDefaults, _ coding: StoredValue<Value>, _ initialValue: Value) {
    self.key = key
    self.store = store
    self.coding = coding
    self.initialValue = initialValue
  }

  override func get() -> Value {
    DefaultsSignals.signal(key, store).track()
    return coding.read(store, key) ?? initialValue
  }

  override func set(_ value: Value, _ transaction: Transaction) {
    coding.write(store, key, value)
    // Foundation on Linux writes the file only when it is asked to.
    store.synchronize()
    DefaultsSignals.signal(key, store).send()
  }
}

/// The signals of keys in user defaults.
private enum DefaultsSignals {
  private struct Place: Hashable {
    let key: String
    let store: ObjectIdentifier
  }

  private nonisolated(unsafe) static var signals: [Place: Signal] = [:]

  static func signal(_ key: String, _ store: UserDefaults) -> Signal {
    let place = Place(key: key, store: ObjectIdentifier(store))
    if let known = signals[place] { return known }
    let made = Signal()
    signals[place] = made
    return made
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
