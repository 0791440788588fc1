public import AviaryGeometry

/// Scrolls the scroll views inside of a ``ScrollViewReader``.
public struct ScrollViewProxy {
  let registry: ScrollRegistry

  /// Scrolls the first scroll view that holds a view with an id, so that this view is visible.
  ///
  /// Ids are those of ``View/id(_:)`` and of the elements of a `ForEach`. The view need not have
  /// been shown so far; lazy content between is passed over. Pinned headers and footers are not
  /// taken into account.
  ///
  /// - Parameters:
  ///   - id: The view's id.
  ///   - anchor: Which part of the view goes to the same part of what is visible; nil moves as
  ///     little as shows the view.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let id = AnyHashable(id)
    let scrollViews = registry.scrollViews
    // Views that are not there yet may come with the change that is under way.
    let owner = scrollViews.first { $0.locate(id) != nil } ?? scrollViews.first
    owner?.start(.id(id, anchor))
  }
}

@available(*, unavailable)
extension ScrollViewProxy: Sendable {}
