/// A key of a value that a view hands to the container around it.
public protocol ContainerValueKey {
  /// What is handed to the container.
  associatedtype Value
  /// The value of views that write none.
  static var defaultValue: Value { get }
}

/// The values that a subview, or a section, hands to the container around it.
///
/// They pass through modifiers, groups, `ForEach` and bodies, and end at any container. Of two
/// writes of one key on one view the innermost counts.
public struct ContainerValues {
  package var traits: ViewTraits

  package init(traits: ViewTraits) { self.traits = traits }

  /// The value under a key, or its default.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { traits.value(ObjectIdentifier(key), as: Key.Value.self) ?? Key.defaultValue }
    set { traits.set(ObjectIdentifier(key), newValue) }
  }

  /// The tag of exactly that type, or nil.
  ///
  /// Elements of a `ForEach` carry their id.
  ///
  /// - Parameter type: The tag's type; a tag of another one is not found.
  public func tag<V: Hashable>(for type: V.Type) -> V? {
    traits.value(ObjectIdentifier(TagKey<V>.self), as: V.self)
  }

  /// Whether the view carries a tag of the value's type that is equal to it.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool {
    self.tag(for: V.self) == tag
  }
}

@available(*, unavailable)
extension ContainerValues: Sendable {}

/// The key of tags of a type.
package enum TagKey<V: Hashable> {}

extension ViewTraits {
  package mutating func setTag<V: Hashable>(_ tag: V, includeOptional: Bool) {
    set(ObjectIdentifier(TagKey<V>.self), tag)
    if includeOptional { set(ObjectIdentifier(TagKey<V?>.self), Optional(tag)) }
  }

  /// Writes the tag of a `ForEach` element, where nobody wrote one of that type.
  mutating func setTagIfUnset<V: Hashable>(_ tag: V) {
    guard !contains(ObjectIdentifier(TagKey<V>.self)) else { return }
    setTag(tag, includeOptional: !contains(ObjectIdentifier(TagKey<V?>.self)))
  }
}

nonisolated struct ContainerValueModifier<V>: _TraitModifier {
  let keyPath: WritableKeyPath<ContainerValues, V>
  let value: V

  func _write(to traits: inout _ViewTraits) {
    var values = ContainerValues(traits: traits)
    values[keyPath: keyPath] = value
    traits = values.traits
  }
}

nonisolated struct TagModifier<V: Hashable>: _TraitModifier {
  let tag: V
  let includeOptional: Bool

  func _write(to traits: inout _ViewTraits) {
    traits.setTag(tag, includeOptional: includeOptional)
  }
}

nonisolated struct SectionActionsModifier: _TraitModifier {
  let content: AnyView

  func _write(to traits: inout _ViewTraits) {
    traits.set(ObjectIdentifier(SectionActionsModifier.self), content)
  }
}

extension ViewTraits {
  var sectionActions: AnyView? {
    value(ObjectIdentifier(SectionActionsModifier.self), as: AnyView.self)
  }
}

extension View {
  /// Hands a value to the container around this view.
  ///
  /// - Parameters:
  ///   - keyPath: Which value is set, such as `\.isPinned`.
  ///   - value: The new value.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> some View {
    modifier(ContainerValueModifier(keyPath: keyPath, value: value))
  }

  /// Tags this view for a container that tells its subviews apart by value.
  ///
  /// - Parameters:
  ///   - tag: What selections hold while this view is chosen.
  ///   - includeOptional: Whether the tag can also be read as `V?`; `true` by default.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(tag: tag, includeOptional: includeOptional))
  }

  /// Declares the actions of a section, for its container to show.
  public nonisolated func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(SectionActionsModifier(content: AnyView(content())))
  }
}
