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

/// Calls back with a preference of the views inside.
nonisolated struct PreferenceActionModifier<K: PreferenceKey>: _NodeModifier
where K.Value: Equatable {
  let action: (K.Value) -> Void

  static func _makeNode(
    _ list: _ModifiedList<Self>,
    _ child: _ViewNode,
    _ place: _Place
  ) -> _ViewNode {
    PreferenceActionNode(list, child, place)
  }
}

final class PreferenceActionNode<K: PreferenceKey>: ModifierNode<PreferenceActionModifier<K>>
where K.Value: Equatable {
  private var last: K.Value?
  /// Whether what is inside has to be asked again.
  private var isDue = true

  override func didMount() {
    root.preferencesDidChange = true
    root.observeGeometry(of: K.self, for: self)
    root.preferenceObservers.add(self) { [unowned self] in
      guard isDue else { return false }
      isDue = false
      let value = TypedPreferenceCollector<K>.value(of: child)
      guard value != last else { return false }
      last = value
      guard !root.dropsCallbacks else {
        root.warn("Bound preference \(K.self) tried to update multiple times per frame.")
        return false
      }
      modifier.action(value)
      return true
    }
  }

  override func forgetPreferences(_ key: ObjectIdentifier?) {
    if key == nil || key == ObjectIdentifier(K.self) { isDue = true }
  }

  override func viewDidChange() {}
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

  /// Calls an action with the value that this view hands up, at first and whenever it changes.
  ///
  /// - Parameters:
  ///   - key: The key; by default known from the action's type.
  ///   - action: Called after the update with the value. One that changes the preference each
  ///     time is not called without end: a warning names the key.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceActionModifier<K>(action: action))
  }
}
