/// A preference that changes with where views lie: what is made from it is looked at after each layout.
package protocol GeometricPreferenceKey: PreferenceKey {}

extension ViewRoot {
  /// Has what is made from a preference looked at after each layout, where its key asks for that.
  func observeGeometry<K: PreferenceKey>(of key: K.Type, for node: ViewNode) {
    guard key is any GeometricPreferenceKey.Type else { return }
    geometryObservers.add(node) { [unowned self, unowned node] in
      preferencesDidChange = true
      node.forgetPreferences(ObjectIdentifier(key))
      return false
    }
  }
}
