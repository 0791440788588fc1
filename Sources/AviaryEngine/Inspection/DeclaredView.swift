import AviaryGeometry

/// What a list stands for among the views that a developer wrote.
package enum DeclaredView: Equatable {
  /// A view that is shown, with the members of its list.
  case container(String)
  /// A view that is shown without what it is made of.
  case leaf(String)
  /// Nothing of its own: a modifier, a branch, a builder's block. Its members stand in its place.
  case transparent

  /// A view with a body: what is inside is of interest unless it is the toolkit's own.
  static func view(_ type: Any.Type) -> DeclaredView {
    isOfToolkit(type) ? .leaf("\(type)") : .container("\(type)")
  }

  /// Whether a type is declared by the toolkit, and not by its user.
  static func isOfToolkit(_ type: Any.Type) -> Bool {
    toolkitModules.contains(moduleName(of: type))
  }

  /// The modules that declare the toolkit's own views.
  ///
  /// By their whole names: that of a user's module may begin like one of them.
  private static let toolkitModules: Set<Substring> = [
    "AviaryEngine", "AviaryGraphics", "AviaryStacks", "AviaryMotion", "AviaryInteraction",
    "AviaryControls", "AviaryApps", "AviaryCairo", "AviaryGTK", "AviaryDriver",
  ]
}

/// A list that runs a view's body, and knows whose view it is.
protocol BodyRunning: _ViewList {
  var isOfToolkit: Bool { get }
  /// The name of the view's type.
  var viewName: String { get }
}

extension BodyList: BodyRunning {
  var isOfToolkit: Bool { DeclaredView.isOfToolkit(V.self) }
  var viewName: String { "\(V.self)" }
}

extension _ViewList {
  /// Whether the list comes from the body of one of the toolkit's own views.
  var isInsideToolkit: Bool {
    var next: (any _ListOwner)? = owner
    while let current = next {
      if let body = current as? any BodyRunning { return body.isOfToolkit }
      if let list = current as? _ViewList {
        next = list.owner
      } else {
        var node = current as? ViewNode
        while let inner = node, inner.declaringList == nil { node = inner.parent }
        next = node?.declaringList?.owner
      }
    }
    return false
  }
}
