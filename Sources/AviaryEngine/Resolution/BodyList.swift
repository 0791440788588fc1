import AviaryGraph

/// The list of a custom view: that of its body, which runs when first needed and when something that it read
/// changed.
///
/// The view's state belongs to the list, so it is shared by all places that show a subview of it.
final class BodyList<V: View>: SingleSourceList, GraphItem, RepeatableBody {
  @exclusivity(unchecked) private var view: V
  private var storage = DynamicStorage()
  @exclusivity(unchecked) private var dependent: Dependent!
  @exclusivity(unchecked) private var isDirty = true

  init(_ view: V, _ inputs: _ListInputs) {
    self.view = view
    super.init(inputs)
    dependent = Dependent(item: self, graph: inputs.root.graph, depth: inputs.depth)
  }

  deinit { dependent.detach() }

  override var staticShape: _ListShape { V._shape }
  override var declaredView: DeclaredView { .view(V.self) }
  var graphName: String { "\(V.self)" }

  /// Takes a new value of the view; equal values stop here.
  func update(_ new: V) {
    if isDirty && child == nil {
      view = new
      return
    }
    if ValueEquality.isEqual(view, new) && !isDirty { return }
    root.animator?.valueWillChange(self, from: view, to: new, at: environment, dependent)
    view = new
    isDirty = true
    updateIfNeeded()
  }

  func updateIfNeeded() {
    isDirty = true
    guard child != nil else { return }
    evaluate()
  }

  override func makeChild() -> _ViewList { evaluate() }

  func runAgain() { dependent.invalidate() }

  /// Runs the body, and gives what it is to its list, or a new one.
  @discardableResult
  private func evaluate() -> _ViewList {
    isDirty = false
    root.counters.bodies += 1
    let trace = root.bodyTrace
    let body = Tracker.run(for: dependent) {
      trace?.bodyWillRun(graphName, isOfToolkit: isOfToolkit, changes: changes())
      return MainThread.body(of: installedView())
    }
    trace?.bodyDidReturn()
    defer { trace?.bodyDidRun() }
    if let child {
      V.Body._updateList(child, body)
      return child
    }
    let made = V.Body._makeList(body, inputs.inside())
    adopt(made)
    return made
  }

  /// The view, or where its animatable values are while they move.
  private var shownView: V {
    guard let animator = root.animator, !animator.isAtRest else { return view }
    return movingView(animator)
  }

  // Apart, as the type of an optional view would have to be looked up at each run of the body.
  @inline(never)
  private func movingView(_ animator: Animator) -> V { animator.shown(self, .body) ?? view }

  /// The view as it is shown, its properties tied to what it keeps.
  private func installedView() -> V {
    var copy = shownView
    DynamicFields.install(
      in: &copy,
      &storage,
      root: root,
      environment: environment,
      dependent: dependent
    )
    return copy
  }

  override func tearDown() {
    root.animator?.forget(self)
    dependent.detach()
    storage.tearDown()
    super.tearDown()
  }
}

extension BodyList: ChangeTeller {
  func changes() -> [String] {
    let view = installedView()
    // Behind the objects of the properties, where it disturbs none.
    let history = storage.objects.last as? ViewHistory<V> ?? ViewHistory(of: dependent)
    if storage.objects.last !== history { storage.objects.append(history) }
    return history.changes(of: view, reader: dependent)
  }
}

extension BodyList: StateHolding {
  func beginHistory() {
    if child != nil { _ = changes() }
  }

  var stateProperties: [(name: String, state: (any KeptState)?)] {
    let fields = DynamicFields.of(V.self)
    guard !fields.isEmpty, child != nil else { return [] }
    return withUnsafePointer(to: installedView()) {
      fields.stateProperties(in: UnsafeRawPointer($0))
    }
  }
}
