import AviaryGraph

/// What one run of a transform read of lists: some elements, or so many that it counts as all.
///
/// When a list's structure changes, the transform runs again only if one of the elements that it read is
/// another now.
final class CollectionReads: GraphItem {
  private struct Read {
    let list: _ViewList
    let position: Int
    let id: ElementID
  }

  /// The reads of the transform that is running.
  private static let running = ThreadSlot<CollectionReads>(.transform)

  /// Beyond this number any change of structure counts.
  private static let limit = 1_024

  private var reads: [Read] = []
  private var readsAll = false
  private var dependent: Dependent!
  private let rerun: () -> Void
  /// What the transform itself reads as.
  ///
  /// Closures and bodies that run inside of it read for themselves.
  private let reader: Dependent
  let graphName: String

  init(graph: Graph, depth: Int, name: String, reader: Dependent, rerun: @escaping () -> Void) {
    self.rerun = rerun
    self.reader = reader
    graphName = name
    dependent = Dependent(item: self, graph: graph, depth: depth)
  }

  deinit { dependent.detach() }

  func detach() { dependent.detach() }

  /// Runs a transform and notes what it reads.
  func record<Result>(_ body: () -> Result) -> Result {
    dependent.beginRun()
    reads.removeAll(keepingCapacity: true)
    readsAll = false
    return Self.running.run(with: self, body)
  }

  func updateIfNeeded() {
    let isSame =
      !readsAll
      && reads.allSatisfy {
        $0.position < $0.list.count && $0.list.elementID(at: $0.position) == $0.id
      }
    guard isSame else {
      rerun()
      return
    }
    dependent.beginRun()
    for read in reads { read.list.observe().structure.subscribe(dependent) }
  }

  /// Notes a read for the transform that runs, if one does.
  ///
  /// - Returns: False where no transform runs, or something inside of it that reads for itself.
  static func note(_ list: _ViewList, _ position: Int, _ id: ElementID) -> Bool {
    guard let current = running.current, Tracker.isReading(current.reader) else { return false }
    list.observe().structure.subscribe(current.dependent)
    if current.reads.count >= limit {
      current.readsAll = true
    } else {
      current.reads.append(Read(list: list, position: position, id: id))
    }
    return true
  }
}

extension _ViewList {
  /// Records that the count was read by whoever runs.
  func noteCountRead() {
    LiveReads.count &+= 1
    guard Tracker.isTracking else { return }
    observe().count.track()
  }

  /// Records that an element was read by whoever runs.
  package func noteElementRead(at position: Int, _ id: ElementID) {
    LiveReads.count &+= 1
    guard Tracker.isTracking else { return }
    if !CollectionReads.note(self, position, id) { observe().structure.track() }
  }
}
