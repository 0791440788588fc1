import AviaryEngine
package import Foundation
@_spi(Reflection) import Swift

/// A formatting definition, as texts and editors ask for it.
package struct FormattingRules {
  private let definition: any AttributedTextFormattingDefinition
  private let keys: [any AttributedStringKey.Type]

  init<D: AttributedTextFormattingDefinition>(_ definition: D) {
    self.definition = definition
    keys = Self.keys(of: D.Scope.self)
  }

  /// Changes attributes so that they obey; those outside the scope stay.
  package func constrain(_ attributes: inout AttributeContainer) {
    definition._constrain(&attributes)
  }

  /// What is shown of attributes: those of the scope, with the values that they may have.
  package func shown(_ attributes: AttributeContainer) -> AttributeContainer {
    var shown = AttributeContainer()
    for key in keys { Self.copy(key, from: attributes, to: &shown) }
    definition._constrain(&shown)
    return shown
  }

  private static func copy<K: AttributedStringKey>(
    _ key: K.Type,
    from source: AttributeContainer,
    to target: inout AttributeContainer
  ) {
    // Values are copied within one thread.
    if let value = source.value(of: key) { target.set(key, value) }
  }

  /// The attributes of a scope and of the scopes in it.
  private static func keys(of scope: any AttributeScope.Type) -> [any AttributedStringKey.Type] {
    var keys: [any AttributedStringKey.Type] = []
    _forEachField(of: scope) { _, _, type, _ in
      if let key = type as? any AttributedStringKey.Type {
        keys.append(key)
      } else if let scope = type as? any AttributeScope.Type {
        keys += self.keys(of: scope)
      }
      return true
    }
    return keys
  }
}

extension AttributeContainer {
  fileprivate func value<K: AttributedStringKey>(of key: K.Type) -> K.Value? { self[key] }

  fileprivate mutating func set<K: AttributedStringKey>(_ key: K.Type, _ value: K.Value) {
    self[key] = value
  }
}

private enum FormattingRulesKey: EnvironmentKey {
  static var defaultValue: FormattingRules? { nil }
}

extension EnvironmentValues {
  /// How attributed text may look; nil for anyhow.
  package var formattingRules: FormattingRules? {
    get { self[FormattingRulesKey.self] }
    set { self[FormattingRulesKey.self] = newValue }
  }
}
