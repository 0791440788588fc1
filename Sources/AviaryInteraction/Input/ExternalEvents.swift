@_spi(Engine) public import AviaryEngine

/// Which events from outside a window wants, or takes where no other one wants them.
package struct ExternalEventConditions: Equatable {
  package var preferring: Set<String> = []
  package var allowing: Set<String> = []

  /// Whether an event's address holds one of the conditions; `*` is in each.
  package static func match(_ conditions: Set<String>, _ address: String) -> Bool {
    conditions.contains { $0 == "*" || (!$0.isEmpty && address.contains($0)) }
  }
}

/// What the content of a window says of events from outside; of several views the first one counts.
package enum ExternalEventsKey: PreferenceKey {
  package static var defaultValue: ExternalEventConditions? { nil }

  package static func reduce(
    value: inout ExternalEventConditions?,
    nextValue: () -> ExternalEventConditions?
  ) {
    value = value ?? nextValue()
  }
}

extension View {
  /// Says which events from outside this view's window handles.
  ///
  /// - Parameters:
  ///   - preferring: Texts; an address that holds one of them goes to this window. `*` is in each.
  ///   - allowing: Texts; an address that holds one of them may come to this window where no other
  ///     one prefers it.
  public nonisolated func handlesExternalEvents(
    preferring: Set<String>,
    allowing: Set<String>
  ) -> some View {
    preference(
      key: ExternalEventsKey.self,
      value: ExternalEventConditions(preferring: preferring, allowing: allowing)
    )
  }
}
