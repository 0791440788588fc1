import AviaryGraph

/// What the scene and its focused view hand up.
package final class FocusedValueStore {
  private var writers: [(id: ObjectIdentifier, values: FocusedValues)] = []
  private let signal = Signal()

  /// Nothing is handed up yet.
  package init() {}

  /// What another scene hands up, which counts where this one says nothing; nil for none.
  ///
  /// A window of tools has that of the window that it is for.
  package weak var fallback: FocusedValueStore? {
    didSet { if fallback !== oldValue { signal.send() } }
  }

  /// Everything, the latest writer on top.
  package var values: FocusedValues {
    signal.track()
    return writers.reduce(into: fallback?.values ?? FocusedValues()) { $0.merge($1.values) }
  }

  func write(_ values: FocusedValues, by writer: AnyObject) {
    let id = ObjectIdentifier(writer)
    if let index = writers.firstIndex(where: { $0.id == id }) {
      guard writers[index].values != values else { return }
      writers[index].values = values
    } else {
      writers.append((id, values))
    }
    signal.send()
  }

  func remove(_ writer: AnyObject) {
    writers.removeAll { $0.id == ObjectIdentifier(writer) }
    signal.send()
  }
}
