import AviaryGraph

/// The list of a view under a custom modifier: that of the modifier's body.
final class ModifierBodyList<M: ViewModifier>: ModifierContentProvider, GraphItem, RepeatableBody {
  private var modifier: M
  private var storage = DynamicStorage()
  private var dependent: Dependent!

  init(_ modifier: M, _ inputs: _ListInputs, content: @escaping (_ListInputs) -> _ViewList) {
    self.modifier = modifier
    super.init(inputs, content: content)
    dependent = Dependent(item: self, graph: inputs.root.graph, depth: inputs.depth)
  }

  deinit { dependent.detach() }

  override var declaredView: DeclaredView {
    DeclaredView.isOfToolkit(M.self) ? .transparent : .container("\(M.self)")
  }
  var graphName: String { "\(M.self)" }

  func update(
    _ new: M,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  ) {
    let isSame = ValueEquality.isEqual(modifier, new)
    if !isSame {
      root.animator?.valueWillChange(self, from: modifier, to: new, at: environment, dependent)
    }
    modifier = new
    replaceContent(content, update: updateContent)
    if !isSame { updateIfNeeded() }
  }

  func updateIfNeeded() {
    guard child != nil else { return }
    evaluate()
  }

  override func makeChild() -> _ViewList { evaluate() }

  func runAgain() { dependent.invalidate() }

  /// Runs the body, and gives what it is to its list, or a new one.
  @discardableResult
  private func evaluate() -> _ViewList {
    root.counters.bodies += 1
    let trace = root.bodyTrace
    let body = Tracker.run(for: dependent) {
      trace?.bodyWillRun(graphName, isOfToolkit: DeclaredView.isOfToolkit(M.self), changes: [])
      var copy = root.animator?.shown(self, .body) ?? modifier
      DynamicFields.install(
        in: &copy,
        &storage,
        root: root,
        environment: environment,
        dependent: dependent
      )
      return MainThread.body(of: copy, content: _ViewModifier_Content(provider: self))
    }
    trace?.bodyDidReturn()
    defer { trace?.bodyDidRun() }
    if let child {
      M.Body._updateList(child, body)
      return child
    }
    let made = M.Body._makeList(body, inputs.inside())
    adopt(made)
    return made
  }

  override func tearDown() {
    root.animator?.forget(self)
    dependent.detach()
    storage.tearDown()
    super.tearDown()
  }
}
