@_spi(Engine) public import AviaryEngine
import Foundation

/// Which events from outside a window wants, or takes where no other one wants them.
package struct ExternalEventConditions: Equatable {
  package var preferring: Set<String> = []
  package var allowing: Set<String> = []

  /// Whether an event's address holds one of the conditions, whatever their case and accents; `*` is in each.
  package static func match(_ conditions: Set<String>, _ address: String) -> Bool {
    conditions.contains { condition in
      condition == "*"
        || !condition.isEmpty
          && address.range(of: condition, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  /// What is said by one of two.
  fileprivate func union(_ other: Self) -> Self {
    Self(
      preferring: preferring.union(other.preferring),
      allowing: allowing.union(other.allowing)
    )
  }
}

/// What the content of a window says of events from outside, by all of its views together.
package enum ExternalEventsKey: PreferenceKey {
  package static var defaultValue: ExternalEventConditions? { nil }

  package static func reduce(
    value: inout ExternalEventConditions?,
    nextValue: () -> ExternalEventConditions?
  ) {
    guard let next = nextValue() else { return }
    value = value?.union(next) ?? next
  }
}

extension View {
  /// Says which events from outside this view's window handles, beside what other views of it say.
  ///
  /// - Parameters:
  ///   - preferring: Texts; an address that holds one of them goes to this window. Case and accents don't matter, `*` is in
  ///     each, and an empty text in none.
  ///   - allowing: Texts; an address that holds one of them may come to this window where no other
  ///     one prefers it.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View {
    transformPreference(ExternalEventsKey.self) { value in
      let own = ExternalEventConditions(preferring: preferring, allowing: allowing)
      value = value?.union(own) ?? own
    }
  }
}
