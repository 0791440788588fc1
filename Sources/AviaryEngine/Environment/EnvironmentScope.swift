import AviaryGeometry
package import AviaryGraph

/// The environment at one place: what is written there, over the scope around it.
///
/// A scope lives as long as the modifier that writes it. Who reads a key through the scope is noted with that
/// key, so a new value reaches those readers and nobody else.
package final class EnvironmentScope: GraphItem, TrackingReader {
  package struct Entry {
    package let key: ObjectIdentifier
    package var box: TraitBox
    /// Who read the key here; made with the first read.
    package var signal: Signal?
  }

  package let parent: EnvironmentScope?
  @exclusivity(unchecked) package private(set) var entries: [Entry] = []

  package unowned let root: ViewRoot
  /// At the outermost scope: the root as long as it is there.
  private let ownRoot: RootReference?
  private let depth: Int
  private var apply: (inout EnvironmentValues) -> Void
  /// Made when the writes first depend on something: a value of the parent, say.
  private var dependent: Dependent?
  /// At the outermost scope: the readers of keys that nobody wrote.
  @exclusivity(unchecked) private var defaultReaders: [ObjectIdentifier: Signal] = [:]

  package init(
    parent: EnvironmentScope?,
    root: ViewRoot,
    depth: Int,
    apply: @escaping (inout EnvironmentValues) -> Void
  ) {
    self.parent = parent
    self.root = root
    self.depth = depth
    self.apply = apply
    ownRoot = parent == nil ? root.reference : nil
    entries = evaluate()
    noteLayoutDirection()
  }

  deinit { dependent?.detach() }

  package var graphName: String { "environment" }

  /// The root, for who may read values once the views are gone, as a task does that goes on; nil then.
  package var livingRoot: ViewRoot? {
    var scope = self
    while let parent = scope.parent { scope = parent }
    return scope.ownRoot?.root
  }

  /// The value of a key here, or nil where nobody wrote it.
  ///
  /// Records the running reader.
  package func value<Value>(_ key: ObjectIdentifier) -> Value? {
    guard let box = box(key) else { return nil }
    return unsafeDowncast(box, to: TypedBox<Value>.self).value
  }

  /// The box that holds a key's value here, or nil where nobody wrote it.
  ///
  /// Records the running reader.
  package func box(_ key: ObjectIdentifier) -> TraitBox? {
    var scope = self
    while true {
      if let index = scope.entries.firstIndex(where: { $0.key == key }) {
        if Tracker.isTracking { scope.signal(at: index).track() }
        return scope.entries[index].box
      }
      guard let parent = scope.parent else { break }
      scope = parent
    }
    if Tracker.isTracking { scope.defaultSignal(key).track() }
    return nil
  }

  private func signal(at index: Int) -> Signal {
    if let signal = entries[index].signal { return signal }
    let made = Signal()
    entries[index].signal = made
    return made
  }

  private func defaultSignal(_ key: ObjectIdentifier) -> Signal {
    if let signal = defaultReaders[key] { return signal }
    let made = Signal()
    defaultReaders[key] = made
    return made
  }

  /// Who has read a key that nobody wrote here: others are among them that read it in the same scope further out.
  private func readersThrough(_ key: ObjectIdentifier) -> Signal? {
    var scope = self
    while let parent = scope.parent {
      if let entry = parent.entries.first(where: { $0.key == key }) { return entry.signal }
      scope = parent
    }
    return scope.defaultReaders[key]
  }

  /// Writes other values; readers of keys whose value differs are told.
  package func replace(_ apply: @escaping (inout EnvironmentValues) -> Void) {
    self.apply = apply
    updateIfNeeded()
  }

  package func updateIfNeeded() {
    let old = entries
    var new = evaluate()
    for index in new.indices {
      let key = new[index].key
      if let before = old.first(where: { $0.key == key }) {
        new[index].signal = before.signal
      } else {
        readersThrough(key)?.send()
      }
    }
    entries = new
    noteLayoutDirection()
    for before in old {
      let after = new.first { $0.key == before.key }
      if after?.box.isEqual(to: before.box) != true { before.signal?.send() }
    }
  }

  /// Layout reads the direction without being recorded, so the root has to know of it.
  private func noteLayoutDirection() {
    let key = ObjectIdentifier(LayoutDirectionKey.self)
    guard let entry = entries.first(where: { $0.key == key }) else { return }
    root.layoutDirectionDidChange(
      to: unsafeDowncast(entry.box, to: TypedBox<LayoutDirection>.self).value
    )
  }

  private func evaluate() -> [Entry] {
    var values = parent.map { EnvironmentValues(scope: $0) } ?? EnvironmentValues()
    Tracker.run(for: self) { apply(&values) }
    return values.writes
  }

  package var knownDependent: Dependent? { dependent }

  package func makeDependent() -> Dependent {
    if let dependent { return dependent }
    let made = Dependent(item: self, graph: root.graph, depth: depth)
    dependent = made
    return made
  }
}
