/// What a view is found by from outside, without any effect on the view; nothing looks for it here.
///
/// Public with an underscore in SwiftUI, and named in sources that look into views.
public struct _IdentifiedModifier<Identifier: Hashable> {
  /// What the view is found by.
  public var identifier: Identifier

  /// A modifier that only names a view.
  ///
  /// - Parameter identifier: What the view is found by.
  public init(identifier: Identifier) { self.identifier = identifier }
}

extension _IdentifiedModifier: Equatable {}

extension _IdentifiedModifier: ViewModifier {
  public typealias Body = Never

  public nonisolated static func _makeList(
    _ modifier: Self,
    _ inputs: _ListInputs,
    content: @escaping (_ListInputs) -> _ViewList
  ) -> _ViewList { content(inputs) }

  public nonisolated static func _updateList(
    _ list: _ViewList,
    _ modifier: Self,
    content: @escaping (_ListInputs) -> _ViewList,
    updateContent: (_ViewList) -> Void
  ) { updateContent(list) }

  public nonisolated static func _shape(content: _ListShape) -> _ListShape { content }
}

extension View {
  /// Says what the view is found by from outside; nothing looks for it here.
  ///
  /// - Parameter identifier: What the view is found by.
  public nonisolated func _identified<Identifier: Hashable>(
    by identifier: Identifier
  ) -> some View {
    modifier(_IdentifiedModifier(identifier: identifier))
  }
}

/// What an editor finds a view by while a person designs it; there is no such editor here.
public struct __DesignTimeSelectionIdentifier: Hashable, Sendable {
  /// The name.
  public let identifier: String

  /// A name.
  ///
  /// - Parameter identifier: The name.
  public init(_ identifier: String) { self.identifier = identifier }
}
