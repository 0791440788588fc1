@_spi(Hosting) import AviaryDrawing
import AviaryGeometry
import AviaryLayout
import Foundation

/// A view that is compared by its own idea of being equal, and not made anew while it is.
public struct EquatableView<Content: Equatable & View> {
  /// The view.
  public var content: Content

  /// Creates the view.
  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View {
  public typealias Body = Never
  public var body: Never { primitiveBody(of: "EquatableView") }

  public nonisolated static func _makeList(_ view: Self, _ inputs: _ListInputs) -> _ViewList {
    EquatableList(view.content, inputs)
  }

  public nonisolated static func _updateList(_ list: _ViewList, _ view: Self) {
    unsafeDowncast(list, to: EquatableList<Content>.self).update(view.content)
  }

  public nonisolated static var _shape: _ListShape { Content._shape }
}

/// The list of a view that is compared by its own idea of being equal.
///
/// Transparent.
final class EquatableList<Content: Equatable & View>: _ForwardingList {
  private var view: Content

  init(_ view: Content, _ inputs: _ListInputs) {
    self.view = view
    super.init(inputs, Content._makeList(view, inputs.inside()))
  }

  func update(_ new: Content) {
    guard new != view else { return }
    view = new
    Content._updateList(content, new)
  }
}

extension View where Self: Equatable {
  /// This view, compared by its own idea of being equal.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
