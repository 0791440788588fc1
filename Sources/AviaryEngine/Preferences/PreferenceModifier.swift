import AviaryGraph

/// Writes a preference; what views inside wrote under the key is replaced.
nonisolated struct PreferenceModifier<K: PreferenceKey>: _NodeModifier {
  let value: K.Value

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    PreferenceNode(list, child, place)
  }
}

final class PreferenceNode<K: PreferenceKey>: ModifierNode<PreferenceModifier<K>> {
  override func didMount() { preferencesDidChange(ObjectIdentifier(K.self)) }
  override func willUnmount() { preferencesDidChange(ObjectIdentifier(K.self)) }
  override func viewDidChange() { preferencesDidChange(ObjectIdentifier(K.self)) }

  override func collectPreferences(_ collector: PreferenceCollector) {
    guard collector.key == ObjectIdentifier(K.self) else {
      super.collectPreferences(collector)
      return
    }
    unsafeDowncast(collector, to: TypedPreferenceCollector<K>.self).add(modifier.value)
  }
}

/// Changes what views inside wrote under a key.
nonisolated struct PreferenceTransformModifier<K: PreferenceKey>: _NodeModifier {
  let transform: (inout K.Value) -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    PreferenceTransformNode(list, child, place)
  }
}

final class PreferenceTransformNode<K: PreferenceKey>: ModifierNode<PreferenceTransformModifier<K>>
{
  override func didMount() { preferencesDidChange(ObjectIdentifier(K.self)) }
  override func willUnmount() { preferencesDidChange(ObjectIdentifier(K.self)) }
  override func viewDidChange() { preferencesDidChange(ObjectIdentifier(K.self)) }

  override func collectPreferences(_ collector: PreferenceCollector) {
    guard collector.key == ObjectIdentifier(K.self) else {
      super.collectPreferences(collector)
      return
    }
    var value = TypedPreferenceCollector<K>.value(of: child)
    modifier.transform(&value)
    unsafeDowncast(collector, to: TypedPreferenceCollector<K>.self).add(value)
  }
}

extension View {
  /// Hands a value up the tree.
  ///
  /// - Parameters:
  ///   - key: The key, which tells how values of several views become one; by default known from
  ///     the value's place.
  ///   - value: This view's value, which takes the place of those of views inside.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Changes the value that this view hands up the tree.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransformModifier<K>(transform: callback))
  }
}
