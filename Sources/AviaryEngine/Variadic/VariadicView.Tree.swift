import AviaryGraph

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never
  public var body: Never { primitiveBody(of: "_VariadicView.Tree") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    VariadicTreeList(view, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    unsafeDowncast(list, to: VariadicTreeList<Root, Content>.self).update(view)
  }

  public nonisolated static var _shape: _ListShape { Root._rootShape }
}

@available(*, unavailable)
extension _VariadicView.Tree: Sendable {}

/// What a root makes of its children, as a view that knows whether it is one.
struct VariadicBody<Root: _VariadicView_ViewRoot> {
  let value: Root.Body
}

extension VariadicBody: View {
  var body: Never { primitiveBody(of: "_VariadicView.Tree") }

  nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    Root._makeRootList(view.value, inputs)
  }

  nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    Root._updateRootList(list, view.value)
  }

  nonisolated static var _shape: _ListShape { Root._rootShape }
}

/// The list of a tree: its root's body, which is run again where what it read has changed.
final class VariadicTreeList<Root: _VariadicView_ViewRoot, Content: View>: _ForwardingList {
  private var tree: _VariadicView.Tree<Root, Content>
  private let installer: Installer

  init(_ tree: _VariadicView.Tree<Root, Content>, _ inputs: _ListInputs) {
    self.tree = tree
    let installer = Installer(inputs)
    self.installer = installer
    let list = TransformList<Content, VariadicBody<Root>>(
      tree.content,
      inputs.inside(),
      initializer: "_VariadicView.Tree",
      transform: installer.transform(tree.root)
    )
    installer.list = list
    super.init(inputs, list)
  }

  func update(_ new: _VariadicView.Tree<Root, Content>) {
    let isSame = ValueEquality.isEqual(tree.root, new.root)
    tree = new
    unsafeDowncast(content, to: TransformList<Content, VariadicBody<Root>>.self).update(
      new.content,
      transform: installer.transform(new.root),
      isSameTransform: isSame
    )
  }

  override func tearDown() {
    super.tearDown()
    installer.storage.tearDown()
  }

  /// Connects the properties of roots, and keeps what they own.
  private final class Installer {
    let inputs: _ListInputs
    var storage = DynamicStorage()
    weak var list: TransformList<Content, VariadicBody<Root>>?

    init(_ inputs: _ListInputs) { self.inputs = inputs }

    func transform(_ root: Root) -> (_ViewList) -> VariadicBody<Root> {
      { [unowned self] source in
        nonisolated(unsafe) var installed = root
        if let dependent = list?.dependent {
          DynamicFields.install(
            in: &installed,
            &storage,
            root: inputs.root,
            environment: inputs.environment,
            dependent: dependent
          )
        }
        nonisolated(unsafe) let root = installed
        nonisolated(unsafe) let children = _VariadicView_Children(SubviewsCollection(source))
        return MainThread.run { VariadicBody(value: root.body(children: children)) }
      }
    }
  }
}
