/// Decides over what is dropped on a view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Whether the drop may begin.
  func validateDrop(info: DropInfo) -> Bool
  /// Does it.
  func performDrop(info: DropInfo) -> Bool
  /// The data has come over the view.
  func dropEntered(info: DropInfo)
  /// The data has moved over the view. Answers what dropping would do; nil for what it would
  /// before.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// The data has left the view.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// It may.
  public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  public func dropEntered(info: DropInfo) {}
  /// As before.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
