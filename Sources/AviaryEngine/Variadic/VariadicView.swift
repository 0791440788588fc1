/// Views that are made from the subviews of a view, as packages have made them since before
/// `Group(subviews:)`.
public enum _VariadicView {
  /// What makes something of subviews.
  public typealias Root = _VariadicView_Root
  /// What makes a view of subviews.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// What makes one view of subviews.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// What makes any number of views of subviews.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The subviews.
  public typealias Children = _VariadicView_Children

  /// A root with the content whose subviews it is given.
  public struct Tree<Root: _VariadicView_Root, Content> {
    /// What makes a view of the subviews.
    public var root: Root
    /// The view whose subviews are taken.
    public var content: Content

    /// Makes a tree of a root and its content.
    public nonisolated init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Makes a tree of a root and its content.
    public nonisolated init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// What makes something of subviews.
public protocol _VariadicView_Root {}

/// What makes a view of subviews.
///
/// Conform to ``_VariadicView_UnaryViewRoot`` or ``_VariadicView_MultiViewRoot``, which say how many
/// views come of it. Properties such as `@Environment` are connected as those of a view are.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The view that is made.
  associatedtype Body: View

  /// The view that is made of the subviews; runs again only when something that it read changed.
  @ViewBuilder @MainActor @preconcurrency
  func body(children: _VariadicView.Children) -> Body

  /// What the types tell of the views that are made. For the engine.
  nonisolated static var _rootShape: _ListShape { get }

  /// Makes the list of the views that are made. For the engine.
  nonisolated static func _makeRootList(_ body: Body, _ inputs: _ListInputs) -> _ViewList

  /// Gives the list of the views that are made new values. For the engine.
  nonisolated static func _updateRootList(_ list: _ViewList, _ body: Body)
}

extension _VariadicView_ViewRoot {
  public nonisolated static var _rootShape: _ListShape { Body._shape }

  public nonisolated static func _makeRootList(_ body: Body, _ inputs: _ListInputs) -> _ViewList {
    Body._makeList(body, inputs)
  }

  public nonisolated static func _updateRootList(_ list: _ViewList, _ body: Body) {
    Body._updateList(list, body)
  }
}

extension _VariadicView_ViewRoot where Body == Never {
  /// Not to be called: the root has no body.
  public func body(children: _VariadicView.Children) -> Never {
    primitiveBody(of: "\(Self.self)")
  }
}

/// What makes one view of subviews, whatever its body is made of.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView_UnaryViewRoot {
  /// Whether the body is one view as it is; others stand in a column.
  private nonisolated static var isOne: Bool { Body._shape.count == 1 }

  public nonisolated static var _rootShape: _ListShape { isOne ? Body._shape : .single }

  public nonisolated static func _makeRootList(_ body: Body, _ inputs: _ListInputs) -> _ViewList {
    isOne
      ? Body._makeList(body, inputs)
      : _LayoutView<RootLayout, Body>._makeList(
        _LayoutView(layout: RootLayout(), content: body),
        inputs
      )
  }

  public nonisolated static func _updateRootList(_ list: _ViewList, _ body: Body) {
    if isOne {
      Body._updateList(list, body)
    } else {
      _LayoutView<RootLayout, Body>._updateList(
        list,
        _LayoutView(layout: RootLayout(), content: body)
      )
    }
  }
}

/// What makes any number of views of subviews: they stand in the container around as if written
/// there.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
