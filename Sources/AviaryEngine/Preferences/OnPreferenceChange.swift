import AviaryGraph

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
