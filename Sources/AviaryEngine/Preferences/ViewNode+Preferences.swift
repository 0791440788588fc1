extension ViewNode {
  /// Adds what the node and all in it prefer under a key, in order.
  package final func gatherPreferences(_ collector: PreferenceCollector) {
    guard holdsPreferences || collector.asksEverybody else { return }
    root.counters.preferenceVisits += 1
    collectPreferences(collector)
  }

  /// What the node hands up under a key may be something else: those around forget it, and who observes it looks again.
  ///
  /// - Parameter key: nil where it may be so under any key.
  package final func preferencesDidChange(_ key: ObjectIdentifier?) {
    root.preferencesDidChange = true
    var node: ViewNode? = self
    while let current = node {
      current.holdsPreferences = true
      current.forgetPreferences(key)
      node = current.parent
    }
  }

  /// What is inside is shown or hidden, or stands in another order; views that come and go say so themselves.
  package final func preferencesInsideDidChange() {
    if holdsPreferences { preferencesDidChange(nil) }
  }
}
